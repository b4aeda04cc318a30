/** Loss, addiction and depression; the form of a rule is described in `risk-rule.ts`. */
export const griefRules = `
dia_dos_pais|dia_das_maes|natal|aniversario & doi|doendo|dor|chorar|choro|sem_pai|sem_mae|vazio ! presente|nas_costas
perda|partida|ausencia|morte ~1 filho|filha|mae|pai|marido|esposa|irmao|irma|avo|vo|bebe|neto|amigo|amiga|cachorro|gato & lidar|lidando|superar|dor|depois|desde|FIRST|como|KIN ! guarda|PAPERS|auditiva|peso|visao|animais_exoticos
nao_viu|nao_vai_ver|nunca_vai_ver|nao_conheceu|nao_vai_conhecer|queria_que_visse|nao_ta_aqui_pra|nao_esta_aqui_pra|nao_pode_ver ~3 eu|me|meu|minha|neto|netos|formar|casar|crescer|bebe & pai|mae|avo|vo|irmao|ele|ela|pais
nem|nao ~1 deu_tempo|tive_tempo|tive_chance|pude ~2 despedir|dizer|falar|abracar|pedir_perdao|beijar ! onibus|prova
de_repente|do_nada|tao_rapido|tao_cedo & te_amo|despedir|adeus|nao_deu_tempo
MINE ~3 DIED ! PAPERS|THING|sonhei|sonhar|peixe|relacionamento|namoro|boi|vaca|sinal|farol|marcha
AUTHORITY|FRIEND ~3 faleceu|faleceram|falecido|se_foi|nos_deixou|partiu_cedo ! PAPERS
orfao|orfa|orfaos & aos|com|sou|fiquei|anos|FIRST|#3-60
virou|virar|vira|virou_um ~1 anjo|anjinho|estrela|estrelinha|passarinho_no_ceu ! fantasia|maquiagem|fama|natal|tiktok|da_noite
sepult*|cremar|cremamos|velamos|enterramos|enterrei ~2 MINE|nosso|nossa
so|apenas ~1 tenho|restou|restaram|ficou|ficaram|sobrou|sobraram ~2 foto|fotos|roupas|lembranca|lembrancas|audios|cinzas|saudade ~1 ?dela|dele|deles
berco|quarto|quartinho|enxoval|cadeira|colo|bracos|ninho|cama|caminha|coleira ~1 vazio|vazia|vazios|montado|guardado|intacto & dor|ver|saudade|FIRST|bebe|perda|olhar|doi|perdi|ela|ele ! pequeno|solteiro|decor*|sindrome|faculdade
acidente|covid|cancer|infarto|hospital|enchente|avc ~6 ainda|acordo|procur*|saudade|falta|silencio|nunca_mais & ele|ela|KIN|cama|casa ! seguro|multa|reabilita*|fisio*
espera|esperando|procura|procurando|chama|chamando|chora ~3 ele|ela|dono|dona & ainda & portao|porta|cama|casa|todo_dia ! cio
segunda_mae|minha_rainha_se_foi|meu_heroi_se_foi|meu_porto_seguro_se_foi & silencio|saudade|falta|sem|perdi|morreu|agora
amiga|amigo|colega|vizinha|alguem|cunhada|irma ~3 perdeu|perderam ~2 bebe|filho|filha|mae|pai|marido|gemeos|nenem|esposa|irmao|gestacao
MINE KIN|ELDER|FRIEND & nao_voltou|nao_voltou_mais|nunca_mais|pra_sempre|no_ceu|nao_volta_mais|descansou|partiu|enterr*|velorio|caixao|tumulo|cemiterio|morte|morreu|morrer|faleceu|luto|despedi*|se_foi|nos_deixou ! PAPERS|medo|solteira|solteiro|juntos|amor_pra_sempre|morrer_de|natal_com|aniversario_de|felizes|cabelo|animais|sonhei|trabalho_voluntario|despedida_de
enterr* ~3 KIN|ELDER|FRIEND|filho|filha|mae|pai|bebe|PET ! tesouro|cano|ossos|umbigo|placenta
dois_pratos|prato_a_mais|lugar_dele|lugar_dela|cadeira_dele|cadeira_dela|cama_dela|cama_dele|lado_dele_da_cama|lado_dela_da_cama & mesa|ponho|ainda|ate_hoje|vazi*|vazio
saudade|saudades|falta|perdi|sem|partiu|adeus ~2 MINE rainha|rei|velho|veio|veia|velha|anjo|guerreira|guerreiro|parceira|metade|amor|eterno|estrela ! time|boi|roca|mozao_viagem|carro|celular
#1- ~1 ano|anos|mes|meses|dia|dias|natal ~1 sem ~1 minha|meu|ela|ele|voce|mae|pai ! carro|celular|cafe|cabelo|internet|salario|emprego|comer|falar|ver_meu_filho|menstru*|loja|rede|sono
dela|dele ~3 seria|faria|completaria|fariam|estaria ~3 amanha|hoje|anos|aniversario|vivo|viva|semana|mes
aniversario|numero|foto|audio|roupa|quarto|cheiro ~1 dela|dele & desabei|desabo|desabar|chorei|chorar|choro|nao_consigo|sem_querer ! presente|ex
quarto|roupas|coisas|prato|cadeira|cama|escova ~1 dele|dela ~3 continua|mesmo_jeito|intacto|intacta|do_jeito_que|ainda_ta|ainda_esta ! limpar|namorado
dia_das_maes|dia_dos_pais|natal|aniversario|domingo|ano_novo ~4 pior_dia|doi|doloroso|dolorido|cadeira_vazia|nunca_mais_foi|desde_que_ele|desde_que_ela|no_cemiterio|sem_graca_depois ! presente|ideias
espero|esperando|acho|parece|finjo ~4 ela|ele|mae|pai|filho ~3 entrar|voltar|chegar|ligar ~4 porta|viva|vivo|qualquer_hora|ainda
MINE KIN|ELDER ~4 uti|coma|terminal|metastase|paliativos & medicos|medico|avisaram|despedir|esperanca|desligar|morrer|tempo|deus|milagre
sacrificar|sacrifiquei|sacrificamos|eutanasia ~2 MINE|minha|meu PET|cachorrinha|cachorrinho|gatinho
LOSE ~2 OFFSPRING|bebe|nenem ~3 semanas|meses|barriga|parto|gravidez
primeiro|primeira|segundo|quinto ~4 sem_ele|sem_ela|sem_voce|sem_meu_pai|sem_minha_mae|sem_o_vo|sem_a_vo|sem_o_pai|sem_a_mae ! namoro|ex|celular|carro|gluten
cinzas|urna|ossos ~4 KIN|ELDER|dele|dela|PET ! cigarro
carta|recado|mensagem|video|homenagem|tatuagem|musica ~4 quem_morreu|meu_pai_que|minha_mae_que|minha_avo_que|pra_minha_mae_no_ceu|pro_meu_pai_no_ceu|no_ceu|falecid*|que_partiu|que_se_foi
MINE KIN|ELDER|FRIEND|PET ~5 no_ceu|descansou|descansa|cemiterio|caixao|enterrad*|enterramos|sepultad*|cremad* ! lote|preco
depois|desde|apos|faz|meses|anos|semana|quando ~4 minha_mae|meu_pai|minha_avo|meu_avo|meu_filho|minha_filha|meu_marido|minha_esposa|meu_irmao|minha_irma ~1 DIED|morrer|partir|faltar|falecer
tao_cedo|cedo_demais|de_repente|do_nada|dormindo & DIED|partiu|levou & KIN|ELDER|FRIEND|HE
MINE LOVED|PET ~4 DIED ! PAPERS
^ LOVED|ELDER ~3 DIED ! gado|jogo|PAPERS|saldo|moto|celular
KIN|ELDER|FRIEND DIED & nao|FIRST|escola|boleto*|como|desde|quando|depois|ontem|hoje|ano|anos|dia|mes|semana|saudade|luto|dor ! PAPERS
LOSE meu|minha|nosso|nossa|o|a PARENT|ELDER|SIBLING|OFFSPRING|INLAW|PARTNER|FRIEND|gestacao|gravidez|PET ! guarda|emprego|eleicao|jogo|voto|shopping|praia|mercado|aposta|apostas|divorcio|parque|medo|paciencia|respeito|confianca|peso|foco|virgindade|bens|rg|celular
LOSE ~2 minha|meu|nosso PARENT|ELDER|SIBLING|OFFSPRING|PARTNER ~3 pra|covid|cancer|acidente|suicidio|infarto ! guarda|eleicao|jogo|paciencia|confianca
desde|depois|quando|faz|desse|que ~3 HE ~2 DIED|se_foi|partiu|foi_embora_pra_sempre ! namoro|terminou|ex
PARENT|ELDER|SIBLING|OFFSPRING|PARTNER|HE DIED & FIRST ! PAPERS
sem|saudade|saudades|falta ~3 quem ~3 DIED|partiu|foi|morreu
saudade|saudades|sdds ~2 MINE PARENT|ELDER|SIBLING|OFFSPRING|PARTNER ! comida|feijao|bolo|namorado|viagem|distancia|casa_da|trabalho
HOLIDAY ~3 sem ?meu|minha PARENT|ELDER|SIBLING|OFFSPRING|PARTNER|HE ! gastar|dinheiro|estresse|divorcio|solo|solteira|briga
sem MINE PARENT|ELDER|SIBLING|OFFSPRING & STILL|vazia|vazio|aprender|viver|seguir|vida|primeiro|primeira ! saber|perceber|ver
GRIEFTHING ~2 dela|dele|deles & STILL|DIED ! clonar|hackear|ex|rastrear|espionar|vigiar|ver|traiu|traicao
GRIEFTHING ~3 MINE PARENT|ELDER|SIBLING|OFFSPRING & ate_hoje|nao_consigo|lembrar|nunca_mais|saudade|DIED ! clonar|hackear|rastrear|espionar|receita_da
ouco|escuto|releio|guardo ~4 audio|audios|mensagem|mensagens|voz|carta|cartas & dela|dele|lembrar|saudade|PARENT|ELDER
ligo|ligar|mando_mensagem ~4 celular|numero ~2 dele|dela|PARENT & ainda|saudade
enterrar|enterrei|enterramos|sepultei|cremei|cremamos|velei|velamos ~2 MINE
velorio|enterro|funeral|cemiterio|tumulo|caixao|lapide & FIRST|superou|KIN|ELDER|menos_eu|nao_consigo ! preco|quanto|vestir|dizer|direito
viuvez|viuvo|viuva & KIN|FIRST|anos|como|jovem|perdida|perdido|lidar|recomecar ! aranha|marvel|pensao|inss
luto|enlutado|enlutada & FIRST|KIN|FRIEND|ELDER|escola|turma|de_luto|ninguem|nao ! divorcio|inss|direito|direitos|dias_de_licenca|filme
aborto_espontaneo|natimorto|nasceu_sem_vida|nasceu_morto|nasceu_morta|nascer_sem_vida|sem_batimento|sem_batimentos|perda_gestacional|coracao_parou|coracaozinho_parou|luto_gestacional|curetagem|perinatal|mae_de_anjo|mae_de_estrela|colo_vazio|bracos_vazios|quarto_vazio_do_bebe
bebe|nenem|gestacao|gravidez ~4 nao_vingou|nao_sobreviveu|perdi|perdemos|sem_vida|foi_embora
PARENT|ELDER|HE|SIBLING ~1 nao_volta_mais|nunca_mais_volta|nao_vai_voltar|nunca_mais_vai|nunca_mais_vou
nunca_mais ~3 ver|ouvir|abracar|sentir|vou ~3 PARENT|ELDER|SIBLING|OFFSPRING|HE|colo|voz|cheiro ! ex|namorado
despedir|despedida|adeus|tchau & nem_pude|nao_pude|nao_deu_tempo|sem_me|nao_consegui|sem_poder|nao_deixaram & HE|DIED|KIN|ELDER|PET
ultimo|ultima ~2 abraco|audio|mensagem|foto|beijo|conversa|ligacao|natal|aniversario ~3 KIN|ELDER|HE|dele|dela|FRIEND ! ex|terminar
MINE KIN|ELDER|PET ~6 terminal|paliativo|paliativos|desenganado|desenganada|pouco_tempo_de_vida|meses_de_vida|intubado|intubada|em_coma|morrendo|tem_pouco_tempo|sacrificar|eutanasia ! samambaia
covid|cancer|infarto|acidente|avc|enchente|tragedia|doenca|alzheimer|tiro|morte|deus ~1 levou|tirou|roubou|arrancou|levaram ~3 KIN|ELDER|HE|FRIEND|MINE
mataram|assassinaram|tiraram_a_vida|executaram ~1 MINE KIN|FRIEND|ELDER
KIN|ELDER|FRIEND|PET ~6 atropelado|assassinado|assassinada|afogado|afogou|infartou|bala_perdida|acidente & DIED|nao_resistiu|levou|saudade|FIRST ! seguro|multa|dpvat
MINE KIN|ELDER|FRIEND|PET ~1 falecido|falecida|morto|morta ! sonhar|sonhei|sonho|inventario|fgts|sacar|receber|pensao|heranca
metade_de_mim|pedaco_de_mim|parte_de_mim & morreu|sobrou|foi|levou|perdi|DIED
cadeira_vazia|lugar_vazio|casa_vazia|casa_ficou_grande|ficou_um_vazio|vazio_que|buraco_que|silencio_da_casa|cama_vazia & HE|KIN|ELDER|partiu|deixou|ficou|depois
depois|desde|que ~1 HE partiu|se_foi|morreu|faleceu|descansou
sinto_falta|que_falta|faz_falta|fazem_falta|quanta_falta|tanta_falta ~3 KIN|ELDER|HE|PET ! namorado|ex|viagem|intercambio
fiquei_orfa|fiquei_orfao|sou_orfa|sou_orfao|orfa_de|orfao_de|orfandade
caiu_a_ficha|ficha_caiu|nao_caiu_a_ficha & perdi|DIED|KIN|morte
desde|depois ~5 amigo|amiga|irmao|irma|filho|filha|pai|mae|colega|primo ~2 se_matou|suicidio|tirou_a_propria_vida
MINE KIN|FRIEND|ELDER ~1 se_matou|tirou_a_propria_vida|se_enforcou|se_suicidou
KIN ~1 se_matou
morte ~1 MINE KIN|ELDER|FRIEND|PET
depois_da_morte|desde_a_morte|apos_a_morte|pela_morte ~2 KIN|ELDER|FRIEND|dele|dela ! heranca|inventario
partida ~2 MINE KIN|ELDER|FRIEND
missa_de_setimo_dia|setimo_dia & FIRST|KIN
quem_ja_partiu|quem_partiu|quem_se_foi|quem_ja_se_foi|quem_ja_foi|os_que_partiram|quem_ja_morreu & saudade|saudades|falta|carta|dor
estrelinha|estrela_no_ceu|la_no_ceu|mora_no_ceu|anjinho_no_ceu & FIRST|KIN|PET|ELDER
hospital ~6 despedi|ultima_vez|ultima_noite & KIN|ELDER|HE
contar|explicar|falar ~4 OFFSPRING|crianca|criancas|netos ~6 morreu|nao_volta_mais|faleceu|se_foi|partiu
superou|superar|supero|aceitar|aceito ~4 morte|perda|partida & FIRST|KIN|ELDER|HE|todo_mundo
dor_de_perder|dor_da_perda|dor_de_enterrar ~4 KIN|ELDER|filho|FRIEND|PET
MINE PET ~4 morreu|se_foi|virou_estrelinha|partiu|foi_atropelado|foi_envenenado|envenenaram
`;

