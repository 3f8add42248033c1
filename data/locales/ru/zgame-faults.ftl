# Z-Game: что не так с коробкой или городом.

zgame-fault-base = в tiles нет базы «{ $name }»
zgame-fault-base-idle = это ничья база: назовите её в bases
zgame-fault-base-yield = у базы их не больше 3, а зомби нет
zgame-fault-deck = в колоде «{ $deck }» нет ни одной карты
zgame-fault-order = каждая банда названа по разу, а не «{ $given }»
zgame-fault-mall = Мегамолл бывает один
zgame-fault-gangs = у каждой базы одна банда
zgame-fault-layouts = нет ни одной карты на 2, 3 или 4 банды
zgame-fault-quarter = своего квартала «{ $name }» нет
zgame-fault-place = в городе на { $gangs } банды у «{ $name }» нет своего места
zgame-fault-quarters = на { $gangs } банды нужно кварталов { $needs }, а есть { $n }
zgame-fault-sign = бывают M, базы от B1 до { $last }, точки и номера вроде 07, а не «{ $given }»
zgame-fault-bases = на { $gangs } банды нужны базы от B1 до { $last }, каждая один раз, а нарисовано { $n }
zgame-fault-quarter-twice = один квартал лежит там дважды
zgame-fault-size = кварталов от { $least } до { $most }, а здесь { $n }
zgame-fault-unreached = мимо базы не пройти, и мест, куда никто не попадёт, { $n }
zgame-fault-n = для { $op } — от { $least } до { $most }, а не { $n }
zgame-fault-only = бывает только у { $op }
zgame-fault-gain = пища (food) и медикаменты (medicine) бывают у gain, и только у него
zgame-fault-use = «{ $op }» в этой фазе не применяют
zgame-fault-use-twice = одно и то же указано дважды
zgame-fault-kind = для «{ $metric }» — { $kind }
zgame-fault-max = max бывает только у { $metrics }
zgame-fault-at = бывает только у mall
