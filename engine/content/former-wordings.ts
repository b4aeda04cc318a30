import type { Card } from '../content.ts';

/**
 * The wordings that `match-subtopic.ts` weighs, by slug of a card of the product: phrases, and more words for the matcher alone. The
 * wordings of the cards are sorted for `reading/read-topic.ts` instead; this list goes when that reads for the generators.
 */
const formerWordings: Readonly<Record<string, readonly [phrases: string, words: string]>> = {
  'anime-e-manga': [
    'anime | Naruto | One Piece | Dragon Ball | cosplay | dorama | k-pop | kpop',
    'BTS | otaku | mangá | Demon Slayer | Attack on Titan | Jujutsu Kaisen | ver anime | assistir anime | começar a ver anime',
  ],
  cantar: [
    'afinar | voz | aula de canto | vergonha',
    'cantar | canto | aula de canto | voz | afinar a voz | cantar bem | técnica vocal | cantor | cantora | desafinado | desafinada | respirar cantando | karaokê | coral | desafinar | cantar sem desafinar | soltar a voz | cantar agudo | aquecimento vocal | vergonha de cantar',
  ],
  danca: [
    'dançar | forró | balé adulto | dancinha',
    'dança | dançar | forró | balé | ballet | dancinha | samba no pé | zumba | hip hop | aprender a dançar | dança do ventre | coreografia | dança de salão | sapateado | salsa | frevo | passinho | vergonha de dançar | coreografia de TikTok | aula de dança | dançar samba | dançar funk',
  ],
  desenho: [
    'desenho | aprender | digital',
    'desenho | desenhar | aprender a desenhar | desenho realista | pintura | aquarela | desenho digital | Procreate | pintar quadro | lettering | caligrafia | grafite | ilustração | tinta a óleo | desenhar anime | escultura | argila | cerâmica | desenhar rosto | desenhar olho | desenhar mão | desenhar mangá | pintar tela | mesa digitalizadora | tablet pra desenhar',
  ],
  'edicao-de-video': [
    'CapCut | corte | legenda | transição',
    "edição de vídeo | editar vídeo | CapCut | Premiere | After Effects | cortes | legenda automática | transição de vídeo | editor de vídeo | editar vídeos no celular | DaVinci | editar no CapCut | legenda no vídeo | cortar vídeo | corte de vídeo | marca-d'água no vídeo | editar reels",
  ],
  escrever: [
    'livro | poesia | crônica | bloqueio',
    'escrever um livro | escrever | poesia | poema | crônica | bloqueio criativo | publicar livro | escrita criativa | escritor | escritora | fanfic | escrever melhor | roteiro de filme | soneto | haicai | slam | publicar meu livro | meu primeiro livro | bloqueio na escrita | escrever poesia | escrever conto | Wattpad',
  ],
  'filmes-e-series': [
    'resenha | teoria | final explicado | estreia',
    'filme | filmes | série | séries | animes | doramas | novelas | final explicado | Stranger Things | Marvel | Round 6 | cinema | cinema brasileiro | filme de terror | Oscar | Ainda Estou Aqui | documentário | ator | atriz | reality | Breaking Bad | Game of Thrones | La Casa de Papel | Disney filme | spoiler | Batman | Homem-Aranha | Fernanda Torres | maratonar série | série nova | melhor série | filme triste | filme brasileiro | dirigir um filme | anime de romance',
  ],
  'fotografia-com-celular': [
    'foto | luz | retrato',
    'fotografia | foto com celular | tirar foto | fotos | fotógrafo | ensaio fotográfico | editar foto | Lightroom | fotografia com celular | foto de produto | pose pra foto | selfie | fotografar | fotografia de celular | câmera profissional | foto bonita | foto de comida | foto no celular | luz pra foto | foto no espelho | câmera do celular',
  ],
  humor: [
    'fazer rir | stand-up | piada | meme | esquete | vídeo de humor | humorista | comédia',
    'ser engraçado | imitação',
  ],
  'lendas-e-misterios': [
    'folclore | saci | lobisomem | curupira | mula sem cabeça | histórias de terror | história de terror | true crime',
    'casos sem solução | sobrenatural | lenda urbana | casa assombrada | fantasma | contar história de medo | crimes reais | mistério | relatos de terror | lendas | lendas brasileiras | lendas do folclore | folclore brasileiro',
  ],
  'livros-e-autores': [
    'Clarice | Machado | resenha | booktok',
    'Clarice Lispector | Machado de Assis | Dom Casmurro | livro | livros | resenha | booktok | autor | poeta | poetas | Fernando Pessoa | Drummond | Cecília Meireles | Manoel de Barros | Conceição Evaristo | Torto Arado | literatura | literatura brasileira | romance | Colleen Hoover | Guimarães Rosa | Graciliano Ramos | Cora Coralina | poesia brasileira | clássicos da literatura | livros de fantasia | Jorge Amado | Carolina Maria de Jesus | Leminski | Stephen King | Harry Potter | Capitães da Areia | literatura de cordel | cordel | indicação de livro | livro favorito | clube do livro | resenha de livro | autora brasileira',
  ],
  'novelas-e-reality': [
    'novela | novela das nove | BBB | Big Brother | reality show | vilã de novela | final de novela | fofoca de famosos',
    'celebridade | famosos | A Fazenda | Vale Tudo',
  ],
  'outros-instrumentos': [
    'piano | teclado musical | sanfona | acordeon | cavaquinho | tocar bateria | aula de bateria | flauta',
    'violino | guitarra | contrabaixo | saxofone | pandeiro | gaita | harpa | instrumento musical | ukulele | berimbau | tocar piano | tocar teclado',
  ],
  'producao-musical': [
    'beat | compor | lançar | Spotify',
    'produzir música | beat | beatmaker | compor | compor música | lançar música | Spotify | home studio | FL Studio | DJ | MC | rapper | gravar música | mixagem | rap | funk | trap | letra de música | composição | banda | sertanejo | samba | pagode | MPB | música | show | fazer beat | gravar música em casa | mixar | fazer rap | produtor musical | autotune',
  ],
  'teatro-e-atuacao': [
    'teatro | ser ator | ser atriz | decorar texto | teste de elenco | teatro amador | improviso no teatro | monólogo',
    'atuação | atuar | peça de teatro | artes cênicas | dublagem',
  ],
  'tocar-violao': [
    'violão | iniciante | acordes | dedo dói',
    'violão | tocar violão | acordes | pestana | dedilhado | tocar guitarra | tocar cavaquinho | viola caipira | trocar de acorde | acorde no violão | cifra | aprender violão | afinar o violão | violão pra canhoto',
  ],
  'caminhao-e-estrada': [
    'caminhoneiro | caminhoneira | vida de caminhoneiro | caminhão | carreta | viagem longa de carro | vida na estrada',
    'ônibus de viagem | pegar estrada',
  ],
  'carro-eletrico': [
    'elétrico | híbrido | bateria | BYD | carregar',
    'carro elétrico | carro híbrido | BYD | elétrico ou híbrido | Tesla | híbrido | carregar carro elétrico | Dolphin Mini | BYD Dolphin | carregar carro',
  ],
  'carros-classicos': [
    'Fusca | Opala | Kombi | restaurar',
    'Fusca | Opala | Kombi | carro antigo | Chevette | restaurar carro | carros clássicos | Maverick | Monza | reformar um Fusca | restaurar Fusca | placa preta | Gol quadrado',
  ],
  'comprar-carro-usado': [
    'usado | seminovo | vistoria | golpe | tabela Fipe',
    'carro usado | comprar carro | seminovo | primeiro carro | carro popular | tabela Fipe | carro batido | vender carro | carro até 30 mil | leilão de carro | Onix | HB20 | Gol | Corolla | Civic | SUV | carro pra comprar | vistoria do carro | vender meu carro | trocar de carro | golpe do carro',
  ],
  'cuidar-do-carro': [
    'lavar | polir | cheiro | pneu',
    'lavar carro | polir carro | vitrificação | estética automotiva | pneu | cheiro no carro | insulfilm | som automotivo | rebaixar carro | cristalização | cuidar do carro | riscos no carro | cera automotiva | cera no carro | risco do carro | tirar risco do carro | risco na lataria | calibrar pneu | som no carro | farol amarelado',
  ],
  'economia-de-combustivel': [
    'gasolina | etanol | consumo',
    'gasolina | etanol ou gasolina | gastar menos combustível | economizar gasolina | consumo do carro | carro gastando muito | carro bebendo | carro bebendo muito | carro bebendo gasolina | gasolina cara | abastecer | etanol compensa | carro econômico | GNV',
  ],
  manutencao: [
    'óleo | freio | revisão | luz no painel | mecânico',
    'troca de óleo | luz no painel | freio | revisão do carro | mecânico | barulho no carro | carro não liga | carro não pega | correia dentada | bateria do carro | motor | oficina | carro esquentando | óleo do motor | mecânica | embreagem | alinhamento | luz da injeção | luz da injeção acesa | luz do óleo | bateria arriou | peça do carro | ar-condicionado do carro | trocar óleo | carro falhando | mecânico de confiança | oficina mecânica | barulho no motor',
  ],
  moto: [
    'comprar moto | entregador | financiar | segurança',
    'moto | motos | comprar moto | primeira moto | Honda CG | CG 160 | Biz | Hornet | motoboy | capacete | pilotar moto | andar de moto | Titan | Fazer | XRE | PCX | scooter | moto elétrica | viajar de moto | Bros | Harley | Yamaha | motociclista | entregador | moto usada | Royal Enfield | Twister | MT-03 | Harley-Davidson | NMax | Sahara 300 | Pop 100 | Lander | Vespa | moto 160 | moto 300 | moto pra trabalhar | cair de moto | moto econômica',
  ],
  'seguro-e-multa': [
    'seguro | IPVA | multa | recurso',
    'seguro de carro | multa | recorrer multa | IPVA | licenciamento | pontos na CNH | seguro do carro | radar | recorrer de multa | recurso de multa | IPVA atrasado | documento do carro | transferir o carro | pontos na carteira | radar de velocidade | radar escondido',
  ],
  'tirar-cnh': [
    'autoescola | prova | medo de dirigir | baliza',
    'CNH | tirar CNH | carteira de motorista | autoescola | prova do Detran | medo de dirigir | baliza | aprender a dirigir | exame prático | tirar carteira | primeira habilitação | reprovei na baliza | reprovei no Detran | prova prática | aula de direção | carro morre na ladeira | psicotécnico | carta de motorista | renovar CNH',
  ],
  'trabalhar-com-app': [
    'Uber | 99 | motorista | lucro',
    'Uber | 99 | motorista de aplicativo | motorista de app | trabalhar de Uber | iFood entregador | rodar de Uber | alugar carro pra Uber | rodar na Uber | rodar na 99 | Uber compensa | ser Uber | lucro na Uber',
  ],
  acne: [
    'espinha | cravo | cicatriz | adulta | roacutan',
    'acne | espinha | espinhas | cravo | acne adulta | cicatriz de acne | roacutan | cravo no nariz | espinha no queixo | espinhas nas costas | marca de espinha | espremer espinha',
  ],
  'corpo-e-massagem': [
    'celulite | estrias | drenagem linfática | massagem | spa em casa | cuidar dos pés | hidratar o corpo | massagem modeladora',
    'flacidez | pé rachado | spa dos pés | esfoliação corporal',
  ],
  depilacao: [
    'laser | cera | pelo encravado | foliculite',
    'depilação | depilar | depilação a laser | cera | pelo encravado | virilha | depilar virilha | cera quente | cera fria | laser na virilha | depilação com cera | gilete | buço',
  ],
  'envelhecimento-da-pele': [
    'anti-idade | ácido | retinol | botox | colágeno',
    'rugas | anti-idade | botox | colágeno | retinol | bigode chinês | pé de galinha | rejuvenescer | creme anti-rugas | ruga na testa | marca de expressão | linha de expressão | pele flácida | creme pra rugas',
  ],
  'manchas-e-sol': [
    'melasma | protetor | FPS | bronzeado',
    'melasma | manchas no rosto | protetor solar | manchas de sol | bronzeado | mancha na pele | protetor solar pro rosto | clarear manchas | mancha escura | mancha de sol | queimadura de sol | marquinha de biquíni',
  ],
  maquiagem: [
    'make | base | noite | dia a dia | pele madura | iniciante',
    'maquiagem | make | automaquiagem | delineado | batom | contorno | base | pele madura | maquiar | cílios postiços | sombra | maquiador | maquiadora | delineado gatinho | delineador | maquiagem pra festa | máscara de cílios | base pra pele madura | base pra pele oleosa | corretivo pra olheira | curso de maquiagem | contorno no rosto | sombra no olho',
  ],
  perfume: [
    'fixação | importado | árabe | barato | presente',
    'perfume | perfumes | perfume árabe | perfume importado | perfume masculino | perfume feminino | fixação | body splash | perfumes baratos | perfume que fixa | perfume que dura | perfume bom e barato | passar perfume | contratipo',
  ],
  procedimentos: [
    'preenchimento | lipo | harmonização | cuidado | preço',
    'harmonização facial | preenchimento labial | lipo | lipoaspiração | silicone | rinoplastia | cirurgia plástica | procedimento estético | criolipólise | limpeza de pele profissional | aumentar a boca | colocar silicone | mamoplastia | abdominoplastia | bichectomia | lipo HD | peeling | harmonização deu errado | microagulhamento',
  ],
  skincare: [
    'skincare | pele oleosa | rotina | barato | farmácia',
    'skincare | skin care | rotina de skincare | pele oleosa | pele seca | pele sensível | cuidar da pele | cuidados com a pele | hidratante facial | limpeza de pele | poros abertos | vitamina C no rosto | niacinamida | pele | cuidar do rosto | lavar o rosto | sabonete facial | hidratar a pele | rosto oleoso | ácido hialurônico | skincare masculino | pele ressecada | sérum | sérum de vitamina C',
  ],
  'sobrancelha-e-cilios': [
    'design | henna | extensão | micropigmentação',
    'sobrancelha | sobrancelhas | cílios | extensão de cílios | lash designer | design de sobrancelha | henna | micropigmentação | brow lamination | sobrancelha falhada | fazer sobrancelha | tirar sobrancelha | cílios caindo',
  ],
  'tatuagem-e-piercing': [
    'tatuagem | primeira tatuagem | cicatrização da tatuagem | cobrir tatuagem | remover tatuagem | tatuador | piercing | piercing inflamado',
    'tattoo',
  ],
  unhas: [
    'unha de gel | fibra | manicure | esmalte | atender em casa',
    'unha | unhas | unha de gel | alongamento de unha | nail designer | manicure | esmaltação | cutícula | unha fraca | roer unha | unha quebrando | unha que quebra | base pra unha | esmalte não dura | pintar a unha | fazer a unha | unha descascando | curso de manicure | nail art | unha postiça',
  ],
  alisamento: [
    'progressiva | botox capilar | formol | chapinha',
    'alisamento | progressiva | chapinha | escova progressiva | selagem | botox capilar | alisar o cabelo | cabelo liso | progressiva sem formol | prancha de cabelo | alisar em casa | relaxamento no cabelo',
  ],
  barba: [
    'barba falhada | crescer | aparar | barbeiro',
    'barba | barba falhada | fazer a barba | barbeiro | bigode | crescer barba | barbear | barba não cresce | cuidar da barba | aparar a barba | minoxidil na barba | barba feita',
  ],
  'cabelo-branco': [
    'assumir o grisalho | grisalho | parar de pintar o cabelo | cabelo branco amarelado | transição pro branco | fio branco | cabelos brancos',
    '',
  ],
  'cabelo-cacheado': [
    'cachos | finalização | definição | frizz | day after',
    'cabelo cacheado | cachos | cacheada | cacheado | finalização | cabelo ondulado | frizz | day after | definir cachos | definir os cachos | ativador de cachos | creme pra cachos | cabelo cachiado | cabelo ondulado sem definição',
  ],
  'cabelo-crespo': [
    'crespo | big chop | volume | fitagem',
    'cabelo crespo | crespo | black power | fitagem | big chop | dread | nagô | tranças nagô | cabelo afro | turbante',
  ],
  caspa: [
    'caspa | oleosidade | coceira',
    'caspa | dermatite seborreica | coceira na cabeça | cabelo oleoso | couro cabeludo | seborreia | coceira no couro cabeludo | cabeça coçando | shampoo anticaspa | raiz oleosa',
  ],
  coloracao: [
    'loiro | mechas | tonalizante | branco',
    'pintar o cabelo | cabelo loiro | mechas | luzes no cabelo | descolorir | cabelo ruivo | morena iluminada | tinta de cabelo | platinado | tonalizante | luzes | luzes em casa | descoloração | descolorir em casa | pintar cabelo de vermelho | cabelo colorido | matizador | cabelo vermelho | tonalizar | retocar raiz | água oxigenada no cabelo',
  ],
  crescimento: [
    'óleo | alecrim | pontas',
    'cabelo crescer | crescer cabelo | cabelo comprido | crescimento capilar | projeto rapunzel | óleo de rícino | alecrim no cabelo | cabelo crescer rápido | cabelo não cresce | cabelo longo | óleo pro cabelo | vitamina pro cabelo | fazer o cabelo crescer',
  ],
  hidratacao: [
    'cronograma capilar | ressecado | máscara | quebra',
    'hidratação capilar | cronograma capilar | cabelo ressecado | reconstrução capilar | máscara capilar | cabelo seco | hidratar o cabelo | umectação | pontas duplas | cabelo quebradiço | cabelo poroso | cabelo elástico | cabelo danificado | máscara de cabelo | recuperar o cabelo | cauterização',
  ],
  'queda-de-cabelo': [
    'calvície | minoxidil | pós-parto',
    'queda de cabelo | cabelo caindo | careca | calvície | minoxidil | alopecia | entradas no cabelo | transplante capilar | cabelo cai | calvo | ficar careca | cair cabelo | tônico pra queda | implante capilar | finasterida',
  ],
  'trancas-e-lace': [
    'trança | tranças | box braids | trança nagô | lace | mega hair | entrelace | cuidar da trança',
    'trancista | aplique | peruca | dreads',
  ],
  'transicao-capilar': [
    'parar de alisar | duas texturas',
    'transição capilar | parar de alisar | cabelo natural | big chop | parei de alisar o cabelo | parei com a progressiva | largar a progressiva | cabelo em transição | assumir os cachos | assumir o cabelo natural',
  ],
  'chefe-dificil': [
    'chefe tóxico | fofoca | assédio | ambiente',
    'chefe | chefe me humilha | humilhação no trabalho | chefe grosso | chefe chato | chefe tóxico | colega de trabalho | ambiente tóxico | assédio moral | fofoca no trabalho | colega folgado | colega falso | colega de trabalho falso | chefe que grita | chefe não me valoriza | inveja no trabalho | puxa-saco | colega invejoso | colega rouba ideia',
  ],
  curriculo: [
    'currículo | LinkedIn | sem experiência',
    'currículo | fazer currículo | LinkedIn | sem experiência | nunca trabalhei | quem nunca trabalhou | foto pro LinkedIn | perfil no LinkedIn | modelo de currículo',
  ],
  desemprego: [
    'desempregado | procurar vaga | seguro-desemprego',
    'desempregado | desempregada | desemprego | procurar emprego | arrumar emprego | seguro-desemprego | fui demitido | fui demitida | conseguir emprego | sem emprego | não consigo emprego | perdi o emprego | mandado embora | mandada embora | procurando emprego | demitido',
  ],
  'dia-a-dia-da-profissao': [
    'rotina de enfermeira | vida de professor | vida de professora | plantão | rotina de médico | dia a dia de policial | um dia na vida de | mostrar a profissão',
    'bastidores da profissão | ser enfermeira | vida de enfermeira | vida de motorista | vida de dentista | enfermagem',
  ],
  'entrevista-de-emprego': [
    'entrevista | pontos fracos | nervosismo | recrutador',
    'entrevista | entrevista de emprego | perguntas de entrevista | fale sobre você | pontos fracos | roupa pra entrevista | dinâmica de grupo | processo seletivo | o que falar na entrevista | nervosa na entrevista | entrevista online | passar na entrevista | defeito na entrevista | pontos fracos na entrevista',
  ],
  'escolher-profissao': [
    'qual faculdade fazer | qual profissão escolher | ser veterinária | fazer medicina | faculdade de enfermagem | ser bombeiro | teste vocacional | profissão do futuro',
    'escolher a faculdade | que profissão seguir | ser psicóloga | ser advogada',
  ],
  'falar-em-publico': [
    'apresentação | oratória | travar | voz | vergonha',
    'falar em público | oratória | apresentação | medo de falar | vergonha de falar | falar bem | gaguejar | palestra | apresentar trabalho | dicção | vergonha de apresentar | travar na hora de apresentar | travo na hora de apresentar | gaguejo | medo de público | falar em reunião | vícios de linguagem | gaguejar na apresentação',
  ],
  'home-office': [
    'remoto | produtividade em casa | híbrido | vaga',
    'home office | trabalho remoto | trabalhar de casa | trabalhar remoto | nômade digital | vaga remota | trabalhar pra fora | trabalhar em casa com filho | trabalhar de casa com filho | trabalhar em casa | emprego remoto',
  ],
  lideranca: [
    'primeira liderança | equipe | feedback | delegar',
    'liderança | líder | gestão de equipe | liderar equipe | gestor | gerente | virar chefe | feedback | delegar | equipe | virei chefe | virei líder | ser líder | chefe dos meus amigos | cobrar a equipe | dar feedback | equipe desmotivada | demitir alguém',
  ],
  'mudar-de-carreira': [
    'transição | depois dos 40 | recomeçar | faculdade',
    'mudar de carreira | transição de carreira | trocar de profissão | mudar de área | recomeçar depois dos 40 | carreira depois dos 40 | migrar de carreira | trocar de carreira | mudar de profissão | largar tudo e recomeçar | nova profissão',
  ],
  'pedir-aumento': [
    'aumento | promoção | salário | chefe',
    'pedir aumento | aumento de salário | promoção no trabalho | ganhar mais | ser promovido | pedir promoção | promoção pro chefe | pedir promoção pro chefe | merecer aumento | ganhar mais no trabalho | negociar salário',
  ],
  'pedir-demissao': [
    'demissão | sair do emprego | aviso prévio | acordo',
    'pedir demissão | pedir as contas | sair do emprego | largar o emprego | aviso prévio | acordo com a empresa | pedir conta | largar o CLT | largar meu emprego | sair do trabalho | odeio meu emprego | odeio meu trabalho | carta de demissão | quero sair do meu emprego',
  ],
  'primeiro-emprego': [
    'jovem aprendiz | estágio | estagiário | primeiro dia de trabalho | primeiro salário | primeira carteira assinada | conseguir o primeiro emprego',
    'menor aprendiz | estágio sem experiência | conseguir estágio',
  ],
  'apartamento-pequeno': [
    'espaço | kitnet | móveis | varanda',
    'apartamento pequeno | kitnet | studio | móveis planejados | varanda | apartamento alugado | sala pequena | cozinha pequena | móveis pra kitnet | apê pequeno | varanda pequena | móvel planejado | sofá-cama',
  ],
  consertos: [
    'vazamento | pia | tomada | parede | ferramenta',
    'conserto | consertar | vazamento | torneira pingando | pia entupida | desentupir | trocar tomada | trocar chuveiro | instalar | furadeira | furar parede | goteira | vaso entupido | gambiarra | chuveiro queimado | trocar resistência | chuveiro não esquenta | trocar lâmpada | furar a parede | curto-circuito | disjuntor caindo | descarga vazando | porta rangendo | tomada não funciona | geladeira não gela | vaso sanitário entupido',
  ],
  'conta-de-luz': [
    'economizar energia | ar-condicionado | chuveiro',
    'conta de luz | economizar energia | conta de água | ar-condicionado | energia solar | chuveiro elétrico | gastar menos luz | ventilador | conta de luz alta | ar-condicionado gasta | ar-condicionado gasta muito | conta de água alta | placa solar | painel solar | economizar luz | economizar água | gastar energia',
  ],
  'cozinha-e-air-fryer': [
    'air fryer | panela elétrica | limpar',
    'air fryer | airfryer | fritadeira elétrica | panela de pressão elétrica | cafeteira | batedeira | liquidificador | micro-ondas | limpar air fryer | eletrodomésticos | geladeira | fogão cooktop | robô aspirador | comprar air fryer | lava-louças | panela antiaderente',
  ],
  'decorar-gastando-pouco': [
    'sala | quarto pequeno | alugado | DIY',
    'decorar | decoração | decorar quarto | decorar sala | quarto pequeno | decoração barata | papel de parede | quadros | decoração de quarto | quarto de casal | quarto de bebê | cortina | tapete | decoração de natal | decorar com pouco | cantinho do café | luz de LED no quarto | LED no quarto | decorar o quarto | sala bonita | mesa de centro',
  ],
  'lavar-roupa': [
    'mancha na roupa | tirar mancha de roupa | máquina de lavar | amaciante | roupa encardida | passar roupa | secar roupa em dia de chuva | lavanderia',
    'roupa com mofo | lavar tênis | sabão em pó | roupa branca encardida | roupa branca',
  ],
  limpeza: [
    'mancha | mofo | banheiro | produto | roupa branca',
    'limpeza | limpar | limpar a casa | faxina | tirar mancha | mofo | banheiro | limpar banheiro | tirar mofo | limpar sofá | roupa branca | cheiro de cachorro | limpar box | limpar forno | desengordurar | tirar cheiro | barata | formiga | ralo | mancha de café | mancha de vinho | mancha de gordura | mancha na blusa | mancha no sofá | mancha no tapete | barata em casa | matar barata | barata na cozinha | rato na cozinha | rato em casa | lavar banheiro | limpar colchão | pelo de gato na roupa | cheiro de mofo | ferro de passar | limpar panela | tirar ferrugem | limpar vidro | cheiro no ralo | cheiro ruim no ralo',
  ],
  'morar-sozinho': [
    'primeira casa | gastos | lista | aluguel',
    'morar sozinho | morar sozinha | primeiro apartamento | sair da casa dos pais | enxoval de casa nova | casa nova | primeira casa | morar só | dividir apartamento | morar com amigos | custo de morar sozinho',
  ],
  'organizar-a-casa': [
    'bagunça | guarda-roupa | gaveta | desapego',
    'organizar a casa | organizar o guarda-roupa | organizar armário | organização da casa | bagunça | casa bagunçada | dobrar roupa | destralhar | personal organizer | organizar a cozinha | organizar gavetas | desapegar de coisas | guarda-roupa pequeno | organizar brinquedos | organizar gaveta | organizar geladeira | jogar fora',
  ],
  reforma: [
    'banheiro pequeno | cozinha | pedreiro | orçamento',
    'reforma | reformar | obra | pedreiro | construir casa | azulejo | porcelanato | gesso | pintar parede | piso | construção | planta da casa | trocar piso | reformar banheiro | tinta | infiltração | trocar o piso | reformar a cozinha | massa corrida | massa corrida na parede | assentar piso | obra em casa | contratar pedreiro | planta baixa | levantar parede | cimento | reboco | pintar a parede sozinho',
  ],
  'rotina-da-casa': [
    'dona de casa | divisão de tarefas | cronograma',
    'dona de casa | rotina da casa | tarefas domésticas | divisão de tarefas | cronograma de limpeza | marido não ajuda em casa | serviço de casa | dividir tarefas | tarefas de casa | manter a casa limpa | rotina de limpeza | lavar louça | dar conta da casa',
  ],
  'vizinhos-e-condominio': [
    'vizinho | barulho do vizinho | briga de vizinho | vizinho barulhento | meu vizinho | síndico | assembleia de condomínio | cachorro do vizinho',
    'taxa de condomínio | condomínio | obra do vizinho | som alto do vizinho | vizinho reclama | vizinho que faz barulho | vizinho faz barulho | vizinhos',
  ],
  'almoco-rapido': [
    'rápido | fácil | uma panela | sem forno',
    'almoço | almoço rápido | almoço fácil | receita rápida | receita fácil | strogonoff | estrogonofe | macarrão | comida rápida | frango | panela de pressão | almoço de domingo | lasanha | omelete | carne moída | salada | peixe | frango assado | almoço hoje | o que fazer de almoço | rango | rango rápido | uma panela só | macarrão de uma panela só | comida prática',
  ],
  bolo: [
    'bolo de cenoura | fofinho | solou | cobertura',
    'bolo | bolos | bolo de cenoura | bolo de chocolate | bolo de fubá | bolo solado | cobertura de bolo | chantilly | bolo fofinho | bolo de milho | bolo de aniversário | bolo de laranja | massa de bolo | bolo de fubá cremoso | bolo simples | bolo de banana | bolo gelado | bolo solou | bolo não cresce',
  ],
  'cafe-e-drinks': [
    'café coado | espresso | café expresso | cápsula de café | cappuccino | caipirinha | drink sem álcool | drinks',
    'drink | vinho | cerveja artesanal | gin | barista | coquetel | café especial',
  ],
  churrasco: [
    'picanha | carvão | ponto da carne | barato',
    'churrasco | picanha | costela | carvão | churrasqueira | ponto da carne | linguiça | maminha | fraldinha | parrilla | farofa | assar carne | churrasqueiro | picanha na grelha | cortes de carne | corte de carne | acender o carvão | carne macia | costela no bafo',
  ],
  'comida-do-mundo': [
    'sushi | comida japonesa | comida italiana | comida árabe | comida mexicana | comida chinesa | curry | hambúrguer artesanal',
    'temaki | yakisoba | lámen | taco | paella | ceviche',
  ],
  'comida-regional': [
    'acarajé | feijoada | baião | tucupi | chimarrão',
    'acarajé | feijoada | moqueca | baião de dois | tucupi | tacacá | pato no tucupi | chimarrão | cuscuz | tapioca | vatapá | caruru | carne de sol | pamonha | canjica | buchada | sarapatel | pequi | barreado | bobó de camarão | feijão tropeiro | comida nordestina | comida mineira | comida baiana | maniçoba | arroz carreteiro | curau | virado à paulista | torresmo | escondidinho | moqueca capixaba | comida típica | comida gaúcha | comida paraense | cuscuz com ovo | mungunzá',
  ],
  'cozinhar-do-zero': [
    'arroz | feijão',
    'aprender a cozinhar | cozinhar | arroz soltinho | arroz | feijão | cozinhar feijão | temperar feijão | cozinha básica | cozinhar pela primeira vez | fritar ovo | arroz e feijão | usar panela de pressão | afiar faca | fazer arroz | não sei fazer arroz | não sei cozinhar | arroz queimado | cozinhar ovo | temperar carne | cortar cebola',
  ],
  'cozinhar-sozinho': [
    'cozinhar pra uma pessoa | comida pra um | jantar pra um | jantar rápido sozinho | congelar porção individual | cozinhar só pra mim | cozinhar morando sozinho',
    'cozinhar sozinho | cozinhar sozinha | cozinhar pra um | cozinhar pra uma pessoa só | cozinhar só pra mim | comida pra uma pessoa | receita pra uma pessoa | receita pra um | jantar pra uma pessoa | jantar sozinho | jantar só pra mim | almoço só pra mim | porção individual | congelar comida | congelar marmita em porção | comida de quem mora sozinho | preguiça de cozinhar | jantar em 15 minutos',
  ],
  'jantar-especial': [
    'romântico | visita | Natal | ceia',
    'bacalhau | jantar | jantar romântico | jantar especial | jantar a dois | ceia de Natal | ceia | fondue | risoto | jantar fit | mesa posta | peru de Natal | jantar rápido | ceia simples | jantar pro namorado | jantar pra visita | receber visitas | ceia de ano novo',
  ],
  'lanches-e-salgados': [
    'coxinha | hambúrguer | lanche escolar | vender',
    'coxinha | salgado | salgados | hambúrguer | pastel | lanche | sanduíche | lanche da tarde | empada | bolinho de queijo | batata frita | cachorro-quente | hambúrguer caseiro | lancheira | lanche escolar | torta salgada | enroladinho | kibe | hambúrguer suculento | lanche pra escola | salgado de festa | massa de coxinha | pastel de feira | lanche rápido | misto quente | torta de liquidificador',
  ],
  'pao-e-massas': [
    'pão caseiro | pão de queijo | pizza | fermento',
    'pão | pão caseiro | pão de queijo | pizza | massa fresca | fermentação natural | focaccia | levain | pizza caseira | massa de pizza | nhoque | pão de alho | esfirra | sourdough | pão sem fermento | pão de forma | pão francês | massa de pastel | pizza em casa | pão integral',
  ],
  'peixes-e-frutos-do-mar': [
    'peixe frito | fazer peixe | tilápia | salmão | camarão | bacalhau | peixe assado',
    'fritar peixe | tirar cheiro de peixe | frutos do mar | sardinha | polvo | lula',
  ],
  'receitas-de-air-fryer': [
    'air fryer',
    'receita na air fryer | receitas de air fryer | batata na air fryer | frango na air fryer | bolo na air fryer | pão de queijo na air fryer | coxa na air fryer | pão na air fryer | carne na air fryer | legumes na air fryer',
  ],
  sobremesas: [
    'pudim | brigadeiro | mousse | festa',
    'sobremesa | pudim | brigadeiro | mousse | torta | doce | pavê | sorvete | torta de limão | gelatina | cheesecake | brownie | cookie | ovo de Páscoa | bombom | rabanada | banoffee | açaí | doce de leite | mousse de maracujá | pudim sem furinho | doce de festa | doce gelado | brigadeiro de colher | leite condensado caseiro | sobremesa gelada | barra de chocolate | sorvete caseiro | gelatina colorida',
  ],
  'aluguel-e-imovel': [
    'inquilino | caução | usucapião',
    'aluguel | inquilino | contrato de aluguel | caução | fiador | despejo | usucapião | proprietário | escritura | som alto | lei do silêncio | IPTU | inquilino não paga | aluguel atrasado | reajuste do aluguel | vizinho faz barulho | vizinha barulhenta',
  ],
  'direitos-do-consumidor': [
    'troca | defeito | Procon | cobrança indevida',
    'direito do consumidor | direitos do consumidor | Procon | produto com defeito | devolver produto | troca de produto | cobrança indevida | garantia | direito de arrependimento | voo cancelado | reclame aqui | juros abusivos | produto veio com defeito | loja não quer trocar | loja não quer trocar produto | produto não chegou | cancelar compra | voo atrasado | cobrança errada | reembolso',
  ],
  'direitos-trabalhistas': [
    'CLT | férias | demissão | hora extra | FGTS',
    'direitos trabalhistas | CLT | FGTS | férias | décimo terceiro | 13º | rescisão | justa causa | hora extra | demissão sem justa causa | verbas rescisórias | estabilidade gestante | processo trabalhista | insalubridade | vale-transporte | carteira assinada | intervalo de almoço | escala 6x1 | assédio moral no trabalho | empresa não paga hora extra | empresa não paga | férias da empresa | férias atrasadas | férias vencidas | vender férias | férias no trabalho | demitida grávida | banco de horas | bater ponto | bater ponto no trabalho | ponto eletrônico | carteira de trabalho | aviso prévio trabalhado | salário atrasado | atestado médico | acidente de trabalho | adicional noturno | processar a empresa | 13 salário',
  ],
  divorcio: [
    'separação | partilha | união estável',
    'divórcio | divorciar | separação | partilha de bens | união estável | regime de bens | se separar | separar no papel | separação de bens | divisão de bens | separar do marido | separar da esposa | divórcio no cartório | comunhão parcial',
  ],
  'golpes-e-internet': [
    'golpe | difamação | vazamento | boletim',
    'caí num golpe | golpe na internet | crime virtual | difamação na internet | vazamento de fotos | boleto falso | stalking | cyberbullying | calúnia | fake news crime | nudes vazados | vazaram minhas fotos | fotos vazadas | foto íntima | ofensa na internet | perfil falso | usando minha foto | ameaça pela internet',
  ],
  heranca: [
    'inventário | testamento | bens',
    'herança | inventário | testamento | herdeiro | bens da herança | dividir herança | partilha da herança | doação em vida | fica com a casa quando o pai morre | quem fica com a casa quando o pai morre | fazer inventário | morreu sem testamento | deserdar | casa dos pais que morreram',
  ],
  'inss-e-beneficios': [
    'auxílio | BPC | aposentadoria | perícia',
    'INSS | BPC | LOAS | auxílio-doença | aposentadoria por idade | perícia do INSS | Bolsa Família | salário-maternidade | benefício | aposentar | auxílio | CadÚnico | pé-de-meia | auxílio-doença negado | auxílio negado | pensão por morte | LOAS pra criança | INSS negou | pé-de-meia do ensino médio | auxílio-gás | benefício cortado | invalidez',
  ],
  'pensao-e-guarda': [
    'pensão alimentícia | guarda | visita',
    'pensão alimentícia | pensão | guarda compartilhada | guarda dos filhos | alienação parental | pai não paga pensão | visita do pai | não paga pensão | pagar pensão | valor da pensão | pensão atrasada | teste de DNA | guarda do filho',
  ],
  'plano-de-saude': [
    'plano de saúde negou | convênio médico | carência do plano | reajuste do plano | cancelar plano de saúde | reembolso do plano | coparticipação | ANS',
    'plano negou cirurgia',
  ],
  'politica-e-cidadania': [
    'política | eleição | eleições | votar | título de eleitor | vereador | deputado | projeto de lei',
    'três poderes | mesário | urna eletrônica | cobrar político | prefeito | presidente da República | Câmara dos Deputados',
  ],
  transito: [
    'multa | CNH suspensa | acidente',
    'lei de trânsito | CNH suspensa | acidente de trânsito | bateram no meu carro | bafômetro | lei seca | multa indevida | batida de carro | agressão no trânsito | briga de trânsito | dirigir bêbado | multa da lei seca | carteira suspensa | atropelamento | atropelar',
  ],
  'violencia-domestica': [
    'Maria da Penha | medida protetiva | Ligue 180',
    'violência doméstica | Lei Maria da Penha | medida protetiva | violência contra a mulher | denunciar agressor | feminicídio | marido agressor | denunciar marido | Delegacia da Mulher | agressão do marido',
  ],
  automobilismo: [
    'Fórmula 1 | F1 | Senna | Ayrton Senna | kart | Stock Car | corrida de carro | piloto de corrida',
    'Verstappen | Hamilton | autódromo | Interlagos',
  ],
  ciclismo: [
    'bike | pedal | subida | equipamento',
    'ciclismo | bike | bicicleta | pedalar | mountain bike | pedal | speed | andar de bicicleta | MTB | ciclista | pedalar na subida | ir de bike | bike na cidade | comprar bike | andar de bike',
  ],
  'esporte-amador': [
    'beach tennis | tênis | padel | lesão',
    'beach tennis | tênis de quadra | padel | tênis de mesa | futevôlei | pickleball | esporte amador | corrida de orientação | slackline | jogar tênis | jogar padel | ping-pong | pingue-pongue | raquete de padel | torneio amador',
  ],
  'esporte-infantil': [
    'escolinha | pressão',
    'esporte para crianças | escolinha de futebol | natação infantil | natação para bebês | filho no esporte | balé infantil | esporte infantil | judô infantil | filho no futebol | filho na natação | esporte pra criança | natação pra criança | futebol infantil | futebol pra criança',
  ],
  'futebol-de-torcedor': [
    'Corinthians | Flamengo | técnico | campeonato',
    'Corinthians | Flamengo | Palmeiras | Vasco | Santos | Grêmio | Cruzeiro | Botafogo | Fluminense | Atlético | Brasileirão | Libertadores | técnico | torcedor | torcida | seleção brasileira | time de futebol | campeonato | rebaixamento | Bahia futebol | clássico | mercado da bola | contratações do Flamengo | jogo do Flamengo | jogo do Corinthians | meu time | escalação',
  ],
  'idolos-e-historia': [
    'Pelé | Marta | Copa | Olimpíada',
    'Pelé | Marta | Neymar | Messi | Cristiano Ronaldo | Copa | Copa do Mundo | Olimpíadas | Ronaldinho | Garrincha | Rebeca Andrade | Rayssa Leal | ídolo | história do futebol | Zico | Vini Jr | Romário | Maradona | Ronaldo | história do Senna | história do Pelé | rei Pelé | ídolo do futebol | história da Copa',
  ],
  'jogar-futebol': [
    'pelada | drible | chute | goleiro | fôlego',
    'futebol de várzea | jogo de várzea | várzea | jogar futebol | jogar bola | pelada | drible | goleiro | chute | futsal | bater falta | fôlego no futebol | futebol society | ser jogador de futebol | peneira | futebol feminino | chuteira | bater pênalti | chutar com a perna esquerda | chutar | driblar | melhorar no futebol',
  ],
  lutas: [
    'jiu-jítsu | boxe | muay thai | feminino | defesa pessoal',
    'jiu-jítsu | boxe | muay thai | judô | karatê | MMA | UFC | defesa pessoal | luta | kickboxing | capoeira | faixa preta | taekwondo | começar a lutar | aula de boxe | faixa branca | arte marcial | artes marciais | luta livre',
  ],
  natacao: [
    'nadar | adulto | medo de água | respiração',
    'natação | nadar | aprender a nadar | piscina | crawl | hidroginástica | nadar depois de adulto | aula de natação | natação pra adulto | medo de piscina | nadar no mar',
  ],
  pesca: [
    'pescaria | pescar | vara de pesca | isca artificial | isca | pesque-pague | tucunaré | pescador',
    'piracema | molinete | pescar tilápia',
  ],
  'surfe-e-skate': [
    'surfar | skate | primeira onda',
    'surfe | surfar | skate | aprender a surfar | manobra de skate | prancha de surfe | ollie | bodyboard | Gabriel Medina | longboard | patins | surf | aula de surf | prancha de surf | andar de skate | ollie no skate',
  ],
  'volei-e-basquete': [
    'saque | salto | manchete | enterrada',
    'vôlei | basquete | NBA | saque | cortada | levantador | bloqueio no vôlei | vôlei de praia | handebol | jogar vôlei | jogar basquete | cesta de três',
  ],
  'biologia-e-quimica': [
    'biologia | química | célula | DNA | genética | corpo humano | tabela periódica | fotossíntese',
    'neurônio | sistema digestório | mitose | ligações químicas | estequiometria | citologia | ecologia | botânica | bioquímica',
  ],
  'ciencia-e-universo': [
    'buraco negro | planetas | sistema solar | física quântica | teoria da relatividade | astronomia | vida fora da Terra | extraterrestre',
    'evolução das espécies | teoria da evolução | dinossauros | universo | galáxia | estrelas | NASA | viagem no tempo | eclipse | Marte | Lua | curiosidades científicas | ciência | Einstein | Darwin | telescópio | big bang',
  ],
  'crianca-na-escola': [
    'lição de casa | nota baixa | alfabetização | bullying',
    'lição de casa | filho na escola | alfabetização | alfabetizar | bullying na escola | volta às aulas | reforço escolar | filho não quer estudar | nota baixa | adaptação escolar | filho não quer fazer lição | fazer lição | filho não quer ir pra escola | tarefa de casa | dever de casa | reunião de pais | filho vai mal na escola',
  ],
  enem: [
    'Enem | vestibular | Sisu | Prouni | notas',
    'Enem | vestibular | Sisu | Prouni | Fuvest | medicina | nota do Enem | cursinho | passar em medicina | passar no enem | estudar pro enem | nota de corte | nota do Sisu | nota no Enem | passar na federal | cotas | Fies | vestibular de medicina',
  ],
  'estudar-sozinho': [
    'foco | método | cronograma | trabalhar e estudar',
    'estudar sozinho | estudar em casa | estudar e trabalhar | cronograma de estudos | método de estudo | foco nos estudos | estudar melhor | estudar mais | técnicas de estudo | estudar | rotina de estudos | trabalhar e estudar | estudar trabalhando | estudar trabalhando o dia todo | estudar cansado | estudar depois do trabalho | música pra estudar | estudar à noite | estudar com sono',
  ],
  faculdade: [
    'EAD | escolher curso | bolsa | largar',
    'faculdade | EAD | escolher curso | trancar faculdade | largar a faculdade | calouro | bolsa de estudos | universidade federal | pós-graduação | escolher profissão | trancar a facul | facul | fazer TCC | orientador | trote | reprovar na faculdade | mudar de curso',
  ],
  filosofia: [
    'estoicismo | Nietzsche | Sócrates | Platão | Aristóteles | Sêneca | Marco Aurélio | existencialismo',
    'niilismo | ética e moral | sentido da vida | filósofo | filosofar | Sartre | Schopenhauer | Spinoza | Kant | mito da caverna | livre-arbítrio',
  ],
  'historia-do-brasil': [
    'descobrimento do Brasil | independência do Brasil | escravidão no Brasil | abolição | Guerra do Paraguai | Canudos | Era Vargas | Getúlio Vargas',
    'ditadura militar | Diretas Já | Plano Real | Proclamação da República | Dom Pedro | Tiradentes inconfidente | Inconfidência Mineira | Zumbi dos Palmares | quilombo | bandeirantes | Brasil colônia | Brasil império | história brasileira | Lampião | cangaço',
  ],
  'historia-geral': [
    'Segunda Guerra | Segunda Guerra Mundial | Primeira Guerra | nazismo | holocausto | Hitler | Egito antigo | faraó',
    'pirâmides do Egito | Roma antiga | Império Romano | Grécia antiga | Idade Média | Revolução Francesa | Revolução Industrial | Guerra Fria | vikings | Napoleão | Cleópatra | samurai | história mundial | história antiga | cruzadas | peste negra | Renascimento',
  ],
  leitura: [
    'ler livros | hábito | Kindle | concentração',
    'ler mais | hábito de leitura | ler livros | Kindle | ler mais rápido | leitura dinâmica | leitura | ler mais livros | livros por ano | voltar a ler | terminar um livro | não consigo terminar um livro | começar a ler',
  ],
  matematica: [
    'medo de matemática | conta | raciocínio',
    'matemática | tabuada | equação | porcentagem | fração | geometria | regra de três | contas de cabeça | álgebra | professor de matemática | conta de dividir | raiz quadrada | multiplicação | Bhaskara',
  ],
  memorizar: [
    'esquecer | revisão | flashcard | mapa mental',
    'memorizar | decorar matéria | esquecer o que estudei | flashcards | Anki | mapa mental | revisão | memorização | branco na prova | esqueço tudo que estudo | esquecer tudo que estuda | deu branco na prova | decorar rápido | decorar fórmula',
  ],
  'oab-e-provas': [
    'OAB | residência | prova oral | segunda fase',
    'OAB | exame da OAB | prova da OAB | residência médica | segunda fase | Revalida | prova oral | passar na OAB | exame de ordem | prova da residência',
  ],
  'passar-em-concurso': [
    'concurso público | edital | cronograma',
    'concurso público | passar em concurso | concurseiro | edital | concurso da polícia | INSS concurso | Caixa concurso | Banco do Brasil concurso | PRF | carreira policial | concurso | concurso da guarda municipal | concurso do INSS | concurso da PF | concurso de professor | concurso dos Correios | questões de concurso | ser delegado | virar delegado | auditor fiscal | concurso policial',
  ],
  redacao: [
    'redação | repertório | proposta de intervenção',
    'redação | redação do Enem | redação nota mil | repertório sociocultural | dissertação | começar a redação | introdução da redação | tema da redação | conclusão da redação',
  ],
  'tcc-e-pesquisa': [
    'TCC | monografia | mestrado | doutorado | dissertação de mestrado | artigo científico | normas ABNT | apresentar TCC',
    'orientador do TCC | iniciação científica | referencial teórico | banca do TCC | projeto de pesquisa | fazer o TCC | fazer TCC | terminar o TCC | escrever o TCC',
  ],
  'astrologia-e-taro': [
    'signos | signo | mapa astral | ascendente | mercúrio retrógrado | tarô | tarot | numerologia',
    'lua em escorpião | lua em | meu signo | tirar tarô | cartas de tarô | peixes signo | simpatia | horóscopo | astrologia | lua cheia | cartomante | esoterismo | bruxaria | cristais',
  ],
  'duvidas-de-fe': [
    'é pecado | dízimo | dúvida',
    'tatuagem é pecado | é pecado | dízimo | dúvida de fé | crente pode | cristão pode | inferno existe | por que Deus permite | masturbação é pecado | crente pode beber | pecado | existe inferno | ateu',
  ],
  'espiritismo-e-outras': [
    'espiritismo | budismo | evangelho no lar',
    'espiritismo | espírita | Chico Xavier | Allan Kardec | budismo | mediunidade | reencarnação | centro espírita | vidas passadas',
  ],
  'familia-e-fe': [
    'casamento cristão | filhos | namoro',
    'casamento cristão | namoro cristão | família cristã | criar filhos na fé | esposa sábia | mulher virtuosa | namoro santo | casal cristão | filhos na igreja | jugo desigual',
  ],
  'fe-em-tempos-dificeis': [
    'Deus | esperança | provação | oração',
    'fé | fé em Deus | confiar em Deus | esperança | tempos difíceis | silêncio de Deus | provação | propósito de Deus | promessa de Deus | aumentar a fé | Deus em silêncio | Deus fica em silêncio | Deus não responde | raiva de Deus | perder a fé | esperar em Deus',
  ],
  'igreja-e-comunidade': [
    'igreja | jovens | servir | afastado',
    'igreja | ir à igreja | ministério | louvor | culto | afastado da igreja | desviado | jovens da igreja | pastor | servir na igreja | voltar pra igreja | sair da igreja | decepção com a igreja | ação social da igreja | culto jovem | tocar na igreja | teclado na igreja',
  ],
  'ler-a-biblia': [
    'Bíblia | devocional | salmo | plano de leitura',
    'Bíblia | ler a Bíblia | devocional | salmo | salmos | salmo 91 | versículo | apocalipse | estudo bíblico | provérbios | evangelho | Bíblia em um ano | entender a Bíblia | parábola | salmo pra dormir | Café com Deus Pai',
  ],
  meditacao: [
    'meditação guiada | respirar | iniciante | presença',
    'meditação | meditar | meditação guiada | mindfulness | respiração | atenção plena | meditar todo dia | aprender a meditar | exercício de respiração | não consigo meditar',
  ],
  oracao: [
    'orar | como orar | resposta | jejum',
    'oração | orar | como orar | jejum e oração | jejum de Daniel | rezar | oração da manhã | clamor | oração forte | não sei orar | aprender a orar | orar de madrugada | oração pelos filhos',
  ],
  'religioes-afro': [
    'umbanda | candomblé | orixá | respeito',
    'umbanda | candomblé | orixá | Exu | Iemanjá | Oxum | terreiro | pomba gira | macumba | banho de ervas | Ogum | axé | guia espiritual | preto velho | guias de umbanda | guia de umbanda | orixá de cabeça | jogo de búzios | pai de santo | mãe de santo | caboclo | defumação | Xangô',
  ],
  'santos-e-devocoes': [
    'Nossa Senhora | terço | promessa | Círio',
    'Nossa Senhora | Nossa Senhora Aparecida | terço | rosário | São Jorge | Santo Antônio | novena | papa | santo | santos | promessa | Padre Cícero | São Miguel | Santa Rita | missa | católico | quaresma | Aparecida | promessa pra Nossa Senhora | pagar promessa | Santo Antônio casamenteiro | rezar o terço | romaria | padroeira',
  ],
  aposentadoria: [
    'INSS | previdência | dona de casa | tempo de contribuição',
    'se aposentar | previdência privada | aposentadoria | falta pra me aposentar | quanto falta pra me aposentar | quando vou me aposentar | tempo pra aposentar | contribuir autônomo | aposentadoria de autônomo',
  ],
  bets: [
    'bet | tigrinho | parar de apostar | dívida de jogo',
    'bet | bets | aposta | apostas | apostar | tigrinho | jogo do tigrinho | jogo do bicho | viciado em aposta | vício em jogo | cassino | blaze | betano | viciado em tigrinho | perdi dinheiro na bet | marido viciado em aposta | aposta esportiva | perder tudo na bet',
  ],
  'cartao-de-credito': [
    'limite | fatura | milhas | anuidade | Nubank',
    'cartão de crédito | fatura do cartão | limite do cartão | Nubank | Inter | C6 | anuidade | cashback | melhor cartão | banco digital | cartão sem anuidade | limite do Nubank | aumentar limite | aumentar o limite do cartão | fatura alta | pagar a fatura | cartão recusado | cartão black | parcelar no cartão | parcelei o cartão | comprar parcelado',
  ],
  'compras-do-mes': [
    'compra do mês | lista de compras | economizar no mercado | atacado ou supermercado | atacarejo | promoção de supermercado | encarte do mercado',
    'compra do mês | compras do mês | fazer a compra do mês | lista de compras | lista de compras do mês | lista de mercado | lista do mercado | economizar no mercado | economizar no supermercado | compras no mercado | compras no supermercado | atacado | atacarejo | supermercado | mercado caro | gastar no mercado | inflação no mercado | promoção de mercado | preço no mercado | ir ao mercado | fazer mercado | carrinho de compras do mercado',
  ],
  'dinheiro-em-casal': [
    'conta conjunta | casal | filhos',
    'dinheiro no casamento | finanças do casal | dividir contas no casal | conta conjunta | marido não ajuda nas contas | dividir as contas | dividir as contas com o marido | contas com o marido | marido gasta | esposa gasta | casal endividado | mesada dos filhos | mesada pra criança',
  ],
  'gastar-menos': [
    'economizar | compras por impulso | assinatura | gastar menos',
    'gastar menos | economizar dinheiro | compras por impulso | consumismo | economizar | gasto demais | gastar demais | compra por impulso | comprar demais | parar de gastar | cancelar assinatura | cortar gastos',
  ],
  'imposto-de-renda': [
    'declarar imposto | declaração do imposto | malha fina | restituição do imposto | isento do imposto | dependente no imposto | IRPF | imposto de renda',
    'Receita Federal',
  ],
  'juntar-dinheiro': [
    'guardar | reserva de emergência | poupança | desafio',
    'juntar dinheiro | guardar dinheiro | reserva de emergência | poupança | desafio dos 200 dias | poupar | cofrinho | guardar reais por mês | guardar 1000 reais | guardar dinheiro todo mês | juntar 10 mil | juntar dinheiro pra viajar | poupar dinheiro',
  ],
  'mesada-e-filhos': [
    'mesada | ensinar criança a poupar | educação financeira pra criança | dinheiro e criança | educação financeira infantil | cartão pra adolescente',
    'dar mesada | mesada pro filho | dar mesada pro filho',
  ],
  'organizar-o-dinheiro': [
    'planilha | orçamento | salário mínimo | controle de gastos',
    'planilha de gastos | orçamento doméstico | salário mínimo | controlar gastos | organizar as finanças | salário não dá | salário acaba | sem dinheiro | educação financeira | controle financeiro | organizar as contas | salário | gastos mensais | orçamento familiar | dinheiro não dá | sobrar dinheiro | sem um real | sem um real no bolso | controlar o dinheiro | corte de gastos | dividir o salário | pindaíba',
  ],
  'renda-extra': [
    'ganhar dinheiro | internet | bico',
    'renda extra | ganhar dinheiro na internet | ganhar dinheiro em casa | trabalhar em casa pela internet | bico | fazer dinheiro | segunda renda | dinheiro extra | ganhar dinheiro online | mil reais por mês | grana extra | ganhar dinheiro pelo celular | ganhar dinheiro no celular | app que paga | bico de fim de semana | trampo de fim de semana | fazer um extra | ganhar dinheiro sem sair de casa',
  ],
  'sair-das-dividas': [
    'nome sujo | Serasa | renegociar | cartão | rotativo | juros',
    'dívida | sair das dívidas | quitar dívidas | nome sujo | Serasa | limpar o nome | negativado | endividado | renegociar | inadimplente | nome no Serasa | pagar dívida | dívida do cartão | dívida caducou | feirão limpa nome | limpar meu nome | rotativo do cartão | cheio de dívida',
  ],
  'score-e-emprestimo': [
    'score | empréstimo | consignado | nome limpo',
    'score | aumentar score | empréstimo | empréstimo consignado | agiota | crédito pessoal | cheque especial | empréstimo pra negativado | empréstimo online | empréstimo FGTS | aumentar meu score | nome limpo',
  ],
  'comecar-academia': [
    'iniciante | vergonha de academia | ficha de treino | musculação',
    'primeiro treino | começar a malhar | voltar pra academia | medo da academia | ficha de treino | começar na academia | iniciar academia | iniciante na academia | primeiro dia na academia | primeiro dia de academia | primeira semana na academia | primeira vez na academia | primeiro mês de academia | vergonha da academia | medo de ir na academia | academia pra iniciante',
  ],
  'constancia-no-treino': [
    'preguiça de treinar | motivação | disciplina | faltar treino | rotina',
    'constância na academia | não desistir da academia | preguiça de ir pra academia | motivação pra treinar | faltar academia | manter o treino | desistir da academia | parei de treinar | faltei na academia | falto na academia | treinar todo dia | sem vontade de treinar | desistir de treinar',
  ],
  corrida: [
    'corrida | correr 5k | maratona | pace | tênis de corrida | caminhada',
    'começar a correr | corrida de rua | meia maratona | correr sem cansar | correr | tênis pra correr | caminhar | correr 5km | correr 10km | prova de corrida | correr na esteira | correr na rua | preparar pra maratona | pace da corrida',
  ],
  'crossfit-e-funcional': [
    'crossfit | WOD | treino funcional | HIIT | burpee | box de crossfit | funcional',
    '',
  ],
  'dor-e-recuperacao': [
    'dor muscular | dor depois do treino | descanso entre treinos | treinar com dor | sono e treino | banho de gelo | recuperação muscular | dia de descanso',
    'overtraining',
  ],
  'emagrecer-na-academia': [
    'emagrecer | perder peso | secar | barriga | cardio ou musculação | academia | esteira',
    'perder barriga | queimar gordura | perder gordura | perder kg | perder quilos | perder 10 kg | 10 kg em 30 dias | secar barriga | definir abdômen | afinar a cintura | cardio | emagrecer | emagrecer rápido | treino pra emagrecer | musculação emagrece | esteira emagrece | gordura localizada | secar na academia | perder peso na academia | barriga treinando | pochete',
  ],
  'ganhar-massa': [
    'hipertrofia | ficar grande | massa magra | crescer | bíceps | glúteo | sem bomba',
    'ganhar massa | braço grande | peito | costas largas | ganhar peso | massa muscular | bulking | ficar com o braço grande | aumentar o braço | ficar mais forte | bíceps não cresce | magro ganhar peso | treino de peito | treino de costas | ganhar músculo',
  ],
  'mobilidade-e-lesao': [
    'lombar | postura | voltar a treinar',
    'alongar | mobilidade | lesão | postura | lesão no treino | aquecimento antes do treino | aquecer antes do treino | treinar lesionado | torci o tornozelo | voltar de lesão',
  ],
  suplementos: [
    'whey | creatina | pré-treino | termogênico',
    'whey protein | creatina | tomar creatina | suplemento | BCAA | cafeína | pré-treino faz mal | tomar whey | creatina engorda | glutamina | albumina | hipercalórico | beta-alanina',
  ],
  'treino-depois-dos-40': [
    '40+ | 50+ | menopausa | idoso | envelhecer bem | força',
    'treino para idosos | musculação depois dos 50 | exercício na menopausa | depois dos 40 | depois dos 50 | terceira idade | musculação pra idoso | exercício pra idoso | idoso na academia | academia na terceira idade | treinar depois dos 60 | começar a treinar aos 50 | musculação na terceira idade',
  ],
  'treino-em-casa': [
    'treino em casa | sem equipamento | peso do corpo | calistenia | elástico',
    'treinar em casa | exercício em casa | treino sem academia | flexão | pular corda | malhar em casa | malhar sem sair de casa | treinar sem sair de casa | exercício sem aparelho | treino de 20 minutos em casa | flexão de braço | barra fixa em casa',
  ],
  'treino-feminino': [
    'glúteo | perna | ciclo menstrual | pós-parto',
    'aumentar o bumbum | treino de glúteo | treino de perna | treino feminino | bumbum | treino pra bumbum | treino de mulher | treinar menstruada | elevação pélvica | afinar a coxa',
  ],
  'yoga-e-pilates': [
    'yoga | ioga | pilates | alongamento | flexibilidade | aula de yoga | yoga em casa | abrir espacate',
    '',
  ],
  'comecar-a-jogar': [
    'iniciante | dicas | evoluir | ranking',
    'começar a jogar | iniciante no jogo | subir de nível | D&D | Stardew Valley | Genshin | jogar RPG | primeiro RPG | dicas de jogo | passar de fase | mestre de RPG',
  ],
  'fps-e-competitivo': [
    'Valorant | CS2 | LoL | subir de elo',
    'Valorant | CS2 | LoL | League of Legends | Fortnite | Dota | subir de elo | mira | Rainbow Six | Overwatch | e-sports | ranked | counter-strike | mira no Valorant | subir no LoL | elo no LoL',
  ],
  'free-fire-e-mobile': [
    'Free Fire | COD Mobile | sensibilidade',
    'Free Fire | COD Mobile | jogos de celular | Brawl Stars | Clash Royale | PUBG | sensibilidade | dar capa | Mobile Legends | capa no Free Fire | sensi | sensi no Free Fire | diamante no Free Fire | jogar no celular',
  ],
  'futebol-virtual': [
    'EA FC | eFootball | Cartola',
    'EA FC | FIFA | eFootball | PES | Cartola FC | Ultimate Team | modo carreira | Cartola | time no EA FC | montar time no FIFA | mitar no Cartola',
  ],
  'jogos-antigos': [
    'retrô | nostalgia | SNES | emulador',
    'jogos antigos | Super Nintendo | SNES | Mega Drive | emulador | nostalgia gamer | retrô | PS2 | fliperama | emulador de PS2 | Game Boy | Atari | jogos da infância | jogo retrô | cartucho',
  ],
  'jogos-e-familia': [
    'tempo de jogo | criança | vício | limites',
    'filho viciado em jogo | filho viciado em videogame | criança jogando videogame | jogos para crianças | tempo de videogame | filho só joga | filho gasta no jogo | jogar com o filho | jogar com criança',
  ],
  lancamentos: [
    'GTA 6 | hype',
    'GTA 6 | lançamento de jogo | jogos novos | trailer de jogo | jogo do ano | GTA | sai GTA 6 | jogo que vai lançar',
  ],
  'minecraft-e-roblox': [
    'Minecraft | Roblox | construção | crianças',
    'Minecraft | Roblox | casa no Minecraft | mods de Minecraft | Blox Fruits | servidor de Minecraft | portal no Minecraft | construir no Minecraft | ganhar robux | robux',
  ],
  'pc-gamer': [
    'montar PC | PS5 | Xbox | Switch | barato',
    'PC gamer | setup gamer | PS5 | Xbox | Nintendo Switch | placa de vídeo | console | Steam Deck | cadeira gamer | PlayStation | PS5 ou Xbox | videogame | PC gamer barato | mouse gamer | teclado gamer | headset | monitor gamer | notebook gamer | controle do PS5 | placa de vídeo barata',
  ],
  streaming: [
    'Twitch | streamer | crescer | setup',
    'Twitch | streamer | fazer live de jogo | live na Twitch | crescer na Twitch | virar streamer | OBS | live de jogo | começar live | live no YouTube de jogo',
  ],
  'xadrez-e-tabuleiro': [
    'xadrez | jogar xadrez | dama | dominó | truco | baralho | RPG de mesa | jogos de tabuleiro',
    'jogo de tabuleiro | poker | buraco | sinuca | dungeons and dragons | jogo de cartas | aprender xadrez',
  ],
  'coreano-e-japones': [
    'coreano | japonês | mandarim | chinês | aprender coreano | aprender japonês | hangul | kanji',
    'hiragana | aprender mandarim',
  ],
  'criancas-bilingues': [
    'escola bilíngue | criança | inglês cedo',
    'criança bilíngue | inglês para crianças | filho bilíngue | escola bilíngue | inglês infantil | ensinar inglês pro filho | inglês pro filho | filho aprender inglês | inglês pra criança | bebê bilíngue',
  ],
  espanhol: [
    'portunhol | aprender | viagem',
    'espanhol | portunhol | aprender espanhol | falar espanhol | espanhol rápido | espanhol básico | espanhol sozinho',
  ],
  'falar-ingles': [
    'conversação | vergonha | pronúncia | fluente',
    'falar inglês | conversação em inglês | pronúncia em inglês | fluência em inglês | destravar o inglês | travar no inglês | inglês fluente | fluente em inglês | vergonha de falar inglês | speaking | travo na hora de falar inglês | perder o medo de falar inglês | entender nativo | sotaque em inglês',
  ],
  'frances-e-italiano': [
    'aprender francês | francês | italiano | aprender italiano | falar francês | falar italiano | língua francesa | língua italiana',
    '',
  ],
  'ingles-depois-dos-40': [
    'adulto | idade | memória',
    'inglês depois dos 40 | inglês depois dos 50 | aprender inglês velho | inglês na terceira idade | inglês adulto | inglês aos 50 | inglês aos 40 | inglês aos 60 | inglês aos 50 anos | inglês depois de velho',
  ],
  'ingles-para-trabalho': [
    'entrevista em inglês | reunião | TI',
    'inglês para o trabalho | entrevista em inglês | inglês pra TI | reunião em inglês | inglês corporativo | inglês para negócios | email em inglês | inglês na empresa | e-mail em inglês | currículo em inglês',
  ],
  'ingles-sozinho': [
    'inglês | aplicativo | série',
    'inglês | aprender inglês | inglês sozinho | estudar inglês | inglês do zero | inglês com séries | inglês com música | Duolingo | inglês em casa | inglês de graça | inglês rápido | curso de inglês | entender filme em inglês | inglês básico',
  ],
  intercambio: [
    'Irlanda | Canadá | visto | trabalhar fora',
    'intercâmbio | Irlanda | estudar fora | au pair | work and travel | visto de estudante | au pair nos EUA | trabalhar na Europa',
  ],
  libras: [
    'língua de sinais | aprender Libras | alfabeto manual | intérprete de Libras | surdo | surdez | curso de Libras',
    '',
  ],
  'outros-idiomas': [
    'alemão',
    'alemão | russo | árabe | hebraico | latim | coreano com dorama | alemão do zero | terceiro idioma',
  ],
  'portugues-correto': [
    'crase | erro de português | gramática',
    'crase | português | erro de português | gramática | vírgula | por que ou porque | mas ou mais | ortografia | uso da vírgula | concordância | usar crase | por que junto ou separado | porque junto ou separado | mal ou mau | onde ou aonde | escrever certo | acento',
  ],
  vocabulario: [
    'decorar palavras | frases | phrasal verb',
    'vocabulário | phrasal verbs | palavras em inglês | gírias em inglês | expressões em inglês | false friends | gírias americanas | palavras novas | expressões americanas | falsos cognatos',
  ],
  acoes: [
    'bolsa | comprar ação | B3',
    'ações | bolsa de valores | comprar ações | Petrobras | B3 | análise fundamentalista | investir em ações | carteira de ações | PETR4 | começar na bolsa',
  ],
  'comecar-a-investir': [
    'investir com pouco | primeiro investimento | Tesouro | CDB',
    'investir | investir com pouco | começar a investir | primeiro investimento | investir 100 reais | investir pouco dinheiro | onde investir | como investir | investir 50 reais | investir 1000 reais | investir ganhando pouco | investir meus primeiros 100 reais',
  ],
  'consorcio-e-financiamento': [
    'consórcio | parcela | carro | moto',
    'consórcio | financiamento de carro | financiar carro | lance no consórcio | carta contemplada | consórcio de carro | consórcio de moto | contemplado | parcela do carro',
  ],
  cripto: [
    'Bitcoin | Ethereum | carteira | golpe',
    'Bitcoin | cripto | criptomoeda | Ethereum | blockchain | NFT | Binance | altcoin | comprar bitcoin | carteira de cripto | carteira de bitcoin | stablecoin | minerar bitcoin | golpe de cripto',
  ],
  'day-trade': [
    'trader | operar | viver de bolsa | perda',
    'day trade | trader | swing trade | mini índice | forex | opções binárias | viver de trade | trade | quebrar no day trade | robô trader',
  ],
  dividendos: [
    'viver de dividendos | renda passiva | carteira de dividendos | ações que pagam dividendos | viver de renda | data com',
    '',
  ],
  'dolar-e-ouro': [
    'comprar dólar | conta global | investir em ouro | ouro | investir no exterior | dólar | proteger da inflação | investimento internacional',
    '',
  ],
  'fundos-imobiliarios': [
    'FII | aluguel | dividendos mensais',
    'fundos imobiliários | FII | FIIs | fundo imobiliário | FIIs pra renda | renda mensal com FII | fundo de papel | fundo de tijolo',
  ],
  'golpes-financeiros': [
    'pirâmide | Pix | falso banco | clonagem',
    'pirâmide financeira | golpe financeiro | golpe do Pix | falso investimento | esquema de pirâmide | golpe de investimento | caí num golpe de investimento | robô do pix',
  ],
  'imovel-proprio': [
    'financiar | apartamento | entrada | Minha Casa Minha Vida',
    'comprar apartamento | casa própria | financiar imóvel | alugar ou comprar | alugar ou financiar | minha casa minha vida | comprar casa | comprar imóvel | primeiro imóvel | financiamento imobiliário | entrada do apartamento | dar entrada | financiar apartamento | financiar casa | comprar terreno | apartamento na planta',
  ],
  'independencia-financeira': [
    'FIRE | parar de trabalhar',
    'independência financeira | liberdade financeira | primeiro milhão | ficar rico | aposentar cedo | aposentar aos 40 | parar de trabalhar cedo | milionário | juntar um milhão',
  ],
  'tesouro-e-renda-fixa': [
    'Tesouro Direto | CDB | Selic | CDI | FGC',
    'Tesouro Direto | Tesouro Selic | CDB | LCI | LCA | renda fixa | poupança ou CDB | caixinha do Nubank | CDB ou poupança | Selic alta | LCI ou CDB | dinheiro rendendo | Tesouro IPCA | IPCA',
  ],
  'adubo-e-compostagem': [
    'adubo caseiro | minhoca | composteira',
    'adubo | compostagem | composteira | borra de café | húmus | adubo caseiro | casca de ovo | terra vegetal | fazer adubo | borra de café na planta | casca de banana | esterco | minhocário | NPK | lixo orgânico',
  ],
  'artesanato-e-faca-voce': [
    'crochê | macramê | marcenaria | pallet | reciclar',
    'crochê | tricô | macramê | marcenaria | pallet | amigurumi | DIY | faça você mesmo | biscuit | cerâmica fria | artesanato | reciclagem | bordado | resina | velas | móveis de pallet | scrapbook | reciclar | tapete de crochê | ponto de crochê | ponto cruz | aprender crochê | fazer vela | bordar | restaurar móveis | restaurar móveis antigos | pintar móvel | feltro',
  ],
  flores: [
    'rosa | roseira | girassol | lavanda | hortênsia | antúrio | buquê | plantar flor',
    'flor | canteiro de flores | azaleia | jasmim',
  ],
  'frutas-em-vaso': [
    'limão | jabuticaba | pitanga',
    'pé de limão | limoeiro | jabuticabeira | frutas em vaso | pé de fruta | pitangueira | plantar abacate | pé de acerola | morango em vaso | limão no vaso | jabuticaba no vaso | plantar morango | fruta em vaso | pé de manga | árvore frutífera | pé de maracujá',
  ],
  horta: [
    'horta | vaso | tempero | apartamento',
    'horta | horta em casa | horta em apartamento | temperos em casa | plantar tomate | manjericão | hortelã | plantar alface | horta vertical | plantar cebolinha | colher tomate | tomate em vaso | manjericão no vaso | cebolinha em casa | horta na varanda | plantar alho | cheiro-verde | pimenta no vaso | plantar couve',
  ],
  'jardim-barato': [
    'quintal | grama | mudas | paisagismo',
    'jardim | paisagismo | grama | quintal | jardim vertical | jardim barato | jardim de inverno | jardineiro | quintal bonito | quintal bonito gastando pouco | jardim no quintal | cortar grama | grama sintética | jardim pequeno | canteiro',
  ],
  orquideas: [
    'orquídea | florir | adubo | vaso',
    'orquídea | orquídeas | orquídea florir | phalaenopsis | orquídea não dá flor | orquídea murcha | regar orquídea',
  ],
  'plantas-de-sombra': [
    'sem sol | apartamento | jiboia | zamioculca',
    'plantas de sombra | plantas que não precisam de sol | plantas pra apartamento | plantas dentro de casa | jiboia | zamioculca | espada-de-são-jorge | samambaia | costela-de-adão | plantas em apartamento | planta no banheiro | lírio da paz | planta pra quarto | planta pra quarto escuro | planta de interior | planta no apartamento | planta pra sala | planta sem sol | planta pra banheiro | quarto escuro',
  ],
  'plantas-e-pets': [
    'tóxica | gato | cachorro',
    'plantas tóxicas para gatos | plantas tóxicas para cachorros | planta tóxica | gato come planta | plantas pet friendly | planta que gato não pode comer | planta que gato não pode | planta perigosa pra gato | gato comeu planta | cachorro come planta | cachorro cava o jardim',
  ],
  'plantas-morrendo': [
    'folha amarela | praga | regar demais',
    'planta morrendo | folha amarela | cochonilha | pulgão | praga | planta murcha | salvar planta | matar planta | minhas plantas morrem | folha amarelada | folhas amareladas na planta | planta murchando | planta secando | bicho na planta | fungo na planta | formiga cortadeira | lesma na planta',
  ],
  suculentas: [
    'suculenta | regar | apodrece | muda',
    'suculenta | suculentas | cacto | cactos | regar suculenta | rosa do deserto | mini jardim | terrário | suculenta apodreceu | cacto apodrecendo | regar cacto | muda de suculenta',
  ],
  'vida-na-roca': [
    'sítio | criar galinha | vida no campo | roça | morar no sítio | gado de leite | vaca de leite | fogão a lenha',
    'sair da cidade grande | agricultura familiar | plantação | agro | fazenda | produtor rural | galinheiro | vida rural',
  ],
  'canal-no-youtube': [
    'YouTube | Shorts | monetizar | thumbnail | inscritos',
    'YouTube | canal no YouTube | monetizar canal | inscritos | Shorts | thumbnail | youtuber | canal dark | abrir um canal | monetizar o YouTube | views no YouTube | mil inscritos',
  ],
  copywriting: [
    'copy | legenda | gatilho mental | headline',
    'copy | copywriting | copywriter | gatilho mental | textos que vendem | legenda | CTA | headline | storytelling | legenda que vende | escrever legenda | texto de venda | gatilhos mentais | título que chama | página de vendas',
  ],
  'crescer-no-instagram': [
    'seguidores | Reels | stories | engajamento | 200 views',
    'crescer no Instagram | ganhar seguidores | mais seguidores | Instagram | reels | engajamento | algoritmo do Instagram | stories | carrossel | shadowban | seguidores | seguidores reais | perder seguidores | reels não entrega | curtidas | post no Instagram | reels sem aparecer',
  ],
  'gravar-videos': [
    'vergonha de gravar | câmera | celular | roteiro | falar',
    'gravar vídeo | gravar vídeos | vergonha de gravar | falar com a câmera | aparecer nos stories | vergonha de aparecer | roteiro de vídeo | medo da câmera | iluminação pra vídeo | microfone | teleprompter | aparecer no vídeo | travar na câmera | medo de aparecer | gravar com celular | falar no vídeo | luz pra gravar | tripé | ring light',
  ],
  'ideias-de-conteudo': [
    'o que postar | calendário | bloqueio criativo',
    'ideias de conteúdo | ideia de conteúdo | o que postar | calendário editorial | ideias de post | conteúdo | bloqueio criativo | ideias de vídeo | ideias de reels | não sei o que postar | sem ideia de post | ideias pra postar | sem criatividade | conteúdo pra nicho',
  ],
  'marca-pessoal': [
    'autoridade | posicionamento | nicho | bio',
    'marca pessoal | personal branding | posicionamento | autoridade | nicho | bio do Instagram | identidade visual | branding | escolher meu nicho | escolher um nicho | definir nicho | ser referência | imagem profissional',
  ],
  'monetizar-redes': [
    'publi | UGC | afiliado | influenciador',
    'ganhar dinheiro com TikTok | ganhar dinheiro com YouTube | ganhar dinheiro com redes sociais | viver de internet | publi | UGC | UGC creator | afiliado | ganhar dinheiro com Instagram | ganhar dinheiro no TikTok | ganhar dinheiro no YouTube | virar influencer | ser influenciador | monetizar | fazer publi | publi com pouco seguidor | cobrar publi | fechar publi | parceria com marca | viver de conteúdo | programa de afiliados | viver de Instagram',
  ],
  'negocio-local-nas-redes': [
    'loja | salão | Google Meu Negócio | cidade | WhatsApp',
    'Google Meu Negócio | negócio local | atrair clientes | divulgar loja | divulgar meu trabalho | divulgar salão | small business | pequenos negócios | divulgar minha loja | loja de bairro | divulgar meu negócio | divulgar restaurante | marketing pra dentista | divulgar meu serviço',
  ],
  podcast: [
    'começar podcast | criar podcast | microfone pra podcast | cortes de podcast | convidado de podcast | videocast | podcaster',
    '',
  ],
  'trafego-pago': [
    'anúncio | Meta Ads | Google Ads | verba | gestor',
    'tráfego pago | gestor de tráfego | Meta Ads | Google Ads | anunciar | impulsionar post | Facebook Ads | anúncios | anunciar no Google | anunciar no Instagram | anúncio no Instagram | anúncio não vende | verba de anúncio | gestor de anúncios',
  ],
  'viralizar-no-tiktok': [
    'TikTok | viral | for you | algoritmo | views',
    'viralizar | TikTok | viral | viralizar no TikTok | crescer no TikTok | algoritmo do TikTok | views | flopar | TikTok flopou | vídeo flopado | flopou | views no TikTok | hashtag no TikTok | fazer vídeo viral | postar no TikTok',
  ],
  adocao: [
    'adoção | adotar uma criança | fila de adoção | adoção tardia | contar que é adotado | filho adotivo | habilitação para adoção',
    '',
  ],
  amamentacao: [
    'pega | leite fraco | desmame | mamadeira',
    'amamentação | amamentar | leite materno | leite fraco | pega correta | desmame | mamadeira | mamilo rachado | tirar leite | pouco leite | pouco leite pra amamentar | leite secou | aumentar o leite | peito rachado | bico do peito | bico do peito rachado | dor pra amamentar | livre demanda | bomba de leite | desmamar | mastite',
  ],
  birra: [
    'birra | bater | gritar | castigo | disciplina positiva',
    'birra | criança birrenta | disciplina positiva | colocar limites | filho não obedece | castigo | palmada | gritar com os filhos | terrible two | criança bate | filho teimoso | criança gritando | criança se joga no chão | gritando no mercado | filho bate | filho morde | criança mimada | filho desobediente | grito com meu filho | paciência com meu filho | criança agressiva',
  ],
  'brincar-em-casa': [
    'brincadeira sem tela | brincar com criança | atividade pra criança em casa | Montessori | brinquedo caseiro | atividades pra criança | brincadeira em dia de chuva | brincadeiras antigas',
    'atividade pra bebê',
  ],
  desfralde: [
    'fralda | penico | xixi na cama',
    'desfralde | desfraldar | tirar a fralda | penico | xixi na cama | fralda | fralda da minha filha | fralda noturna | cocô no penico',
  ],
  'fala-e-desenvolvimento': [
    'não fala | marcos | 2 anos',
    'atraso na fala | bebê não fala | filho não fala | menino não fala | criança não fala | marcos do desenvolvimento | saltos de desenvolvimento | estimular o bebê | criança autista | fonoaudióloga | bebê engatinhar | filho de 2 anos não fala | bebê não anda | bebê não engatinha | bebê não senta | primeira palavra | estimular a fala | filho gago | coordenação motora',
  ],
  gravidez: [
    'sintomas | pré-natal | parto | enxoval',
    'gravidez | grávida pode | grávida | gestante | gestação | enjoo na gravidez | parto normal | cesárea | enxoval | chá revelação | pré-natal | tentante | engravidar | teste de gravidez | chá de bebê | começo da gravidez | primeiro trimestre | mala da maternidade | bolsa estourou | bolsa rompeu | dar à luz | trabalho de parto | estou grávida | exame de gravidez | gestante pode | grávida de gêmeos | barriga de grávida',
  ],
  'introducao-alimentar': [
    'BLW | papinha | não come | seletivo',
    'introdução alimentar | BLW | papinha | bebê não come | criança não come | seletividade alimentar | lanche de criança | filho não come legumes | comida de bebê | primeira papinha | filho não come | filho não come nada | criança seletiva | bebê engasga | comida pro bebê | filho não come verdura',
  ],
  'mae-que-trabalha': [
    'culpa | creche | mãe solo',
    'mãe que trabalha | mãe solo | licença-maternidade | creche | culpa materna | voltar a trabalhar depois do bebê | carga mental | maternidade real | maternidade e carreira | voltar ao trabalho | fim da licença | voltar da licença | voltar da licença-maternidade | deixar o bebê na creche | ser mãe e estudar | mãe sobrecarregada | mãe cansada | culpa de mãe',
  ],
  paternidade: [
    'pai presente | ser pai pela primeira vez | pai de primeira viagem | licença-paternidade | pai solo | pai e filha | paternidade | bom pai',
    '',
  ],
  puerperio: [
    'puerpério | baby blues | cansaço | rede de apoio',
    'pós-parto | puerpério | baby blues | resguardo | primeiros dias com o bebê | mãe de primeira viagem | recém-nascido | cólica do bebê | banho de bebê | banho no bebê | gases do bebê | umbigo do bebê | barriga depois do parto | recém-nascido chora | gêmeos recém-nascidos | soluço do bebê | primeiros dias com recém-nascido',
  ],
  'sono-do-bebe': [
    'só dorme no colo | soneca',
    'bebê não dorme | sono do bebê | bebê acorda | rotina do sono | soneca | fazer bebê dormir | bebê só dorme no colo | dormir a noite toda bebê | bebê acorda de hora em hora | sono do recém-nascido | bebê dorme no peito | cama compartilhada | ninar',
  ],
  'telas-e-criancas': [
    'celular | desenho | tablet | limite',
    'criança no celular | tela para crianças | tempo de tela infantil | tablet | filho no celular | desenho animado | filho viciado em celular | criança só quer celular | filho só quer celular | filho não larga o celular | tirar o celular do filho | criança no YouTube | tablet pra criança',
  ],
  brecho: [
    'segunda mão | garimpar',
    'brechó | garimpo | bazar | roupa usada | roupa de segunda mão | enjoei | vender roupa usada | comprar em brechó | garimpar roupa | achados de brechó',
  ],
  'coloracao-pessoal': [
    'cartela de cores | que cor combina comigo | tom de pele | inverno frio | teste de cores | cores que valorizam | análise de coloração | combinar cores na roupa',
    '',
  ],
  'comprar-roupa-online': [
    'Shein | Shopee | medida | troca | taxa',
    'Shein | Shopee roupa | comprar na Shein | comprinhas | provador | AliExpress | taxa das blusinhas | roupa online | Renner | taxa da Shein | achadinhos da Shopee | comprar roupa pela internet | roupa da China | tabela de medidas',
  ],
  costura: [
    'costurar | ajustar | customizar | máquina',
    'costura | costurar | máquina de costura | customizar roupa | fazer roupa | costureira | ajustar roupa | modelagem | barra de calça | fazer barra de calça | trocar zíper | consertar zíper | remendar roupa | bainha | molde de roupa | ajustar calça | apertar roupa | pregar botão',
  ],
  'estilo-pessoal': [
    'estilo | idade | silhueta',
    'o que vestir em entrevista | o que vestir | roupa pra entrevista de emprego | estilo pessoal | consultoria de imagem | colorimetria | descobrir meu estilo | se vestir bem | tipos de corpo | roupa pra entrevista | dress code | não sei o que vestir | achar meu estilo | estilo próprio | se vestir melhor | roupa pro meu corpo | cores que combinam comigo | roupa que emagrece',
  ],
  'guarda-roupa-capsula': [
    'poucas peças | básico | organizar armário',
    'guarda-roupa cápsula | armário cápsula | peças básicas | peças curinga | roupas básicas | poucas roupas | roupas que combinam entre si | armário com poucas peças | armário com 30 peças | peça coringa | menos roupa',
  ],
  'look-do-dia': [
    'montar look | trabalho | barato | repetir roupa',
    'look | look do dia | looks | montar look | look pra trabalhar | look barato | outfit | ootd | combinar roupas | look de inverno | look de trabalho | roupa pra trabalhar | o que usar pra trabalhar | usar pra trabalhar | roupa pra trabalho | look pra sair | look pro trabalho | não tenho roupa | look de verão | roupa de frio',
  ],
  'moda-masculina': [
    'camisa | tênis | social | básico',
    'moda masculina | roupa masculina | homem se vestir | estilo masculino | camisa social | terno | se vestir bem homem | look masculino | homem baixo se vestir | roupa de homem | look de homem | terno sob medida',
  ],
  'moda-plus-size': [
    'tamanho grande | valorizar | confiança',
    'plus size | gorda | moda plus size | roupa tamanho grande | roupa pra gordinha | gordinha | roupa pra gorda | tamanho 50 | look plus size',
  ],
  'roupa-de-festa': [
    'casamento | madrinha | formatura | alugar',
    'vestido de noiva | vestido de festa | vestido de madrinha | madrinha de casamento | formatura | convidada de casamento | roupa de casamento | traje | roupa pra casamento | roupa pra formatura | vestido longo | vestido pra formatura | alugar vestido | alugar terno | roupa de réveillon',
  ],
  'tenis-e-acessorios': [
    'tênis | bolsa | óculos | relógio | réplica',
    'tênis | sneaker | bolsa | óculos de sol | relógio | joias | semijoias | Nike | Adidas | Air Jordan | acessórios | brinco | bolsa de grife | tênis branco | tênis encardido | limpar tênis | Jordan | Jordan original | tênis original | tênis falso | réplica de tênis | bolsa transversal | bolsa de couro | carteira de couro | carteira masculina | óculos escuros | relógio de pulso',
  ],
  'abrir-mei': [
    'MEI | CNPJ | DAS | nota fiscal | limite',
    'MEI | abrir MEI | microempreendedor | CNPJ | nota fiscal | DAS | imposto do MEI | virar ME | limite do MEI | desenquadrar | MEI paga | DAS atrasado | boleto do MEI | cancelar MEI | passar de MEI pra ME | MEI pode contratar | imposto de renda do MEI',
  ],
  artesanato: [
    'crochê | feito à mão | feira | Elo7',
    'vender artesanato | artesã | vender crochê | artesão | feito à mão | Elo7 | lembrancinhas | velas artesanais | sabonete artesanal | vender artesanal | vender na feira | vender bordado | viver de artesanato | vender amigurumi | vender laços | vender velas',
  ],
  'comecar-um-negocio': [
    'abrir empresa | ideia de negócio',
    'abrir um negócio | abrir uma loja | ideia de negócio | empreender | mulher empreendedora | começar um negócio | abrir empresa | negócio próprio | empreendedorismo | empreendedora | empreendedor | franquia | abrir loja | loja de roupa | abrir meu negócio | negócio com pouco dinheiro | montar um negócio | trabalhar por conta própria',
  ],
  'comida-delivery': [
    'hamburgueria | marmita | iFood | food truck',
    'delivery | hamburgueria | food truck | vender marmita | iFood | pizzaria | vender comida | restaurante | marmitaria | lanchonete | açaiteria | marmitex | vender hambúrguer | abrir hamburgueria | abrir restaurante | vender pizza',
  ],
  confeitaria: [
    'confeitaria | bolo de pote | brigadeiro | encomenda',
    'bolo de pote | vender bolo | vender doces | vender brigadeiro | confeitaria | confeiteira | encomenda de bolo | docinho | vender doce | bolo decorado | bolo no pote | vender trufa | bolo por encomenda | vender ovo de Páscoa | vender sobremesa | kit festa',
  ],
  funcionarios: [
    'contratar funcionário | primeiro funcionário | demitir funcionário | funcionário que falta | treinar equipe | equipe de loja | funcionário | contratar',
    'empregado',
  ],
  'gestao-do-caixa': [
    'separar contas | fluxo de caixa | pró-labore | fiado | sócio',
    'fluxo de caixa | capital de giro | separar dinheiro da empresa | pró-labore | fiado | sócio | controle de estoque | gestão financeira | misturar dinheiro da empresa | dinheiro da empresa | dinheiro da empresa com o pessoal | dinheiro da loja | conta da empresa | vender fiado | dívida da empresa | caixa da loja | sócio briga',
  ],
  'loja-online': [
    'e-commerce | Shopee | Mercado Livre | dropshipping | frete',
    'loja na Shopee | loja Shopee | loja online | loja virtual | e-commerce | dropshipping | vender na Shopee | vender no Mercado Livre | marketplace | vender na internet | vender na Amazon | abrir loja virtual | produto pra vender na internet | frete caro | frete grátis na loja',
  ],
  precificar: [
    'preço | lucro | margem | custo | cobrar',
    'precificar | precificação | colocar preço | calcular preço | quanto cobrar | margem de lucro | preço de venda | preço do crochê | preço do bolo | preço dos doces | cobrar por um bolo | quanto cobrar por um bolo | cobrar pelo meu trabalho | preço certo | calcular o preço | preço do serviço | cobrar barato | aumentar o preço',
  ],
  'prestar-servico': [
    'freelancer | eletricista | diarista | orçamento | autônomo',
    'autônomo | freelancer | eletricista | diarista | pedreiro | encanador | marido de aluguel | jardineiro | prestador de serviço | faxineira | cuidador | montador de móveis | pedreiro autônomo | arrumar serviço | conseguir serviço | pintor | marceneiro | fazer orçamento | passadeira',
  ],
  revenda: [
    'comprar no Brás | revender roupa | revender perfume | importar da China | revender produtos da Shein | fornecedor de roupa | revender',
    'atacado | importação',
  ],
  'salao-e-estetica': [
    'manicure | cabeleireira | agenda | clientes',
    'salão de beleza | abrir salão | clientes no salão | estúdio de beleza | esteticista | barbearia | agenda cheia | cabeleireira | trabalhar como manicure | abrir um salão | salão em casa | cliente fiel no salão | barbearia lotada | agenda vazia | estúdio de unhas | curso de cabeleireira | trabalhar com sobrancelha | cabeleireira sem cliente',
  ],
  'salgados-e-comida-de-rua': [
    'salgado pra vender | carrinho de lanche | vender na rua | cento de salgado',
    'vender salgado | vender salgados | vender salgadinho | salgado congelado pra vender | vender coxinha | vender pastel | vender empada | vender esfirra | vender quibe | vender pão de queijo | vender lanche | vender cachorro-quente | vender pamonha | vender açaí | vender tapioca | vender acarajé | vender espetinho | espetinho na calçada | espetinho na rua | vender churrasquinho | vender geladinho | geladinho gourmet | vender sacolé | vender dindim | vender milho | vender pipoca | carrinho de pipoca | vender água de coco | barraca de comida | barraca de lanche | carrinho de lanche | carrinho de cachorro-quente | vender na rua | vender comida na rua | comida de rua | vender café na rua | vender sanduíche natural | vender bolinho | vender no sinal | vender na praia | ambulante | lanche na rua',
  ],
  bebidas: [
    'beber água | café | cerveja | refrigerante | energético',
    'beber água | beber mais água | energético | refrigerante | parar de tomar refrigerante | café demais | chá verde | ressaca | água por dia | tomar água | quanta água | água com limão | água de coco | suco detox | parar de tomar café | coca-cola | viciado em coca | cerveja engorda',
  ],
  'canetas-emagrecedoras': [
    'Ozempic | Mounjaro | semaglutida | efeito colateral',
    'Ozempic | Mounjaro | Wegovy | Saxenda | caneta emagrecedora | tirzepatida | caneta pra emagrecer | injeção pra emagrecer | monjaro | ozempic sem receita | parar o Ozempic | retatrutida',
  ],
  'comer-gastando-pouco': [
    'barato | mercado | feira | cesta básica | desperdício',
    'feira livre | fazer feira | xepa | dieta barata | comer bem gastando pouco | alimentação barata | comer saudável com pouco dinheiro | comer saudável gastando pouco | alimentação saudável barata | comida saudável barata | lista da feira',
  ],
  'comer-melhor': [
    'alimentação saudável | reeducação alimentar | comida de verdade | ultraprocessado',
    'alimentação saudável | comer saudável | comida saudável | reeducação | parar de comer besteira | comer menos besteira | comer besteira | comer direito | cortar ultraprocessado | comer mais salada | comer mais fruta | alimentação equilibrada | comer verdura | ler rótulo',
  ],
  'dieta-para-emagrecer': [
    'dieta | low carb | jejum intermitente | déficit calórico | fome | compulsão',
    'emagrecer sem academia | emagrecer sem exercício | emagrecer sem treinar | low carb | cetogênica | jejum | contar calorias | calorias | compulsão | fome à noite | dieta flexível | chá pra emagrecer | dieta | comer pra emagrecer | jejum de 16 horas | cardápio pra emagrecer | furar a dieta | compulsão por comida | beliscar o dia todo | fome de noite | efeito sanfona',
  ],
  'doces-e-acucar': [
    'açúcar | parar de comer doce | chocolate | adoçante | sobremesa fit',
    'parar de comer doce | vício em doce | vontade de doce | cortar açúcar | sem açúcar | viciada em doce | viciado em açúcar | compulsão por doce | parar de comer chocolate | doce depois do almoço | largar o açúcar',
  ],
  'gluten-e-lactose': [
    'glúten | lactose | intolerância à lactose | doença celíaca | celíaco | cortar glúten | leite faz mal | sem glúten',
    'zero lactose',
  ],
  intestino: [
    'prisão de ventre | gases | fibra | probiótico | inchaço',
    'intestino preso | prisão de ventre | inchaço | barriga inchada | gases | barriga estufada | estufamento | intestino irritável | soltar o intestino | kefir',
  ],
  marmitas: [
    'marmita fit | congelar | meal prep | almoço no trabalho',
    'marmita | marmitas | marmita congelada | marmita da semana | marmita fitness | meal prep | marmita pra semana | congelar marmita | marmita pro trabalho | comida congelada pra semana | almoço pra levar',
  ],
  'mitos-dos-alimentos': [
    'ovo faz mal | café faz mal | manga com leite | pão engorda | óleo de coco | micro-ondas faz mal | adoçante faz mal | carne vermelha faz mal',
    'comida que faz mal',
  ],
  proteina: [
    'proteína | ovo | frango | café da manhã proteico',
    'proteína | alto em proteína | proteico | quanto de proteína | fonte de proteína | bater proteína | proteína por dia | proteína barata | lanche com proteína | ovo todo dia',
  ],
  'vegetariano-vegano': [
    'vegano | vegetariano | substituir carne',
    'vegano | vegana | vegetariano | vegetariana | parar de comer carne | sem carne | virar vegana | virei vegana | virar vegetariano | comida vegana | segunda sem carne | substituir a carne | no lugar da carne',
  ],
  'adestrar-cachorro': [
    'xixi no lugar certo | morder | late muito | sentar',
    'golden | golden retriever | labrador | poodle | shih-tzu | pitbull | pinscher | husky | border collie | yorkshire | rottweiler | beagle | dachshund | salsicha cachorro | buldogue | adestrar | adestramento | cachorro morde | cachorro late | cachorro faz xixi | ensinar cachorro | cachorro desobediente | latido | xixi no lugar certo | cachorro destrói | cachorro puxa | cachorro | cachorro pula | cachorro não obedece | xixi do cachorro | cachorro come cocô | ensinar a sentar | cachorro agressivo | cachorro rói',
  ],
  adotar: [
    'vira-lata',
    'adotar cachorro | adotar gato | adoção de animais | vira-lata | abrigo | adotar pet | adotar vira-lata | resgatar cachorro | cachorro de rua | gato de rua | ONG de animais | animal abandonado',
  ],
  'animais-da-natureza': [
    'tucano | arara | onça | onça-pintada | capivara | joão-de-barro | beija-flor | cobra',
    'baleia | tubarão | animais selvagens | vida selvagem | observar pássaros | coruja | lobo-guará | jacaré | tartaruga marinha | golfinho | leão | macaco | curiosidades da capivara',
  ],
  'cachorro-sozinho': [
    'ansiedade de separação | apartamento | latir',
    'cachorro sozinho | cachorro chora sozinho | ansiedade de separação | cachorro em apartamento | deixar o cachorro sozinho | cachorro chora | cachorro chora quando saio | cachorro chora quando saio de casa | cachorro fica sozinho | cachorro no apartamento | cachorro o dia todo sozinho',
  ],
  filhote: [
    '',
    'filhote | filhote de cachorro | filhote de gato | cachorrinho | primeiro cachorro | vacina do filhote | filhote chora | primeiros dias do filhote | comida de filhote | noite do filhote | filhote chorando | filhote mordendo | vacina de filhote | primeiro banho do filhote',
  ],
  'gastos-com-pet': [
    'veterinário | plano | ração cara',
    'gasto com cachorro | plano de saúde pet | ração barata | veterinário caro | castração | banho e tosa | petshop | quanto custa ter um cachorro | custa ter um cachorro | custa ter um gato | gasto com gato | ração boa e barata | veterinário popular',
  ],
  'gato-comportamento': [
    'arranhar | xixi fora | arisco | enriquecimento',
    'gato persa | gato siamês | maine coon | gato angorá | gato preto | gato arranha | gato mia | gato bravo | caixa de areia | gato arranhando sofá | gato faz xixi | gato | gatos | gato mia de madrugada | gatificação | gata arranha | gato faz xixi fora | dar banho em gato | banho em gato | brinquedo pra gato | gato se esconde | gato me morde | gatos brigando',
  ],
  'gato-nao-come': [
    'não come ração | sachê',
    'gato não come | ração de gato | gato enjoado | gato não bebe água | sachê | gato vomita | gato come | gato emagrecendo | ração pra gato | gato vomitando | gato gordo | gato enjoado com ração',
  ],
  'outros-pets': [
    'calopsita | coelho | hamster | peixe',
    'calopsita | papagaio | coelho | hamster | aquário | peixe betta | tartaruga | jabuti | porquinho-da-índia | periquito | furão | iguana | cuidar de hamster | peixe de aquário | aquário pequeno | passarinho | cágado | gaiola | galinha de estimação',
  ],
  'passeio-e-viagem': [
    'coleira',
    'passear com cachorro | viajar com cachorro | viajar com gato | coleira | guia | avião com pet | cachorro no carro | passeio com o cachorro | avião com cachorro | viajar de avião com cachorro | viajar de carro com cachorro | passear com o cachorro | cachorro puxa a guia | cachorro enjoa no carro | pet friendly | caixa de transporte',
  ],
  'pet-idoso': [
    'gato idoso | cachorro velho',
    'cachorro velho | cachorro idoso | gato idoso | pet morreu | perder um pet | luto pet | cachorro velhinho | cachorro com dor | cachorro cego | cachorro com câncer | gato velho | eutanásia | cachorro morreu | meu gato morreu | cachorro com problema no rim',
  ],
  'criar-habitos': [
    'hábito | constância | 21 dias | rotina',
    'criar hábitos | hábito | hábitos | novos hábitos | hábitos saudáveis | mudar de hábito | hábitos atômicos | manter um hábito | novo hábito | hábito ruim',
  ],
  'desenvolvimento-pessoal': [
    'evoluir | autoconhecimento | livro | curso',
    'desenvolvimento pessoal | autoconhecimento | evoluir | evolução pessoal | melhor versão | mindset | autoajuda | crescimento pessoal | livros de desenvolvimento pessoal | sair da zona de conforto | propósito de vida | mudar de vida | ser uma pessoa melhor | livro de autoajuda',
  ],
  disciplina: [
    'motivação | metas',
    'disciplina | ser disciplinado | autodisciplina | força de vontade | motivação | constância | preguiça | ter força de vontade | sem motivação | desisto de tudo | começo e desisto',
  ],
  'dizer-nao': [
    'limites | agradar todo mundo | culpa',
    'dizer não | falar não | impor limites | agradar todo mundo | agradar os outros | colocar limites nas pessoas | boazinha demais | pessoas tóxicas | não consigo falar não | não consigo dizer não | não sei dizer não | boazinha | impor limite | colocar limites',
  ],
  foco: [
    'concentração | distração | celular | pomodoro',
    'foco | ter foco | focar | concentração | concentrar | distração | distrações | pomodoro | hiperfoco no trabalho | atenção | me distraio | me distraio fácil | distrair | não consigo focar | perder o foco | mente dispersa',
  ],
  'inteligencia-emocional': [
    'reagir menos | lidar com crítica | autocontrole | controlar as emoções | emoção no trabalho | empatia | ser menos reativo | maturidade emocional',
    '',
  ],
  'metas-do-ano': [
    'ano novo | objetivo | planejamento',
    'metas | metas do ano | metas para o ano novo | objetivos | planejamento do ano | bater metas | quadro dos sonhos | definir metas | metas de ano novo | objetivos pro ano que vem | objetivos do ano | resolução de ano novo | lista de metas | cumprir metas | planejar o ano',
  ],
  minimalismo: [
    'menos coisas | consumo | simplicidade',
    'minimalismo | minimalista | vida simples | menos é mais | slow living | viver com menos | consumo consciente | viver com menos coisas | comprar menos | casa minimalista | ter menos coisas',
  ],
  'organizar-a-rotina': [
    'agenda | lista | planner | falta de tempo',
    'organizar a rotina | rotina | planner | agenda | gestão do tempo | falta de tempo | se organizar | lista de tarefas | me organizar | organização pessoal | organizar a semana | organizar melhor | organizar o tempo | bullet journal | não tenho tempo pra nada | falta tempo | sem tempo pra nada | organizar meu dia | dar conta de tudo | planejar a semana | agenda digital',
  ],
  'parar-de-procrastinar': [
    'procrastinar | empurrar com a barriga | começar',
    'procrastinar | procrastinação | parar de procrastinar | deixar pra depois | empurrar com a barriga | preguiça | adiar | última hora | deixar tudo pra última hora | deixo tudo pra última hora | deixar tudo pra depois | deixar pra amanhã | adio tudo',
  ],
  'rotina-da-manha': [
    'acordar cedo | 5 da manhã | morning routine',
    'rotina da manhã | acordar cedo | 5 da manhã | acordar às 5 | clube das 5 | rotina matinal | morning routine | acordar mais cedo | acordo atrasado | levantar cedo | preguiça de levantar cedo | manhã produtiva | acordar sem despertador',
  ],
  amizades: [
    'amigo falso | fazer amigos adulto | afastar',
    'amizade | amizades | amiga falsa | fazer amigos | amigo | melhor amiga | perder amizade | amizade tóxica | amigo folgado | amiga se afastou | melhor amiga se afastou | amiga invejosa | amigo interesseiro | fazer amigos depois dos 30 | perder amigos | amigo que só pede dinheiro | fim de amizade',
  ],
  casamento: [
    'casar | festa | crise',
    'casamento | casar | noiva | noivado | pedido de casamento | festa de casamento | crise no casamento | lua de mel | casamento barato | salvar o casamento | mini wedding | casar gastando pouco | casamento simples | casamento na praia | pedir em casamento | votos de casamento | morar com namorado',
  ],
  'comunicacao-no-casal': [
    'briga | discutir | rotina | distância',
    'relacionamento à distância | brigas de casal | discutir a relação | conversar com o marido | marido não conversa | DR | casal que briga | comunicação no casal | rotina do casal | marido frio | marido não conversa comigo | brigar com namorado | namoro à distância | conversar com namorado | marido não me escuta | marido distante | terapia de casal | relacionamento esfriou',
  ],
  'conhecer-alguem': [
    'Tinder | paquera | encontro | mensagem',
    'conhecer alguém | levar um fora | dar um fora | paquera | paquerar | flertar | primeiro beijo | beijar | primeiro encontro | Tinder | chamar pra sair | conquistar | crush | ghosting | namorar | aplicativo de namoro | solteira | solteiro | arrumar namorado | ficante | contatinho | conversar com mulher | boy lixo | puxar assunto | puxar assunto no Tinder | crush não responde | dar match | chegar em alguém | mandar mensagem pro crush | arrumar namorada | boy sumiu | pedir em namoro | como beijar',
  ],
  'familia-e-sogra': [
    'sogra | cunhado | limites | parentes',
    'sogra | cunhada | família | família do marido | sogra intrometida | parentes | família tóxica | mãe narcisista | briga de família | sogro | irmão | pais controladores | mãe controladora | cunhada intrometida | sogra doente | irmão folgado | briga com irmão | pais não aceitam meu namoro | cortar relação com a família | briga na família | ciúme do meu irmão',
  ],
  'filhos-adolescentes': [
    'adolescente | rebelde | conversa | quarto',
    'filho adolescente | adolescente | adolescência | filha adolescente | adolescente rebelde | adolescente no quarto | puberdade | adolescente trancado no quarto | filha de 14 anos | filho de 15 anos | adolescente no celular | adolescente respondão | filho rebelde',
  ],
  'filhos-pequenos-e-casal': [
    'casal depois do bebê | tempo a dois | dividir a madrugada | briga por causa do filho | sexo depois do parto | filho na cama do casal | marido não ajuda com o bebê',
    'casal com filho pequeno | casal com bebê | casamento depois dos filhos | casamento depois do bebê | casal depois dos filhos | relacionamento depois do bebê | tempo a dois | noite de casal | vale-night | briga por causa do filho | brigar por causa dos filhos | marido não ajuda com o bebê | marido não ajuda com os filhos | sexo depois do parto | namorar depois do parto | sair sem os filhos | filho dorme na cama do casal',
  ],
  'morar-junto': [
    'morar com o namorado | morar com a namorada | dividir conta do casal | dividir tarefas de casa | briga por louça | morar com a sogra | juntar as escovas | primeira casa do casal',
    '',
  ],
  'relacionamento-toxico': [
    'abusivo | ciúme | controle | sair | violência',
    'relacionamento tóxico | relacionamento abusivo | narcisista | ciúmes | ciumento | ciumenta | dependência emocional | gaslighting | manipulador | relação abusiva | ciúme | namorado ciumento | marido ciumento | ciúme do passado | ele me controla | namorado controlador | homem abusivo | manipulação',
  ],
  'sexo-e-intimidade': [
    'desejo | libido | rotina | conversar',
    'sexo | libido | vida sexual | intimidade | desejo sexual | orgasmo | falta de desejo | apimentar a relação | sexo no casamento | perdi o desejo | desejo pelo marido | perdi o desejo pelo meu marido | transar | esfriou na cama | tesão | prazer feminino',
  ],
  'superar-o-ex': [
    'término | esquecer | voltar | contato zero',
    'ex | superar o ex | esquecer o ex | esquecer alguém | desapegar do ex | término | fim de namoro | contato zero | voltar com o ex | superar término | desapegar de alguém | coração partido | esquecer meu ex | ex voltou | ex com outra | ex já tá com outra | pé na bunda | levei um pé na bunda | voltar pro ex | ele terminou comigo | fim do relacionamento | bloquear o ex | saudade do ex',
  ],
  traicao: [
    'traído | perdoar | sinais | confiança',
    'traição | traído | traída | fui traída | perdoar traição | descobrir traição | infidelidade | me traiu | sinais de traição | amante | trair | descobri uma traição | descobri que fui traída | ele me traiu | marido me traiu | chifre | corno | confiar de novo',
  ],
  'vivencia-lgbt': [
    'LGBT | LGBTQIA | se assumir gay | sair do armário | contar pra família que sou gay | homossexual | bissexual | trans',
    'lésbica | gay | não binário',
  ],
  ansiedade: [
    'crise de ansiedade | aperto no peito | preocupação | respirar',
    'crise de ansiedade | ansioso | ansiosa | controlar a ansiedade | sintomas de ansiedade | pensar demais | overthinking | coração acelerado de ansiedade | crise de pânico | falta de ar de ansiedade | remédio pra ansiedade | penso demais | pensar muito | mente acelerada | pilha de nervos',
  ],
  autismo: [
    'TEA | autista adulto | diagnóstico tardio | inclusão',
    'autismo | autista | TEA | espectro autista | autismo em adultos | autismo leve | nível 1 de suporte | laudo de autismo | diagnóstico de autismo | sinais de autismo | filho autista | crise sensorial | masking | Asperger | mãe de autista',
  ],
  autoestima: [
    'amor próprio | comparação | insegurança | corpo',
    'autoestima | amor próprio | me amar | se amar | insegurança | autoconfiança | confiança em si | comparação | síndrome do impostor | me sinto feia | me acho feia | não gosto do meu corpo | me sinto bonita | gostar de mim | me comparo | me comparo com todo mundo | se comparar | vergonha do meu corpo | complexo de inferioridade | me valorizar | não me acho bonita',
  ],
  burnout: [
    'esgotamento | estresse no trabalho | cansado | afastamento',
    'burnout | esgotamento | estresse no trabalho | exausto | exausta | cansaço mental | esgotada do trabalho | esgotado do trabalho | cansada do trabalho | cansei do trabalho | cansei de tudo no trabalho | exausta do trabalho | adoecer no trabalho',
  ],
  'celular-demais': [
    'tempo de tela | rolar o feed | redes sociais | detox digital',
    'vício em celular | viciado em celular | largar o celular | sair das redes sociais | tempo de tela | detox de dopamina | detox digital | usar menos o celular | dia todo no celular | fico no celular | horas no celular | não largo o celular | mexer no celular | vício em rede social | horas no TikTok | horas no Instagram | parar de usar redes sociais',
  ],
  depressao: [
    'sem vontade de nada | vazio | terapia | ajuda',
    'depressão | depressivo | tristeza | sem vontade de nada | depressão pós-parto | desânimo | sem vontade de sair da cama | não consigo sair da cama | não tenho vontade de nada | sentir vazio | tristeza profunda | sem ânimo | desanimado | desanimada | remédio pra depressão',
  ],
  luto: [
    'perda | saudade | morte de alguém | recomeço',
    'luto | dor da perda | perder a mãe | perder o pai | perder alguém | morte da mãe | morte do pai | saudade de quem morreu | aborto espontâneo | perda gestacional | perdi meu bebê | perdi o bebê | natimorto | luto gestacional | luto perinatal | morte do meu filho | perder um filho | saudade da minha mãe | saudade do meu pai | mãe que morreu | pai que morreu | perdi meu pai | perdi minha mãe | perdi minha avó | faleceu | falecimento | velório',
  ],
  'medos-e-fobias': [
    'medo de avião | medo de voar | claustrofobia | medo de altura | síndrome do pânico | ataque de pânico | medo de morrer | medo de barata',
    'medo de cachorro | fobia | medo do escuro',
  ],
  raiva: [
    'pavio curto | controlar a raiva | explosão de raiva | explodir de raiva | irritação | estressado com tudo',
    'brigar no trânsito',
  ],
  solidao: [
    'sozinho | fazer amigos',
    'solidão | tímida | carência | sentir sozinho | me sinto sozinha | me sinto sozinho | ninguém pra conversar | não tenho amigos | perder a timidez | vencer a timidez',
  ],
  tdah: [
    'déficit de atenção | hiperfoco | diagnóstico adulto | ritalina',
    'TDAH | hiperfoco | TDAH adulto | ritalina | venvanse | déficit de atenção | laudo de TDAH | diagnóstico de TDAH | remédio pra TDAH | TDAH em mulher',
  ],
  terapia: [
    'psicólogo | primeira sessão | terapia online | preço',
    'primeira consulta na terapia | primeira consulta com psicólogo | fazer terapia | terapia | psicólogo | psicanálise | terapia online | primeira sessão | quanto custa psicólogo | preço de terapia | psicólogo online | psicanalista | parar a terapia | psicólogo pelo SUS | sessão de terapia',
  ],
  timidez: [
    'tímido | vergonha de falar com gente nova | ansiedade social | fobia social | travar na conversa | ser menos tímido | introvertido',
    'sou tímido | muito tímido | tímida | sou muito tímido',
  ],
  'alergia-e-rinite': [
    'rinite | sinusite | espirro | alergia a poeira | asma | nariz entupido | alergia alimentar | alergia',
    'bombinha de asma | urticária | ácaro',
  ],
  'colesterol-e-figado': [
    'colesterol | colesterol alto | gordura no fígado | esteatose | triglicerídeos | triglicérides | exame de sangue | ácido úrico',
    'fígado | check-up | cirrose',
  ],
  dentes: [
    'clareamento dental | clarear os dentes | aparelho nos dentes | aparelho ortodôntico | dente do siso | siso | mau hálito | gengiva',
    'lente de contato dental | medo de dentista | cárie | escovar os dentes | dor de dente | bruxismo | canal no dente | ir ao dentista',
  ],
  diabetes: [
    'glicose | pré-diabetes | açúcar no sangue | insulina',
    'diabético | glicemia | insulina | diabetes tipo 2 | pré-diabetes | açúcar alto no sangue | baixar a glicose | glicose alta | diabetes gestacional | hipoglicemia | dieta pra diabético',
  ],
  'dor-nas-costas': [
    'coluna | lombar | hérnia | postura | home office',
    'dor na coluna | dor lombar | hérnia de disco | ciático | escoliose | dor nas costas | postura no computador | travei a coluna | coluna travada | travar as costas | torcicolo | dor na lombar | bico de papagaio | dor no pescoço | dor na cervical',
  ],
  'dormir-melhor': [
    'insônia | sono | acordar de madrugada | acordar cedo | melatonina',
    'dormir | insônia | não consigo dormir | dormir bem | sono | melatonina | acordar cansado | ronco | apneia | roncar | higiene do sono | durmo mal | dormir mal | acordo cansada | acordar cansada | remédio pra dormir | chá pra dormir | dormir pouco | sono leve | acordo de madrugada | pegar no sono',
  ],
  'envelhecer-bem': [
    'terceira idade | queda | memória | longevidade | cuidar dos pais',
    'Alzheimer | memória do idoso | terceira idade | cuidar de idoso | longevidade | cuidar dos pais idosos | cuidar de avó | idoso acamado | pai com Alzheimer | minha avó esquece | avó esquecendo as coisas | perda de memória | demência | cuidar da mãe doente | cuidar do pai doente | mãe idosa | pai idoso | avó doente | casa de repouso | asilo | queda de idoso | Parkinson',
  ],
  enxaqueca: [
    'enxaqueca',
    'dor de cabeça | enxaqueca com aura | cefaleia | dor de cabeça todo dia | cabeça doendo | pontada na cabeça | cabeça latejando | remédio pra dor de cabeça',
  ],
  'estomago-e-refluxo': [
    'gastrite | azia | refluxo | má digestão | estômago inchado | H. pylori | dor de estômago | úlcera',
    'queimação | omeprazol',
  ],
  'gripe-e-resfriado': [
    'gripe | resfriado | tosse | dor de garganta | garganta inflamada | febre | gripe ou resfriado',
    'gripe | resfriado | resfriada | gripado | gripada | tosse | tosse seca | tosse que não passa | garganta inflamada | dor de garganta | garganta arranhando | catarro | febre na gripe | vírus da gripe | gripe que não passa | sarar da gripe | remédio pra gripe | antigripal | amigdalite',
  ],
  imunidade: [
    'imunidade baixa | vacina | dengue | vitamina C',
    'dengue | vitamina D | vitamina C | covid | imunidade | aumentar a imunidade | imunidade baixa | vírus da dengue | tomar vacina | vacina da gripe | chikungunya | fico doente toda hora',
  ],
  'joelho-e-articulacoes': [
    'artrose | artrite | tendinite | fascite plantar | fascite | dor no pé | dor no ombro | joelho estalando',
    'dor no joelho | bursite | esporão | condromalácia | gota | joelho doendo | joelho dói | dor nos joelhos | joelho inchado',
  ],
  'parar-de-fumar': [
    'cigarro | vape | pod | álcool | recaída',
    'parar de fumar | cigarro | vape | cigarro eletrônico | parar de beber | alcoolismo | maconha | largar o vape | largar o cigarro | viciado em vape | fumante | largar a bebida | nicotina | parar com o pod',
  ],
  'pressao-e-coracao': [
    'hipertensão | infarto',
    'pressão alta | coração | arritmia | AVC | pressão subiu | remédio pra pressão | baixar a pressão | palpitação | sopro no coração | infarto em jovem | pressão vive alta',
  ],
  'saude-da-mulher': [
    'menstruação | TPM | cólica | menopausa | SOP | endometriose',
    'menopausa | TPM | cólica menstrual | endometriose | ovário policístico | SOP | DIU | anticoncepcional | menstruação | candidíase | ginecologista | tentante | infertilidade | dificuldade pra engravidar | fertilização in vitro | tentando engravidar | calorão da menopausa | calorão | cólica forte | menstruação atrasada | menstruar | mioma | corrimento | papanicolau | ovário | reposição hormonal | pílula anticoncepcional',
  ],
  'saude-do-homem': [
    'próstata | testosterona | urologista | ejaculação',
    'próstata | testosterona baixa | ejaculação precoce | disfunção erétil | vasectomia | urologista | novembro azul | exame de próstata | toque retal | hormônio masculino | impotência | homem não vai ao médico | varicocele | HPV no homem',
  ],
  'apps-uteis': [
    'aplicativo | organizar | gratuito',
    'aplicativo | apps | aplicativos úteis | app gratuito | melhores aplicativos | app de finanças | Notion | app de organização | extensões do Chrome | app pra organizar a vida | app grátis | app de lista | melhores apps',
  ],
  'aprender-programacao': [
    'programar | Python | dev | bootcamp',
    'programação | programar | aprender a programar | Python | JavaScript | dev | desenvolvedor | front-end | back-end | bootcamp | código | programador | carreira em TI | lógica de programação | aprender Python | virar dev | virar programador | Java pra iniciante | Java | dev júnior | linguagem de programação',
  ],
  automatizar: [
    'chatbot | automação | planilha | Excel | sem código',
    'chatbot | Power BI | automação | automatizar | planilha | Excel | no-code | n8n | Zapier | robô | criar um site | criar um app | criar aplicativo | macro | macro no Excel | tabela dinâmica | Excel avançado | fórmula no Excel | PROCV | robô no WhatsApp',
  ],
  'casa-inteligente': [
    'Alexa | TV | câmera',
    'Alexa | casa inteligente | automação residencial | lâmpada inteligente | câmera de segurança | tomada inteligente | wifi não pega | sinal do wifi | Alexa com lâmpada | fechadura digital',
  ],
  'celular-lento': [
    'lento | memória | bateria | formatar',
    'celular travando | celular lento | memória cheia | bateria viciada | celular descarregando | formatar celular | celular esquentando | celular molhado | bateria acaba | celular trava | celular descarrega rápido | descarrega rápido | bateria do celular | memória do celular | celular esquenta | celular não carrega | celular caiu na água | liberar espaço no celular | memória do celular cheia',
  ],
  'comprar-celular': [
    'iPhone | Galaxy | custo-benefício',
    'iPhone | Galaxy | Samsung | Xiaomi | Motorola | melhor celular | celular bom e barato | Android ou iPhone | celular custo-benefício | iPhone usado | celular até | smartphone | trocar de celular | iPhone ou Samsung | comprar iPhone | celular bom | celular usado | Poco | Redmi',
  ],
  computador: [
    'notebook | PC | SSD | escolher',
    'notebook | computador | PC | SSD | montar PC | notebook barato | notebook pra faculdade | notebook lento | Windows | computador lento | memória RAM | MacBook | impressora | monitor | notebook esquentando | notebook travando | PC lento | notebook pra estudar | placa-mãe | formatar o PC | HD ou SSD | segundo monitor',
  ],
  'golpes-e-seguranca': [
    'golpe do Pix | senha | clonado | privacidade',
    'golpe | golpe no WhatsApp | WhatsApp clonado | senha | privacidade | hackeado | vírus | golpe do Pix | deepfake | segurança na internet | conta hackeada | vazamento de dados | clonaram meu WhatsApp | clonaram | roubaram meu Instagram | invadiram minha conta | senha segura | hackearam | link falso | vírus no celular | roubaram meu celular',
  ],
  'ia-e-emprego': [
    'IA vai roubar | futuro | profissão',
    'IA vai roubar empregos | profissões do futuro | IA substituir | futuro do trabalho | IA e empregos | IA vai acabar | IA tomar emprego | IA vai tomar meu emprego | medo da IA | profissões que vão sumir | profissões que vão acabar | perder emprego pra IA',
  ],
  'ia-no-trabalho': [
    'ChatGPT | prompt | produtividade | Gemini | loja',
    'ChatGPT | IA | inteligência artificial | prompt | Gemini | Claude | IA no trabalho | usar IA | ferramentas de IA | Copilot | IA pra estudar | ChatGPT pra estudar | Gemini ou ChatGPT | IA de graça',
  ],
  'ia-para-criar': [
    'gerar imagem com IA | criar vídeo com IA | vídeo com IA | voz clonada | editar com IA | imagem com inteligência artificial | Canva',
    'Midjourney | criar imagem com IA | música com IA',
  ],
  'internet-e-wifi': [
    'wifi lento | wi-fi | roteador | repetidor de wifi | internet lenta | internet caindo | fibra óptica | sinal no quarto',
    'trocar de operadora | provedor de internet | 5G',
  ],
  'tv-e-streaming': [
    'smart TV | qual TV comprar | assinatura de streaming | TV travando | soundbar | televisão | IPTV | streaming de filmes',
    'Netflix | TV box | projetor',
  ],
  atendimento: [
    'cliente difícil | reclamação | pós-venda | fidelizar',
    'atendimento | atendimento ao cliente | cliente difícil | cliente chato | pós-venda | fidelizar clientes | fidelização | cliente grosso | lidar com cliente grosso | cliente reclamou | atender cliente | cliente insatisfeito | cliente mal-educado | cliente folgado | avaliação ruim',
  ],
  'datas-comemorativas': [
    'Natal | Dia das Mães | Black Friday',
    'Dia das Mães | Black Friday | vender no Natal | vender na Páscoa | vendas de Natal | Dia dos Namorados | datas comemorativas | campanha de Natal | kit de Natal | vender no Dia dos Pais | dia dos pais | natal na loja | vender no dia das mães | promoção de natal | campanha de Páscoa | Black Friday na loja',
  ],
  infoproduto: [
    'curso online | Hotmart | lançamento | e-book',
    'infoproduto | curso online | vender curso | Hotmart | Kiwify | lançamento digital | e-book | mentoria | vender e-book | coprodutor | lançar curso online | lançar curso | criar curso online | vender aula online | gravar curso | PLR',
  ],
  'lives-de-venda': [
    'live shop | TikTok Shop | Shopee live',
    'live de vendas | TikTok Shop | live shop | vender em live | Shopee live | fazer live de venda | live pra vender | vender na live',
  ],
  negociacao: [
    'negociação | barganha | fornecedor | salário',
    'negociar | negociação | fechar negócio | fornecedor | barganhar | técnica de negociação | desconto pro fornecedor | pedir desconto pro fornecedor | negociar preço | negociar com fornecedor | pechinchar | contraproposta',
  ],
  objecoes: [
    'objeção | vou pensar | preço | desconto',
    'tá caro | quebrar objeção | objeções | cliente acha caro | vou pensar | cliente some | cliente pede desconto | vácuo do cliente | cliente diz que tá caro | cliente achou caro | achou caro | cliente pechincha | pedir desconto | cliente sumiu | cliente não responde | cliente visualiza e não responde',
  ],
  'primeira-venda': [
    'começar a vender | cliente | vergonha de vender',
    'primeira venda | primeiro cliente | começar a vender | vergonha de vender | conseguir clientes | vender sem ser chato | conseguir cliente | ninguém compra | não consigo vender | medo de vender | vergonha de cobrar',
  ],
  'venda-porta-a-porta': [
    'Natura | Avon | catálogo | revendedora',
    'revender Natura | revender Avon | revender Boticário | Natura | Avon | revendedora | consultora de beleza | porta a porta | Mary Kay | Jequiti | catálogo | Hinode | Tupperware | sacoleira | revendedora da Natura | vender Avon | vender perfume | vender lingerie | vender semijoia | marketing multinível',
  ],
  'vender-imoveis-e-carros': [
    'corretor de imóveis | corretora de imóveis | vendedor de carro | comissão de corretor | imobiliária',
    'lead de imóvel | loja de carros | corretor iniciante | corretor de imóveis iniciante | corretor | corretora',
  ],
  'vender-no-instagram': [
    'vender mais no Instagram | vender pelo direct | vender nos stories | seguidor não compra | link na bio | destaque com preço | Instagram de loja',
    'vender no Instagram | vender pelo Instagram | vender no direct | vender no insta | vender pelo insta | vender nos stories | Instagram pra vender | loja no Instagram | Instagram de loja | vendas no Instagram | catálogo no Instagram | seguidores não compram | seguidor curte e não compra | postar preço no Instagram | responder direct',
  ],
  'vender-no-whatsapp': [
    'WhatsApp | lista | status | responder cliente',
    'vender no WhatsApp | WhatsApp Business | grupo de vendas | lista de transmissão | vender pelo WhatsApp | vender pelo zap | vender no zap | catálogo no WhatsApp | status que vende | mensagem de venda',
  ],
  'vender-servicos': [
    'proposta | cobrar | fechar contrato',
    'vender serviço | fechar contrato | proposta comercial | cobrar pelo serviço | vender consultoria | vender mentoria | cliente que não paga | mandar proposta | fazer proposta | proposta pra cliente | contrato de serviço | cliente não paga | cliente caloteiro | cobrar adiantado',
  ],
  'arrumar-mala': [
    'mala de mão | lista | roupa | medida',
    'arrumar a mala | fazer a mala | mala de mão | mala de viagem | bagagem | o que levar na viagem | mochila de viagem | levar na mala | despachar mala | mala pequena | líquido no avião',
  ],
  'festas-populares': [
    'Carnaval | São João | Círio | Réveillon',
    'Carnaval | São João | festa junina | Réveillon | Ano Novo | bloco | Círio de Nazaré | Carnaval de Salvador | Parintins | Oktoberfest | ano novo na praia | fantasia de carnaval | São João de Caruaru | bloco de rua | bloco de carnaval | máscara de carnaval | carnaval no Rio | carnaval em Olinda | sambódromo | arraiá | virada do ano',
  ],
  milhas: [
    'milhas | cartão | Smiles | Livelo',
    'milhas | milhas aéreas | acumular milhas | Smiles | Livelo | pontos do cartão | programa de pontos | sala VIP | juntar milhas | milhas no cartão | juntar milhas no cartão | passagem com milhas | vender milhas',
  ],
  'morar-fora': [
    'morar em Portugal | morar no exterior | morar fora do Brasil | mudar de país | visto de trabalho | imigrar | imigração | trabalhar no exterior',
    'saudade do Brasil | morar na Irlanda | morar no Canadá | morar nos Estados Unidos | brasileiro no exterior | vida de imigrante',
  ],
  praia: [
    'Nordeste | Jericoacoara | Porto de Galinhas | Búzios',
    'praia | praias | Jericoacoara | Porto de Galinhas | Búzios | Maragogi | Fernando de Noronha | Noronha | Ubatuba | Arraial do Cabo | Trancoso | Ilhabela | Nordeste | litoral | Pipa | Morro de São Paulo | Porto Seguro | Ilha Grande | Floripa | Paraty | Natal praia | Maceió | Balneário Camboriú | praias de Alagoas | férias na praia | melhores praias | praia barata | ir pra praia | piscinas naturais | Guarujá | Cabo Frio | Caraíva | Bombinhas',
  ],
  'roteiro-de-cidade': [
    'Rio de Janeiro | São Paulo | Salvador | 3 dias',
    'Rio de Janeiro | São Paulo | Salvador | Curitiba | Recife | Belo Horizonte | Brasília | Porto Alegre | Manaus | Belém | Florianópolis | Fortaleza | Foz do Iguaçu | roteiro | o que fazer em | Ouro Preto | Olinda | São Luís | Goiânia | João Pessoa | pontos turísticos | onde comer em | roteiro de 3 dias | bate e volta',
  ],
  'serra-e-frio': [
    'Gramado | Campos do Jordão | inverno',
    'Gramado | Campos do Jordão | Monte Verde | serra | inverno | frio | Canela | Natal Luz | Petrópolis | Bariloche | neve | Serra Gaúcha | Urubici | Gramado em julho | viajar no frio | chalé | ver neve | Natal Luz de Gramado',
  ],
  'trilha-e-camping': [
    'acampar | acampamento | barraca de camping | trilha | fazer trilha | cachoeira | escalada',
    'trekking | rapel | motorhome | camping',
  ],
  'viagem-internacional': [
    'Dubai | Europa | Disney | visto',
    'Dubai | Disney | Orlando | Europa | Paris | Portugal | Lisboa | Itália | Japão | Nova York | Estados Unidos | Argentina | Buenos Aires | Chile | Santiago | passaporte | visto americano | Londres | Tailândia | Cancún | viagem internacional | viajar para o exterior | Egito | Grécia | Espanha | Machu Picchu | Peru | Patagônia | Maldivas | Uruguai | México | Caribe | Bali | tirar visto americano | tirar passaporte | ir pra Disney | ir pra Europa | ir pros Estados Unidos | viajar pra fora',
  ],
  'viajar-barato': [
    'passagem | promoção | pouca grana | mochilão',
    'alugar motorhome | viajar de motorhome | viajar barato | passagem barata | passagem aérea | mochilão | viajar com pouco dinheiro | lugares baratos | viajar gastando pouco | promoção de passagem | pouca grana | destinos baratos | viajar pelo Brasil | viagem de carro | viajar com pouco | viajar sem dinheiro | viajar de ônibus | viagem barata | destino barato | mochilão pela América do Sul',
  ],
  'viajar-com-criancas': [
    'criança | resort | avião | roteiro',
    'viajar com crianças | viajar com bebê | viagem em família | Beto Carrero | resort | parque aquático | viajar com filhos | Hot Park | bebê de avião | viajar com bebê de avião | viagem com criança | criança no avião | férias com criança',
  ],
  'viajar-sozinha': [
    'sozinho | segurança | hostel | mulher',
    'viajar sozinha | viajar sozinho | mulher viajando sozinha | hostel | mochilão sozinha | primeira viagem sozinha | medo de viajar sozinha',
  ],
};

/** The phrases of a card, and more words for it. */
export function formerWordingsOf({ slug, wordings, cues }: Card): {
  phrases: readonly string[];
  words: readonly string[];
} {
  const former = Object.hasOwn(formerWordings, slug) ? formerWordings[slug] : undefined;
  if (former === undefined) return { phrases: wordings, words: cues };
  const [phrases, words] = former.map((list) => list.split(' | ').filter((phrase) => phrase !== ''));
  return { phrases: phrases ?? [], words: words ?? [] };
}
