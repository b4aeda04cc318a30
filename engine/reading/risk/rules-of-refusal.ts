/** Drugs, weapons and fraud; the form of a rule is described in `risk-rule.ts`. */
export const drugRules = `
DRUGHARD ! HOOKED|FIRST|KIN|ELDER|FRIEND|largar|parar|sair|sem|dias|INFO|medicinal|vizinho|faz_mal|efeitos|efeito|legal|legalizada|musica|rita|pego|abstinencia|cheiro|sintomas|recuperacao|clinica|limpo|dependente|dia|overdose|vendeu|recai|recaida|tratamento|ex_usuario|marcha_da|escola_palestra|oleo_de|cor|esmalte|guerra|filhos|conversar
DEAL|MAKE|usar|preparar|dissolver|aquecer|enrolar|bolar|dichavar|testar|enterrar|mocar|disfarcar|tirar ~3 DRUGHARD|DRUG ! baseado_em| HOOKED|largar|parar|medicinal|vizinho|pra_comprar_droga|vendeu|filho|cheiro|mancha|efeitos
freguesia|freguesa|clientela|cliente|clientes|fregues|disque|ponto|entrega ~4 po|pedra|droga|maconha|bala|erva|pino|lanca ! compacto|gelo|cafe|preciosa|coco|mate|gas
olho_vermelho|olhos_vermelhos|cheiro|bafo|larica|brisa ~6 fumei|fumar|beck|maconha|baseado|mae|pais|chefe & fumei|mae|pais|chefe|disfarcar|esconder|tirar ! cigarro|churrasco|conjuntivite
vender|comprar|levar|entrar_com|passar ~1 bala|balas|doce|doces|md|lanca|po ~3 festival|rave|balada|festa_eletronica|baile_funk|micareta|carnaval|show ! coco|personaliz*|gelad*|ambulante|brigadeiro
misturar|batizar|render|cortar|malhar ~4 po|cocaina|pedra|crack|maconha|bala_de_md ~3 render|lucro|cal|bicarbonato|farinha|talco|mais
ponto|pontos|barraca|esquema|negocio|loja|rede|grupo ~3 venda|vender|distribuicao ~3 pedra|droga|drogas|po|maconha|bala|lanca|loló ! preciosas|decoracao|natural
abrir|montar|ter|gerenciar ~3 boca|biqueira|ponto_de_droga|ponto_de_venda_de_droga|lojinha_do_trafico ! restaurante|pra_ver
fornecedor|distribuidor|atacado|contato|esquema ~3 DRUG|bala|po|lanca|loló|lolo|md|erva ! gengibre|coco|doces|personaliz*|natural|cafe|compacto|ingredientes
brisadeiro|brownie_de_maconha|bolo_de_maconha|space_cake|brownie_magico|manteiga_de_maconha|cookie_de_maconha|canabutter|bong_caseiro|pipar|cachimbo_de_crack|lata_pra_fumar|chá_de_cogumelo_magico|cha_de_fita|cha_de_trombeta|cha_de_lirio
vender|vendendo|revender|vendo ~4 vape|pod|pods|cigarro_eletronico|cigarro|bebida|bebidas|alcool|loló|lolo|cachaca ~5 escola|menor|menores|adolescente|escondid*|aluno|alunos|colegio
droga|maconha|po|celular|pacote ~4 partes_intimas|visita_intima|presidio|cadeia|penitenciaria ~4 ?levar|entrar|visita|passar|jogar|drone|$ ! concurso
cheirar|cheiro|fumar|injetar ~4 po|cocaina|pedra|crack|heroina ~4 sangrar|melhor|jeito|puro|sem|mais ! compacto|cafe
dono|patrao|gerente|chefe ~2 boca|morro|trafico|biqueira ! bilheteria
mandar|enviar|despachar|receber|trazer|pedir|comprar|levar|embarcar|viajar ~3 DRUG|bala|doce|erva|po|lanca ~4 correio|correios|sedex|mala|aviao|fronteira|darknet|deep|tor|encomenda|motoboy|bolsa|onibus ! compacto|coco|cafe
vender|vendo|vendia|vendendo|passar|repassar|traficar ~2 remedio|remedios|rivotril|ritalina|venvanse|tarja|zolpidem ~4 ?sem|receita|escola|faculdade|escondid*|amigos|$ ! farmacia|propaganda|balcao|representante
disfarcar|tirar|esconder|mascarar ~3 cheiro|olho_vermelho|olhos_vermelhos|sinais ~3 maconha|baseado|beck|droga|lanca
ficar|fico|deixar ~1 doidao|doidona|chapado|chapada|brisado|locao|muito_louco|loucao ~5 ?remedio|xarope|barato|sem|farmacia|misturar|vodka|com|$ ! trabalho|sono
misturar|mistura|combinar ~5 remedio|rivotril|calmante|codeina|zolpidem|dramin|ritalina|venvanse|lanca|bala|viagra ~4 vodka|cachaca|alcool|bebida|energetico|cerveja|whisky|pinga|refrigerante|sprite ~4 doidao|brisa|chapar|onda|barato|festa|balada|louco|noite|virar
DEAL ~4 DRUG ! vendeu|pra_comprar_droga|medicinal|faz_mal|efeitos|dependencia|parar|largar|filha|fumaca|cheiro|vizinho
DRUG ~4 DEAL|HOMEMADE|correio|correios|telegram|whatsapp|instagram|sedex|boca|preco|fornecedor|lucro ! medicinal|efeitos|vizinho|filho|largar
DEAL ~3 po|pedra|erva|bala|doce|lanca|md|cristal & telegram|faculdade|balada|rave|sem_cair|na_moral|parceiro|parceiros|quebrada|policia|pm|baile|favela|traficante|viciados|puro|boca|drogas|presidio|cadeia|grama|disque
lucrar|faturar|ganhar ~2 po|erva|bala|pino|pinos|pedra ! moida|suplemento
po|pedra|bala|erva|md|lanca ~3 telegram|na_moral|baile|boca|fornecedor|grama_preco|do_bom_pra_vender
TRAFFIC & como|virar|ser|comecar|dica|dicas|ganhar|quanto|rende|rendendo|salario|montar|entrar|vaga|novato|corre|trampo|carreira|curriculo|guardar|melhor|vida|lucro|recrutar|abrir|subir|gerenciar ! pago|gestor|organico|anuncio|serie|filme|trafego|sair|combater|historia|documentario|transito|moco_bonito|antropologia|mula_sem_cabeca|mula_de_carga|cavalo|burro|sela
trafico|traficar|traficante|traficando ~3 iniciante|iniciantes|novato|drogas|interior|faculdade|sem|dicas ! filme|serie|historia|combate|lei|preso
esconder|despistar|passar|burlar|enganar|driblar|escapar|camuflar|levar|entrar|enfiar ~4 DRUG|cao_farejador|caes_farejadores|cachorro_da_policia|bagulho|flagrante|revista|raio_x|toxicologico|teste_de_drogas|exame_de_droga|bafometro|presidio|alfandega
toxicologico|teste_de_drogas|bafometro|antidoping ~4 burlar|enganar|passar|limpar|zerar|driblar|falso
burlar|enganar|passar|limpar|driblar ~4 toxicologico|bafometro|antidoping ! validade|cnh_renovar
engolir|enfiar|engolindo ~2 capsula|capsulas|pacotinho|papelote|camisinha & viajar|grana|europa|aviao|ganhar|dinheiro|mula|fronteira
boa_noite_cinderela|rupinol|rohypnol|flunitrazepam & por|colocar|dar|fazer|usar|como|bebida|mina|receita|comprar|onde ! nao_cair|PREVENT
colocar|botar|por|misturar|pingar|jogar|dar ~5 bebida|copo|drink|cerveja|suco ~4 mina|dela|garota|mulher|menina|menor|novinha|ex|alguem|balada|moca|sem_ela ! limao|gelo
dopar|embebedar|drogar|embriagar ~3 mina|ela|garota|mulher|menina|alguem|novinha|crush|pessoa|amiga|ele|marido ! cachorro
embebedar|bebada|bebadinha ~4 transar|pegar|comer|ficar_com_ela|facilitar
anabolizante|anabolizantes|durateston|trembolona|clembuterol|oxandrolona|deca|hormonio|ciclo|bomba|bombas|stanozolol|gh ~5 vender|clandestino|clandestina|sem_receita|paraguai|aplicar|underground|contrabando|caseiro|comprar|revender|caseira|menor|adolescente|primeiro_ciclo ! efeitos|faz_mal|riscos|agua|piscina|encher|carnaval|menstrual|perigo|gas|poco
vender|comprar|revender|trazer|contrabandear ~3 anabolizante|anabolizantes|durateston|trembolona|bomba_pra_academia|bombas_na_academia|ozempic|sibutramina|rebite|venvanse|ritalina|cigarro_do_paraguai|vape|pod|cytotec|abortivo|mounjaro|zolpidem|rivotril ~5 academia|clandestino|sem_receita|paraguai|escondido|escondida|escola|contrabando|instagram|telegram|farmacia|sem_nota
lanca|loló|lolo|lanca_perfume|cheirinho ~3 HOMEMADE|receita|fazer|ingredientes|baile|vender|preparar|carnaval_caseiro ! livro|dardo|chamas|granada_game|atletismo
receita|fazer|preparo|ingredientes ~2 lanca_perfume|loló|lolo|lean|purple_drank|purple|crack|md|bala_de_festa|sizzurp|cocaina|ayahuasca|dmt|drink_de_codeina
purple|codeina|xarope ~4 drank|sprite|receita|chapar|brisa|onda|caseiro|lean ! tosse|guaco|mel|bolo|gripe
chapado|doidao|chapar|brisa|onda|barato|alucinar|alucinacao|viajar|noia ~5 remedio|xarope|noz_moscada|caseiro|desodorante|cola|dramin|gasolina|tinner|benflogin|farmacia|cogumelo|rivotril|acetona|lata|legal_sem ! mar|surfar|aviao|passagem|cabelo
remedio|comprimido|xarope|dramin|benflogin|noz_moscada|tinner|cola_de_sapateiro|desodorante|solvente ~5 chapar|brisa|onda|ficar_doidao|ficar_louco|barato_legal|alucinar|dar_barato|da_barato|dar_onda|da_onda|cheirar|ficar_chapado
plantar|cultivar|plantio|plantando|cultivo|colher|secar|estufa|germinar ~3 maconha|erva|cannabis|skunk|cogumelo_magico|beck|verdinha|coca|papoula|indoor ~5 ?vender|armario|escondid*|lucro|parceiros|casa|apartamento|$ ! autorizacao|medicinal|habeas|mate|tempero|horta
plantar|cultivar|cultivo ~2 maconha|cannabis|skunk|cogumelo_magico|cogumelos_magicos|coca ! medicinal|autorizacao|legal
recrut*|aliciar|chamar|arrumar|usar|botar ~3 moleque|muleque|moleques|menor|menores|adolescente|adolescentes|crianca|criancas ~5 vender|trafic*|quebrada|corre|boca|entregar|aviaozinho|droga|assaltar
batizar ~2 cocaina|po|maconha|droga|gasolina|leite|bebida|vodka|whisky ! igreja
render ~1 mais & cocaina|po|crack|droga|maconha
ficar_rico|ganhar_dinheiro|fazer_dinheiro|dinheiro_facil ~5 droga|drogas|trafico|maconha|crime|boca|po|cocaina
corre ~6 droga|drogas|traficante|boca|maconha|po|erva|bala|quebrada_vend* ! km
comecar|entrar|vida|ser|virar|subir ~3 crime|pcc|comando_vermelho|faccao|bandido|ladrao|traficante|boca|trafico ! historia|sair|documentario|evitar|filme|policial|livro|romance|serie|fantasia|perito
disque_droga|disk_droga|delivery_de_maconha|delivery_de_droga|delivery_de_po|loja_de_droga|deep_web_droga|droga_na_deep|comprar_droga|onde_comprar_maconha|onde_compro_maconha|onde_achar_bala|comprar_lsd|comprar_md|comprar_maconha|comprar_cocaina ! vendeu|vendi
fumar|fumo|fumando|cheirar|usar|bolar|tomar|provar|experimentar|dropar ~2 maconha|baseado|beck|po|cocaina|crack|lsd|md|mdma|bala|skunk|cogumelo_magico|cogumelos_magicos|ketamina|k9|haxixe|lança ~5 primeira_vez|melhor|como|sem|escola|dica|dicas|jeito|escondido|iniciante|review|rave|festa|aula|trabalho|sozinho ! parar|parei|largar|vizinho|efeitos|faz_mal|filho|riscos|filha
`;

