/** Harm to oneself and troubles with eating; the form of a rule is described in `risk-rule.ts`. */
export const selfHarmRules = `
comprei|guardei|tomei|arrumei|tenho ~1 veneno|chumbinho|corda|soda ~4 & FIRST|ninguem|hoje|escondid*|contei|acabar|pronto ! rato|formiga|barata|gato|planta|pular_corda|varal
bilhete|carta ~2 estranho|estranha|triste|de_adeus|despedida|escondid* & amig*|filh*|irm*|mae|pai|namorad*|deixou|achei
aguenta|quer|queria|consegue|ve|tem|suporta ~2 viver|existir|vivo|viva|morrer & nao|sem|disse|falou|fala|diz & amig*|colega|filh*|irm*|namorad*|mae|pai|marido|esposa|prim*|aluna|aluno|sobrinh*|#8-17 ! com_a_sogra|juntos|de_rir|sozinha|sem_carro|sem_celular|filme
vontade|penso|pensei|pensando|quase ~6 carro|moto ~3 bater|jogar|enfiar ~2 poste|muro|ponte|caminhao|barranco|parede
vontade|penso|pensei|pensando|quase ~3 bater|jogar|joguei|capotar|virar|enfiar ~2 carro|moto|volante ~3 poste|muro|ponte|caminhao|barranco|penhasco|contra|parede
bater|jogar|enfiar ~2 carro|moto|volante ~2 poste|muro|ponte|caminhao|barranco|penhasco & vontade|penso|pensei|quero|proposito
corpo|braco|bracos|perna|pernas|coxa|coxas|barriga|pulso|pulsos|pele ~2 cheio|cheia|cheios|cheias|todo|toda|todos|riscad*|cortad*|marcad* ~1 ?corte|cortes|cicatriz|cicatrizes|gilete|lamina|marcas|marca & corte|cortes|cortad*|riscad*|gilete|lamina|me ! estria|espinha|mosquito|tatuagem|sol|celulite
^ ?eu ja tentei duas|tres|varias|quatro|#2-9 vezes $
queria|quero|quis|desejo|preferia ~2 acordado|acordar & nao|nunca ! cedo|5_da_manha
tenho_um_plano & ninguem|desconfia|acabar|fim|carta|data ! negocio|celular|saude|dente
nao_queria|queria_nao|preferia_nao|preferia_nunca|nao_quer|nao_quis|nao_pediu_pra|nao_pedi_pra ~1 ter_nascido|nascer|existir|viver|estar_viva|estar_vivo|estar_aqui|mais_viver
se|me ~1 joga|jogo|jogar|atira|atirar|jogou|jogasse|joguei ~4 trem|ponte|predio|viaduto|janela|sacada|metro|onibus|carro|passarela|caminhao|trilho|laje ! dentro_do|bola|lixo
guardei|juntei|guardando|juntando|separei|escondi|comprei|roubei ~3 comprimidos|cartela|cartelas|remedios|gilete|lamina|corda|veneno|chumbinho|estilete ~3 ?minha|avo|mae|tomar|vez|de & avo|mae|tomar|hoje|morrer|gaveta|quarto|escondid*|tudo|dia ! rato|artesanato
bato|bate|bater|batendo|soco ~2 cabeca|parede|rosto|cara ~3 ?parede & mal|raiva|triste|nervos*|crise|culpa|mim|eu ! bebe|prego|quadro|porta|vizinh*
so ~1 fico|to|continuo|estou|sigo|ainda ~2 vivo|viva|aqui ~2 por_causa|por_conta|pelo|pela|pelos|meu|minha|filhos
ultima|ultimo|ultimas ~1 carta|bilhete|noite|mensagem|despedida|palavra|palavras|suspiro|adeus & escrevi|escrever|minha|meu|vida|deixei ! serie|temporada|viagem|gravidez|namoro|formatura|ano|reveillon
deus|senhor|jesus|vida|morte ~5 me_leva|me_leve|me_levasse|me_busque|me_tira_daqui|me_tire_daqui
boa_noite_pra_sempre|adeus_pra_sempre|dormir_pra_sempre|descansar_pra_sempre|ate_nunca_mais|ate_outra_vida|nos_vemos_em_outra_vida|nos_vemos_do_outro_lado|quero_ir_junto|quero_ir_com_ele|quero_ir_com_ela|ir_pro_outro_lado|tchau_mundo|adeus_vida|adeus_mundo_cruel|desisto_da_vida
se_eu ~1 sumir|morrer|me_for|sumisse|morresse|me_matar|desaparecer ~4 voces|ninguem|alguem|eles|todos|entender|cuida|culpa|diferenca|melhor|tanto ! seguro|inventario|heranca|instagram|financiamento|divida|meus_filhos
acabar_com_tudo|terminar_com_tudo|por_fim_em_tudo|acabar_de_vez & jeito*|jeitos|como|forma*|quero|vontade|penso|hoje|pesquis*|queria|vou ! prova|espinha*|bagunca|mofo|comida
viver|vida|existir ~3 insuportavel|tortura|inferno|castigo|fardo|sem_sentido|sofrimento ! aluguel|vizinho|sogra|calor
insuportavel|tortura|inferno|dificil_demais ~2 viver|existir|estar_vivo|estar_viva|acordar ! aluguel
nao_quero|nao_vou|nao_pretendo|nao_sei_se ~1 chegar|chego|passar|passo ~2 #13-60|natal|fim_do_ano|ano_que_vem|amanha ! kg|quilos|serie
mensagem|audio|carta|texto|post ~2 adeus|despedida|despedindo & amig*|namorad*|filh*|irm*|mandou|minha|meu|mae ! chefe|emprego|professor*|escola|demissao
vontade|coragem|medo ~2 viver|vivo|viva & nao|sem|nem ~9 ! sonho|fora|sozinh*|cidade
ninguem & se_eu|comigo & sumisse|morresse|sumir|morrer|desaparecesse|partisse|fosse_embora ! seguro|inventario
escolhi_o_dia|escolhi_a_data|data_marcada_pra_morrer|ja_tenho_a_data|ja_tenho_o_dia|ja_planejei_tudo|ja_ta_tudo_planejado|nao_passo_desse_ano|nao_passo_de_hoje|nao_passo_dessa_semana|nao_chego_aos_30|nao_chego_aos_20|nao_quero_chegar_aos|hoje_acaba|hoje_eu_acabo|amanha_nao_vou_estar|amanha_eu_nao_vou|ja_escrevi_a_carta|deixei_uma_carta|deixei_tudo_pronto|hoje_e_meu_ultimo_dia|esse_e_meu_ultimo|vai_ser_meu_ultimo|to_indo_embora_de_vez|vou_embora_pra_sempre|vou_partir|vou_descansar|to_pronto_pra_ir|to_pronta_pra_ir|adeus_a_todos|me_perdoem|me_perdoa_mae|perdao_por_nao_aguentar ! escola|lacre
CUT ~1 meu|minha|meus|minhas braco|bracos|pulso|pulsos|perna|pernas|coxa|coxas|barriga|pele|mao|maos & isqueiro|cigarro|raiva|quando|lamina|gilete|culpa|ansiosa|ansiedade|triste|escondid*|alivi*|proposito|caco|estilete|apontador|compasso ! forno|panela|sol|ferro|chapinha|oleo|moto|trabalho|cera|depila*|gato
dose|dosagem|quantidade|quantos|quantas|mistura|combinacao ~4 remedio|remedios|comprimido|comprimidos|gotas|dipirona|paracetamol|rivotril|insulina|veneno|capsulas|chumbinho ~4 mata|letal|fatal|mortal|morrer|morte|matar ! rato|barata|cachorro|gato|piolho
lamina|gilete|estilete ~3 apontador|bolsa|estojo|mochila|gaveta|caderno|capinha ! escolar
filha|filho|irma|irmao|amiga|amigo|namorada|namorado|aluna|aluno|prima|primo|sobrinha|sobrinho|esposa|marido|mae|pai ~6 se_corta|se_cortou|se_cortando|se_machuca|se_fere|se_mutila|se_arranha|se_queima|cortes_no_braco|marcas_no_braco|marcas_no_pulso|nao_quer_mais_viver|nao_quer_viver|quer_morrer|queria_morrer|pensa_em_morrer|fala_em_morrer|falou_em_morrer|vontade_de_morrer|falando_em_morrer|desistir_da_vida|sumir_do_mundo|tentou_suicidio|cansou_de_viver|cansada_de_viver|cansado_de_viver|tomou_remedios|tomou_veneno ! cozinhando|barba|treino|brincando
cansad*|cansei|exaust* ~2 existir|respirar|viver|estar_viv*|lutar_pela_vida ! aluguel|aparencias
nao_tem|nao_ha|nao_existe|nao_acho|perdi ~1 saida|jeito|solucao|esperanca & so|morte|acabar|vida|pra_mim|desisto|morrer ! emergencia|labirinto
viver ~2 assim|desse_jeito|nessa_dor|com_essa_dor & nao|cansei|pra_que|doi|aguento
viver|existir|respirar ~1 doi|cansa|pesa|machuca|e_um_peso|virou_castigo|virou_fardo|se_tornou ! sauna
mundo|vida ~2 nao_e_pra_mim|nao_me_quer|nao_precisa_de_mim|nao_fui_feit*|seguir_sem_mim
*WISH ~3 LEAVELIFE ! fome|lirio|personagem|idade
WISH ~3 morrer|sumir|desaparecer $
WISH ~2 sumir|desaparecer ~2 mundo|vida|sempre|vez|tudo|todos|todo_mundo|mapa ! corpo|rugas|mancha|manchas|estrias
*me|mim matar|mato|matando|mata|matava|matasse|matei & WISH|vou|como|penso|hoje|vontade|eu|$|cabeca|remedio ! ele|ela|ex|marido|quer|ameacou|jurou|jogo|namorado|estudar|treino
*me|mim|se suicidar|suicido|enforcar|enforco|desviver|desvivo|unalive|esfaquear
como|vou|quero|queria|vontade|jeito|penso|pensando me|mim|se|mi mata|matar|matar_de_vez|enforcar|afogar|desviver|envenenar|jogar ! estudar|bola
^ me matar $
*LOVED|PARENT|FRIEND|ela|ele|CHILD ~6 se mata|matar|mate|matasse|suicidar|suicida|enforcar ! trabalhar|estudar|trabalhando|filme|jogo|serie
se_mata se eu|terminar|largar|deixar|for_embora|separar
tirar|tirando|tiro|tiraria|tirou|tirei|tira ~1 propria|minha|sua ?propria vida ! foto|duvida
acabar|terminar|dar|dou|por|colocar|encerrar|acabo|deu|findar|abreviar|interromper ~3 fim|cabo|com|a|tudo ~2 propria|minha|sua ?propria vida|existencia
acabar|encerrar|abreviar|findar ~1 minha|propria vida|existencia|historia
dar|dando|dou|dar_um|por|ponho ~1 cabo|fim ~2 propria|minha|sua|mim|vida|tudo|sofrimento
suicidio|suicida|suicidas|suicidar|suicidar_se|suicido & FIRST|KIN|FRIEND|WISH|tentativa|tentei|tentou|carta|pacto|metodo|metodos|como|ideacao|pensamento|pensamentos|bilhete|assistido|sobrevivi ! PREVENTION|setembro_amarelo|prevencao|prevenir|vargas|esquadrao|umbral|werther|historia
suicidio|suicidar|suicidar_se|suicida ! durkheim|sociolog*|prevencao|prevenir|setembro_amarelo|posvencao|luto|vargas|umbral|esquadrao|espirita|biblia|filme|serie|livro|historia|getulio|homem_bomba|sinais|esporte|atentado
automutil* ! prevencao|sinais|como_ajudar|lidar|identificar|escola_palestra
automutilacao|auto_mutilacao|autolesao|auto_lesao|selfharm|self_harm|se_mutilar|me_mutilar|me_mutilo|se_mutila|me_automutilo|automutilo ! prevencao|sinais|como_ajudar|identificar
*me CUT & CUTSIGN|quando|de_novo|voltei ! HE|PARTNER|EX|PARENT|chefe|cozinha|cozinhando|barba|depilar|unha|treino|vidro|jogo|futebol|gato|caco_de_vidro|comendo|lingua|bife|faca_nova
*se CUT ~6 proposito|braco|bracos|pulso|pulsos|lamina|gilete|estilete|perna|coxa|escondid* ! barba|depilar|treino
me_corto|me_cortei|me_cortar|me_cortando & ninguem|escondid*|alivi*|triste|angustia|raiva|vergonha|de_novo|todo_dia ! barba|cozinhando|cozinha|depil*|papel|faca_nova
me_corto|me_cortei|me_cortar|me_firo|me_queimo|me_arranho|me_mordo|me_soco|me_bato $
so_alivia|unico_alivio|alivio|alivia|passa ~5 firo|corto|cortar|machuco|machucar|sangue|lamina|gilete|me_bato|me_queimo|me_arranho
marca|marcas|corte|cortes|cicatriz|cicatrizes|ferida|feridas|arranhao|arranhoes|queimaduras ~4 braco|bracos|pulso|pulsos|perna|pernas|coxa|coxas|antebraco & escond*|escond|moletom|manga|mangas|mostrar|proposito|mae|maquiagem|vergonha|base|pulseira|FIRST|conta|calor|disfarcar|cobrir ! cesarea|cirurgia|laser|estria|estrias|espinha|espinhas|vacina|cabelo|costura|mosquito|catapora|manga_curta_costura|acne|tatuagem_cobrir_estria
moletom|manga_comprida|manga_longa|casaco ~4 calor|verao|escola & escond*|braco|bracos|marca|marcas|corte|cortes|esconder
lamina|gilete|estilete|navalha & pele|braco|pulso|alivio|alivia|dor|gaveta|escondid*|apontador|FIRST ! barba|barbear|depilar|barbearia|trocar|aparelho|patins|artesanato|papel|scrapbook|barbeiro|sobrancelha|rosto
cortar|corta|cortei|corto ~2 pulso|pulsos|veia|veias|jugular
dormir|dormisse|durmo|fechar_os_olhos|deitar ~4 nao|nunca ~2 acordar|acordasse|levantar|abrir ! celular|bebe|insonia
nunca_mais_acordar|nao_acordar_mais|nao_acordar_amanha|nao_precisar_acordar|sono_eterno
nao|nem|sem|nunca ~1 quero|aguento|consigo|suporto|vejo|tenho|acho|vontade|pretendo|queria|encontro|to|motivo|razao|sei ~4 viver|existir|viva|vivo|vida|viver_mais|continuar_aqui|estar_aqui|aqui_mais|seguir_vivendo|nesse_mundo|neste_mundo|estar_viva|ta_vivo ! ajudar|aluguel|carro|internet|celular|sem_voce|com_minha|com_meu|cafe|saude|diabetes|gluten|sal|vida_social|vida_de|na_cidade|musica|com_a|com_o|ar_condicionado|mais_de_aluguel|nos_eua|vida_financeira|no_brasil|plano|saudavel
sentido|motivo|motivos|razao|razoes|porque|vale_a_pena|proposito|pra_que ~3 viver|continuar_aqui|continuar_vivendo|existir|estar_aqui|levantar_da_cama|seguir_aqui|continuar_vivo|continuar_viva|continuo_aqui|continuar_lutando|continuar_tentando|nasci|acordar_amanha ! na_praia|fora_do_brasil|barato|italia|portugal|interior|roca|cidade
pra_que_viver|pra_que_continuar|por_que_eu_nasci|pra_que_eu_nasci|por_que_nasci|nao_pedi_pra_nascer|nao_era_pra_eu_ter_nascido|nao_devia_ter_nascido|queria_nao_ter_nascido|seria_melhor_nao_ter_nascido|arrependida_de_ter_nascido
cansei|cansada|cansado|desisti|desistir|desistindo|farto|farta|exausta|exausto|desistiu|cansaco ~2 viver|existir|de_vida|da_vida|da_minha_vida|de_estar_vivo|de_estar_viva|de_respirar|de_mim|de_lutar|da_existencia ! solteira|solteiro|clt|cidade|corrida|dona_de_casa|aluguel|aparencias|loja|adulta|adulto|no_aluguel|pra_trabalhar|concurseiro|de_favor
cansei|cansada|cansado|desisti|desistir|farto|farta ~1 tudo & existir|FIRST|vida|vez|$
perdi|perdendo|perdeu|sem|nenhuma|acabou|nao_tenho|zero|falta ~2 vontade|desejo|gosto|gana ~2 viver|vivo|viva|continuar|existir
deus|senhor|jesus|ceu|morte|vida ~3 levar|leva|levasse|leve|buscar|chamar|chama|recolher|vir_me_buscar|me_busca ~2 me|mim|logo|embora|hoje|junto ! boia|carona|igreja_me|levar_vida
me_leva_logo|me_leva_deus|me_leva_senhor|deus_me_leva|deus_me_leve|deus_podia_me_levar|deus_me_levasse|que_deus_me_leve|pode_me_levar|vem_me_buscar_deus|a_morte_seria|morte_seria_um_alivio|seria_um_alivio_morrer|morrer_seria|alivio_morrer
se_eu|quando_eu|e_se_eu|caso_eu ~1 morrer|morresse|sumisse|sumir|partisse|desaparecesse|nao_estivesse|nao_existisse|me_matasse|fosse_embora ~5 tanto_faz|ninguem|falta|diferenca|melhor|alguem|importa|importaria|chorar|choraria|notar|perceber|sentiria|sentir|velorio|aliviada|alivio|cuidar ! seguro|inventario|heranca|divida|testamento|pensao|holding
ninguem ~3 falta ~1 minha|mim|de_mim
sentir|sentiria|sentiriam|sente|notaria|notar ~2 minha_falta|minha_ausencia|que_eu_sumi|se_eu_sumisse
melhor|bem|felizes|feliz|aliviados|leve|paz|tranquilos sem_mim
mundo|familia|todos|todo_mundo|filhos|mae ~4 sem_mim|longe_de_mim_pra_sempre & melhor|bem|feliz|felizes|paz|ficar
sou_um_peso|sou_peso|sou_um_fardo|sou_fardo|sou_um_estorvo|virei_um_peso|so_sou_um_peso|me_sinto_um_fardo|sou_um_erro & FIRST|familia|todos|vida|KIN|todo|pra|$
carta|bilhete|mensagem|video|texto|audio|live ~2 de_despedida|de_adeus|suicida|de_suicidio|despedida ! formatura|trabalho|emprego|festa|professora|escola|solteira|solteiro|intercambio|aposentadoria|colega_que|novela|casa|empresa|turma|chefe
despedida|despedindo|despedir|adeus|tchau ~4 mundo|todos|tudo|familia|vida|voces|canal ! emprego|escola|solteiro|solteira|festa|intercambio|casa_antiga|aeroporto|viagem|casamento
ultimas_palavras|ultimo_texto|ultimo_desabafo|ultimo_adeus|meu_adeus|minha_despedida|meu_fim|minha_ultima_noite|meu_ultimo_dia_aqui|minha_ultima_mensagem|meus_ultimos_dias ! emprego|escola|trabalho|historico|famosos|reis|plano
ultimo|ultima ~1 video|post|live|foto|recado|carta|aviso|vlog|vez & limite|perdao|desculpa|obrigado|obrigada|adeus|nao_aguento|despedida|hoje|fiquem|amo|melhor|nunca_mais|desisto|cansei|familia_me|descansar ! ano|ferias|viagem|gravidez|temporada|promocao|emprego
antes|depois ~2 ir|partir|embora|eu_ir|eu_for|irei ~2 vez|sempre|desse_mundo|daqui_de_vez & palavras|ultimas|recado|video|carta|adeus|FIRST|deixo|deixar ! ex|brasil|intercambio|viajar|pais
dando|deu|doando|distribuindo|doar|vendendo|vendeu|entregando ~3 coisas|tudo|roupas|pertences ~5 despedi*|adeus|se_despedindo|mim|dele|dela ! mudanca|desapego|bazar
pular|me_jogar|se_jogar|me_jogo|me_joguei|me_atirar|jogar|atirar|cair|pulando|pulo|pulasse ~2 ponte|predio|viaduto|janela|sacada|passarela|trilho|trem|metro|precipicio|onibus|caminhao|laje|andar|terraco|frente & me|WISH|vontade|penso|como|se ! bungee|rapel|paraquedas|corda|gato|cachorro|bola|lixo|jogo
*quantos|quantas|todos|todas|varios|muitos|caixa|cartela|vidro|tomar|tomei|tomou|engolir|engoli|misturar ~4 remedio|remedios|comprimido|comprimidos|gotas|capsulas|rivotril|dipirona|paracetamol|veneno|chumbinho|pilulas|soda ~6 morrer|me_matar|nao_acordar|dormir_pra_sempre|apagar|de_uma_vez|acabar|overdose|matar|morte|fatal|letal|nunca_mais|adeus|pra_sempre
tomei|tomou|tomar|engoli ~2 cartela|caixa_inteira|vidro_inteiro|todos_os_remedios|todos_os_comprimidos|monte_de_remedio|chumbinho|veneno|overdose ! gato|cachorro|socorro|sem_querer
overdose ~2 remedio|remedios|comprimido
queria|quero|queira|gostaria|so|tomara|espero ~6 parasse|acabasse|acabe|sumisse|terminasse|parar_de_doer|parasse_de_doer & dor|barulho|tudo|sofrimento|cabeca|isso|angustia|vozes|vida ! vizinho|obra|guerra|chuva|calor|relacionamento|coceira|menstruacao
limite & FIRST|nao_aguento|hoje|to & ultimo|ultima|adeus|fim|desisto|nao_da_mais
sumir|morrer|ir_embora|desaparecer ~2 de_uma_vez|de_vez|pra_sempre|para_sempre|desse_mundo|dessa_vida ! mancha|manchas|acne|dor_de|rugas|pelos|formigas|do_brasil|melasma
como|jeito|maneira|forma|formas|modo|remedio|comprimido|dose ~3 morrer ~2 dor|rapido|dormindo|logo|paz|indolor|facil|$ ! planta|suculenta
jeito|forma|maneira|metodo|metodos|modo ~2 facil|rapida|rapido|indolor|melhor|menos_dolorosa|sem_dor|dolorosa ~1 morrer|suicidio|me_matar
penso|pensando|pensei|pensar|pensamento|pensamentos|imagino|fantasio|ideia ~3 morrer|me_matar|suicida|suicidio|sumir|acabar|suicidas|em_nao_estar|em_desistir ! pena|medo|apos|filosofia|vida_apos|budismo
tentei|tentou|tentativa|quase ~2 me_matar|se_matar|suicidio|tirar_a_vida|contra_a_propria_vida|tirar_a_propria_vida|morrer
sobrevivi|sobrevivente ~5 tentativa|suicidio|mim_mesma|mim_mesmo
minha_morte|meu_velorio|meu_enterro|meu_caixao|meu_funeral & WISH|ninguem|quem|penso|imagino|falta|planejando|musica|chorar ! plano|seguro|inventario|testamento
corda_no_pescoco|corda_no_ventilador|cadeira_e_corda|corda_e_banco
odeio|nao_gosto|detesto|vergonha|raiva|cansei|arrependo|nao_suporto ~2 estar_viva|estar_vivo|existir|ter_nascido|de_estar_viva|de_estar_vivo|de_existir|de_ter_nascido|ser_eu|continuar_viva
nao_mereco|nao_devia|nao_deveria|nao_faz_diferenca|tanto_faz ~2 viver|vivo|existir|estar_viva|estar_vivo|estar_aqui|acordar|se_eu_viver
tanto_faz ~2 viver|morrer|vivo|morro|se_eu_morrer
melhor|preferia|prefiro|preferivel ~2 morrer|morta|morto|nao_ter_nascido|estar_morta|estar_morto|nem_ter_nascido ! que_perder|do_que_ser_vegano|jogar
desafio_do_apagao|blackout_challenge|desafio_do_desodorante|inalar_desodorante|jogo_da_asfixia|desafio_da_asfixia|choking_game|baleia_azul|desafio_momo ! pais|alerta|perigo|prevenir|proteger|o_que_e
vida|viver|existir ~2 nao_vale|nao_faz|perdeu|deixou_de_fazer|ja_nao_tem ~2 a_pena|sentido|valer
nao_sirvo_pra_viver|nao_nasci_pra_viver|nao_pertenco_a_esse_mundo|nao_pertenco_a_este_mundo|nao_quero_estar_aqui|nao_queria_estar_aqui|nao_quero_mais_estar_aqui|nao_vou_estar_mais_aqui|nao_vou_estar_aqui|logo_nao_vou_estar|quando_eu_nao_estiver_mais|ir_dessa_pra_melhor|ir_pra_junto_de_deus|encontrar_deus_logo|encontrar_minha_mae_no_ceu|me_juntar_a_ele_no_ceu|ir_embora_dessa_vida|contagem_regressiva_pra_minha|meu_tempo_acabou|chegou_minha_hora|desistindo_de_mim|desisti_de_mim|desisti_de_viver|desistir_de_tudo|vozes_mandam|vozes_na_cabeca_mandam
kill_myself|kms|want_to_die|end_my_life|unalive|wanna_die|suicidal|killing_myself|hate_my_life
`;

