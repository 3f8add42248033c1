# Hit Z Road: что не так с колодой или дорогой.

hitz-fault-effect-needed = карте с текстом «{ $text }» нужен эффект { $wanted }…, а не { $given }
hitz-fault-effect-none = у карты с текстом «{ $text }» эффекта нет, а указан { $given }
# $effect — код эффекта, например E-FUEL; $given — что указано вместо нужного.
hitz-fault-arg-none = { $effect } обходится без arg, а указано { $given }
hitz-fault-arg-number = для { $effect } нужно число от 1 до 9, а не { $given }
hitz-fault-arg-group = для { $effect } нужно число от 1 до 9 или "group", а не { $given }
hitz-fault-arg-token = для { $effect } нужен особый жетон, а не { $given }
hitz-fault-text-zombies = красный текст бывает только на карте с зомби
hitz-fault-horde-zombies = орда бывает только на карте с зомби
hitz-fault-level = уровень { $level }: карт{ $which ->
    [unmarked] {" "}без метки
   *[all] {""}
} { $n }, а нужно { $needs }
hitz-fault-token-missing = не хватает «{ $token }»
hitz-fault-token-count = карт с этим жетоном { $n }, а самих жетонов { $of }
hitz-fault-liquidators = Ликвидатор в колоде уже есть: { $card }
hitz-fault-legs = на каждый раунд нужно по одному, всего от { $least } до { $most }
hitz-fault-legs-order = уровень не может быть ниже предыдущего
