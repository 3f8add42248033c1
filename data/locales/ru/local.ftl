# Домашний стол: что он пишет при запуске и его собственные страницы.

local-no-token = Токен Discord не используется: это домашний стол.
local-address = Откройте { $address } в браузере. Ctrl-C завершает работу; всё сохранится до следующего раза.
local-put-aside = Сохранённый стол не удалось прочитать ({ $reason }), файл отложен под именем { $name }; накрыт новый стол.
local-no-file = Домашний стол нельзя сохранить в { $path }: { $reason }
local-needs = Домашнему столу нужен { $package } { $version }, найдено: { $found }. Установка: pip install -r requirements-local.txt
local-nothing = ничего
local-port-taken = Порт { $port } занят: может быть, домашний стол уже запущен? Другой порт задаёт --port.
local-bad-language = Неизвестный язык в «{ $player }»: напишите имя или имя:язык, например Вера:ru.
local-no-players = Назовите хотя бы одного игрока.
local-bot = Gravekeeper
local-server = Домашний стол
local-second = второй-стол
local-channel = стол
local-gm-role = Ведущий
local-choose = Выберите канал и себя. В каждом окне можно быть кем-то другим.
local-all-channels = Все каналы
local-lost = Домашний стол не отвечает. Страница оживёт сама.
local-master = Ведущий здесь — { $gm }.
