/** Violence suffered, children in danger and sexual abuse; the form of a rule is described in `risk-rule.ts`. */
export const violenceRules = `
marido|pai|padrasto|namorado|ele|companheiro ~1 nao_deixa|nao_deixava|proibe & sair|saiu|saio|casa|trabalh*|estud*|mae|amigas|medo ! dormir|cachorro|gato|bebe|crianca|filho|colo
marido|esposo|namorado|namorada|companheiro|esposa|noivo|ele|ela ~1 nao_deixa|nao_me_deixa|nao_deixava|nao_permite|proibe|proibiu|me_proibe ~2 eu|me|minha|sair|usar|trabalhar|falar|ver|estudar|ter|vestir ! dormir|bebe|pai|filho|cachorro|gato|em_paz_o_vizinho|comer|app
ele|ela|marido|namorado|esposa|mae|pai ~1 atira|atirou|joga|jogou|taca|tacou|arremessa|lança ~3 mim|gente|minha_cara|minha_direcao ! beijo|charme|bola|indireta
casada|casado|moro|morando|namoro|vivo ~1 com ~1 um|uma ~1 monstro|demonio|psicopata|louco|agressor|bruto|carrasco|narcisista|homem_ruim ! filme
separei|terminei|larguei|sai_de_casa|pedi_divorcio ~4 ameac*|persegu*|mata|matar|filhos|medo|atras|invad*|quebr*
ele|ela|marido|esposo|namorado|namorada|ex|companheiro|esposa|noivo|pai|padrasto ~2 rastreia|vigia|monitora|clona|clonou|hackeou|le|leu|mexe|revista|quebrou|tomou|pega|controla|persegue|segue|fiscaliza ~2 meu|minha|meus|minhas ! filho|cabelo|carro_emprestado|internet|bolo|curriculo|texto|cpf|rg|documento|cnpj
ele|ela|marido|esposo|namorado|namorada|companheiro|esposa|pai|mae|padrasto|sogra|chefe|pastor ~2 me_obriga|me_obrigou|me_obrigava|me_forca|me_forcou|me_prende|me_isola|me_ameaca|me_ameacou ! igreja|chefe_a_trabalhar_feriado|feriado|hora_extra|uniforme|banco|folga
espanca|espancou|espancando|agride|agrediu|bate|bateu|batia|surra|maltrata ~2 mulher|esposa|namorada|mae|filhos|filha|irma|avo|velha|idosa|companheira|gravida ! filho_bate|papo|bolo|record
pedir|pede|pedi|chamar|ligar ~1 socorro|ajuda|policia|180|190 ~3 sem_ele|sem_ela|sem_que|escondid*|marido|namorado ! se_perder
policia|delegacia|190|180 ~6 ele|marido|ex|namorado ~6 louca|mentira|disse|riu|soltaram|solto|voltou|nao_fez|desculpa|retirar
moro|vivo|durmo|convivo|casei|casada ~1 com ~1 agressor|abusador|meu_agressor|narcisista|homem_violento|estuprador|psicopata
ele|ela|marido|esposo|namorado|namorada|companheiro|ex|sogro|sogra|noivo|esposa|cunhado|padrasto|genro ~3 rasgou|rasga|queimou|queima|xinga|ameaca|ameacou|ameacando|humilha|humilhou|trancou|tranca|espancou|agrediu|cuspiu|cospe|empurrou|chutou|estrangulou|enforcou|prendeu|arrastou|esfaqueou|cortou ~3 me|meu|minha|meus|minhas|mim|bater|comigo|gente|filhos ! gato|cachorro|mercado|sem_querer|cabelo|internet|e_crime
levei|tomei|levou|tomou|leva|levo ~1 surra|tapa|tapas|soco|socos|chute|murro|porrada|cintada ~4 ?por|porque|pq|dele|dela|marido|ciume|mensagem|roupa|namorado & por|porque|dele|dela|namorado|marido|ciume|ontem|casa ! jogo|rival|goleada|torneio
grita|gritos|gritando|grito|socorro|choro|pancadas ~4 noite|madrugada|dia|sempre & vizinha|vizinho|cima|parede|apartamento|lado & moca|mulher|ela|menina|esposa|crianca|vizinha ! latindo|cachorro|festa
costela|braco|nariz|dente|mandibula|maxilar|boca|olho ~1 quebrad*|roxo|rox*|sangrando|cortad* & cai|caí|falei|disse|menti|ele|marido|namorado|escada|escond* ! bicicleta|skate|futebol|fralda|gato|cachorro|aparelho
ex|ele|marido|namorado ~3 arma|faca|revolver ~4 ?me|ameac*|mim|casa|medo|cabeca & me|ameac*|medo|mim ! jogo|cozinha|cac
ADULT|HE ~5 pescoco|enforc*|esgan*|estrangul*|soco|socos|tapa|tapas|chute|chutes|surra|porrada|facada ~4 ?me|mim|minha & me|mim|meu|minha|nela|mae|irma|grita|briga|brigas|ciume|bebe|casa|quando ! jogo|luta|boxe|filme|massagem|dor_no|torcicolo|ufc|fifa|vizinho_de_cima
ADULT|HE ~2 joga|quebra|soca|chuta|taca|arremessa ~2 tudo|coisas|parede|porta|prato|celular|cadeira ~4 bravo|brava|raiva|nervos*|irrita*|ciume*|briga*|bebe|bebad*|mim|estressa* ! filho|bebe_joga|gato|cachorro
vai|quer|ameaca|disse|diz|jurou|tirar|tomar|levar ~3 meus_filhos|minha_filha|meu_filho|as_criancas|a_guarda ~4 se_eu|separ*|larg*|terminar|embora|denunci*
marido|ele|esposo|companheiro|namorado|esposa ~2 nao_me_da|nao_da|esconde|controla|tomou|toma|pega|pegou|confisc*|cortou|bloqueou ~3 dinheiro|meu_cartao|salario|meu_salario|celular|meu_celular|comida|documentos|senha|absorvente|chave ! mesada|imposto
me_controla|me_controlava|me_vigia|me_isolou|me_isola|me_afastou|me_proibe|me_proibiu|me_ameaca|me_intimida|me_persegue|me_aprisiona|me_manipula|me_chantageia|me_difama & ele|ela|marido|namorado|namorada|esposa|ex|pai|mae|sogra|medo ! gato|cachorro
fugi|fugimos|fugindo|fugir|sai|saimos ~3 casa|dele|marido|la & roupa_do_corpo|filhos|criancas|escondida|noite|madrugada|apanh*|medo|bate|agressor ! cachorro|gato|balada|noite_em
aperta|apertou|puxa|puxou|torce|torceu|segura|segurou|agarra|pega|pegou ~2 meu_braco|meu_pescoco|meu_cabelo|pelo_braco|pelo_cabelo|pelos_cabelos|pelo_pescoco|meu_pulso ! bebe|criança|golpe|crianca
ele|ela|marido|namorado|esposo|esposa|namorada|companheiro ~3 explode|grita|xinga|surta|fica_agressivo|fica_violento|vira_outra_pessoa|perde_o_controle|perde_a_cabeca & medo|me|mim|comigo|filhos|crianças|bebe|casa ! tpm|e_crime
sou_homem ~4 apanh*|agred*|violenc*|abus*
minha|meu ~1 amiga|irma|vizinha|mae|filha|prima|colega|cunhada|tia|sobrinha|aluna ~5 apanh*|agredid*|ameacad*|nao_consegue_largar|nao_larga_ele|marido_bate|namorado_bate|sendo_perseguid*|relacionamento_abusivo|violenci*|trancada|feminicidio|nao_pode_sair|medo_do_marido|proibida ! lei
ADULT|HE ~4 me|mim HURT ! e_crime|gato|cachorro|PET|chefe|saudade|aperto|filme|jogo|musica|filho|filha|bola|porta|humilhar
ADULT|HE ~3 HURT ~1 mim
chefe|patrao|patroa|gerente ~3 me agride|agrediu|bateu|bate|empurrou|ameacou|ameaca|tranca
ADULT|HE HURT ~3 MINE|na_minha PARENT|SIBLING|OFFSPRING|ELDER|INLAW|FRIEND|mulher ! gato|PET|bola|porta|jogo
ADULT|HE HURT ~2 MINE mae|pai|irma|irmao|avo|filha|filho|tia|vizinha|amiga|sobrinha|mulher
ADULT ~5 DRUNK ~4 HURT|desce|mao|quebra|violento|agressivo|agressiva|medo|xinga|grita
apanh* ~2 marido|esposo|namorado|companheiro|ex|pai|padrasto|mae|namorada|esposa|noivo|doutor|KIN|ele|ela|mulher|em_casa|todo_dia|calada|calado ! acai|cafe|feijao|transito|jiu|faixa|sonhos|video|jogo|torcida|ladrao|chuva|namorado_no_jogo
KIN|FRIEND|AUTHORITY|ela|ele ~4 apanha|apanhou|apanhando|apanhava|apanham ! acai|cafe|jogo|time|ufc|luta
levei|levo|levando|levou|leva|tomei|tomo|ganhei ~1 tapa|tapas|soco|socos|chute|chutes|surra|surras|murro|porrada|empurrao|facada|cintada|chinelada|puxao_de_cabelo & FIRST|ele|ela|KIN|gravida|cara|casa|namoro|brincadeira|ontem ! boxe|treino|muay|jiu|luta|tatame|jogo|vida|realidade|preco|mercado
fui|sou|sendo|estou|to|era|tenho_sido|fiquei|vivo|me_sinto ~1 HURTED ! pra_fora|o_que_fazer|elevador|trabalho_humilhado|aplicativo|gato
KIN|ELDER|FRIEND ~3 HURTED ~4 ex|marido|namorado|pai|morte|casa|filho|companheiro|dele|pelo|ELDER|PARTNER
ameacada|ameacado|jurada|jurado|ameaca|ameacas|ameacou ~2 de_morte|morte & ex|FIRST|KIN|marido|namorado|FRIEND ! bo|o_que_fazer|crime|crime_de
sofro|sofri|sofrendo|sofria|vivo|vivi|vivendo|passei|aguento|aguentei|sobrevivi|sobrevivente ~3 violencia|agressao|agressoes|abuso|abusos|carcere_privado|gaslighting|feminicidio|relacionamento_abusivo ! obstetrica|sexual|assalto
violencia|agressao|gaslighting|manipulacao|ameacas ~5 MINE marido|namorado|esposa|namorada|companheiro|ex|pai|mae|noivo|padrasto|familia
relacionamento|namoro|casamento|relacao ~2 abusivo|abusiva|violento|violenta|toxico|toxica & FIRST|bate|tranca|me|ela|ele|sair|consigo|fugir|medo|sobrev* ! sinais|como_sair|como_identificar|frases
KIN|FRIEND|ela|ele|mulher ~5 roxa|roxo|hematoma|hematomas|olho_roxo|machucada|marcas_no_pescoco|marcas_no_braco & caiu|escada|casa|aparece|apareceu|diz|disse|escond*|chega|chegou|porta|oculos|sempre|ta|vem ! cabelo|batom|unha|roupa|look|batata|olheira|repolho|ipe
esconder|escondo|cobrir|disfarcar|tapar|maquiagem ~4 roxo|roxos|hematoma|hematomas|olho_roxo|marca|marcas|machucado ~6 ele|marido|namorado|trabalho|mae|base|corretivo|ninguem|familia ! espinha|acne|mancha|tatuagem|olheira|procedimento|preenchimento
ADULT|HE ~4 nao_deixa|nao_me_deixa|proibe|proibiu|me_proibe|tranca|controla|vigia|confisca|confere|revista|mexe|escolhe|decide|toma|pega|esconde|quebrou|fica_com|me_impede|implica ~4 celular|salario|dinheiro|roupa|amigas|amigos|sair|trabalhar|estudar|sozinha|senha|senhas|minha_mae|minha_familia|cartao|documentos|chave|chaves|casa|porta|tudo|falar|ver ! filho|filha|adolescente|bebe|pai_pega|crianca|cachorro|gato|professor|imposto|mei|agenda
nao_posso|nao_podia|proibida|proibido ~5 sem_ele|sem_ela|se_ele|ele_deixar|permissao|autorizacao_dele & sair|ele|deixar|casa|marido|trabalhar|FIRST
FEAR ~3 marido|namorado|companheiro|ex|esposo|dele|chegar_em_casa|dentro_de_casa|propria_casa|minha_casa|minha_propria_casa|de_apanhar ! perder|sumir|traicao|fantasma|barata|solidao
vivo|vivendo|ando|estou|to|durmo ~2 FEAR|apavorada|com_medo|acuada|em_alerta & ele|ela|casa|marido|encostou|dentro|chave|ex
piso_em_ovos|pisando_em_ovos|pisar_em_ovos|piso_em_cacos ! receita
se_eu|caso_eu|quando_eu ~2 largar|terminar|separar|sair|deixar|for_embora|denunciar|contar|trair ~6 mata|matar|matava|some|mato|acaba|leva_meus_filhos|mata_meus_filhos|sumir|tira_meus_filhos|toma_meus_filhos
ele|ela|marido|ex|namorado|companheiro|namorada ~3 vai|quer|jurou|ameacou|ameaca|disse|diz|prometeu|tentou ~4 me_mata|me_matar|matar_a_gente|acabar_comigo|me_matava|me_queimar|me_jogar|me_enforcar|me_esfaquear ! cansaco|trabalhar|rir
me_mata|me_matar|me_enforcou|me_enforca|me_estrangulou|me_esganou|puxou_a_faca|apontou_a_arma|arma_na_minha_cabeca|faca_no_meu_pescoco & ele|ela|marido|ex|namorado|pai|FIRST ! rir|saudade|jogo
medida_protetiva|boletim|delegacia|denunciei|lei_maria|tornozeleira|preso|solto ~9 nao|descumpr*|ele|ex|adiant*|rondando|continua|volt*|quebr*|riu|nada|medo ! como_pedir|como_funciona|direito|explica*|o_que_e|quanto_tempo
ex|ele|HE|marido ~4 rond*|rondar|persegu*|atras_de_mim|nao_me_deixa_em_paz|nao_aceita|me_segue|me_seguindo|na_porta|na_minha_porta|vigia|vigiando|para_na_frente & FIRST|terminei|ex|separei|fim|medo|trabalho ! gato|cachorro|unha
terminei|separei|larguei|denunciei ~6 ronda*|persegu*|ameac*|segue|rondando|aparece|me_liga_sem_parar|nao_aceita|atras
escondida|fugi|fugindo|fugir|fuga|fugimos|abrigo ~6 dele|marido|casa|filhos|abrigo|ex|agressor|noite|namorado ! cachorro|gato|adocao|chuva|compulsao|comer
nao_denuncio|nao_consigo_denunciar|tenho_medo_de_denunciar|medo_de_denunciar|nao_consigo_sair_desse|nao_consigo_largar|como_fugir_do_meu|como_fugir_de_casa|como_sair_de_casa_sem_ele|nao_tenho_pra_onde_ir|ninguem_acredita_em_mim & ele|marido|casa|FIRST|agress*|namorado ! maquiagem
gravida|gestante|de_barriga|gravidez ~4 apanh*|chute|chutes|tapa|soco|socos|empurr*|surra|agred*|bateu|bate
vizinha|vizinho|mulher|parede|predio|apartamento|casa_do_lado ~6 gritando|gritos|socorro|apanhando|apanha|apanhar|pancada|pancadas|tapa|tapas|batendo_nela|batendo_na_mulher|bate_nela|bate_na_mulher|agred* ! bola|porta|marreta|obra
escuto|ouco|ouvi|ouvir ~5 gritos|grito|socorro|tapa|tapas|surra|pancada|pancadas|choro ~5 vizinh*|parede|lado|predio|cima|ap|KIN|apartamento ! obra|bebe_chora
ele_so_me_bate|so_me_bate|so_bate|ja_me_bateu|nunca_me_bateu_mas|nunca_encostou_em_mim|nunca_encostou|nao_me_bate_mas|pede_desculpa_depois|depois_pede_desculpa|depois_chora_e_pede ! bolo
me|mim HURT & ciume|ciumes|namorado|namorada|marido|casa|tranca|chave|bebe|ele|ela|esposa|cinta ! gato|cachorro|filho|filha|bebe_morde
me_humilha|me_xinga_todo|me_xinga_de|me_xingou|me_diminui|me_rebaixa|me_trata_como_lixo|me_chama_de_burra|me_chama_de_vagabunda|me_chama_de_puta|me_chama_de_louca|grita_comigo|me_chama_de_inutil & marido|ele|namorado|esposa|esposo|companheiro|casa|filhos|ela|mae|pai|namorada
MINE marido|esposo|namorado|companheiro|esposa|namorada|noivo ~5 violento|violenta|agressivo|agressiva|quebra_tudo|quebrou_tudo|soca_a_parede|soca_parede|quebra_as_coisas|joga_coisas|possessivo|me_ameaca|me_da_medo|me_forca|me_trai_e_me_bate|estourado|explode ! cachorro
quebra|quebrou|soca|socou|chuta|esmurra ~2 parede|porta|tudo|coisas|celular|moveis & raiva|nervoso|ciume|marido|namorado|ele|briga|bebe ! reforma|pedreiro|obra|marreta|filho|filha
feminicidio & quase|FIRST|sobrev*|irma|amiga|mae|filha|vizinha ! lei|dados|pena
ele|ela|marido|namorado|ex ~3 me_trancou|me_tranca|me_prende|me_prendeu|me_prendia|trancou_a_porta|me_deixa_trancada|tranca_a_porta|tirou_a_chave|carcere
filho|neto|filha|nora|cuidador|cuidadora ~3 HURT ~2 idoso|idosa|mae_idosa|pai_idoso|avo|avó|vo|velhinha|velhinho|sogra|mae ! bebe|crianca|colegas
MINE OFFSPRING ~3 HURT ~1 mae|pai|avo|vo|me & droga|drogas|dinheiro|bebe|medo|adulto|idosa|usa
avo|vo|idosa|idoso|velhinha|pai|mae ~4 cuidador*|asilo|filho|neto|casa_de_repouso ~4 HURT|HURTED|maltrat*|sem_comida|roub*|bate|amarr*|tranc* ! cachorro
expulsou|expulsaram|botaram_pra_fora|colocaram_pra_fora|botou_pra_fora|me_expulsar ~2 casa & FIRST|gay|lesbica|trans|me|pais|gravida|pai|mae ! piolho
desce_a_mao|desceu_a_mao|senta_a_mao|mete_a_mao|levanta_a_mao|levantou_a_mao|parte_pra_cima & KIN|HE|FIRST
tapa_na_cara|olho_roxo|costela_quebrada & ele|marido|namorado|FIRST|ela ! boxe|luta
stalker|stalkeada|perseguida|perseguidor & FIRST|medo|ex|homem ! serie|livro|meu_perfil|perfil
`;