export const weaponRules = `
esconder|ocultar|guardar|mocar|enterrar|camuflar ~2 GUN|cano_da_policia|faca_na ! seguranca|cofre|filhos|crianca|legal|cac|cozinha
GUN|faca|espada|facao|canivete|machado|lamina|barra_de_ferro ~5 matar|ferir|machucar|furar|intimidar|assaltar|vingar|atacar ! boi|porco|galinha|jogo|defesa|peixe|sem_machucar|dragao|dedo
fazer|comprar|afiar|levar|usar|preparar ~3 espada|faca|facao|machado|lamina|porrete ~4 matar|ferir|machucar|furar|intimidar|assaltar|vingar|atacar ! boi|porco|galinha|peixe
polvora|bombinha|rojao ~5 encher|colocar|juntar|mais_forte|forte|potente|prego|pregos|explodir|cano|garrafa|estourar ! cabelo|cachorro|medo|gato
bomba_de_gas|gas_lacrimogeneo|granada_de_efeito|bomba_de_efeito & comprar|fazer|usar|jogar|onde|caseir* ! protecao|manifestante_proteger
faca|facao|canivete|punhal|porrete|barra_de_ferro|soco_ingles|corrente|navalha|machado ~3 briga|brigar|furar_alguem|vingar|treta|torcida|assalto|assaltar|intimidar
lacre|trava|rastreador|numeracao ~2 arma|pistola|revolver|fuzil
onde|comprar|como|fazer|vender|conseguir|usar|tutorial|acho|compro|montar ~2 silenciador|molotov|dinamite|granada|c4|explosivo|explosivos|bomba_de_prego|kit_rajada|submetralhadora|fuzil|metralhadora|municao_perfurante|trezoitao|colete_furado ! airsoft|fantasia|moto|escapamento|lego|desenhar
bomba_de_prego|bomba_de_tubo|bomba_de_cano|bomba_caseira|bomba_incendiaria|carta_bomba|cinto_bomba|homem_bomba_como
passar|burlar|enganar|driblar|entrar|embarcar ~5 detector_de_metal|detector|raio_x|revista ~4 ?faca|arma|canivete & faca|arma|canivete|estilete|pistola|soco_ingles|celular_no_presidio
trafico|traficante|morro|favela|boca ~3 arma|fuzil|pistola|municao & comprar|vender|conseguir|arrumar|alugar
arquivo|stl|projeto|molde|planta|desenho_tecnico|blueprint|kit ~3 GUN|silenciador|glock ! tatuagem|historia|jogo|paintball|bolo|desenhar
estourar|explodir|arrombar|dinamitar|detonar ~1 caixa_eletronico|caixa|cofre|banco|agencia|carro_forte ! d_agua|som
molotov|coquetel_molotov|napalm|c4_caseiro|termite|bomba_de_pregos|bomba_de_prego|explosivo_caseiro|silenciador_caseiro|arma_impressa|arma_3d|arma_caseira|bomba_caseira|espingarda_caseira|garrucha_caseira|pistola_caseira|municao_caseira|polvora_caseira
zarabatana|besta|estilingue|dardo|flecha|seringa|arco ~5 envenenad*|matar|letal|veneno|ferir|gente
sacar|apontar|atirar|dar_tiro|disparar ~4 pra_cima|na_rua|no_vizinho|no_baile|da_janela|em_casa|carro|gente ~3 ?arma|pistola|revolver|$ ! conclusoes|filme|foto|agua|jogo
comprar|arrumar|conseguir|arrumo|compro|consigo|alugo|vendo|alugar ~2 revolver|pistola|fuzil|38|arma|municao|glock|oitao|trezoitao|metralhadora|granada|colete ~5 ?paraguai|sem|registro|facebook|morro|favela|internet|grupo|hoje|menor|barato|escondid*|raspad* ! legal|cac_legal|documentos|requisitos|cola|pintura|lego|posse|massagem|agua|carabina_de_pressao|brinquedo|airsoft|registro_legal|pressao
menor|#10-17|adolescente|escola|aluno ~4 ter|comprar|andar|levar ~2 arma|pistola|revolver|faca ! brinquedo|agua
aprender|ensinar|treinar ~2 matar|atirar_em_gente|esfaquear ~3 ?pessoa|gente|alguem|policia|$ ! aula|charada
MAKE ~4 GUN ! videogame|festa|chefe|papel|roblox|desenhar|desenho|maquiagem|bolo|artesanato|brinquedo|chimarrao
GUN ~4 caseira|caseiro|artesanal|impressa|3d|quintal|garagem|numeracao|raspada|sem_registro|ilegal|fria|clandestin*|contrabando|deep_web|fronteira|paraguai|encomenda|sem_nota|sem_porte|sem_licenca|escondid*|arsenal|impressora ! calibrar
caseira|caseiro|artesanal|cano_de_ferro|cano_de_pvc|impressora_3d|3d ~4 GUN|silenciador|municao|bomba|espingarda
raspar|raspada|apagar|lixar|remover|raspando ~2 numeracao|numero_de_serie|numeracao_da ! carro|chassi
numeracao ~3 raspada|arma|raspar|suprimida
vender|comprar|contraband*|traficar|importar|conseguir|arrumar|alugar|trazer|negociar|revender|onde|trafico ~3 GUN ~6 sem_registro|ilegal|clandestin*|deep_web|fronteira|paraguai|encomenda|raspada|sem_nota|escondid*|fria|porte|favela|menor|barata|morro|telegram|sem_burocracia|assaltar|matar|vingar|escola|facil
contraband*|trafico|traficar ~3 GUN|arma|armas|municao|armamento|armamentos ! combate|historia|filme|lei
porte|cac|registro|licenca ~3 falso|falsa|comprado|sem_prova|sem_exame|esquema|burlar|fraudar|mentir & arma|cac|porte|GUN
GUN ~4 falso|falsa ~2 porte|cac|documento
laudo|psicotecnico|exame ~4 falso|comprar|burlar|passar ~4 arma|porte|cac
esconder|levar|entrar|passar|carregar|portar|mocar|embarcar ~4 GUN|cano|ferro|faca|canivete|pistola|peca|berro|oitao|trezoitao|soco_ingles|taser|spray ~5 blitz|pm|policia|escola|revista|aviao|detector|balada|show|estadio|metal|onibus|aeroporto|festa|prova|faculdade ! salada
arma|revolver|pistola|faca|facao|canivete|soco_ingles|estilete|punhal|cano|ferro ~4 pra_escola|na_escola|escola|pro_colegio|na_balada|na_faculdade|na_festa ~4 ?levar|$|usar|vingar|briga|matar|furar|medo ! apreendida|brinquedo|cantina|fanfarra|papel|apontador
explodir|explodo|detonar|implodir ~4 caixa|banco|carro|coisa|coisas|escola|predio|casa|onibus|igreja|portao|porta|lixeira|banheiro|caixa_eletronico|vaso|cofre|loja|shopping|delegacia|embaixada ! minecraft|vendas|loja_virtual|visualizacoes
explodir|explosao|explosivo|bomba|detonar|explode|detonador|pavio ~4 produto|produtos|limpeza|HOMEMADE|garagem|panela_de_pressao|adubo|fertilizante|polvora|prego|pregos|celular_ativa|controle_remoto|butijao|botijao|acetona|tubo|gasolina|nitrato|dry_ice|garrafa|cloro ! chocolate|feijao|economia|como_evitar|explodiu|banho|piscina|sabao|bicarbonato_vulcao|cabelo|ciencia|flor
fazer|montar|criar|construir|fabricar|fiz|receita|como ~2 bomba|bombas|granada|explosivo|explosivos|molotov|artefato ~1 $|HOMEMADE|casa|fumaca_toxica|matar|prego|gas|relogio|escola|jogar|cano|polvora|vinganca ! chocolate|piscina|agua|banho|ar|morango|doce|queijo
drone|carta|carro|colete|cinto|mochila|encomenda|pacote|caixa|bolo ~3 bomba|explosivo|explosivos|granada|dinamite|bomba_dentro ! agricola|agua|surpresa|chocolate|detectar
arsenal & montar|escondid*|casa|sitio|comecar|armas|GUN|caseiro|meu|apocalipse ! futebol|jogo|premier|time|ingles|inglesa|gols|londres|camisa
transformar|converter|adaptar|modificar|virar|deixar|turbinar|potencializar ~4 airsoft|arma_de_pressao|simulacro|espingarda_de_pressao|pressao|chumbinho|arma_de_brinquedo|nerf|taser|arma_de_choque|pistola|rojao|semi|drone|replica|glock ~6 arma|verdade|letal|real|fogo|machucar|automatica|22|assaltar|identico|matar|rajada|potente|explos*
simulacro|replica|arma_de_mentira|airsoft ~5 assaltar|assalto|roubar|roubo|identico|intimidar|ameacar|assustar
turbinar|turbinada|aumentar_a_potencia|mais_forte|potencia ~5 arma_de_choque|taser|spray|airsoft|arma_de_pressao|bombinha
arma_de_choque|taser|soco_ingles|punhal|canivete|faca|spray_de_pimenta|estilingue|besta|zarabatana|nunchaku|adaga ~5 machucar|turbinada|balada|briga|caseiro|caseira|lamina|furar|matar|ferir|assaltar|intimidar|vinganca|gente|alguem|letal|fabricar ! defesa|caminhada|treino|cozinha
colete|blindagem|carro_forte|blindado ~4 furar|perfurar|atravess*|municao|vencer|fura & municao|policia|pm|furar|bala|projetil ! usado|motoqueiro|pneu
municao|projetil|polvora ~4 perfurante|furar_colete|fura_colete|caseira|caseiro|recarregar_em_casa|sem_registro|explosiva|envenenada|ponta_oca|fazer_em_casa|artesanal|dum_dum ! coco|mel|gengibre|impressora|hortela|tinta|banana|cafe|toner
silenciador|supressor|abafador ~2 HOMEMADE|arma|garrafa|filtro|fazer|pistola|calibre|como ! moto|escapamento|ruido|carro|protetor|barulho|ouvido
kit_rajada|seletor_de_rajada|glock_switch|auto_sear|carregador_alongado|carregador_caracol|bump_stock|gatilho_hair|lower_80|ghost_gun|arma_fantasma|arma_fria|stl_de_arma|arquivo_de_arma|fgc_9|liberator ! sims
GUN ~4 minha|tenho|fiz|montei|fabriquei|mostro|pronta & caseira|garrucha|fiz|montei|fabriquei|artesanal|impressa
glock|38|pistola|revolver|fuzil|oitao|trezoitao|9mm|ak_47 ~4 encomenda|vendo|venda|entrego|parcelo|sem_registro|raspad*|chama_no_pv|preco_no_morro|pronta_entrega
massacre|atentado|tiroteio|chacina|ataque ~4 escola|igreja|creche|shopping|colegio|faculdade|planejar|meu|sala|quero|fazer|mesquita|sinagoga ! como_prevenir|historia|columbine|suzano|realengo|jornalis*|coracao|panico
gas|veneno|toxina|ricina|cianeto|antraz|sarin|mostarda ~3 letal|toxico_caseiro|matar_gente|mortal|caseiro|pra_pessoa|ambiente_fechado|metro|multidao & fazer|como|produzir|receita|misturar|matar ! rato|barata
misturar|mistura ~4 cloro|agua_sanitaria|amonia|acido|vinagre ~5 gas|matar|toxico|intoxicar|desmaiar|vingar|vizinho
`;

