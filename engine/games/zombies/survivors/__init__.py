"""What happens to survivors: fights, knock-outs, cards that lie on them."""