export const childRules = `
pai|mae|padrasto|madrasta|tio|avo ~1 joga|jogou|arremessa|empurra|chuta|bate ~2 irmao|irma|irmaos|primo|bebe|sobrinh* ! bola|videogame|bate_palma
menina|menino|colega|aluna|aluno|amiga|amigo|coleguinha ~6 cheia|cheio|toda|todo ~1 marca|marcas|marcad*|roxo|roxa|roxos|machucado|machucados|hematomas ! estria|espinha|mosquito
mae|pai|madrasta|padrasto|avo|tia|tio|pais ~2 me|gente|nos ~1 da|dava|dao|tranca|trancou|amarra|faz|obriga|deixa|larga|manda ~3 remedio|guarda_roupa|escuro|trabalhar|fome|banheiro|pedir|roubar|vender|dormir_no_chao|dormir_fora|sem_comer|sem_banho ! mesada|dormir_cedo|escova
pais|pai|mae|padrasto ~4 brigam|brigando|briga|brigaram|se_batem|se_agridem & faca|escondo|medo|todo_dia|bebad*|soco|tapa|sangue|quebra*|irmao|irma|chor* ! por_causa_de_politica|dinheiro_dicas
bebe|crianca|nenem|menino|menina ~3 chora|chorando|grita|gritando ~3 ninguem|acode|sozinh*|horas|abandon*|trancad* ! dormir|colica|berço|berco|dente|supermercado
aluno|aluna|menino|menina|crianca|coleguinha ~4 dorme_na_aula|cuida_dos_irmaos|cuida_da_casa|trabalha|nao_tem_o_que_comer|passa_fome|vem_sem_banho|machucad*|com_sono|falta_muito & irmaos|casa|fome|trabalha*|apanha*|mae|pai|marc*|medo ! dever
OFFSPRING ~4 bumbum|costas|perna|braço|braco|rosto|corpo ~1 marcad*|roxo|roxa|machucad*|queimad*|sangrando|arranhad* ! assadura|mosquito|alergia
bebe|nenem|crianca|menino|menina ~5 mordida|mordidas|roxo|roxa|queimad*|machucad*|hematoma|choro|suja|fome|abandonad* & vizinh*|predio|creche|rua|parente ! mosquito|cachorro
professor|professora|baba|creche|tia|monitora|cuidadora|diretora ~3 puxou|bateu|gritou|beliscou|sacudiu|trancou|amarrou|empurrou|humilhou|agrediu|xingou ~5 filho|filha|aluno|crianca|neto|neta|autista|bebe
filho|filha|enteado|enteada|crianca|sobrinho|sobrinha|neto|neta ~4 medo|pavor|panico ~2 banho|toque|homem|homens|trocar|adulto|ficar_com|ir_com|chinelo|voltar|cinto ! agua|chuveiro|shampoo|cabelo
#3-17 ~1 anos|$ ~3 apanha|apanho|trabalha|fugiu|gravida|sozinh*|abandonad*|fome|droga|fuma|bebe_cachaca ! pode|ficar_sozinh*|dormir
gravida|gravidez|casar|casou|casada|amigada|mora_com ~3 #9-14 ! semanas|semana|meses|dia
menina|crianca|garota|aluna|prima|irma|filha|sobrinha ~2 #5-14 ~3 gravida|casou|casada|trabalha|pedindo|vende|vendendo|toma_conta|cuida_da_casa|nao_estuda|nao_vai_a_escola|fora_da_escola|sozinha_na_rua|dorme_na_rua|catando|faxina ! brincando|dicas
MINE irmao|irma|primo|prima|sobrinho|sobrinha|vizinho|vizinha ~2 #4-14 ~4 trabalha|pede|vende|apanha|sozinh*|fome|bate|lixao|rua|droga|fuma|bebe|nao_estuda|fugiu ! escola_particular|aniversario
crianca|bebe|filho|nenem ~2 presa|preso|trancad*|esquecid*|deixad*|largad* ~4 carro|banheiro|quarto|sol|casa|porao|gaiola|elevador ! travou|sozinho_sem_querer|jogando|celular
CHILD|sobrinho|sobrinha|neto|neta|enteado ~6 marca|marcas|roxo|roxa|hematoma|queimad*|vergao|vergoes|arranhad* ~3 ?de mordida|dedo|dedos|cinto|cigarro|fio|mao|chinelo|corda|unha & casa|pai|mae|volta|voltou|vem|padrasto|creche|escola|vizinh*|chega ! coleguinha_mordeu
joga|jogou|tacou|taca|arremessou ~2 panela|prato|chinelo|sapato|pedra|faca|garrafa|cadeira|agua ~2 mim|gente|nos|irmao & mae|pai|avo|tia|tio|madrasta|padrasto|vo
expuls*|botaram|botou|colocaram|mandaram ~2 casa|rua & #10-17|gay|lesbica|trans|gravida|pais|menor
MINE|minha OFFSPRING|aluna|aluno|sobrinha|irmazinha|irma ~4 conversando|falando|encontr*|namorando|trocando|mandando|saindo|recebendo ~5 homem|adulto|mais_velho|estranho|desconhecido|nude|nudes|#20-60 ! telefone
nao_tem|falta|sem|acabou ~1 comida|o_que_comer|leite ~4 casa|irmaos|gente|irmaozinho & mae|pai|irmao|irmaos|irmaozinho|FIRST ! gato|cachorro|despensa
cuido|cuidando|crio|criando ~2 MINE irmaos|irmao|irma|irmaozinhos ~4 sozinh*|mae|some|desde
PARENT|INLAW|padrasto|madrasta|tio|tia|avo ~4 me|gente|nos|irmao|irma|sobrinh*|primo ~3 cigarro|queim*|cinto|fio|vara|pau|chinelo|tranc*|amarr*|agua_quente|chut*|soco|murro|empurr* ! churrasco
CHILD|sobrinho|sobrinha ~4 marca|marcas|queimadura|vergao|vergoes|ferida|feridas|mordida|mordidas|arranhao|hematoma ~5 cigarro|cinto|costas|braco|bracos|perna|pescoco|dedos|estranh* ! mosquito|vacina|nascenca|catapora|alergia|dermatite|cachorro
CHILD|bebe|irmao|irma|filho|neto|neta|sobrinho|enteado ~4 medo|pavor ~3 pai|padrasto|madrasta|mae|namorado|tio|avo|vo|baba|tia_da|professor|vizinho ! perder|escuro|largar
padrasto|namorado_da_minha_mae|tio|vizinho|professor ~2 me_olha|me_olhando|me_da_medo|me_segue|me_chama_pra|fica_me|me_pede|me_manda|estranho ! aula
moro|vivo|fico|to ~3 orfanato|abrigo|casa_lar|conselho_tutelar|rua & medo|#8-17|HURT|apanh*|fugi|pais
conselho_tutelar|disque_100 & vizinh*|sobrinh*|neto|neta|enteado|medo|apanh*|nao_fez|denunciei|bebe|chamo|chamei|FIRST ! concurso|eleicao|como_funciona|o_que_faz|salario|conselheiro
tenho #5-17 ~8 medo|apanho|bate|batem|me_tranca|quarto|madrugada|voltar_pra_casa|bebe|pai|padrasto|tio|sozinh*|fugir|fome|mae|HURT|ele|adulto|encontrar|namorado_de|tocou|segredo ! estud*|canal|jogar|crescer|cabelo|espinha|namorar|altura|celular|academia|bts|menstru*
PARENT|ELDER|SIBLING|INLAW ~3 me|mim|nos|gente HURT|castig* ! gato|bola|saudade
PARENT|ELDER|INLAW ~3 me|nos|gente ~2 deixa|deixava|deixou|poe|bota|tranca|castiga|larga ~4 sem_comida|sem_comer|sem_jantar|sem_almoco|trancado|trancada|fome|milho|castigo|rua|escuro|amarrado|amarrada|quarto|pra_fora|sozinh* ! celular
PARENT|ELDER ~3 me_odeia|me_odeiam|me_rejeita|nao_me_quer|queria_que_eu_morresse|me_chama_de_lixo|preferia_que_eu & casa|sem|bate|jantar|comida|FIRST ! sogra
castigo|ajoelhar|ajoelhado|ajoelhada|joelhos ~3 milho|caroco|feijao_cru|tampinha
de_cinto|com_cinto|de_fio|com_fio|cinta|cintada|chicote|fio_de_ferro|cabo_de_vassoura|mangueira|ripa & apanh*|bate|pai|mae|me|vo|madrasta ! corrigir|educar|aprender|abdominal|modeladora|pos_parto|cinto_de_seguranca
CHILD|coleguinha|irmao|irma|amigo|amiguinho|aluno ~6 apanha|apanhando|apanhou|surrada|surrado|HURTED|maltrat*|sacudi*|espanc*|amarrad*|trancad*|abandonad*|acorrentad* ~5 $|KIN|mae|pai|cama|casa|ELDER|patroa|padrasto|madrasta|escola|creche|predio|porque|pq|xixi|cinto|FIRST|predio|sitio ! futebol|jogo|bicho|sapato
CHILD ~4 HURT CHILD|neném ! irmao|irma|colega|colegas|coleguinha
PARENT|ELDER|INLAW|AUTHORITY|baba|creche|tia_da_creche|escola|professora|padrasto|madrasta|cuidadora|vizinho|vizinha|diarista|patroa|ela|ele ~4 HURT|sacud*|maltrat*|grita|tortura|castiga|dopa|queim*|surra ~3 CHILD|bebe|enteado|enteada|nela|nele ! bola|CHILD_bate|musica|ela_bate|bolo
PARENT|INLAW|padrasto|madrasta|namorado ~5 CHILD ~3 violento|violenta|agressivo|maltrat*|estranho|bate|grita|medo
padrasto|madrasta|namorado_da_minha|namorado_da_mae ~6 violento|agressivo|bate|ruim|maltrat*|odeia|medo|estranho|quarto|toca|machuca
creche|escolinha|baba|escola|bercario|cuidadora ~6 sacud*|bateram|bateu|maltrat*|amarr*|tranc*|machuc*|dop*|agred*|belisc*|mord* ~5 CHILD|filho|filha|bebe|nenem|autista ! outra_crianca|coleguinha_mordeu|mordida_de
CHILD ~6 roxa|roxo|roxas|hematoma|hematomas|queimadura|queimaduras|braco_quebrado|machucada|machucado|marcas|vergoes|olho_roxo & nao_bate|historia|caiu|escola|creche|vizinh*|pai|mae|padrasto|explica|chora|aparece|apareceu|chega|vem|voltou|estranho|costas|diz|sempre|medo ! picada|vacina|joelho|bicicleta|frutinha|dedo|pronto_socorro|o_que_passar|pomada
amigo|amiga|aluno|aluna|colega|sobrinho|primo ~6 nao_come_em_casa|vem_roxo|chega_roxo|aparece_roxo|com_fome|sem_comer|suja|sujo|apanha|dorme_na_rua|medo_de_voltar|medo_do_pai|medo_da_mae|medo_do_padrasto & escola|casa|ano|vem|medo|pai|mae
maus_tratos|maus_tratos|mal_tratos|negligencia|carcere & crianca|suspeito|CHILD|vizinh*|predio|desconfio|bebe ! lei|crime_de|animais|animal|cachorro|denunciar
crianca|menino|menina|bebe|criancinha|criancas ~4 chora|choro|chorando|grito|gritos|gritando ~6 vizinh*|predio|parede|toda_noite|tapa|socorro|cima|lado|apanha* & vizinh*|predio|parede|escuto|ouco|tapa|roxa|lado|socorro
choro|grito|gritos|tapa ~4 crianca|bebe|menino|menina ~4 parede|vizinh*|predio|lado|cima
voltar|volta|ir|ficar|visitar ~3 casa|pai|mae|padrasto & nao_quer|medo|pediu|chora|nao_queria|implora & CHILD|FIRST|aluno ! aeroporto|intercambio|viagem|escola_nova|cachorro|gato
nao_quer|chora|pavor|medo ~4 ficar|ir|voltar|visitar ~4 pai|padrasto|avo|tio|madrasta|baba|creche & volta_machuc*|estranh*|xixi|padrasto|baba|creche|treme|implora|apanh*|bate ! adaptacao
CHILD|criancas|filhos ~4 vendendo|trabalhando|pedindo|catando|carvoaria|esmola|dormindo_na_rua|pede|trabalha|explorad* ~4 sinal|semaforo|rua|meia_noite|madrugada|carvao|roca|farol|lixao|bala|lixo|trafico ! brincando|limonada|bazar
CHILD|bebe|filhos|irmaos|irmaozinhos ~4 sozinho|sozinha|sozinhos|largado|largados|abandonado|abandonada|sem_comida|com_fome|sem_comer|passando_fome|trancado|trancada & noite|dias|casa|mae|pai|vizinh*|balada|bar|FIRST|trabalhar|sai|drog* ! dormir|piscina|play|jogando|quarto|celular|brincar|escuro|fala|montessori|pilhas|medo_de_dormir|quarto|comer_sozinho|sentar|andar|idade
MINE mae|pai|pais|madrasta|padrasto ~4 some|sumiu|nao_volta|nao_da_comida|esquece_de|so_bebe|drogad*|nao_cuida|abandonou|deixa_a_gente|larga_a_gente|bate_na_gente ~5 gente|irmao|irmaos|sozinh*|comida|eu
joga|jogou|taca|tacou|joga_em ~3 agua_quente|oleo_quente|agua_fervendo|panela|prato|chinelo|pedra|coisas ~2 gente|mim|nos|CHILD|criancas
levaram|levou|sequestr*|pegaram|roubaram|sumiu|desaparec*|tiraram|raptaram|fugiu_com ~2 MINE filho|filha|bebe|nenem|sobrinho|sobrinha|neto|neta|irmazinha|irmaozinho|crianca ! emprego|cachorro|gato|escola|vacinar|bicicleta|celular|passear|coracao|praia
MINE filho|filha|sobrinho|sobrinha|neta|neto|irma|irmao|bebe ~4 desaparec*|sumiu|sequestr*|raptad*|nao_voltou_pra_casa|nao_sei_onde|foi_levado|foi_levada|aliciad* ! dente|sono|apetite|cachorro
CHILD ~5 desaparecid* & FIRST|ajuda|socorro|dias|ontem|hoje ! caso
MINE filho|filha|sobrinho|sobrinha|aluno|aluna|neta|enteada|enteado|coleguinha ~3 conta|contou|falou|disse|diz|pediu|desenhou ~6 machuc*|bate|tocou|toca|medo|tranc*|avo|padrasto|segredo|queim*|papai|apanh*|me_bate|aperta ! professora_de|piada|escola_nova
bate|bateu|bateram|batendo|espanc*|machuc* ~3 autista|criancinha|nenem|recem_nascido|bebe_de ! papo
suspeito|desconfio|acho|certeza ~4 CHILD ~5 apanh*|sofr*|abus*|maltrat*|agred*|fome|violentad*
CHILD ~3 sofre|sofrendo|sofreu|sofria ~2 maus_tratos|violencia|abuso|agressao|agressoes|negligencia
amarra|amarrou|amarrado|amarrada|acorrentado|acorrentada ~3 cama|quarto|cadeira|arvore & CHILD|sobrinha|sobrinho|filho|irmao|idoso ! cachorro
filho|filha|neto|menino|menina|enteado|sobrinho|sobrinha|crianca|bebe ~4 e|foi|esta|e_ agredido|agredida|espancado|espancada|surrado|surrada|maltratado|maltratada|torturado|torturada|queimado|queimada
fugir|fugi|fujo|fugindo|sumir ~2 casa & FIRST|pai|mae|padrasto|#10-17|apanh*|bate|madrasta ! cachorro|gato|passarinho
medo ~2 MINE pai|padrasto|mae|madrasta|tio|avo|irmao_mais_velho ! perder|morrer|decepcionar|contar|morte
medo|pavor ~3 voltar ~1 casa
pai|mae|padrasto|madrasta|pais ~5 bebado|bebada|drogado|drogada|bebe|usa_droga & irmao|irmaos|irmaozinho|crianca|CHILD|gente|FIRST & bate|medo|sozinh*|grita|comida|esconde|quebra|quarto|tranca|HURT
casaram|casar|casamento|casada|obrigad* ~5 #9-15 ~1 anos|$|com & menina|filha|FIRST|pai|forc*
gravida|gravidez ~3 #9-14 ~1 anos ! semanas
`;

