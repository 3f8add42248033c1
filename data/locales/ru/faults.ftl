# Что не так в данных, миссиях, дорогах и прочем, откуда бы они ни взялись: файл, место в нём, запись с полем и в чём дело.

# $where — файл, место, запись или поле; $what — остаток фразы.
fault-in = { $where }, { $what }
fault-of = { $where }: { $what }
fault-place = строка { $line }, столбец { $column }
fault-data = Ошибок в данных «{ $game }»: { $n }
fault-more = … и ещё { $n }
fault-given = { $what } (сейчас { $given })
# $what — слова самой программы, по-английски.
fault-other = здесь это не подходит: { $what }

## Файлы

fault-no-folder = нет такой папки
fault-no-file = это не файл
fault-closed = не читается: { $why }
fault-large = слишком большой файл, можно не больше { $most } КБ
fault-no-text = это не текст в кодировке UTF-8
fault-elsewhere = это уже есть в файле { $file }
fault-brackets = слишком много скобок друг в друге
fault-language = это не язык: называйте папку en, pt-BR и так далее

## TOML

fault-names-deep = слишком много имён через точку
fault-toml-line = это не ключ со значением, как hour = 8, и не таблица в квадратных скобках
fault-toml-newline = дальше нужна новая строка
fault-toml-equals = после ключа нужен знак = и значение
fault-toml-key = здесь должен быть ключ: латинские буквы, цифры, _ и - или текст в кавычках
fault-toml-header = сколько квадратных скобок открыто перед именем таблицы, столько надо и закрыть
fault-toml-twice = такое здесь уже есть
fault-toml-array = список не закрыт: не хватает запятой или скобки ]
fault-toml-inline = таблица не закрыта: не хватает запятой или скобки {"}"}, а вся она должна быть в одной строке
fault-toml-escape = обратная косая черта здесь ничего не значит: напишите её дважды или возьмите текст в 'одинарные кавычки'
fault-toml-date = такой даты или такого времени нет
fault-toml-value = это не значение: тексты пишутся в кавычках, числа — без них, списки — в [ ], а «да» и «нет» — это true и false
fault-toml-string = текст не закрыт: не хватает кавычки
fault-toml-sign = знак { $sign } здесь стоять не может

## Поля

fault-missing = не хватает
fault-unknown = такого поля нет
fault-none-of = можно только одно из этого: { $of }
fault-least = не меньше { $n }
fault-most = не больше { $n }
fault-number = нужно число от { $least } до { $most }
fault-characters-most = не длиннее { $n ->
    [one] { $n } знака
    [few] { $n } знаков
   *[many] { $n } знаков
}
fault-characters-least = не короче { $n ->
    [one] { $n } знака
    [few] { $n } знаков
   *[many] { $n } знаков
}
fault-entries-most = записей не больше { $n }
fault-entries-least = записей не меньше { $n }
fault-entries = записей не больше { $most }, а здесь { $n }
# $like — имена, какими они здесь бывают, вроде yard-1.
fault-spelled = «{ $name }» здесь не подходит: пишется так, как { $like }
# $pattern — регулярное выражение.
fault-pattern = пишется иначе, по образцу { $pattern }
fault-kind-text = нужен текст в кавычках
fault-kind-number = нужно целое число без кавычек
fault-kind-float = нужно число без кавычек
fault-kind-truth = нужно true или false
fault-kind-list = нужен список в скобках [ ]
fault-kind-table = нужна таблица вроде {"{"} n = 1 {"}"}
fault-id = «{ $name }» — имя другой записи
fault-no-such = такого нет: «{ $name }»
fault-none-in = в { $table } нет «{ $name }»
fault-none-of-ours = у нас такого нет: «{ $name }»
fault-twice = повторяется: { $names }
fault-too-few = на партию нужно { $needs }, а есть { $n }
fault-printed = «{ $name }» значит «как в коробке»: возьмите другое имя
fault-own-name = называется { $id }-1, { $id }-2 и так далее, а не «{ $name }»

## Тексты

fault-text-unknown = здесь ничего так не называется; есть { $known }
fault-text-empty = здесь пусто
fault-text-long = не длиннее { $most } знаков, а здесь { $n }
fault-text-stray = такому тексту здесь не к чему относиться
fault-text-missing = этого текста нет ни на одном языке (в каталоге он называется { $key })
fault-junk = это не текст: { $text }
fault-said-twice = сказано дважды
fault-not-plain = должен быть простой текст, без {"{ }"}
fault-term = термины здесь ничего не значат

## Что присылают в мастерскую

fault-pack-nothing = здесь ни для одной игры ничего написать нельзя
# $files — missions/….toml, roads/….toml и так далее.
fault-pack-empty = играть тут не во что: нет ни таблицы ({ $tables }), ни, если это zip, файла ({ $files })
fault-pack-entries = в { $folder } не больше { $most } файлов, а здесь { $n }
fault-pack-files = файлов не больше { $most }, а здесь { $n }
fault-pack-size = файлов не больше { $files }, в каждом до { $each } КБ, а всего до { $all } КБ
fault-pack-unpacked = слишком большой архив: распакованным он должен занимать не больше { $most } КБ
fault-pack-name = назовите файл вроде yard.toml: не больше 12 строчных латинских букв и цифр
fault-pack-called = имя — не больше 12 строчных латинских букв и цифр, первая — буква
fault-pack-ours = «{ $name }» уже есть в самой игре: возьмите другое имя
fault-pack-zip = архив не читается
fault-pack-locked = ссылки и файлы с паролем не читаются
fault-pack-twice = встречается дважды
fault-pack-strange = лишний файл: внутри могут быть { $files } (не больше 12 строчных латинских букв и цифр), locales/ru/yard.ftl и { $about }
fault-unplayable = сыграть в это не получается: { $what }
fault-has-form = для этого есть отдельная форма

## Рисунки

# $name — M, $n — сколько раз встречается.
fault-origin = «{ $name }» должно встречаться один раз, а не { $n }
fault-between = «{ $name }» в ряду { $row } стоит между двумя местами
fault-line-length = ряд { $row }: в строке с { $what ->
    [edges] границами
   *[cells] клетками
} знаков { $n }, а нужно { $needs }
fault-line-open = ряд { $row }: не закрыт по краям
fault-edge = { $edge }: «{ $code }» — не граница
fault-border = сверху и снизу рисунок кончается рамкой