export const fraudRules = `
*vender|vendo|comprar|vazar|conseguir|arrumar ~2 gabarito|gabaritos ~3 prova|enem|concurso|oab|vestibular|$
falsificad*|adulterad*|fraudad*|forjad*|clonad* & comprar|vender|conseguir|usar|fazer|emitir|sites|onde|lucrar|passar ! o_que_fazer| golpe|identificar|saber|comprei|recebi|descobri|denunciar|reconhecer|caí|cai|sera|oculos|azeite|gasolina|como_descobrir|evitar|indenizacao|multa|de_novo|whatsapp_clonado
fingir|fingindo|passando|passar|se_passar ~2 ser|por|de ~3 filho|parente|banco|gerente|policial|medico|advogado|outra_pessoa|funcionario|mulher|padre|pastor|cego|doente|deficiente|aleijado & pix|dinheiro|pedir|golpe|ganhar|receber|entrar|esmola|roubar|consultar|vantagem|fila|enganar ! caí
pedir|pedindo|receber|tirar|arrancar ~2 pix|dinheiro|grana|doacao ~4 fingindo|fingir|mentindo|inventando|falso|falsa|passando_por ! golpe_do
km|quilometragem|hodometro ~2 adulterad*|voltad*|baixad*|mexid* ~4 ?vender & vender|revender|anunciar ! identificar
atestado|diploma|cnh|laudo|certificado|historico|prova|tcc|habilitacao|rg|passaporte|receita_azul|vaga ~2 comprado|comprada|vendido|comprar|compro|vendo|vende|quente ~3 telegram|internet|whatsapp|barato|falso|esquema|facebook|grupo|sem|escondid*|$ ! nasa|golpe|usado
esquema|macete|jeitinho|esquemas ~3 detran|concurso|prova|inss|receita|perito|licitacao|imposto|multa|bolsa|autoescola|balada_sem_pagar|banco ! estudar|tatico
trocar|adulterar|arrancar|colar ~1 etiqueta|codigo_de_barras|preco|qr_code|chassi|cartao ~3 mercado|loja|produto|barato|supermercado|cliente|pagar_menos|maquininha ! como_trocar|escala|roupa_com
assinatura|cheque|nota|documento|diploma|atestado|certificado|laudo|receita|link|site|boleto|remedio|ingresso|curriculo|perfil|loja|comprovante|historico ~3 falso|falsa|falsos|falsas|falsificad*|fake & fazer|criar|vender|pegar|curriculo|cheque|colocar|usar|mandar|enviar|pegar_senha|ganhar|tirar|imprimir|montar|ensino ! golpe|cai|caí|identificar|denunciar|comprei|recebi|paguei|saber|descobrir|bijuteria|evitar
vaquinha|rifa|sorteio|doacao|campanha|ong|pix_solidario ~5 nao_existe|falsa|falso|mentira|mentir|inventad*|inventar|inexistente|golpe|ficar_com_o_dinheiro|embolsar ! identificar|cai
inventar|inventando|fingir|fingindo|forjar|simular ~1 doenca|cancer|acidente|assalto|roubo|sequestro|morte|gravidez|dor|lesao|loucura|surdez|autismo|deficiencia ~3 pegar|ganhar|receber|faltar|atestado|dinheiro|encostar|beneficio|seguro|pensao|aposentar
tirar|arrancar|sugar|pegar|roubar|herdar|ganhar ~2 dinheiro|grana|heranca|aposentadoria|pensao|senha|cartao|bens|casa ~3 velho|velha|velhos|idoso|idosa|idosos|aposentad*|vo|avo|viuva|coroa|gringo|trouxa|fiel|cliente ! planejamento|proteger|inventario
maquininha|cartao|troco|balanca|bomba ~4 cliente|clientes ~3 & enganar|trocando|trocar|passar_mais|cobrar_a_mais|roubar|clonar|ganhar_na|adulter* ! fidelidade
emprestimo|conta|cartao|compra|compras|linha|chip|financiamento|consignado|cadastro|carro|empresa|credito ~4 nome|cpf|dados|identidade ~2 idoso|idosa|outro|outra|outros|morto|morta|alheio|mae_sem|avo|vo|avo_sem|vizinho|falecido|alguem|laranja & fazer|pegar|abrir|tirar|usar|comprar|pegando ! fizeram|descobri|cancelar|golpe|retirar|transferir|fizeram_no|caí
ganhar|lucrar|viver|faturar|enriquecer|dinheiro ~3 golpe|golpes|fraude|fraudes|estelionato|piramide|roubo|furto|carding|crime ! nao_cair|recuperar|devolver|esportivo
*enganar|driblar|passar_a_perna|despistar|burlar|iludir|engambelar|engana ~3 perito|pericia|inss|policia|receita|banco|fiscal|fiscais|seguradora|detran|justica|juiz|patrao|empresa|rh|faculdade|professor|radar|oficial|serasa|vistoria|cliente|clientes|ifood|uber|mercado_livre|shopee|aposentad*|velh*|idos*|sus|vestibular|sistema ! cerebro|fome
comprovante|extrato|print ~3 fake|editado|montado|forjado|agendado_pra_enganar ! golpe|recebi|caí|cai|identificar|mandou|saber|recuperar|paguei|reconhecer|cuidado|descobrir|multiplicado
roubar|furtar|puxar|desviar ~1 energia|luz|agua|sinal|wifi|internet|gasolina|combustivel|merenda|verba|dizimo|cobre|fios|senha|senhas ! sinal_do_roteador|extensao
loja|curso|ingresso|ingressos|produto|produtos|rifa|pacote|aluguel|casa|terreno|celular|vaga ~5 nao_entregar|nunca_entregar|e_sumir|e_bloquear|que_nao_existe|que_nao_tenho|inexistente|fantasma|falsa|falso|falsos & criar|vender|anunciar|montar|cobrar|receber|alugar|abrir|fazer|ganhar ! golpe|identificar|cai|comprei|comprar
*ponto_eletronico|escuta|fone_escondido|relogio_espiao|micro_ponto ~5 concurso|prova|enem|vestibular|oab|detran
*concurso|prova|enem|vestibular|oab|detran|tcc|faculdade ~4 ponto_eletronico|escuta|fone_escondido|comprar_vaga|pagar_alguem|outra_pessoa_fazer|no_meu_lugar|fraud*|esquema|gabarito_vazado
furtar|roubar|surrupiar|pegar ~3 supermercado|mercado|loja|shopping|farmacia|lojas ~4 ?sem_ser|sem_pagar|visto|camera|alarme|escondid*|$ ! cena|compra|barato|vaga
sair|comer|consumir|abastecer|viajar|entrar ~3 sem_pagar ~3 ?conta|restaurante|posto|onibus|$ ! multa|pedagio_free|juros|imposto|taxa|academia|parque|museu|aluguel
nao_pagar|deixar_de_pagar|fugir|escapar|driblar|livrar ~2 pensao|imposto|impostos|divida|dividas|multa|comanda|justica ~4 escond*|laranja|nome_de|mentir|truque|brecha_ilegal|sumir|sonegar
mentir|mentindo|omitir|forjar|falsear|inventar ~3 cadunico|inss|imposto|ir|seguro|receita|pericia|declaracao|censo|bolsa|cota|cotas|auxilio|curriculo_diploma|juiz
GETDOC ~5 DOC ~1 FAKE ! identificar|cai|pago|recebi|paguei|golpe|brinquedo|descobri|festa
GETDOC ~3 FAKE ~2 DOC ! denunciar|identificar|golpe|recebi
DOC|laudo|exame|vacina|dinheiro|nota ~2 FAKE ~2 pra|viajar|faltar|passar|pegar|comprar|receber|beber|festa|metodo|atualizado|encomenda|escola|trabalho|entrar|vender|balada|show ! identificar|golpe|contra|recebi|saber|negativo|IR
certificado|diploma|atestado|laudo|carteirinha|receita|comprovante ~3 falso|falsa|fake|frio & pra|viajar|faltar|pegar|bpc|comprar|onde|concurso|vaga|emprego|desconto|meia_entrada|cota|isencao ! golpe|recebi|identificar
golpe|golpes ~4 aplicar|dar|fazer|passar|ganhar|script|metodo|esquema|ensino|novo_que_ta_dando|funcionando|lucrar|aplicando|iniciantes|pra_ganhar ! nao_cair|judo|mestre|vista|contra|proteger|defesa|luta|evitar|jiu|boxe|karate|capoeira|estado
*roteiro|script|texto|mensagem|fala ~3 ligacao|telefone|ligar|conversa|telemarketing & golpe|golpes ! identificar|nao_cair|evitar|proteger|alerta|alertar|denunciar|video|videos|reels|palestra|peca|teatro|filme|prevencao
aplicar|dar|aplicando|passar|bolar|planejar|montar|inventar ~2 golpe|golpes|estelionato|171|calote|truque_do_pix|conto_do_vigario|chapeu ! estado|vista|mestre|nao_cair|ar|sorte|jiu|boxe|judo|luta|perdido|karate|capoeira|muay|misericordia
como clonar|clonar|clonagem ~3 cartao|cartoes|whatsapp|chip|placa|instagram|site|conta|voz|chave_do_carro|controle|rg|carro|maquininha ! proteger|controle_remoto|portao
clonar ~2 cartao|cartoes|whatsapp|chip|placa|site|conta|maquininha|veiculo ! evitar
laranja|laranjas ~4 conta|nome|empresa|sacar|abrir|golpe|lavar|cpf|dinheiro|auxilio & conta|nome|sacar|abrir|empresa|cpf|lavar ! suco|bolo|doce|fruta|pe|mercado
conta|empresa|cnpj ~4 laranja|laranjas|em_nome_de_morto|nome_falso|documentos_falsos ! caí|suco|bolo
*BENEFIT|bolsa|auxilio|cota|insalubridade ~5 sem_ter_direito|sem_direito|sem_ter|mentir|mentindo|fraud*|burlar|fingir|fingindo|falso|falsa|esconder_renda|escondendo|gente_morta|dos_outros|enganar|inventar|inventando|simular|simulando|forjar|forjando|batida_falsa|esquema|sem_precisar ! golpe|direito_a|familia_de|proprio
fingir|simular|forjar|mentir|inventar|fraudar|burlar|enganar|esconder ~6 BENEFIT|pericia|inss|seguradora|seguro|receita_federal|auxilio|cadunico|acidente|roubo|doenca|deficiencia|doente|demencia|renda|cota|concurso ! curriculo|sinais|luto|cachorro
sacar|receber|pegar|usar ~4 morto|morta|falecid*|gente_morta|defunto|dos_outros|finado ! inventario|direito|pis|alvara|herdeiro|roupa|filho_receber
ganhar|receber ~2 seguro ~5 invent*|forj*|batida|falso|roubo|queim*|sumi*
queimar|sumir|bater|esconder ~2 carro ~4 seguro|seguradora
gabarito|gabaritos|prova|questoes|cola ~4 vender|vazado|vazada|vazadas|comprar|comprado|vendo|antecipad*|ponto_eletronico|escuta|por_fora & vend*|vaz*|compr*|ponto|escuta|antecip* ! cai|caiu|antigas|livro
vender|comprar|vazar|conseguir ~2 gabarito|gabaritos|prova_do_enem|prova_da_oab|tcc_pronto|vaga_no_concurso|diploma|cnh|carteira_de_motorista|voto|votos|carta_de_motorista|habilitacao ! vender_voto_e_crime
colar|cola|trapacear|fraudar|passar ~4 prova|enem|concurso|vestibular|oab|detran ~4 celular|ponto|escuta|sem_ser|fone|relogio|sem_estudar_esquema|esquema ! papel
tirar|comprar|conseguir|fazer|renovar ~2 cnh|carteira|habilitacao|carta|porte|diploma ~4 sem_fazer|sem_prova|sem_aula|sem_aulas|sem_exame|esquema|comprada|quente_por_fora|por_fora|sem_estudar ! medo|agora|nova_lei|autoescola
piramide|piramides|ponzi|esquema ~4 montar|criar|comecar|abrir|sair_antes|lucrar|fazer|quebrar|convidar|recrutar|entrar & montar|criar|comecar|abrir|sair|lucr*|ganhar|quebrar|recrut* ! egito|alimentar|humana|flexao|taticos|treino|de_taca|invertida|esquema_tatico
montar|criar|comecar|abrir|inventar|lancar ~2 piramide|ponzi|esquema_de_piramide|rifa_falsa|vaquinha_falsa|loja_falsa|site_falso|igreja_pra_lucrar|igreja_pra_ganhar|empresa_fantasma|leilao_falso|ong_de_fachada|perfil_falso_pra|moeda_e_sumir ! egito|marketing
171|estelionato|estelionatario|golpista|trambiqueiro|falsario ~4 ser|virar|aprender|como|profissao|vida|ganhar|rico|trampo|iniciante ! artigo|crime_de|pena|identificar|famosos|historia|brigada
ser|virar|aprender|comecar ~3 171|estelionatario|golpista|hacker_de_banco|trambiqueiro|batedor_de_carteira|cambista
central|banco|gerente|atendente|telefone|ligacao|telemarketing|script|sms|link ~4 falsa|falso|fake|golpe|phishing ~6 velhinh*|idos*|ligar|script|montar|criar|fazer|enviar|aposentad*|roubar|pegar_dados|convencer ! nao_cair|caiu|golpe_da
script|roteiro|lista|audio|papo|texto ~4 enganar|ligar ~3 velhinh*|idos*|aposentad*|cliente_bob*|velho|velhos|vitima|vitimas
enganar|passar_a_perna|tapear|enrolar|tirar_dinheiro|arrancar_dinheiro|roubar|lesar|ludibriar|depenar|passar_pra_tras|extorquir|iludir|convencer|fazer_de_trouxa ~3 VICTIM|sugar|socio|banco|fiel|coroa|gringa|patrocinador|seguradora|cassino|uber|ifood|mercado_livre|shopee|correntista|aplicativo ! fome|cachorro|bebe|comprar_mais|radar
vender|vendo|venda|anunciar|cobrar ~5 nao_existe|sumir|sem_entregar|nunca_entregar|falsificad*|jurando|que_nao_tenho|inexistente|e_bloquear|terreno_dos_outros|carro_batido_como|defeito_escond*|produto_roubado|celular_roubado|como_original|como_se_fosse ! saudade
revender|vender ~3 replica|pirata|falsificado|falsificada|celular_roubado|peca_roubada|carro_roubado|remedio_vencido|carne_vencida|produto_vencido|vencido|vencida ~6 original|jurando|como|cliente|novo|remarc*|$ ! descart*|peita
sumir|fugir|desaparecer ~1 dinheiro|grana
boleto|boletos|pix|qr_code|link_de_pagamento|maquininha|comprovante ~3 adulterad*|adulterar|falso|fake|editado|editar|clonad*|trocar_o_codigo|alterar|alterado & metodo|atualizado|fazer|criar|gerar|app|como|editar|alterar|esquema|enganar|loja|gerador ! paguei|recebi|golpe|nao_cair|saber|recuperar|descobri|identificar
gerar|gerador|testar|puxar|comprar|vender|consultar|aprovar|aprovando|virar_lara ~2 cc|ccs|infocc|bin|bins|cartao_clonado|cartoes_clonados|dados|cpf|cpfs|painel|consultavel|full|laranja|lara|tela_fake|score_de_outro|senha_de_cartao ~5 dos_outros|de_graca|compra|compras|comprar|alheio|terceiros|gerada|validas|valida|banco|$|golpe|telegram|pessoa|pessoas|outro ! enem|nota_fiscal|proprio|meu
FRAUDINF ! faca|espada|ferro|metal|aco|canivete|arla|crime|pena|como_identificar|descobri|denunciar|multa|justa_causa|como_nao|empresa_pode
fraudar|burlar|adulterar|manipular|driblar|enganar ~3 ponto|ponto_eletronico|hora_extra|hodometro|medidor|relogio|radar|licitacao|imposto|rastreador|taximetro|bomba_de_combustivel|balanca|exame|fiscalizacao|sistema|catraca|eleicao|urna|ibge|inspecao|tornozeleira|vistoria ! cerebro
voltar|alterar|adulterar|baixar|mexer|zerar|mudar|diminuir ~2 hodometro|quilometragem|km ~6 ?carro|vender|pouco_rodado|antes|$ ! oleo|pace|bateria|corrida|moto_revisao|correr
gato|gatos ~1 luz|energia|agua|net|internet|tv|relogio & fazer|puxar|como|instalar|ensino|ligar ! bebe_agua|beber
relogio_de_luz_parado|parar_o_relogio_de_luz|travar_o_relogio|ima_no_relogio|iptv_pirata_vender|revender_iptv|revenda_de_iptv|desbloquear_icloud_roubado|desbloquear_celular_roubado|desbloquear_iphone_achado|icloud_de_celular_roubado|trocar_imei|mudar_o_imei|adulterar_chassi|chassi_raspado|remarcar_chassi|desmanche_clandestino
dinheiro|nota|notas|cedula|cedulas ~1 falso|falsa|falsas|fria|frias|fake & imprimir|comprar|passar|fazer|vender|usar|encomenda|emitir|trocar|onde|impressora|papel|perfeitas ! brinquedo|identificar|recebi|festa|reconhecer
lavar|lavagem ~1 dinheiro ! historia|como_identificar|serie|lei|crime
sonegar|caixa_dois|caixa_2|nota_fria|notas_frias|propina|suborno|subornar|rachadinha|comprar_voto|comprar_votos|superfaturar|licitacao_combinada|empresa_fantasma|nota_meia & como|fazer|dica|dicas|sem|esquema|pagar|fiscal|guarda|esconder|montar|imposto|jeito ! crime|historia|filme|denunciar|o_que_e
esconder|ocultar|declarar_menos ~4 receita|receita_federal|fisco|leao|pensao|justica|divorcio|oficial_de_justica|ex_no_divorcio & dinheiro|renda|bens|patrimonio|salario|imovel ! bolo|legumes
furtar|roubar|assaltar|arrombar|saquear|afanar|passar_a_mao ~4 loja|mercado|celular|carro|moto|casa|banco|wifi|cobre|fio|fios|shopping|cliente|patrao|caixa|supermercado|carga|cofre|bolsa|carteira|renner|shein|encomenda|bike|chocolate|roupa|maquiagem|lojinha|turista|tenis|perfume|posto|gente|pessoas|tag|estacionamento ! cena|base|bola|coracao|gta|beijo|idosa_da|brisa
arrombar|abrir|ligar|destravar|furtar ~2 carro|moto|porta_alheia|casa_dos_outros|cofre|carros|cadeado ~5 dos_outros|alheio|roubar|sem_alarme|sem_ser|jammer|vizinho|chapolin|chave_micha|micha
tirar_alarme|tirar_o_alarme|tirar_a_tag|remover_tag|sacola_forrada|bolsa_forrada_de_aluminio ~4 loja|roupa|antifurto|$
UNCAUGHT ! sumiu|rugas|manchas|spoiler|pokemon|aranha|esconde|pique
cartao|conta|senha|celular|whatsapp|pix ~4 dos_outros|de_outra_pessoa|alheio|alheia|de_terceiros|da_minha_vo|do_meu_avo|de_idoso|roubado|roubada|achado ~5 usar|comprar|sacar|desbloquear|entrar|acessar|tirar|gastar & usar|comprar|sacar|desbloquear|tirar|gastar|entrar ! bloquear|o_que_fazer|devolver
desbloquear|sacar|usar|comprar|tirar ~4 celular_roubado|cartao_achado|cartao_alheio|cartao_dos_outros|cartao_de_outra|iphone_roubado|icloud_dos|cartao_clonado|cartao_da_minha_vo|cartao_roubado
golpe|trambique|esquema|falcatrua|mutreta|fraude|calote|trapaca ~4 lucrativo|quente|que_da_certo|pra_ganhar|facil|dinheiro_rapido|infalivel|do_seguro_do|funciona_ainda ! nao_cair|golpe_do
dar|dou|meter|dei ~1 calote|um_calote|golpe_do_bau
perfil|site|loja|anuncio|instagram|vaga|casa|aluguel|sorteio|vaquinha|rifa|doacao|campanha ~3 falso|falsa|fake|inventad* ~5 ganhar|dinheiro|vender|receber|enganar|arrecadar|sumir|criar|montar & criar|montar|fazer|abrir|inventar|ganhar|lucrar ! golpe|denunciar|cai|identificar|denuncia
inventar|mentir|inventando|fingir|fingindo|simular|forjar ~3 cancer|doenca|filho_doente|roubo|acidente|sequestro|assalto|gravidez|morte ~6 dinheiro|vaquinha|doacao|seguro|ganhar|pensao|receber|pix
sequestro|sequestrar ~4 falso|simular|fingir|dinheiro ~3 pais|familia|mae|pegar
avaliacao|avaliacoes|review|reviews|estrelas|comentarios|seguidores|depoimento|depoimentos ~2 falso|falsa|falsos|falsas|fake ~3 fazer|comprar|criar|vender|escrever|inventar ! identificar
comprar|fazer|criar|escrever|inventar ~2 avaliacao|avaliacoes|depoimento|depoimentos ~2 falso|falsa|falsos|falsas|fake
`;