export const eatingRules = `
peso|to_com|pesando ~1 #25-45 ~1 kg|quilos|kilos ~4 acho|gorda|enorme|quero|emagrecer|feia
voltei|voltou|voltando|comecei|continuo|preciso ~1 vomitar|me_pesar|jejuar|contar_calorias|nao_comer|comer_escondid*|me_matar_de_fome ! enjoo|gravid*
espelho|espelhos ~4 cobri|cobrir|tampei|tapei|quebrei|escondi|evito|fujo|tirei|virei & FIRST|todo|casa|me ! manchad*|banheiro_decor*|quarto_decor*|moldura
so_pensa|so_penso|so_fala|obcecad*|obsess* ~3 musculo|corpo|peso|caloria|calorias|magreza|seco|emagrecer|treino|espelho|barriga ! cachorro
conta|conto|pesa|peso|mede|me_meco ~3 caloria|calorias|comida|grama|colher|cintura|braço ~4 tudo|pasta|ate|cada|vezes|dia & ate|cada|obsess*|medo|choro|vezes|tudo ! receita|balanca_de_cozinha
filho|filha|irmao|irma|amigo|amiga|namorado|namorada|marido|primo|prima ~7 parou_de_comer|so_come_ovo|so_come_frango|vomita|se_pesa|vive_de_dieta|pele_e_osso|emagreceu_demais|muito_magra|nao_janta ! bebe|gato|cachorro|legumes|verdura|carne|seletiv*|fruta|feijao|dicas|anos_nao_come|salada|ovo
jantei|almocei|comi|comer|janto|almoco|jantar ~6 banheiro ! intestino|diarreia|cachorro|limpar|bebe|gases
passo|passei|passar|passando ~1 fome ~4 caber|vestido|magra|emagrecer|bonita|biquini|peso|ballet|modelo|festa|casamento|roupa
jejum|dieta ~3 escondid* ! namorada
tenho ~1 #8-17 ~4 jejum|dieta|vomit*|peso|emagrecer|caloria|calorias|magra|gorda|laxante|academia_2x
sinto|fico ~2 bem|leve|forte|poderosa|feliz|limpa|orgulho ~3 fome|jejum|estomago_vazio|barriga_vazia|sem_comer|vazia|nao_como
comi|como|comer|comido|jantei|almocei|engoli|bolo|pizza|rodizio|festa ~6 horrivel|culpada|culpado|culpa|nojo|arrepend*|vomit*|chorei|odiei|monstro|imunda|suja|me_puni|me_castig*|compensar & me|FIRST|depois|comi ! receita|intox*|alergi*|cachorro|gato|bebe|gravid*|restaurante_horrivel|cru
compulsao|compulsivo|compulsivamente ~4 madrugada|noite|toda|crise|crises|escondid*|ataque|ataques|choro|vergonha|FIRST ! INFO|compras|parar|controlar|como
ataques|ataque|crise|crises ~1 compulsao ! INFO
odei* ~3 corpo|barriga|espelho|reflexo|coxas|imagem|peso ! limpar|propaganda|pintar
roupa|calca|tamanho|manequim|numero ~3 #32-36 & larga|menos|menor|ainda|caber ! sapato|tenis|pe
passo|passei|fico|fiquei|vivo ~4 orgulho|orgulhosa ~9 & comer|fome|cafe|agua|jejum|comi
dieta ~3 desde ~2 #5-15
parou_de_comer|parei_de_comer|deixou_de_comer & historia|modelo|minha|filha|amiga|irma|gorda|medo|mae ! carne|doce|gato|cachorro|PET|bebe|acucar|pao|gluten|racao
OFFSPRING|FRIEND|SIBLING|PARTNER|FIRST ~3 so|vive|sobrevive ~1 come|comendo|bebe|como|bebo|toma|tomo ~3 ONLYTHIN|salada|folha|gelatina|maca|sopa ! bebe|cachorro|seletiv*|gato|coelho|bichinho
treino|treinar|corro|correr|esteira|academia|malho|malhar|polichinelo|exercicio ~6 queimar|compensar|gastar|pagar ~4 comi|comido|comida|culpa|jantei|almoco|calorias_que|lanche|doce ! dicas
menstruacao|menstruo|cabelo|unha|desmaio|tontura|pressao ~5 nao_como|sem_comer|dieta|magra|peso|comendo_pouco|parei_de_comer|jejum & parou|caindo|caiu|FIRST|quebra*|cai ! low_carb|dieta_pra|ajuda|alimentos|carne|doce|acucar|lactose|gluten|pao
como|comer|comendo|comi|comia ~2 sem_parar|ate_passar_mal|ate_vomitar|ate_doer|ate_explodir|tudo_que_vejo|compulsiv*|ate_chorar|descontrolad*|desesperad* ! cachorro|gato|parar_de|como_parar|bebe|receita
nao_consigo|medo|vergonha|panico|odeio ~2 comer|jantar|almocar ~3 frente|publico|perto|outros|alguem|familia|gente|restaurante|escola|juntos
contar|conto|contando|contava ~1 caloria|calorias & prisao|vicio|virou|nao_consigo|chiclete|obsessao|medo|doente|parar|choro
espelho|foto|fotos|balanca|roupa|provador ~5 baleia|monstro|nojo|choro|chorei|chorar|odeio|gorda|evito|quebrei|horrivel|nao_me_reconheco & FIRST|me|vejo|olho ! maquiagem|limpar|cinta|dicas
perdi|emagreci|peso ~3 #3-60 ~1 kg|quilos|kilos|$ ~6 ainda_me|me_acho|nao_e_suficiente|quero_mais|continuo|gorda|doente|ninguem_percebe & gorda|acho|suficiente|enorme|doente|ninguem|vejo|odeio
anorexia|bulimia|anorexica|bulimica|compulsao_alimentar|transtorno_alimentar|ortorexia|vigorexia ~5 FIRST|minha|me|anos|meses|recupera*|internada|recaida|voltou|ninguem|venci|luta|filha|filho|amiga|irma|modelo|matou|quase|escola|vida ! sintomas|tratamento|sinais|como_ajudar|o_que_e|causas
ED & FIRST|KIN|FRIEND|ninguem|recuperacao|internad*|dia|isolada|voltou|recaida|vergonha|escond*|nunca|luta|vencer|venci|sobrev*|quase_morri|modelo|adolescente|escola|amiga ! INFO
ED ~3 #1- dias|meses|anos
odeio|nojo|vergonha|odiar|detesto|repulsa|nao_suporto|nao_aguento|choro|chorei|trauma|raiva ~4 BODY ! pintar
BODY & odeio|nojo|choro|nao_consigo|quebrei|monstro|monstruosa|baleia|evito|coberto|tampo|inimigo ! decor*|limpar|manchado
nojo|culpa|vergonha|panico|pavor|odio|medo|peso_na_consciencia|choro|arrependo|arrependimento ~5 EATINF|FOOD|engulo|como|engordar|rodizio|cada_garfada ! crianca_seletiva|bebe|introducao|alergia|engasgar|fritar|panela|explodir|crediario|glicose_alta|diabetes|cachorro|errar|de_fazer|restaurante_chique|mae_que|com_azeite|anestesia|de_comer_cru|salmonela|intoxicacao|cha_revelacao
sem_culpa ~2 emagrec*|nunca
me_peso|me_pesar|me_pesando|subo_na_balanca|escrava_da_balanca|refem_da_balanca|escravo_da_balanca|medo_da_balanca|balanca_manda|me_pesava ! feira
balanca & doentia|obsess*|vezes|choro|prisao|inimiga|me_define|medo|destru*|humor ! comercial|cozinha|digital|libra|signo|feira|gado
obsess* ~4 peso|calorias|corpo|emagrecer|balanca|magreza|comida|contar_calorias
contar|conto|contando ~2 caloria|calorias & obsess*|tudo|nao_consigo|chiclete|ate_de|cada|medo|choro|prisao ! app|aplicativo|vale
nao|parei|parou|deixei|deixou|recusa|evita|evito ~3 comer|almocar|jantar|come|janta|almoca|comeu & OFFSPRING|FRIEND|SIBLING|FIRST|ha|faz|dias|pele_e_osso|magra|magreza|gorda|espelho|peso ! doce|doces|carne|acucar|gluten|bebe|cachorro|gato|PET|legumes|verdura|verduras|racao|fora|besteira|besteiras|pao|fritura|chocolate|ansiedade|arroz_doce|fruta|noite|madrugada|idoso|papinha|unha|dieta|lactose|salada|feijao|seletividade|seletivo|crianca|tarde|rapido|antes|porco|calopsita|peixe|tartaruga|hamster|dente|aparelho|cirurgia|bariatrica|filho|filhinho|na_rua|autista|neofobia|comida_solida|leite|ovo|frutos|demais|compulsao|virose
joga|jogo|jogava|jogando|joguei|escondo|esconde|cospe|cuspo|da_pro_cachorro|finge|cuspir ~4 marmita|lanche|prato|almoco|janta|comida|merenda & fora|escondid*|guardanapo|lixo|cachorro|banheiro|que_come|amiga|filha ! receita|sobra|resto|desperdicio|reaproveitar|fora_de_casa|validade|geladeira
internada|internado|cheguei|pesando|pesava|pesei|cheguei_a|com ~2 #25-43 quilos|kg|kilos ! bebe|cachorro|crianca|mala|saco|cao|porco|halter|cimento|haltere|perdi|perder|emagrecer|emagreci|levantar|mochila|menos|racao|bagagem
desmai* & comer|agua|jejum|fome|comia|dieta|treino|peso|academia|remedio_pra_emagrecer|sem_comer ! sangue|gravidez|pressao|calor|bebe|cachorro|carne|doce|acucar|lactose|gluten|pao
come|como|comia|comer|comendo|devoro|escondo|esconde|acho ~4 escondid*|papel|papeis|embalagem|embalagens|bombom|bombons|colchao|armario ~6 vergonha|noite|culpa|choro|vomit*|colchao|cama|familia|quarto|banheiro|armario|ninguem|vezes|chorar ! crianca_escondid|legumes|verdura|bolo_escondid*
comer|como|come|comendo ~2 escondida|escondido ! legumes|legume|verdura|do_marido_brincadeira|recheio
chama|chamam|chamava|chamou|chamavam|disse|fala|falou|dizem ~4 gorda|gordo|baleia|magrela|pele_e_osso|obesa|rolha|barriguda|esqueleto & parei|choro|comer|jantar|KIN|escola|vomit*|chorei|dieta|odeio|jejum|emagre* ! sabao
PURGE & comer|comi|almoco|jantar|comida|almocar|janta|escondid*|banheiro|todo_dia|culpa|rodizio|dedo|depois|tudo|sempre|toda_refeicao|vezes|viciei ! gravida|gravidez|bebe|cachorro|gato|crianca|virose|filho|ressaca|enjoo|PET|gatinho|bariatrica|refluxo|onibus|viagem|bebi|carro|quimio|pelo
banheiro ~6 depois ~3 comer|almocar|jantar|refeicao|almoco ! intestino|diarreia|cachorro
botar|por|colocar|jogar|boto|ponho tudo ~1 fora & comer|almoco|almocar|jantar|comida|banheiro|dedo|barriga
magreza|emagreci|magra|magro ~6 elogi*|doente|morrendo|parabens|triste|ninguem_sabe & FIRST|todo_mundo|elogia|elogiam ! looks|vestidos
elogi* ~5 magreza|emagreci|corpo|peso|magra & doente|doença|mal|comer|choro|FIRST
ballet|bale|modelo|passarela|ginastica|natacao|danca|luta|crossfit|instagram|dieta ~5 jeito_de_comer|comer|comida|meu_corpo|relacao_com_a_comida|transtorno|magra & destru*|adoec*|estrag*|traum*|ferrou|acabou|nunca_mais
relacao ~2 doentia|ruim|horrivel|pessima|de_odio|complicada|destruida|toxica ~3 comida|balanca|corpo|peso|espelho|comer
laxante|laxantes|diuretico|sibutramina ~5 vicio|dependente|viciada|todo_dia|nao_consigo_parar|escondido|escondida|parar & FIRST|virou|meu|todo|escondid*
nunca_me_acho|me_acho_gorda|me_acho_gordo|me_vejo_gorda|me_vejo_gordo|me_vejo_enorme|sou_gorda_e_nojenta|me_sinto_gorda|me_sinto_nojenta|me_sinto_enorme|me_acho_pequeno|me_acho_um_frango|nunca_grande_o_suficiente|nunca_magra_o_suficiente|nunca_fico_magra|monstro_no_espelho
arrancar|cortar_fora|rasgar|cortar ~1 minha_barriga|minha_gordura|minhas_coxas|essa_barriga|minha_carne
pele_e_osso & FIRST|OFFSPRING|FRIEND|SIBLING|parou
so_tomo|so_tomei|so_bebi|so_bebo|tomando_so|bebendo_so|so_como|so_comi|comendo_so|comi_so|comer_so|passo_o_dia_com|meu_dia_comendo|sobrevivo_com|vivo_de ~3 ONLYTHIN|agua|#1-900|gelatina|maca|folha ~4 dia|dias|treino|dois|tres|desmaiei|desmai*|caloria|calorias|kcal|tudo|semana|inteiro|$ ! bebe|receita|sopa|cachorro
comendo|comer|como|comi|dieta|dia ~3 so|apenas|com|ate|no_maximo|menos ~2 #50-900 caloria|calorias|kcal ! receita|lanche|marmita|almoco_de|sobremesa|perder|queimar|gastar|deficit
medo|pavor|panico ~2 engordar & FIRST|nao_como|parei|choro|comer|dia
`;