export const addictionRules = `
voltei|voltou|voltando ~1 usar|cheirar|beber|apostar|fumar|injetar ~3 ?po|droga|crack|pedra|$ & po|droga|drogas|crack|pedra|maconha|beber|apostar|cocaina|cheirar|depois ! agua|suco|cafe
tomo|tomando|toma|engulo|uso|usa ~2 #4-60 ~1 comprimidos|comprimido|gotas|cartelas|caixas|capsulas ! vitamina|colageno|omega|spirulina|creatina|agua
nao ~1 passo|fico|aguento|consigo|vivo|fica|passa ~3 um_dia|dia|hora|noite ~1 sem ~2 SUBST|cerveja|vinho|fumar|beber|apostar|jogar|maconha|vape ! agua|cafe|rir|chocolate
apostei|apostou|apostando|joguei_tudo|perdi_apostando|torrei ~4 dinheiro|salario|faculdade|aluguel|carro|poupanca|economias|heranca|leite|tudo|pensao
viciado|viciada|dependente|drogado|drogada|alcoolatra|adicto ~6 nao_aceita|nao_quer|recusa|nega|mente|rouba|sumiu|agressiv*|ajudar|salvar|tratamento ! celular|tela|jogo_de_videogame|doce|sintomas
perdeu|perdi|vendeu|vendi|torrou|apostou|apostei|afundou ~2 casa|carro|moto|tudo|salario|dinheiro|loja|heranca|aposentadoria|poupanca|casamento ~2 jogo|bet|bets|aposta|apostas|tigrinho|cassino|droga|bebida|bingo|aviaozinho|roleta|carteado|baralho
dia|dias & sem_beber|sem_apostar|sem_usar|sem_cheirar|sem_fumar_maconha|sem_alcool|sem_crack|sem_droga|sem_pornografia|sem_jogar_online|sem_bet ! agua|glúten
devo|devendo|divida|dividas|rombo|agiota ~6 aviaozinho|tigrinho|bet|bets|roleta|cassino|slot|aposta|apostas|joguinho
cheira|cheirando|fuma|usa|bebe|injeta ~2 escondid* ! bebe_dorme|agua
volta|voltou|voltei|voltar|voltando ~1 pra ~1 droga|drogas|bebida|crack|cocaina|pedra|cachaca|rua|bet|vicio|copo|bar
vicio|viciad*|dependen* ~4 quero|preciso|sair|largar|vencer|socorro|nao_consigo|virou ! celular|tela|doce|acucar|cafe|serie|internet|emocional
troquei|trocou|troca|larguei|abandonei|perdi ~3 filho|filhos|familia|mulher|marido|emprego|faculdade|casa ~2 cocaina|droga|crack|po|bebida|bet|jogo|pedra|alcool|maconha
SUBST|bar|boteco|vicio ~4 tirou|levou|acabou|destruiu|acabando|destruindo|roubou|arruinou|separou|perdi|comeu|afundou ~3 tudo|casamento|familia|vida|casa|emprego|pai|mae|marido|filho|filhos|dinheiro|mim|minha|meu|comigo ! celular|cafe
tirou|levou|destruiu|acabou ~3 tudo|casamento|familia|vida & vicio|alcool|bebida|droga|aposta|bet|tigrinho|crack|po|jogo_de_azar
trocou|troca|trocar ~3 familia|filhos|mim|casa|gente ~3 bar|boteco|droga|bebida|cachaca|jogo|bet|pedra|tigrinho
limpo|limpa|sobrio|sobria ~3 #1-|meses|dias|anos|ano|semana & vontade|usar|beber|medo|recair|luta|faz|ha|to|tou|hoje ! banheiro|nome|pele|lixo|quintal|peixe|aquario
ultima_vez_que|so_mais_uma|so_mais_um|prometo_que|juro_que|prometi ~3 bebo|beber|uso|usar|aposto|apostar|jogo|jogar|cheiro|fumo|dose|aposta|rodada|gole ! agua
pegar|peguei|pegou|devo|devendo ~1 agiota|emprestimo ~4 aposta|apostas|bet|jogo|tigrinho|droga|cassino
nao_vive|nao_vivo|nao_dorme|nao_durmo|nao_funciona|nao_trabalha|nao_sai ~2 sem ~2 calmante|remedio|rivotril|beber|bebida|maconha|droga|zolpidem|cerveja|celular_e_bet|cachaca ! pressao|diabetes
cheiro|cheirei|cheirava|cheirar|cheirando ~1 po|cocaina|lanca|loló|lolo|cola|tinner ! compacto|cafe|guarana|canela
KIN|ELDER|FRIEND ~4 fuma|cheira|usa|bebe|joga|aposta ~3 dia_inteiro|dia_todo|toda_hora|todo_dia|sem_parar|madrugada|escondid*|noite_toda & maconha|po|crack|pedra|droga|cachaca|pinga|bebe|aposta|bet|tigrinho|lanca ! agua|bebe_agua|bebe_leite
bebo|bebendo|bebi|bebe|fumo|cheiro|aposto|jogo ~2 todo_dia|toda_noite|todas_as_noites|todos_os_dias|sem_parar|ate_apagar|ate_cair|desde_manha|logo_cedo ! agua|cha|suco|leite|kefir|cafe|whey|creatina|shake|chimarrao|unha|futebol|xadrez|volei|valorant
#1- ~1 dia|dias|mes|meses|ano|anos|horas ~2 sem ~1 HARDDRUG|SUBST|cigarro|vape|fumar_maconha|apostar ! remedio|bebida_gelada|cerveja_receita|beber_agua|refri
escondo|escondia|escondendo|esconde|achei|encontrei ~3 garrafa|garrafas|bebida|vodka|pinga|cachaca|seringa|cachimbo|papelote|pino|pinos|droga|drogas|maconha|baseado|pod|vape ! polici*|blitz|receita|decor*
MINE irmao|irma|filho|filha|marido|pai|mae|neto|sobrinho|primo|esposa|tio ~3 vendeu|vende|roubou|rouba|empenhou|trocou|levou ~6 droga|drogas|pedra|crack|po|apostar|apostas|bet|bets|tigrinho
MINE KIN|ELDER|FRIEND ~6 SUBST & nao_consigo|socorro|ajuda|desesper*|destru*|acab*|perd*|escond*|todo_dia|nao_para|viciad*|larg*|intern*|medo|dinheiro|agress*|nao_sei ! presente|receita|faz_mal|loja|empresa|pode
so|nao ~2 durmo|funciono|relaxo|saio|vivo|consigo_dormir|consigo_trabalhar|consigo_transar ~4 SUBST|beber|bebendo|fumar|fumando|chapado|remedio|rivotril|zolpidem|porno
escondido|escondida ~4 bebo|beber|bebendo|apostar|apostando|aposto|fumar|cheirar|jogar ~4 ?marido|familia|esposa|mulher|todos|mae ! agua
emprestimo|agiota|cartao|limite|carro|moto|casa|faculdade|aluguel ~6 apostar|tigrinho|bet|bets|cassino|jogo_do_tigre|jogatina|slot|roleta|blaze ! declarar|pode|usar_casa
tigrinho|bet|bets|aposta|apostas|cassino|blaze|slot ~6 me_destruiu|acabou|divida|dividas|devendo|agiota|perdi|perdeu|casamento|familia|filhos|suicidio|demitid*|roubei|menti|mentindo|vergonha|parar|socorro|viciad*|dependente|nunca_mais
alta|saida|sai|sair|voltei|entrei|entrando|internad* ~4 clinica|reabilitacao|rehab|comunidade_terapeutica|caps_ad|desintoxicacao|casa_de_recuperacao
FIRST|KIN|FRIEND|ELDER ~4 HOOKED ~3 SUBST ! serie
HOOKED ~2 SUBST & FIRST|acabando|destruindo|destruiu|devendo|tudo|perdi|casamento|escondid*|nao_consigo|largar|ajuda|vergonha|familia|KIN|sem_controle ! tela|desmame|bula|engorda
FIRST|KIN|ELDER ~5 recai|recaida|recaiu|tive_uma_recaida|voltei_a_usar|voltei_a_beber|voltou_a_usar|voltou_a_beber|voltei_pra_droga
recai|recaida & meses|dias|limpo|limpa|sobrio|anos|depois|droga|alcool|beber|FIRST ! ex|dieta
#1- ~1 dia|dias|mes|meses|ano|anos|horas ~2 limpo|limpa|sobrio|sobria|sem_beber|sem_alcool|sem_usar|sem_droga|sem_crack|sem_apostar|sem_bet|sem_jogar|sem_cheirar|sem_po|sem_maconha|sem_pornografia|de_sobriedade ! janeiro
so_por_hoje|mais_24_horas|mais_vinte_e_quatro_horas|narcoticos_anonimos|alcoolicos_anonimos|jogadores_anonimos|amor_exigente|no_na_hoje|meu_dia_no_na|reuniao_do_na|reuniao_do_aa|no_aa_e|fui_ao_aa|fui_no_aa|padrinho_do_na
cada|dia|dias & sem_alcool|sem_beber|sem_droga|sem_usar|sem_jogar|sem_apostar|sem_cheirar|sem_fumar & guerra|luta|vitoria|batalha|sobrev*
KIN|FRIEND|ELDER|ex ~5 no|na|usa|usando|fuma|fumando|cheira|cheirando|cheirado|viciou|entrou|afund*|perdid* HARDDRUG ! vende|vendendo
KIN|FRIEND|ELDER ~5 noia|cracudo|cracolandia|alcoolatra|drogado|drogada|bebendo_todo_dia|bebe_todo_dia|bebe_demais|bebe_muito|cheirador|alcoolismo|alcoolico|vive_no_bar|so_chega_bebado|na_droga|nas_drogas|viciado|viciada|so_pensa_em_beber|nao_larga_a_garrafa ! celular|tela|doce|cafe|serie|academia
KIN|ELDER ~4 bebado|bebada & todo|sempre|toda|todos|dia|noite|vergonha|cansad*|chega ! bater|HURT
bebo|bebendo|beber|tomo|tomando|bebia|fumo|uso|aposto|apostando|jogo ~4 escondid*|de_manha|cedo|sozinha_toda|sozinho_toda|pra_dormir|pra_esquecer|pra_aguentar|pra_trabalhar|sem_parar|todos_os_dias_e|pra_fugir & FIRST|alcool|cerveja|vinho|vodka|pinga|escondida|escondido|dose|gole|maconha|beber ! agua|cha|suco|leite|whey|remedio_da_pressao|cafe
beber|bebendo|bebo ~4 escondida|escondido & manha|marido|familia|trabalho|quarto|FIRST
acordo ~4 tremendo|suando_frio ~4 dose|beber|gole|remedio|alcool|droga|sem
nao_consigo|nao_sei_mais|nao_fico|nao_da_pra_ficar|nao_vivo ~3 parar|largar|ficar_sem|viver_sem|dormir_sem|sem|sair|trabalhar_sem ~3 SUBST|usar|apostar|cheirar ! comer|doce|cafe|celular|acucar
SUBST ~6 nao_consigo ~1 largar|parar|sair|ficar_sem|dormir_sem|viver_sem
internar|internacao|internei|internaram ~2 compulsoria|involuntaria|MINE|KIN & droga|drogas|crack|nao_quer|alcool|clinica|vicio|KIN|bebe ! bebe_internado|uti|covid|plano|pneumonia
internar ~2 KIN ! cirurgia|parto|uti
clinica_de_reabilitacao|clinica_de_recuperacao|comunidade_terapeutica|rehab|casa_de_recuperacao|centro_de_recuperacao & FIRST|KIN|ELDER|medo|ontem|hoje|dia|saiu
ajuda|quero|preciso|tentando|luta|lutando|como|socorro ~4 largar|sair|livrar|abandonar|parar ~3 HARDDRUG|bet|tigrinho|pornografia|alcool|cachaca|apostas|jogo_online|baseado|tarja_preta|vicio ! gratis
SUBST ~3 destruiu|destruindo|acabou_com|acabando_com|levou|tirou|roubou|arruinou|tomou_conta|matou|mata_aos_poucos|virou_prisao|me_domina|venceu|estragou|consumiu ! celulite|gordura|bateria
virou_vicio|virou_meu_vicio|meu_vicio_em|virou_dependencia & SUBST|HARDDRUG|laxante
perdi|perdeu|torrei|torrou|gastei|gastou|apostei|apostou|joguei|queimei|enfiei|devo|devendo|deve ~5 bet|bets|tigrinho|aposta|apostas|cassino|slot|aviator|jogatina|roleta|jogo_do_bicho|bingo|joguinho ! ganhar_no
jogo_online|joguinho|jogatina|bet|bets|tigrinho|aposta|apostas & divida|dividas|mentira|mentiras|mentindo|agiota|devendo|aluguel|salario|emprestimo|escondido|suicidio|desespero|familia|casamento|filhos ! imposto|declarar|legalizar
dinheiro|salario|aluguel|leite|feira|pensao|compras ~4 boteco|bar|bet|tigrinho|aposta|apostas|jogo|droga|drogas|pedra|cachaca|cassino & KIN|gasta|gastou|gasto|gastei|torra|some
troca|trocou|vende|vendeu|vendendo|rouba|roubou|empenhou|roubar|vendi|troquei|some ~6 pedra|droga|drogas|crack|po|coisas_de_casa|coisas_da_casa|apostar|bet
OFFSPRING|PARTNER|SIBLING ~2 passa|joga|fica ~3 horas|noite|madrugada|dia_inteiro & quebrou|agressivo|bateu|surtou|largou|nao_come|nao_dorme|nao_sai
dependente|dependencia|viciado|viciada|vicio|refem ~3 SUBST|CONTROLLED|rivotril|remedio ! emocional|faz_mal|bula
fiquei|virei|sou|to|estou dependente|viciada|viciado|adicta|adicto ~4 SUBST|CONTROLLED|remedio|sexo|compras|sexo
tomo|tomando|uso ~2 CONTROLLED|SUBST ~3 sem_dor|sem_precisar|todo_dia|por_conta|sem_parar & largar|parar|nao_consigo|medo|vicio|cada_vez|preciso
uso|usei|usando|cheiro|cheirei|fumei|fumo|experimentei|provei ~2 HARDDRUG|bala|lanca|md|ecstasy|lolo|loló & medo|todo|toda|fim|festa|parar|escondid*|sempre|final|arrepend*|FIRST|viciad* ! unha|compacto
abstinencia & FIRST|tremendo|alcool|droga|crack|remedio|KIN|dia ! sexual
virou_bola_de_neve|bola_de_neve & jogo|bet|divida|vicio|mentira|aposta
KIN|ELDER|FRIEND ~5 overdose
overdose & FIRST|quase|sobrevivi
KIN|ELDER ~3 so|vive|mora|nao_sai ~3 boteco|bar|bebendo|bebe|tigrinho|bet ! trabalha
vicio ~3 pornografia|porno|masturbacao|masturbar|apostas|bet|bets|tigrinho|alcool|cocaina|crack|po|jogo_online|compras & FIRST|acab*|destr*|vergonha|parar|marido|KIN|nao
filho|filha|irmao|marido|pai|mae|sobrinho|neto|primo ~3 crack|droga|drogas|cocaina|bet|tigrinho|maconha|lanca|k9 & nao_sei|socorro|desesper*|ajuda|fazer|perdi|descobri|usando|salvar|FIRST|como ! conversar|explicar|prevenir
sobriedade|sobrio|sobria & FIRST|dia|dias|meses|medo|luta|familia
ressaca_moral|apaguei_de_bebada|apaguei_de_tanto_beber|bebo_ate_apagar|beber_ate_apagar|bebo_ate_cair|nao_sei_beber_so_um|so_paro_quando_apago
mae|pai|esposa|mulher|filha|filho|familia|irma de viciado|alcoolatra|adicto|drogado|dependente_quimico|jogador_compulsivo|dependente
codependencia & FIRST|viciado|filho|marido
cheirei_po|cheirando_po|cheirava_po|cheirei_cocaina|fumei_pedra|fumando_pedra|na_nóia|na_noia|no_fundo_da_noia|voltei_pra_rua
`;

