/** Hand-checked masculine nouns. `_` stands for a space, a final `*` for a word that is only used in the plural. */
export const masculineNouns = `
lazer tigrinho day_trade swing_trade big_brother bulking cutting CDB CNPJ PIS abdômen abraço abscesso ácido
agachamento aleitamento alongamento anticoncepcional antibiótico antidepressivo aparelho ataque autocuidado
avanço batimento bebê bíceps braço bruxismo cabelo calcanhar câncer cérebro check-up choro ciclo coágulo
colesterol colo corpo coração cotovelo couro_cabeludo cuidado dedo dente diabético diagnóstico diafragma
dorso efeito enjoo esgotamento esôfago estômago estresse exame exercício fígado fôlego glúteo gases*
hematoma hormônio infarto inchaço intestino jejum joelho lábio luto machucado mal-estar medicamento médico
melasma metabolismo músculo nariz nervo nódulo olho ombro osso ouvido ovário parto pé peito pelo pelve
pescoço peso poro pós-parto pré-natal problema procedimento prurido puerpério pulmão pulso punho quadril
refluxo reflexo remédio ressecamento resfriado rim ronco rosto sangue sangramento seio sintoma sistema sono
soro sopro suor tabagismo tendão tornozelo transtorno tratamento treino treinamento trauma tríceps tumor
umbigo útero ventre vício vírus vômito xixi zumbido AVC HIV TOC TDAH TEA burnout detox check_list estrogênio
cortisol cacho corte creme desodorante esmalte frizz gel hidratante iluminador laser lápis laquê loiro óleo
pente penteado perfume pincel preenchimento protetor rímel rubor batom blush bronzeado bronzeador botox
cílio colágeno condicionador contorno corretivo delineado delineador espelho hidrolipo peeling piercing
primer retinol sabonete secador shampoo xampu sérum tonalizante volume alisamento crespo crescimento
minoxidil shape whey pré-treino termogênico suplemento aminoácido haltere aeróbico cardio alongador
colchonete crossfit elástico funcional hit HIIT jump pilates rendimento resultado supino agasalho anel
avental bermudão bolso boné botão brechó brinco cachecol cadarço calçado casaco chapéu chinelo cinto closet
colar colete cropped decote figurino garimpo guarda-roupa jeans lenço linho look macacão maiô manequim
moletom óculos* outfit paletó pijama relógio salto sapato short sobretudo social suéter sutiã tecido terno
tênis vestido vestuário zíper acessório biquíni provador abacate abacaxi açaí acarajé açúcar adoçante alho
alimento almoço amendoim amido aperitivo arroz aspargo azeite bacalhau bacon baião banquete barreado bife
biscoito bolinho bolo bombom brigadeiro brócolis brownie brunch cacau café caldo camarão cappuccino
carboidrato caruru carvão cereal chá chantilly cheesecake chimarrão chocolate chope churrasco coco coentro
cogumelo cookie confeito cozido cupcake cuscuz cardápio croissant doce espaguete espetinho espinafre
estrogonofe strogonoff farelo feijão fermento figo fondue forno frango fubá fudge glúten granulado guaraná
hambúrguer hot_dog iogurte jantar ketchup lanche leite limão macarrão mamão manjericão marshmallow mel melão
milho milk-shake milkshake miojo molho morango mungunzá nhoque nutriente ovo pão palmito panetone pastel
pato_no_tucupi pavê pernil peixe petisco pêssego picles pimentão pirão pudim purê quiabo quibe queijo
quindim rango ravióli recheio refrigerante refri requeijão risoto salgado salgadinho salmão sal sanduíche
sorvete suco sushi tacacá tempero toucinho trigo tucupi ultraprocessado vatapá vinagre vinho xarope caramelo
chester tender peru drink drinque energético gim gin licor uísque whisky destilado rodízio buffet
restaurante boteco bar quiosque aluguel apartamento apê ar-condicionado ar_condicionado armário aspirador
azulejo banheiro box cabide cano castiçal cesto chão chuveiro colchão cômodo condomínio conserto corredor
cortineiro cupim detergente desapego desinfetante dormitório eletrodoméstico entulho escorredor escritório
espaço estofado estúdio fogão freezer galpão gesso interruptor jardim jarro lar lavabo liquidificador lixo
lençol lustre material micro-ondas mofo móvel multiprocessador parquinho papel pano pedreiro piso
porcelanato portão porão prédio prego puff quadro quarto quintal ralo rejunte reboco reparo rodapé sifão
sofá sótão tapete teto telhado tijolo travesseiro vaso vazamento ventilador vidro vizinho cantinho esgoto
fio lampadário parafuso martelo alicate serrote robô microondas adubo arbusto bonsai broto cacto composto
cravo-de-defunto girassol gramado lírio pomar regador solo substrato terrário terreno tomateiro vasinho
húmus pulgão bambu capim coqueiro ipê paisagismo fertilizante caruncho aquário animal aumento bicho bichinho
cachorro cachorrinho cavalo coelho cordeiro filhote gato gatinho hamster jabuti latido lobo papagaio pássaro
passarinho peixinho periquito pet porquinho pug poodle rato roedor sachê shih-tzu spitz veterinário golden
labrador arranhador comedouro bebedouro carrapato aluno amigo amor ano anjo aniversariante avô bate-papo
beijo bebezinho berço brinquedo bullying carinho casal casamento cônjuge ciúme compromisso conflito conselho
contatinho contato cunhado desejo desfralde desmame divórcio enxoval encontro ex-namorado ex-marido filho
flerte funeral garoto genro grupo homem idoso irmão limite marido menino moço namorado namoro neto noivado
noivo padrasto pai papai parceiro parente pedido penico perdão prazer primo relacionamento rolo sexo
sobrinho sogro sentimento tio término velório berçário carrinho recém-nascido ultrassom puericultor acordo
advogado anúncio arquivo aplicativo afiliado algoritmo armazenamento áudio autônomo backup banco bico
bloqueio boleto bot bônus brinde bug cabo calendário canal cartão carregador celular chat chatbot cheque
chip clique clipe código comércio comercial comissionamento comprovante computador concorrente conhecimento
consórcio consignado contrato conteúdo crédito criador currículo custo custo-benefício dado deepfake
delivery desconto desemprego design dinheiro direito dispositivo documento domínio download dropshipping
e-book ebook e-commerce e-mail editor emprego empréstimo empreendedorismo empreendimento emulador
engajamento erro estabelecimento estoque excel evento faturamento feed feedback fiado financiamento fluxo
fone fornecedor fórum frete freela funil gadget gasto gestor GPS golpe gráfico gancho hardware headset hobby
home_office hype ícone imóvel imposto impulso infoproduto ingresso inventário investimento INSS IPVA ISS
IPTU IPO jingle jogo juros* lançamento layout lead link live_shop logotipo login lucro manual marketing
marketplace mei meme menu mercado microfone microempreendedor modem monitor moodboard mouse negócio
networking nicho nome notebook nordeste orçamento pagamento painel patrimônio patrocínio PC perfil pendrive
planejamento planner plano podcast posicionamento post print processador processo Procon produto programa
projeto prompt preço prejuízo público quiz ranking recibo recrutador relatório reel roteador roteiro
rotativo saldo salário salão saque score SEO seguidor seguro seguro-desemprego servidor setup site
smartphone smartwatch software spam spoiler SSD sócio stories* story storytelling streaming stream tablet
teclado telefone teste título trabalho tráfego template texto tesouro trailer trending tripé turismo
tutorial tweet unboxing upgrade vídeo vlog webinar wi-fi wifi workshop zap ativo CDI dividendo dólar euro
ETF FGTS FII fundo IR pix real risco roubo spread trade bitcoin blockchain ethereum token inadimplente
aprendizado aviso_prévio cargo concurso curso desempenho desenvolvimento diploma edital ensino estágio
estudo Enem vestibular ferramental flashcard foco futuro hábito histórico horário intercâmbio inglês idioma
LinkedIn livro mapa mestrado doutorado método mindset MBA objetivo ofício pensamento pomodoro português
espanhol francês alemão italiano japonês coreano mandarim professor propósito raciocínio recrutamento resumo
sotaque TCC tema tempo verbo vocabulário autoconhecimento autocontrole bem-estar descanso equilíbrio ego
estilo evangelho fim_de_semana fracasso hiperfoco humor isolamento medo minimalismo mindfulness ócio orgulho
otimismo pânico perfeccionismo pessimismo poder preconceito recomeço respeito ritmo silêncio sonho sucesso
tédio tarot tarô trânsito vazio autódromo acidente alternador asfalto automóvel ar bafômetro câmbio caminhão
capacete carburador carro chassi combustível consumo diesel estacionamento escapamento etanol filtro freio
fusca guincho lava-rápido motor mecânico motoboy para-brisa pedal pneu posto radiador radar retrovisor
revisor seminovo SUV volante aeroporto avião barco bilhete camping carnaval check-in cruzeiro destino
embarque feriado feriadão ferry-boat hostel hotel inverno itinerário jet_lag lugar litoral mar mochilão
mochileiro museu mirante ônibus outono paraíso parque passaporte passeio país pôr_do_sol porto resort
réveillon safári trem verão visto voo deserto all_inclusive álbum acorde balé bastidor baixo beat cavaquinho
cantor cenário cinema conto coral dancehall dançarino desenho documentário enredo ensaio escritor filme
flash forró funk gênero grafite haicai heavy_metal hip_hop instrumento jazz k-pop ator levantamento macramê
mangá anime mural narrador palco pagode piano poema pop quadrinho rap retrato rock romance samba sertanejo
soneto show tambor teatro trap ukulele violão violino violoncelo vocal vinil artesanato crochê bordado tricô
origami ponto biscuit amigurumi pallet feltro MDF verniz atletismo arremesso basquete beach_tennis boxe
campeonato campo chute ciclismo drible esporte estádio futebol futsal goleiro gol jiu-jítsu judô karatê
kung_fu MMA muay_thai mountain_bike nado padel parkour patins* patinete pênalti pódio rúgbi skate surfe surf
técnico time torcedor torneio treinador triatlo uniforme vôlei xadrez zagueiro Brasileirão handebol UFC
mundial clássico batismo bispo budismo candomblé catolicismo ceticismo culto Deus devocional dízimo
espiritismo Espírito louvor milagre missionário orixá padre papa pastor pecado provérbio salmo sermão terço
terreiro umbandista versículo axé tarólogo horóscopo signo ritual altar incenso cristal assédio auxílio
auxílio-doença benefício boletim BPC crime delegado despejo fiador habeas_corpus inquilino juiz testamento
usucapião consumidor trabalhador réu brasileiro enfermeiro psicólogo engenheiro arquiteto barbeiro
cabeleireiro cozinheiro confeiteiro costureiro cuidador encanador entregador fotógrafo garçom jardineiro
marceneiro músico nutrólogo pintor porteiro programador publicitário químico serralheiro soldador vendedor
pescador agricultor contador desenvolvedor empreendedor empresário funcionário administrador caminhoneiro
bombeiro açougueiro padeiro tatuador maquiador influenciador secretário redator ambiente assunto atraso
automatismo barulho cansaço caos cheiro clima comportamento convite calor frio céu dia desafio desespero
desperdício detalhe dilema elogio empurrão endereço esforço exagero exemplo fato feitiço fogo formato
foguete gelo grito grão hino hospital horizonte impacto incêndio indício início interesse item jeito lado
lago laço leilão lema luar mandato maço mês metrô minuto mistério modo momento morro motivo movimento mundo
município mutirão nível número objeto obstáculo oceano ouro padrão palpite papo passo pedaço perigo período
piquenique pico prato presente primeiro_emprego princípio prazo propulsor quilo rádio rastro recado recurso
rio sábado domingo segredo século sentido sinal sol som sorriso sorteio suporte susto tamanho tanque tapa
terror tipo tom topo toque total trecho truque túnel turno universo urso uso valor vento vilão visual vulcão
zelo zero autismo alcoolismo racismo machismo feminismo bilinguismo capacitismo veganismo vegetarianismo
empoderamento aborto abuso abandono assalto colapso delírio distanciamento esquecimento gaslighting ghosting
narcisismo sedentarismo sobrepeso suicídio surto TPB Ozempic Mounjaro roacutan ômega magnésio zinco ferro
cálcio probiótico psyllium apego aplauso arrependimento atestado balão barbeador bloquinho brilho buquê
cachê caderno calo caminho canudo capítulo cartaz caso caroço certificado chaveiro churrasqueiro coaching
concerto condicionamento confete confinamento cordão despertador diário disco discurso dom embrulho enfeite
envelope estojo fantoche fichário foguetório herói imã ímã inseto intervalo luxo mau_hálito hálito mosquito
nascimento ninho nó pacote palito papelão parabéns* pingente placar pó polimento prêmio rabo recreio refil
repelente restauro sabor saco selo sinônimo sítio talento tanquinho telão tesão timer trocadilho tropeço
varal velocípede vestibulinho violeiro xale zoológico amaciante alvejante desentupidor limpa-vidros sabão
esfregão rodo balde pregador organizador nichinho aquecedor banho bidê blackout cadeado climatizador
disjuntor exaustor fogareiro gerador grill mixer purificador registro termostato triturador umidificador
cripto app aviso pato couro fast_food food_truck lip_tint body_splash babyliss mega_hair big_chop day_after
spa case job rank elo mod console cooler carrossel drone pod vape cigarro álcool fumo baseado x-salada
patinho acém maxilar antídoto for_you GIF aniversário natal Halloween Ano_Novo Dia_das_Mães Dia_dos_Pais
Dia_dos_Namorados São_João círio orgasmo pênis clitóris testículo anseio receio rancor lookinho roupeiro
vestiário cabideiro poço artigo regime pensionato estado povo político prefeito partido governo voto debate
monstro fantasma zumbi dragão dinossauro unicórnio super-herói cosplay anão planeta buraco_negro eclipse
satélite cometa vinagrete salpicão escondidinho mingau bobó arrumadinho sarapatel angu torresmo beiju curau
quitute cural mil-folhas petit_gâteau tiramisu churros ovo_de_Páscoa espumante champanhe mate tereré
cafezinho espresso coador happy_hour rooftop bistrô self-service PF kilo coworking brainstorming briefing
pitch CRM ERP KPI ROI CAC ticket upsell lead_magnet pixel remarketing público-alvo avatar caminhar andar
chefão trampo perrengue rolê boy date ranço migué corre lance caô mico textão fandom shipp close lacre
babado bafo dialeto alfabeto advérbio adjetivo substantivo pronome plural acento hífen parágrafo
phrasal_verb TOEFL IELTS calote crediário FIES Prouni Sisu SUS CRAS CAPS CPF RG RH DAS Detran IPCA PIB IOF
MEC caminhão-pipa Uno opala Onix HB20 Corolla Civic Polo Kwid Argo adesivo porta-retrato porta-joia abajur
aparador bufê rack LED drywall forro contrapiso encanamento NPK bokashi pulverizador vaga-lume grilo sapo
caramujo gambá morcego rato-do-mato cupinzeiro escorpião primeiro onboarding home-office plantão crachá
holerite contracheque vale-transporte vale-refeição bloco trio abadá arraiá forrozinho pagodão rodeio
festival stand-up monólogo musical dorama k-drama reality reality_show ads* shopping fim controle gatilho
cronograma cravo pote viral status catálogo repertório bootcamp marco cosmético creator branding hacker game
videogame boss pitbull pinscher desânimo espectro transplante dread bigode silicone traje sneaker bazar
cashback cassino forex índice milhão prestador montador shadowban vácuo kit email calouro russo hebraico
latim exterior abrigo tabuleiro furão betta mamilo resguardo cooktop studio limoeiro tomate motorhome
apocalipse ministério rosário clube bullet_journal autor cordel slam ballet sapateado frevo beatmaker rapper
karaokê dedilhado contrabaixo longboard bodyboard futevôlei pickleball slackline ídolo levantador agressor
feminicídio cyberbullying fliperama proprietário pequi lettering scrapbook inferno BCAA bumbum triglicerídeo
déficit cupom jornal canto concurseiro copo garfo talher fósforo isqueiro papelzinho extrato calcário
cimento tijolinho ladrilho varejo atacado balcão cofre cofrinho carnê leasing aporte lastro treinão simulado
gabarito cursinho intensivão caderninho marcador apontador croquete espeto gnocchi hommus homus kebab kiwi
lámen mocotó nugget patê pastelão ponche rocambole sagu sequilho sonrisal tabule taco tempurá temaki tofu
waffle wrap yakisoba donut crepe caldinho bolovo camafeu casadinho suspiro merengue maracujá caju cajá
cupuaçu tamarindo umbu caqui damasco mirtilo pepino chuchu maxixe inhame jiló cará nabo rabanete repolho
agrião aipo alecrim orégano louro açafrão cominho cravinho gengibre anis curry colorau galinheiro curral
estábulo canil arreio cabresto touro boi bezerro porco bode galo pinto ganso marreco cisne tucano beija-flor
sabiá canário falcão gavião urubu tubarão golfinho polvo camarãozinho caranguejo mexilhão atum anzol
molinete pescado samburá tatame quimono ringue apito bastão capuz pulôver blazer smoking cardigã
moletonzinho robe roupão sapatênis mocassim coturno scarpin peep_toe stiletto strass crochêzinho drapeado
botãozinho alfinete dedal carretel novelo ateliê backstage desfile lookbook editorial catwalk demaquilante
tônico esfoliante pompom alisante antisséptico cotonete algodão enxaguante clareamento implante siso
dentinho soluço espirro arroto calafrio tremor desmaio infarte torcicolo ciático menisco ligamento joanete
cálculo cisto mioma pólipo sulfato paracetamol ibuprofeno termômetro esparadrapo curativo estetoscópio
bisturi laudo prontuário convênio pronto-socorro ambulatório leito cheiro-verde alecrim-do-campo
dermaplaning
ódio chulé buldogue yorkshire husky rottweiler beagle dachshund persa siamês
leão elefante bem-te-vi pinguim avestruz carcará gorila chimpanzé tamanduá tatu rinoceronte panda
tigre lobo-guará coiote canguru coala peixe-boi jacaré louva-a-deus pirarucu tambaqui tucunaré jacarandá
baobá mandacaru flamboyant smoothie picolé kibe legume bolo-de-pote ceviche guacamole brioche macaron
alfajor chimichurri kimchi poke ramen pavão camaleão caracol curió quero-quero tico-tico joão-de-barro
pau-brasil mogno musgo trevo palhaço repente mamulengo fandango bumba-meu-boi maracatu reisado meteoro
tsunami terremoto furacão iceberg arco-íris relâmpago trovão labirinto farol moinho castelo chafariz
coreto cais bonde dirigível submarino karma carma feng_shui zen mosaico vitral ikebana
pião bodoque estilingue ioiô
`;