export const proEatingRules = `
ONLYTHIN ~2 ONLYTHIN ~4 secar|emagrecer|semana|dias|dia|magra|toda ! cha_gelado|suco_detox|receita|drink|bolo|limao
botar|por|colocar|jogar ~1 pra_fora ~4 comida|comer|comi|ouvir|barulho|escondid*|refeicao|ninguem
comer|comi ~2 botar|por|colocar ~1 pra_fora|tudo_pra_fora
truque|truques|dica|dicas|jeito|como|maneira|tecnica|aprender|metodo ~2 vomitar ~3 ?rapido|facil|escondid*|comida|depois|$ ! parar|evitar|gravid*|gato|bebe|nao
pular|pulo|pulando|cortar|eliminar|evitar|esquecer ~3 refeicoes|refeicao|almoco|jantar|cafe_da_manha ~3 magra|magro|emagrecer|secar|todas|peso|escondid*|dias ! jejum_intermitente|faz_mal|engorda
#50-900 caloria|calorias|kcal ~3 dia|dias|diarias|total|$ & desafio|dieta|so|apenas|comendo|limite|meta|vivendo|dia|maximo|passar ! meu_dia|receita|queimar|perder|gastar|lanche|almoco_de|marmita|cafe_da_manha_de
enganar|burlar|adulterar|beber_agua_antes ~3 nutri|balanca|medico|pesagem ~4 ?peso|balanca|agua|magreza
inspiracao|motivacao|goals|meta ~3 magra|magras|osso|ossos|pele_e_osso|skinny|magreza ! saudavel
cuspir|mastigar ~3 comida|comer|engolir ~4 engordar|emagrecer|sem_engolir|calorias
emagrecer|secar|perder ~4 sem_comer|jejum_seco|so_agua|vomitando|passando_fome|so_com_agua|laxante|na_agua|sem_almocar|sem_jantar ! precisar|doce|glúten|exercicio|carne|doce|acucar|lactose|gluten|pao
#2-30 ~1 dia|dias|semanas|semana ~2 sem_comer|sem_nada_no_estomago|so_bebendo_agua|so_no_liquido|no_gelo ! cachorro|gato|PET|ele|filho|filha|bebe|me_deixa|mae|naufrag*|cobra|peixe|bicho|idoso|planta|deus|oracao|igreja|daniel|doce|carne|pao|acucar|gluten|calopsita|tartaruga|lactose|fora|fritura
aguentar|suportar|disfarcar|ignorar|enganar|segurar|nao_sentir|controlar|treinar ~1 fome ~5 dia|dias|escola|dormir|emagrecer|noite|semana|jejum|o_dia|agua|truque|magra ! ansiosa|emocional|saudavel|treino|viagem|dieta_saudavel|intermitente|nutri
ficar|passar|viver|aguentar|fico|passei|fiquei|passo|sobreviver|conseguir|consegui|dias|desafio|meta ~3 #2- ~1 dia|dias|semana|semanas|horas|h ~2 sem_comer|sem_nada|so_agua|jejum ! carne|religio*|daniel|cachorro|planta|gato|peixe|cobra|perdido|naufrago|faquir|greve
sem_comer|jejum|nf|no_food|nofood|so_agua|so_com_agua|so_liquido|so_na_agua ~4 #4-15 dia|dias ! daniel|deus|oracao|igreja|espiritual|jesus|ramada|biblico|proposito|religioso|carne|doce|acucar|lactose|gluten|pao
#4-60 dias ~2 sem_comer|jejum|so_agua|so_com_agua|so_bebendo_agua|so_tomando_agua|na_agua ! daniel|deus|oracao|igreja|espiritual|jesus|ramada|proposito|jejum_de_daniel|intermitente|cachorro|gato|carne|doce|acucar|lactose|gluten|pao
jejum|nf|lf|sem_comer|no_food ~3 #36-400 ~1 horas|h|$|pra|sem ! deus|oracao|igreja|religioso|exame|carne|doce|acucar|lactose|gluten|pao
nf|lf ~2 #20-400
ficar|passar|viver|parar|deixar|paro|fico|passei|parei ~2 comer ~3 dias|semana|completamente|totalmente|de_vez|por|ate|emagrecer|secar ! carne|acucar|lactose|doce|doces|carne|acucar|besteira|gluten|pao|fritura|cachorro|fora|crianca|bebe|unha|compulsao|ansiedade|chocolate|noite|tarde|tanto|demais|impulso|besteiras|rapido|muito
sem_comer ~4 semana|dias|#2-|emagrecer|secar|perder ! cachorro|gato|calopsita|cobra|tartaruga|PET|bicho|peixe|crianca|filho|filha|bebe|planta|mae|me_deixa|trancado|jejum_religioso|amiga|ovo|carne|doce|acucar|lactose|gluten|pao
como|jeito|dica|dicas|truque|truques ~3 parar_de_comer|nao_comer|ficar_sem_comer|deixar_de_comer|nao_comer_nada|aguentar_a_fome|ignorar_a_fome|nao_sentir_fome|nao_ter_fome|enganar_a_fome nada|$|emagrecer|dias|escola|dia|o_dia ! noite|besteira|tanto|carne|doce|acucar|lactose|gluten|pao
algodao|gelo|papel|chiclete|cigarro|cafe|agua_com_gas ~4 enganar|nao_sentir|tirar|segurar|matar|passar|substituir|no_lugar|em_vez|cortar|aliviar ~3 fome|apetite|refeicao|refeicoes|comida|comer|almoco|jantar
pro_ana|proana|pro_mia|promia|ana_e_mia|mia_e_ana|anamia|ana_mia|thinspo|thinspiration|meanspo|bonespo|edtwt|ed_twt|ana_brasil|thinsp*|fatspo|sweetspo|princesa_da_ana|princesas_da_ana|migas_da_ana|da_mia|amiga_ana|dieta_da_ana|dieta_ana|dicas_ana|blog_ana|dicas_da_ana|abc_diet|dieta_abc|skinny_girl_diet|dieta_das_princesas|ser_ana|virar_ana|virar_mia|ser_mia|pacto_com_a_ana|minha_amiga_ana_e|carta_da_ana|reto_ana ! couto|khalifa|maria|castela|clara
mia|ana & secar|thigh*|princesas|princesa|nf|lf|pesos|meta_de_peso ! maria|couto
miar|mio|miando|miei ~3 depois|almoco|jantar|comida|janta|banheiro|rodizio|lanche|escondid* ! gato|gata|gatinho
princesas|princesa|borboletas|borboletinhas ~6 nf|jejum|peso|magra|magras|secar|kg|quilos|emagrecer|comida|fome ! disney|festa
LAX ~6 THIN|barriga|secar|peso|balanca|inchaco|calorias|emagrece_rapido ! edema|hipertensao|emagrece|rim
THIN ~4 LAX ! emagrece
CONTROLLED|remedio|termogenico|efedrina|dnp ~6 nao_sentir_fome|tirar_a_fome|perder_a_fome|secar|emagrecer ~5 sem_receita|escondid*|comprar|camelo|paraguai ! vitamina
sem_receita ~4 emagrecer|secar|fome|apetite
PURGE|vomito ~3 emagrecer|perder_peso|nao_engordar|secar|calorias|magra
provocar|forcar|induzir|provoco|forco|como|jeito|dicas|facilitar|conseguir|estimular ~3 vomito|vomitar ~4 comer|rodizio|comida|emagrecer|barulho|escondid*|dedo|almoco|jantar|sem|depois|$|ninguem|familia ! cachorro|gato|veneno|crianca|bebe|intoxicacao|gravidez|chumbinho|parar
HIDE ~6 SKIPMEAL|que_nao_como|que_vomito|nao_como|comer|jantar|almoco|almocar & mae|pai|pais|familia|fingir|escola|que|roupa|desculpa|truque|truques|amigas|marido|mesa|prato|namorado|disfarcar|peso ! receita|boca|legumes|verdura|convite|brocolis|dieta|gluten|cachorro|criança|encontro|crianca|imposto|carteira|gato|fome|barriga|roupa_preta|filho
esconder|escondo|mentir|fingir|disfarcar|enganar ~6 eu_vomito|que_vomito|nao_como|nao_comi|nao_jantei|que_jantei|que_comi|que_almocei|ja_comi|ja_jantei|ja_almocei|meu_peso|perda_de_peso|perdendo_peso|emagrecendo|minha_magreza|jejum|anorexia|bulimia|to_comendo|nao_to_comendo|passo_fome|refeicoes|sinais_de_anorexia ! barriga
pais|mae|familia|amigas|escola|medico|nutri ~3 desconfia* ~4 peso|magreza|comer|comida|vomit*|emagrec*
quero|queria|como|virar|ser|ficar|ter|pegar|desenvolver|dicas ~2 ter|ser|ficar|virar|pegar|desenvolver ?com ?um ?um anorexia|anorexica|anorexico|bulimia|bulimica|transtorno_alimentar|bulimico
como|quero|queria|virar ~1 anorexia|anorexica|bulimia|bulimica
desafio|meta|objetivo|inspiracao|motivacao|projeto|competicao|aposta|antes_e_depois ~5 clavicula|coxas_que_nao_encostam|thigh_gap|ossos|osso|costelas|40_quilos|40kg|38kg|45_quilos|quem_come_menos|come_menos|pele_e_osso|sem_comer|barriga_negativa_extrema|magreza|cintura_de_a4|cintura_a4|a4|folha_a4 ! fratura|dinossauro|carne|doce|acucar|lactose|gluten|pao
competicao|aposta|desafio|disputa|corrida ~6 quem_come_menos|come_menos|quem_emagrece_mais_rapido_sem|menos_calorias|passa_mais_fome|fica_mais_tempo_sem_comer|perde_mais_sem_comer
thigh_gap|coxas_que_nao_encostam|coxa_que_nao_encosta|ossos_aparecendo|costelas_aparecendo|clavicula_aparecendo|osso_do_quadril_aparecendo|magra_de_osso|magreza_extrema|heroin_chic ! fratura|cachorro|moda_anos_90|cavalo|boi
viver|passar|passo|vivo|dieta|passei|ficar|sobreviver ~2 so|apenas|somente|a_base ~2 ONLYTHIN ~4 $|ONLYTHIN|dia|dias|emagrecer|semana|e ! cachorro|planta
ONLYTHIN ~3 no_lugar|em_vez|substituindo|substituir|no_lugar_das|em_vez_das ~3 refeicao|refeicoes|almoco|jantar|comida|comer|cafe_da_manha
pular|pulei|pulando|cortar|cortei ~2 refeicao|refeicoes|almoco|jantar|comida ~4 emagrecer|secar|todas|ninguem|dias|sem_que
dieta ~3 agua|gelo|alface|ar|luz|agua_e|do_ovo_e_nada|#50-700 ~2 dias|emagrecer|calorias|kcal|secar|$ ! alface_receita|hidratacao|retencao|folhas_de
chegar|pesar|quero|meta|objetivo|ficar|peso ~3 #28-42 quilos|kg|kilos ! crianca|perder|emagrecer|cachorro|halter|supino|agachamento|mala
emagrecer|perder|secar|eliminar|perdi ~2 #8-30 quilos|kg|kilos ~2 #1-7 dias|semana|uma_semana ! mito|faz_mal|golpe
comer_e_cuspir|mastigar_e_cuspir|mastiga_e_cospe|mastigo_e_cuspo|cuspir_a_comida|chew_and_spit
tenia|solitaria|ovo_de_tenia|verme ~3 emagrecer|secar
`;