export const depressionRules = `
nao_levanto|nao_levanta|nao_saio|nao_sai|nao_me_levanto ~1 cama|quarto ! bebe|gato|cachorro
nao_lembro|nao_sei|esqueci|faz_tempo|nunca_mais ~4 sorri|sorrir|feliz|alegre|alegria|vontade|me_senti_bem|dormi_bem|rir|ri_de_verdade ! senha|onde
parei|deixei|desisti ~1 tomar_banho|me_cuidar|sair|de_sair|de_tudo|viver|responder|ver_gente|sonhar|de_mim|acreditar|sentir|ver_meus_amigos ~3 & FIRST|tudo|nada|mim|casa|parei ! carne|canal|do_nada_e_viajei|emagrecer
ninguem ~1 vem|aparece|visita|me_visita|veio|foi|lembrou|responde|apareceu ~3 visitar|aniversario|mim|festa|me|aqui|ajudar|mensagem ! loja|live|story
mente|cabeca|pensamentos|pensamento ~3 nao_me_deixa|em_paz|nao_descansa|me_atormenta|me_consome|me_destroi|nao_desliga|me_sabota|barulhenta ! piolho|caspa|dor_de
vivo|fico|passo|ando ~1 chorando|trancad*|deitad*|isolad*|mal|sofrendo|escondid*|no_escuro ! de_rir|de_emocao|criança
nao_tenho|sem|perdi|cade|zero|falta|acabou ~1 animo|forca|forcas|energia|vontade ~2 escovar|tomar|sair|comer|levantar|viver|banho|dentes|pentear|trocar_de_roupa|conversar|ver_ninguem|responder|nada|existir|lutar|ser_mae|continuar ! treino|academia|agua|leite|sal
buraco|vazio|oco|peso|dor|aperto|no ~1 peito|dentro|alma|mim|coracao & FIRST|parece|sinto|tem|nao_passa|todo_dia|ha|faz ! infarto|refluxo|cardiac*|muscular|tosse|faringite
FIRST & DISTRESS ! INFO|signo|astral|receita|treino|rir|novela|filme|bebe|cachorro|gato|cabelo|final|musica|adocao|desfralde|creche|lei|divorcio|THING|casamento|emocao|festa|PAPERS|colica|formatura|intercambio|amamentar|parto|gluteo|perna|joelho|coluna|costas|cabeca|ombro|pe|dente|garganta|barriga|ouvido|dieta|caloria
levantar|acordar|banho|viver|sair_da_cama|respirar|comer|sorrir ~3 virou|e|parece|tem_sido ~1 batalha|luta|guerra|tortura|esforco|sacrificio|missao_impossivel|castigo ! bebe|crianca|gato|cachorro|filho
finjo|fingindo|finge|fingir|disfarco|mascara ~3 bem|feliz|alegre|sorri*|normal|forte ! luto_de
nao_saio|nao_sai|nao_saia|nao_consigo_sair|sem_sair|trancad* ~2 quarto|cama|casa ~4 dias|semana|semanas|meses|mes|faz|ha|anos ! celular|criança
sinto|sentindo|tenho|sinta|sobrou|ficou|carrego|virou ~2 vazio|buraco|oco|peso|angustia|tristeza ~3 ?que|passa|peito|dentro|preenche|enorme|dentro|grande ! estomago|fome|nas_pernas|saldo
dou|dar|damos ~1 conta & nao & mais|nada|exausta|exausto|sozinha|chor* ! imposto|netflix|google|banco|demanda
to|estou|ando|vivo|fico|me_sinto|sou|acordo|sigo|continuo ~3 depressivo|depressiva|deprimido|deprimida|sem_chao|sem_rumo|sem_vida|sem_animo|sem_forcas|sem_forca|sem_esperanca|destruido|destruida|arrasado|arrasada|despedacada|despedacado|sobrevivendo|apatico|apatica|desanimado|desanimada|triste|desesperada|desesperado|desmoronando|quebrado_por_dentro|quebrada_por_dentro|em_frangalhos|no_fundo|desistindo|melancolica|melancolico|angustiada|angustiado ! gata|viagem|treino|academia|meia|gramatica|final|time|corinthians|flamengo|vasco|acabou_a_serie
parece|sensacao|sinto ~4 nada_vale|vale_a_pena|nada_da_certo|nao_pertenco|nao_sirvo|sou_invisivel|ninguem_liga|morri_por_dentro|morrendo_por_dentro|to_morrendo|nao_vivo|so_existo|so_sobrevivo|vida_passou|parei_no_tempo|to_afundando|afogando
so_existo|so_sobrevivo|apenas_existo|nao_vivo_so|morri_por_dentro|morrendo_por_dentro|morta_por_dentro|morto_por_dentro|alma_vazia|coracao_vazio|cansaco_que_nao_passa|cansaco_que_dormir_nao|dor_que_ninguem_ve|sofro_calad*|sofrendo_calad*|sofro_em_silencio|guardo_tudo_pra_mim|choro_calada|choro_calado|esqueci_como_e_ser_feliz|nao_lembro_quando_fui_feliz|nao_sei_o_que_e_ser_feliz|nunca_fui_feliz|nada_me_anima|nada_me_faz_feliz|nada_da_certo_pra_mim|nada_mais_importa|nao_sei_quem_eu_sou_mais|nao_me_reconheco
quarto|cama|cortina|coberta|banho|louca|pia|cabelo ~6 dias|semanas|nao_consigo|sem_tomar|sem_lavar|acumulad*|deitad* & FIRST|nao_consigo|vontade|forca|forcas|animo|chor* ! cheiro|limpar|infestacao|obra|encanad*|reforma|cachorro|gato|bebe
fui|to|estou|sou|sinto|me_sinto ~2 um_peso|peso_morto|fardo|invisivel|substituivel|rejeitad*|abandonad*|excluid*|humilhad*|esquecid* ! cachorro|gato
mae|pai|cuidadora|cuidador|filha|professora|enfermeira ~3 esgotad*|exaust*|sem_forcas|no_limite|adoec* & FIRST|sozinh*|nao_aguento|chor*|autista|ninguem|atipic*|socorro ! dicas
cansei|cansado|cansada ~1 sofrer|chorar|lutar|tentar|sentir|tudo|viver_assim|fingir ~2 $|todo|tanto|vida ! trabalho|emprego|clt
DEP & FIRST|nao_e_frescura|frescura|ninguem|aos|preguica|amor|bebe|KIN|FRIEND|ELDER|nao_consigo|nao|escond*|silenciosa|fe|igreja|remedio|crise|voltou|sorri*|faculdade|trabalho|vergonha|cama|diagnostico ! INFO|filme|livro
DEP & FIRST|KIN|nao|ninguem ! INFO|filme
tristeza|desanimo|melancolia|angustia|agonia ~4 nao_sai|sem_fim|nao_passa|nao_tem_fim|profunda|sem_motivo|nao_vai_embora|dentro_de_mim|me_consome|no_peito|que_nao|todo_dia|toda_noite|imensa|constante ! boi|parasitaria
FIRST ~3 tristeza|angustia|desanimo|aperto_no_peito & nao|tao|sem|muito|que ! carrapato
nao_tenho|sem|perdi|nao_sinto|nao_sinto_mais|acabou|zero|nao_acho|cade|nao_vejo|nao_encontro|falta|to_sem ~1 vontade|animo|forca|forcas|alegria|esperanca|graca|prazer|sentido ~3 nada|viver|levantar|sair_da_cama|tomar_banho|comer|ninguem|existir|vida|acordar|fazer_nada ! academia|treinar|estudar|treino|motor|eutrofia|comida|bebe|cachorro|gato|muscular|cabelo|cafe|dinheiro|trabalhar|emprego|som|sal|video|cozinhar|limpar|gravar|casa
nao_consigo|nao_consegue|custo|custa|luto_pra|dificil ~3 levantar_da_cama|levantar_de_manha|levanto|sair_da_cama|tomar_banho|sair_de_casa|sair_do_quarto|parar_de_chorar|sorrir|sentir_nada|sentir_alegria|chorar|funcionar|reagir|ver_futuro|ser_feliz|pentear|escovar ! coluna|lombar|joelho|agacha*|peso|pneu|portao|carro|hernia|idoso
choro|chorando|chorar|choramos|chora ~4 todo_dia|sem_motivo|escondid*|no_banheiro|toda_noite|antes_de_dormir|do_nada|no_banho|no_trabalho|no_onibus|no_carro|todos_os_dias|baixinho|sozinh* ! bebe|crianca|cachorro|gato|nenem|colica|vizinho|vizinha|filho|filha|violino
me_sinto|me_sentindo|sinto_me|me_vejo|me_acho|se_sente|me_senti|sou_so|sou_um|sou_uma|eu_sou_um|eu_sou_uma|sentindo ~3 EMPTY ! pao|congelado
sou EMPTY ~2 demais|sempre|mundo ! profissional|solo|cuidar|viajante
so_vejo|so_enxergo|vejo_so|so_sinto|so_penso ~2 fracasso|defeito|defeitos|escuro|escuridao|vazio|culpa|dor|tristeza|nada|gordura
solidao|isolamento|isolada|isolado & FIRST|doi|mora|quem|familia|longe|idoso|velhice|ninguem|noite|mata|fim_de_semana|NOTANY ! cidade|anos_de|garcia|filme|musica|cachorro
ninguem ~1 chama|entende|entendia|ama|ouve|escuta|procura|liga|nota|ve|enxerga|pergunta|percebe|quer|gosta|acredita|lembra|fala|visita|convida|aguenta|se_importa|sente|sabe_o_que & FIRST|sou|to|comigo|mim|nada ! post|reels|perfil|loja|site|stories|canal|curriculo|live|anuncio|produto|vender|video|regra|fila
minha_vida ~2 parou|acabou|nao_anda|perdeu|inferno|vazia|desmoronou|nao_tem|travou|um_lixo|uma_merda|nao_vale|estagnada|estacionou|sem_graca|sem_sentido|ruiu|desabou|um_caos_e ! bateria
vida|dias|tudo|nada|mundo ~2 sem_sentido|sem_graca|perdeu_o_sentido|perdeu_a_graca|perdeu_a_cor|nao_tem_graca|nao_tem_cor|cinza|faz_sentido|me_alegra|mais_importa|tem_mais_graca|vale_a_pena_mais & nada|vida|tudo|dias|mais ! algebra|filme|serie|acinzentado|loiro|looks|look|guarda_roupa
acordo|acordando|acordar ~3 cansada|cansado|exausta|exausto|chorando|sem_vontade|querendo|desanimad*|triste|vazia|vazio & FIRST|mesmo|horas|dormindo|nada|acordo ! apneia|travesseiro|colchao|tireoide|ferro|vitamina|anemia
vivendo_no_automatico|vivo_no_automatico|piloto_automatico|no_automatico & to|FIRST|vivendo|vida|dias ! drone|dji|carro|cambio|tesla|aviao
fundo_do_poco|cai_num_buraco|cai_em_um_buraco|caido_num_buraco|num_buraco|em_um_buraco|buraco_sem_fim|buraco_negro_dentro|afundando|me_afogando|sem_chao|no_fundo & FIRST|aposentei|sair|NOTANY|depois|to ! rua|asfalto|parede|nasa|piscina|estrada
esgotada|esgotado|exausta|exausto|acabada|destruida|destruido|no_limite|sem_forcas|quebrada & sem_forcas|nao_aguento|FIRST|chorar|mae|ninguem|cuidar ! carro|viagem|vagas|ingresso|ingressos|estoque|treino|corrida|cartao|armazenamento|compressor|motor|clt|direito|direitos
minha_cabeca|minha_mente|meu_psicologico|meu_emocional ~3 nao_aguenta|nao_aguentou|nao_para|nao_desliga|explodir|pifou|bugou|acabado|um_lixo|destruido|no_chao|doente|abalado
nao_aguento_mais|nao_aguento|nao_guento|n_aguento|ja_nao_aguento|nao_suporto_mais ~2 tudo|dor|sofrer|isso|viver|vida|peso|fingir|chorar|nada|sozinha|sozinho|essa_dor|minha_cabeca|ser_forte|$ ! chefe|calor|vizinho|barulho|sogra|trabalho|mosquito|coceira|faculdade
nao_vejo|nao_enxergo|nao_acho|nao_encontro ~2 saida|luz|futuro|esperanca|graca|solucao|motivo|proposito|porque ! botao|aplicativo|carro|cabo|anuncio
perdi|perdendo|perdeu|cade ~2 alegria|brilho|gosto_pela_vida|interesse_por_tudo|esperanca|fe|rumo|vontade_de_tudo|vontade_de_nada|prazer & FIRST|vida|de_viver|tudo|nada|perdi|mim ! glitter|verniz|carro|cabelo|panela
nao_sinto ~3 nada|alegria|amor|vontade|prazer|felicidade|meu_bebe|falta_de_ninguem & FIRST|mais|amor|por|nada ! cheiro|gosto|bebe_mexer|glúteo|gluteo|treino|posterior
sorriso|sorrindo|sorrio|rio ~4 por_fora|fingindo|fachada|falso|mascara|fingir & FIRST|dentro|morrendo|triste|chorando|FIRST
antidepressivo|sertralina|fluoxetina|escitalopram|remedio_pra_depressao|remedio_tarja_preta|remedio_de_cabeca|remedio_controlado ~9 ninguem|vergonha|escondid*|comecei|nao_quero|primeira_semana ! parar|parei
to|comecei|voltei|tomo|estou ~3 antidepressivo|sertralina|fluoxetina|escitalopram|remedio_pra_depressao|litio ! parei|deixei
odeio|detesto ~1 minha_vida|ser_eu|viver|existir|quem_eu_sou|a_mim_mesma|a_mim_mesmo|minha_existencia|acordar_todo_dia_e|me_olhar
me_odeio|me_detesto|odeio_quem_eu|nojo_de_mim|tenho_raiva_de_mim|nao_me_suporto|nao_gosto_de_mim|nao_sirvo_pra_nada|nao_presto_pra_nada|nao_valho_nada|so_atrapalho|so_dou_trabalho|eu_sou_o_problema|nunca_sou_suficiente|nao_sou_suficiente|nunca_e_suficiente_o_que_faco
quarto_escuro|trancada_no_quarto|trancado_no_quarto|deitada_o_dia|deitado_o_dia|o_dia_todo_na_cama|dias_sem_tomar_banho|sem_banho_ha|dias_na_cama|dias_sem_sair_do_quarto|semanas_sem_sair|sem_sair_da_cama & FIRST|NOTANY|KIN|dia|dias|nao ! adolescente_dicas|decor*
KIN|ELDER|FRIEND ~4 depressiva|depressivo|deprimida|deprimido|nao_sai_do_quarto|nao_sai_da_cama|nao_levanta|desistiu_da_vida|desistiu_de_tudo|so_dorme|so_chora|perdeu_a_vontade|nao_quer_viver|sem_vontade_de_viver|nao_quer_mais_nada ! so_dorme_no_colo|cachorro|gato|bebe
larguei|tranquei|abandonei|sai ~4 faculdade|emprego|escola|trabalho|curso ~6 cabeca|depressao|nao_aguentou|nao_aguentei|triste|panico|psicologico|surto|surtei
todo_mundo|todos|outros ~3 feliz|felizes|anda|seguindo|evoluindo|casando & FIRST|minha|menos_eu|parada|parado|fiquei|parou ! receita
queria|so_queria|so_quero ~2 dormir|ficar_na_cama|chorar|sumir|desaparecer|um_abraco|colo|ser_feliz|ser_normal|deixar_de_sentir|parar_de_sentir & FIRST|dia_todo|dia_inteiro|so|acordar|tudo ! bebe|insonia|melhor
aposentei|demitido|demitida|desempregado|desempregada|divorciei|separei|terminei|formei ~7 buraco|vazio|inutil|sem_chao|sem_rumo|sem_vontade|nao_sirvo|chorar|chorando|depressao|poco
cansei_de_fingir|cansada_de_fingir|cansado_de_fingir|cansada_de_ser_forte|cansado_de_ser_forte|cansei_de_ser_forte|cansada_de_tudo|cansado_de_tudo|cansei_de_tudo|cansada_da_vida|cansado_da_vida ! trabalho|emprego|clt
crise_existencial|vazio_existencial|vazio_por_dentro|vazio_no_peito|vazio_dentro|dor_na_alma|alma_doente|alma_cansada|cansaco_da_alma|buraco_no_peito|peso_no_peito|no_na_garganta|aperto_no_peito & FIRST|NOTANY|que|dor|todo|toda|$ ! infarto|cardiaco|refluxo|filosofia
fim_de_semana|feriado|aniversario|natal|sexta ~4 sozinha|sozinho|sem_ninguem|so_eu & ninguem|triste|chorei|chorando|de_novo|sempre|doi ! viagem|viajar|programa|dicas
nao_tenho_amigos|sem_amigos|nao_tenho_ninguem|nao_tenho_com_quem|sem_ninguem|todo_mundo_me_abandonou|me_abandonaram|todos_me_deixaram|ninguem_por_mim|me_isolei|me_isolando|me_excluem & FIRST|nao_tenho|sozinh*|conversar|desabafar|todo|me
baby_blues|puerperio|pos_parto & choro|chorando|nao_sinto|arrepend*|odeio|nao_aguento|sozinha|vontade_de_sumir|tristeza|desespero|FIRST ! cinta|dieta|exercicio|treino|INFO|cabelo
arrependi|arrependida ~4 mae|filho|filhos|engravidar & FIRST|choro|amo|ser
`;