export const sexualAbuseRules = `
beijou|agarrou|tocou|segurou|pegou|despiu|beijar|agarrar|transou ~3 a_forca|na_marra|sem_eu_querer|contra_minha
pai|irmao|tio|avo|padrasto|primo|padre|patrao ~1 dormia|dormiu|deitava|tomava_banho|se_trocava|se_masturbava|andava_pelado ~1 comigo|na_minha|na_minha_frente|perto_de_mim ! bebe|colo_de_mae
sofri|sofro|sofrer|sofreu|vivi|passei ~1 assedio|estupro|abuso_sexual|importunacao|violencia_sexual|abuso_na ! moral
me|mim ~1 filmou|gravou|fotografou|expos ~3 sem_eu|sem_meu|sem_permissao|pelad*|nu|nua|transando|escondid*|banho
nao_consigo|medo|pavor|trava*|dor ~2 relacao|relacoes|transar|sexo|namorar|ser_tocad*|beijar ~3 depois|desde|por_causa ~3 houve|aconteceu|fizeram|abuso|estupro|noite|passei|daquilo|fez
obrig*|forc* ~2 ver|assistir|mostrar|fazer|tocar|beijar ~2 porno|pelad*|video_dele|sexo|partes|penis
parente|conhecido|amigo_da_familia|vizinho|homem ~2 abusava|abusou|mexia|tocava|violentava|molestava|estuprava ~1 mim|comigo|gente|minha
insiste|insistiu|insistia|implora|pressiona ~2 ate ~1 eu ~1 ceder|deixar|aceitar|fazer
fui|sou|era|me_senti ~1 forcada|forcado|obrigada|obrigado|coagida|chantageada|dopada|drogada ~5 & transar|engravid*|sexo|beij*|ele|cama|deitar|casar|nu|fotos ! trabalhar|hora
#3-17 anos ~3 quando_aconteceu|quando_comecou|quando_ele|quando_fui|quando_meu|na_epoca_do_abuso|quando_tudo_comecou ! namor|canal|escrever|tocar|carreira|desenhar
ninguem|nao ~2 acreditou|acreditaram|acredita|acreditam|acreditou_em_mim ~5 contei|denunciei|falei|padrinho|tio|padrasto|avo|pastor|chefe|abuso|disse
contei|falei|denunciei|contar|denunciar ~3 meu|do|o ~1 tio|padrasto|padrinho|avo|pastor|padre|treinador|abusador|estuprador|agressor & ninguem|acredit*|familia|culpa|medo|mae
transa|transar|transou|sexo|faz|mexe|toca ~4 durmo|dormindo|eu_durmo|apagada|bebada|desacordada|sem_eu_querer|sem_querer & comigo|marido|namorado|ele|FIRST|mim ! bebe|sonambul*|insonia
encosta|encostando|encostar|encostou|esfrega|esfregando|aperta|apertando|roca|rocando|pega|apalpa ~2 em_mim|na_minha|no_meu|nela & personal|professor|chefe|patrao|colega|instrutor|treinador|medico|vizinho|tio|padrasto|homem|cara|onibus|metro|academia|cunhado|primo|sogro|pastor|motorista|ele ! gato|cachorro
espalharam|vazaram|postaram|circulou|viralizaram|compartilharam|mandaram|divulgaram ~2 video|foto|fotos|print|prints|nude ~1 meu|minha|meus|minhas|comigo ! gol|podcast|trabalho|cachorro
trauma|pesadelo|lembro|lembranca|flashback|nojo|marcas ~4 padrasto|tio|avo|pastor|padre|treinador|professor|chefe|ex|primo|vizinho|homem|pai & fez|fazia|comigo|toque|mao|noite|infancia ! prova|vizinho_barulhento
colo|cama|banho|quarto ~2 dele|do_meu_tio|do_meu_avo|do_meu_padrasto|do_padrasto & jeito_estranho|estranho|sentar|fazia|obrig*|segredo|toc* ! mao
medo|pavor|nao_quer|nao_gosta ~5 sozinh* ~2 com ~2 tio|ele|padrasto|avo|vo|primo|professor|pai|vizinho|cunhado
padrasto|tio|pai|irmao|avo|primo|vizinho|ele|cunhado|padrinho ~5 banheiro|banho|trocando|troco_de_roupa|pelad*|dormindo|de_calcinha & entra|entrou|espia|espiou|olha|olhando|filma|filmou|observa|fechadura|abre_a_porta|toca ! filho|filha|cachorro|gato|bebe|reforma
AUTHORITY|INLAW|homem|cara|padrasto|adulto|pastor ~4 pede|pedindo|pediu|pedia|manda|mandou|manda_mensagem|insiste ~4 foto|fotos|nude|nudes|segredo|intima|pelad*|sem_roupa|calcinha|sexo & me|mim|minha|comigo|meu|aluna|menor|filha ! rg|documento|curriculo|3x4|exame
AUTHORITY|INLAW|SIBLING|ELDER|padrasto|pai ~3 me_tocava|me_tocou|me_toca|me_alisava|me_apalpa|me_apalpou|me_beijou|me_beijava|me_agarrou|me_agarra|me_encoxou|me_lambeu|me_molestava|me_estuprou|me_violentou|me_forcou|me_obrigava|me_abusava|me_abusou|me_esfregava|mexia_em_mim ! coracao
chefe|patrao|gerente|professor|diretor|supervisor|produtor|fotografo ~4 sair|jantar|encontro|motel|carona|hotel|beijo|gostosa|favor|cama|pegar_em ~5 demit*|ameac*|promoc*|nota|reprov*|papel|emprego|vaga|me ! viagem_a_trabalho|reserva
CHILD|filho|filha|sobrinho|sobrinha|neta|neto ~6 pipi|pepeca|partes|bumbum|perereca|piupiu|genital|vagina|penis & tio|padrasto|avo|vo|pai|primo|ele|professor|machuc*|contou|falou|mexe|mexeu|toca|tocou|segredo ! cocando|assadura|desfralde|lavar|higiene|fimose|coceira|ensinar|nomes|corrimento|alergia|dor
mexe|mexeu|mexia|toca|tocou|pega|pegou|beija|lambe ~3 pipi|pepeca|partes|piupiu|perereca|minhas_partes|nas_partes|na_minha_bunda|meu_peito|meus_peitos|no_meu_corpo ! ensin*|bebe_toca
acordei|apaguei|bebi|dopad*|desmaiei ~8 sem_roupa|nua|pelada|nao_lembro|sem_lembrar|dor_la|sangrando|na_cama_de|com_ele_em & festa|ele|amigo|FIRST|bebida|carona ! sonho|sonambul*|ressaca
chantage*|ameac*|extor* ~5 foto|fotos|video|nude|nudes|intim*|pelad* & FIRST|me|minha|meu|mim ! golpe_do
troca_de|trocar ~1 favores|favor|nota|vaga ~2 sexua*|sexo
virgindade|primeira_vez ~4 forc*|tirou|roubou|obrig*|estupr*|violent*|nao_quis|nao_queria
fui|foi|sou|era|ser|fomos|sido|sendo|quase_fui|ja_fui ~2 abusada|abusado|estuprada|estuprado|molestada|molestado|violentada|violentado|assediada|assediado|violada|violado|bolinada|bolinado|aliciada|aliciado|dopada|dopado|tocada|tocado|apalpada|encoxada|currada ! time|clube|selo|lacre|empresa|ligacoes|telemarketing|coracao|presenca
abus* ~1 mim|nela|dela|nele|minha|FIRST|crianca ! confianca|preco|autoridade|limite|filtro|maquiagem|credito
ADULT|AUTHORITY|ele|homem|amigo|primo|motorista ~4 abus*|estupr*|molest*|assedi*|bolin*|violent*|alici* ~3 mim|me|minha|filha|filho|FIRST|nela|CHILD|irma|amiga|aluna ! violento_no_transito
estupr*|abuso_sexual|violencia_sexual|assedio_sexual|assedio|abuso|importunacao & FIRST|KIN|irma|amiga|sobrev*|segredo|igreja|pastor|padre|treinador|infancia|chefe|familia|tio|engravid*|silencio|calei|ninguem ! espiritual|moral|INFO|prevencao|crime_de|lei|filme|pediu|poder|direito|preco|medicamento|telas
passar|passou|passa|passava|passando|botou|bota|colocou|enfiou|meteu ~1 mao ~3 mim|nela|nele|minha|filha|perna|bunda|peito|coxa|blusa|saia|corpo|FIRST|coxas|short ! massa|cabelo|roda|tinta
tocou|tocava|toca|encostou|encostava|alisou|alisava|bolinou|apalpou|esfregou|esfregava|agarrou|agarrava|beijou_a_forca|acariciava|mexia|mexeu|pegou|pegava|beijou|lambeu ~3 mim|comigo|nela|nele|meu_corpo|minhas_partes|partes_intimas|minha_filha|meu_filho|meu_peito|minha_bunda|minha_perna|sem_eu_querer|a_forca & AUTHORITY|PARENT|ELDER|INLAW|SIBLING|ele|homem|filha|filho|forca|querer|partes|corpo|vestiario|banheiro|onibus|metro|uber|FIRST ! musica|livro|filme|frase|louvor|deus|coracao|serie|cancao|historia|emocao|desprevenid*|gripe|palavra|perfume
AUTHORITY|ELDER|INLAW|padrasto|pai|irmao|ele|tio ~4 fez|fazia|faziam|fizeram|me_mostrava|me_mostrou|me_obrigava|me_mandava|pedia_foto|pediu_foto|me_beijou|me_agarrou|se_tocava|tirava_minha_roupa|tirou_minha_roupa|me_olhava_no_banho|me_olha|me_espiava ~3 comigo|mim|me|banho|coisas|vestiario|roupa|pelado|partes|estranho|segredo|igreja|foto ! bolo|cabelo|maquiagem|musica|desafio|video|trote|tag
entra|entrava|entrou|vem|vinha|deita|deitava|dorme ~3 meu_quarto|minha_cama|no_quarto_da|comigo_a_noite|no_meu_quarto & tio|padrasto|pai|madrugada|noite|irmao|avo|primo|padrinho|escuro|vo|ele ! mosquito|barata|luz|gato|cachorro|filho|filha|sol|frio|chuva|sogra
segredo|segredinho ~5 anos|crianca|carrego|nosso|pequena|pequeno|tio|infancia|ele_disse|guardo|vida_toda ! beleza|receita|felicidade|sucesso|casada|casados|avó|culin*|vo|massa|molho|arroz|carne|cabelo
culpa|provoquei|pedi|mereci ~4 saia|roupa|decote|bebida|bebada|short|vestido|shortinho & FIRST|acham|disseram|falaram|dizem|dele|estupr*|abus*
vazaram|vazou|postaram|postou|espalharam|espalhou|compartilharam|divulgaram|publicou|mandaram|circulando|expuseram ~2 meu|minha|meus|minhas|comigo ~2 NUDE|pack|intimidade ! curriculo|gas|agua|cpf|dados|gol|trabalho|musica|podcast|cabelo
ameaca|ameacando|ameacou|chantage*|chantagem ~6 nude|nudes|foto|fotos|video|intim*|pelad* & FIRST|ele|ex|me|meu|minha ! golpe
obrig*|forca|forcou|forcava|insiste|insistiu|pressiona|pressionou|pressionava|chantageia|exige ~4 transar|sexo|relacao|relacoes|cama|deitar|sexual|beijar|coisas|nude|nudes ~9 & FIRST|ele|marido|me|namorado|ela
nao_respeita|nao_aceita|ignora|nao_para ~5 nao_quero|digo_nao|meu_nao|falo_nao|nao_to_a_fim|nao_to_afim
transar|sexo|relacao|cama ~4 nao_quero|sem_querer|sem_vontade_pra_ele|obrigada|forcada|dormindo|contra_minha_vontade|medo_de_dizer_nao & marido|ele|namorado|FIRST|parceiro ! foto|INFO
tirou_a_camisinha|tirou_o_preservativo|stealthing|sem_camisinha_sem_eu|furou_a_camisinha
sem_meu_consentimento|sem_eu_consentir|contra_minha_vontade|sem_eu_querer|nao_consenti|eu_disse_nao|falei_nao|pedi_pra_parar|eu_nao_queria & ele|sexo|corpo|transar|FIRST|quando|mesmo|beij*|toc* ! cortou|cabelo|video
acordei ~5 em_cima_de_mim|sem_roupa|sem_calcinha|nua|pelada|com_ele_dentro|com_a_mao|sem_lembrar|na_cama_dele
engravid*|gravida|gravidez|gestacao|filho|aborto ~5 agressor|estuprador|estupro|abuso|violencia|abusador|meu_pai|meu_padrasto|meu_tio ! direito|aborto_legal|batizado|festa
nojo|vergonha|odio|culpa ~3 meu_corpo|mim|de_mim ~4 depois|desde|daquilo|fizeram|fez|que_ele
aquela_noite|daquela_noite|daquele_dia|daquilo|o_que_fizeram|que_me_fizeram|o_que_ele_fez|fizeram_comigo|fez_comigo|aconteceu_comigo_naquela & desde|abrac*|tocar|nojo|medo|banho|corpo|comigo|segredo|crianca|contei|nunca|silencio|calei ! show|filme|jogo|viagem
nao_deixo|nao_consigo|nao_suporto|trauma|medo|travo|pavor ~4 abracar|toquem|encostem|toque|encostar|homem|homens|ser_tocada|ser_tocado|intimidade & desde|depois|abus*|noite|estupr*|FIRST ! baratas|massagem|cachorro
vitima|sobrevivente|sobrevivi ~3 estupro|abuso|violencia_sexual|assedio|pedofilia|incesto|exploracao|importunacao|revenge_porn ! lei
fui_vitima & delegado|ninguem|riu|culpa|policia|acredit*|vergonha|calei ! golpe|pix|clonagem|assalto|furto|fraude
MINE OFFSPRING|irma|sobrinha|enteada|prima|neta|aluna|amiga ~4 contou|falou|disse|revelou|foi|diz ~6 tocou|mexeu|passou_a_mao|pegou_nela|abus*|estupr*|beijou|partes|encostou|toca|mexe|alisa|mostra|se_tocou|molest*
quando_era|eu_era|era_pequena|era_crianca|eu_tinha|aos #3-17 ~1 anos ~6 segred*|ele|tio|abus*|toc*|noite|primo|vizinho & segred*|toc*|abus*|mexi*|fez|dizia|disse|entrava|estupr*|mao|nojo ! escola|danca
quando_eu_era|quando_era|eu_era ~1 pequena|pequeno|crianca|menina|menino|novinha|adolescente ~6 abus*|toc*|mexi*|entrava|tio|primo|vizinho|padrasto|segred*|mao|molest* ! tocava_violao|sitio|natal
#3-17 anos ~6 nosso_segred*|segredinho|ele_disse_que|me_tocou|me_tocava|abusou|abusava|estupr*|mexia
incesto|abuso_infantil|pedofil* & FIRST|sofri|sobrev*|familia_minha|meu_pai|meu_tio
masturb*|se_tocando|mostrou_o_penis|abriu_a_calca|pelado|encoxou|encoxada|esfregando & onibus|metro|trem|mim|me|uber|crianca|FIRST & homem|ele|cara|motorista|chefe|me|tio|primo ! cachorro|INFO
chefe|patrao|gerente|professor|supervisor|colega|medico|pastor ~4 assedi*|cantada|cantadas|encosta|me_chama_de_gostosa|passa_a_mao|elogia_meu_corpo|me_encurralou|favores_sexuais|me_encoxou|sair_comigo_ou|beijo|me_beijar|troca_de_sexo
medico|ginecologista|massagista|fisioterapeuta|enfermeiro|dentista|psicologo|anestesista|ultrassonografista ~4 abus*|toc*|passou|mexeu|esfreg*|sem_luva|beij*|assedi* ~3 mim|me|consulta|paciente|comigo|minha ! bolsa|olho
treinador|professor|tio|pastor|padre|avo|vo|padrinho|primo|vizinho|tecnico|patrao|chefe|padrasto ~3 mexia|mexe|mexeu|fez|fazia|tocava|tocou|alisava|alisou ~3 comigo|em_mim|nela|nele|nas_meninas|nos_meninos ! violao|musica|piano
abuso ~3 igreja|infancia|escola|familia|casa|internato|treino|time|faculdade|colegio & comigo|FIRST|fez|sofri|pastor|padre|calei|contar|silencio|ninguem ! espiritual|autoridade
`;
