# После конца партии.

panel-over = Эта партия окончена.
result-no-points = без очков
