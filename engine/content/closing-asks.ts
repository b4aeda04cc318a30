/** Three small things the viewer can do today, by subtopic; nothing that needs a professional or promises a result. */
export const closingAsks: Readonly<Record<string, string>> = {
  // fitness
  'emagrecer-na-academia':
    'Mede a cintura hoje e guarda a data, em vez de subir na balança de novo | Marca agora os dias e as horas da academia desta semana, como se fosse consulta | Pergunta pro professor da academia por qual aparelho você começa no próximo treino',
  'ganhar-massa':
    'Escreve hoje a carga que você usou e compara daqui a um mês | No próximo treino, filma uma série sua e olha o movimento com calma | Mostra a sua ficha pro instrutor e pergunta o que ele mudaria nela',
  'treino-em-casa':
    'Anota quantos agachamentos você faz hoje e prende o papel na geladeira | Separa um canto da sala e deixa o tapete esticado pro treino de amanhã | Chama alguém da casa pra treinar com você uma vez nesta semana',
  'comecar-academia':
    'Passa na academia perto de casa e repara em que horário ela fica vazia | Separa hoje a roupa, o tênis e a garrafinha e deixa tudo na porta | Pede uma aula experimental esta semana e avisa que é a sua primeira vez',
  corrida:
    'Anota o tempo e o caminho da próxima corrida, sem comparar com ninguém | Na próxima saída, corre num ritmo em que ainda dá pra conversar | Chama um amigo pra correr no sábado e já combina hora e lugar',
  'constancia-no-treino':
    'Risca um xis no calendário da cozinha em cada dia que você treinar | Marca na agenda o próximo treino com dia e hora, nem que sejam vinte minutos | Combina com um amigo de mandar foto depois de cada treino desta semana',
  'treino-depois-dos-40':
    'Anota por uma semana como o corpo acorda no dia seguinte do treino | No próximo treino, começa pelo aquecimento inteiro, sem pular nada | Marca o check-up antes de aumentar o treino e leva suas perguntas anotadas',
  'mobilidade-e-lesao':
    'Anota em que movimento incomoda e leva esse papel pro fisioterapeuta | Marca cinco minutos amanhã pra mexer o corpo devagar, sem forçar o que dói | Avisa o seu professor, antes do próximo treino, onde tá incomodando',
  'treino-feminino':
    'Anota no calendário o treino e o dia do ciclo por um mês | Experimenta esta semana aquele aparelho da academia que você nunca usou | Chama uma amiga pra treinar com você e já manda o horário',
  suplementos:
    'Pega o pote que tá no armário e lê a lista de ingredientes inteira | Divide o preço do pote pelas doses e vê quanto sai por dia | Leva os rótulos dos seus suplementos na próxima consulta e pergunta se precisa',
  // nutricao
  'comer-melhor':
    'Olha o rótulo do que você mais come e lê só a primeira linha dos ingredientes | Amanhã, põe uma coisa de verdade no prato antes de tirar qualquer outra | Escolhe com quem mora com você um almoço da semana pra cozinhar em casa',
  'dieta-para-emagrecer':
    'Anota tudo que você comer amanhã, sem mudar nada, e olha a lista à noite | No próximo almoço, come sem tela e repara na hora em que a fome passou | Marca uma consulta com nutricionista e leva a lista das dietas que já tentou',
  marmitas:
    'Conta quantas vezes você comeu fora nesta semana e anota o valor | Faz duas marmitas a mais no próximo almoço e guarda no congelador | Combina com alguém do trabalho de trocar uma marmita nesta semana',
  'doces-e-acucar':
    'Anota por três dias a hora em que bate a vontade de doce | Serve o próximo doce num pratinho, senta e come sem celular | Combina em casa onde o doce vai ficar guardado a partir de hoje',
  proteina:
    'Olha o seu prato de hoje e anota de onde veio a proteína | Experimenta amanhã um café da manhã com ovo, queijo ou iogurte natural | Pergunta pro nutricionista, ou lá no posto, quanto de proteína faz sentido pra você',
  intestino:
    'Anota por uma semana o que comeu e como o intestino funcionou | Deixa uma garrafa de água à vista hoje e vê quanto você bebe | Se algo mudou faz semanas, marca uma consulta e conta sem vergonha',
  'vegetariano-vegano':
    'Abre a geladeira e anota tudo ali que já não tem carne | Faz um jantar sem carne esta semana com o que você já tem | Conta pro médico, na próxima consulta, quanto de carne você ainda come',
  'canetas-emagrecedoras':
    'Anota as suas dúvidas sobre a caneta e leva pro médico | Olha se a caixa tem registro na Anvisa e pede a nota fiscal | Se você usa ou pensa em usar, decide com um médico, não no grupo do zap',
  bebidas:
    'Conta quantos copos de água e de café você tomou hoje | Põe uma garrafa de água na mesa agora e olha quanto sobrou à noite | Combina com um amigo um programa desta semana que não seja no bar',
  'comer-gastando-pouco':
    'Guarda a nota do mercado e circula os três itens mais caros | Faz uma refeição hoje só com o que já tá na geladeira | Pergunta na feira o que é da época antes de montar a lista',
  // saude
  'dormir-melhor':
    'Anota por uma semana a hora em que você deita e a hora em que dorme | Hoje, põe o celular pra carregar fora do quarto | Pergunta a quem dorme perto se você ronca e leva isso na consulta',
  'dor-nas-costas':
    'Anota por uma semana quando a dor aparece e leva o papel na consulta | Levanta da cadeira agora e dá uma volta antes do próximo vídeo | Pede pra alguém tirar uma foto sua na cadeira do trabalho e olha a postura',
  'pressao-e-coracao':
    'Passa no posto esta semana, mede a pressão e anota com a data | Monta uma lista com os seus remédios e horários e guarda na carteira | Pergunta em casa quem da família já teve problema de coração',
  diabetes:
    'Acha o seu último exame de glicose e anota a data dele | Pega uma bebida da sua casa e procura o açúcar no rótulo | Marca o exame de sangue de rotina e pergunta o que o número quer dizer',
  enxaqueca:
    'Anota o dia e a hora de cada dor de cabeça neste mês | Na próxima crise, apaga a luz, deixa o celular longe e vê quanto durou | Conta pro médico quantos comprimidos pra dor você tomou neste mês',
  imunidade:
    'Acha a sua carteira de vacinação e tira uma foto dela hoje | Lava a mão assim que chegar em casa hoje, antes de pegar o celular | Passa no posto com a carteirinha e pergunta se falta alguma dose',
  'saude-da-mulher':
    'Anota por um mês os sintomas que vão e voltam, com a data | Escreve no celular as perguntas que você tem vergonha de fazer na consulta | Chama uma amiga ou a sua mãe pra marcar o preventivo junto com você',
  'saude-do-homem':
    'Olha quando foi a sua última consulta e escreve a data na agenda | Mede a pressão na próxima vez que passar numa farmácia ou no posto | Marca a consulta com data e chama seu pai ou um amigo pra marcar também',
  'envelhecer-bem':
    'Repara em quantas vezes hoje você usa a mão pra levantar da cadeira | Tira da casa um tapete solto ou um fio no caminho de quem já tem idade | Chama hoje alguém mais velho da família pra uma caminhada',
  'parar-de-fumar':
    'Anota por uma semana cada dose ou cada cigarro, sem julgar | Tira hoje o cinzeiro e as garrafas do lugar que você mais vê | Se quiser parar, pergunta no posto ou no CAPS como funciona o tratamento',
  // saude-mental
  ansiedade:
    'Escreve num papel o que tá na sua cabeça agora, sem arrumar a frase | Na próxima vez que apertar, solta o ar bem devagar e conta até o fim | Manda uma mensagem hoje pra uma pessoa de confiança e conta como você tá',
  depressao:
    'Anota no celular como foi o dia, numa palavra só, por uma semana | Abre a janela hoje e fica cinco minutos perto da luz, no seu tempo | Se tá pesando, procura um posto ou um CAPS; o CVV atende no 188',
  burnout:
    'Anota a hora em que você parou de trabalhar hoje, sem se cobrar | Escolhe uma tarefa desta semana que pode esperar e deixa ela esperar | Conta pra alguém de confiança como tá o trabalho e marca uma consulta',
  tdah: 'Anota o que te distraiu hoje, sem se xingar, e relê no domingo | Escolhe uma tarefa de hoje e escreve só o primeiro passo dela | Se você se reconheceu, leva isso pra um profissional em vez de fechar diagnóstico por vídeo',
  autismo:
    'Anota o que você observou, com data, e leva na próxima consulta | Baixa o som e a luz da sala hoje e repara em como fica | Compartilha com alguém da escola ou da família que convive com isso',
  autoestima:
    'Escreve uma coisa que você fez bem hoje, mesmo que pareça pequena | Olha seu feed e deixa de seguir uma conta que te faz mal | Pergunta a um amigo o que ele admira em você e só escuta',
  luto: 'Escreve uma lembrança boa de quem você perdeu, do tamanho que der | Escolhe uma foto ou um objeto de quem faz falta e guarda num lugar seu | Liga pra alguém que também sente essa falta; o CVV atende no 188',
  'celular-demais':
    'Abre agora o tempo de tela do aparelho e olha o número da semana | No próximo almoço, deixa o celular em outro cômodo | Combina com alguém da casa um horário sem celular nesta semana',
  terapia:
    'Escreve em três linhas o que você gostaria de contar numa sessão | Liga pro posto ou pra uma faculdade de psicologia e pergunta se tem vaga | Pergunta a um amigo que faz terapia como ele achou quem atende',
  solidao:
    'Anota em que hora do dia o silêncio pesa mais nesta semana | Sai hoje por dez minutos e cumprimenta uma pessoa pelo caminho | Manda um oi pra quem faz falta; se apertar, o CVV atende no 188',
  // beleza
  skincare:
    'Alinha os seus cremes na pia e confere a validade de cada um | Tira da rotina um produto que você nem sabe pra que serve | Mostra pro dermatologista o que você usa e pergunta o que fica',
  acne: 'Tira uma foto do rosto hoje, na janela, e compara daqui a um mês | Troca a fronha hoje e passa o dia sem espremer nada | Marca um dermatologista, no posto ou particular, e leva a lista do que usa',
  'manchas-e-sol':
    'Fotografa a pinta ou a mancha que te preocupa e anota a data | Passa o protetor amanhã antes de sair, mesmo com nuvem | Pede pra alguém olhar as suas costas e mostra pro médico se algo mudou',
  maquiagem:
    'Confere a validade do que tá na necessaire | Faz a maquiagem de amanhã com três produtos só e tira uma foto | Pede pra uma amiga olhar a sua base na luz do dia e dizer a verdade',
  unhas:
    'Olha as suas unhas sem esmalte hoje e tira uma foto de perto | Passa um creme na mão e na cutícula hoje antes de dormir | Pergunta pra sua manicure como ela esteriliza o alicate',
  'envelhecimento-da-pele':
    'Tira uma foto sem filtro hoje e guarda pra comparar no seu aniversário | Passa o protetor no pescoço e na mão amanhã, junto com o rosto | Pergunta pro dermatologista qual produto da sua rotina dá pra dispensar',
  perfume:
    'Passa o perfume de manhã e anota em que hora o cheiro sumiu | Entra numa perfumaria, testa na pele e dá uma volta antes de decidir | Pergunta pra alguém de casa qual perfume lembra você',
  'sobrancelha-e-cilios':
    'Tira uma foto da sobrancelha hoje e compara daqui a um mês | Guarda a pinça por uma semana e vê o desenho que aparece | Pergunta pra quem faz os seus cílios qual cola ela usa',
  depilacao:
    'Anota a data da próxima depilação e como a pele ficou no dia seguinte | Troca a lâmina velha antes da próxima vez e olha a diferença | Pergunta pra depiladora se a cera vai pro lixo depois de cada cliente',
  procedimentos:
    'Soma o preço do procedimento com os retornos e escreve o total | Escreve três perguntas antes da avaliação e leva o papel na mão | Pergunta o registro do produto e a formação de quem aplica',
  // cabelo
  'cabelo-cacheado':
    'Tira uma foto do cacho seco, de costas, e compara na próxima lavagem | Na próxima lavagem, passa o creme com o cabelo bem molhado e compara | Pergunta pra alguém com o cacho parecido com o seu qual creme usa',
  'cabelo-crespo':
    'Lê o rótulo do próximo produto antes de passar | Dorme hoje com uma touca ou um lenço de cetim e olha de manhã | Pergunta pra uma amiga crespa que salão cuida bem do cabelo dela',
  'transicao-capilar':
    'Mede com a régua quanto já cresceu de raiz e anota a data | Testa em casa um penteado que junte as duas texturas | Manda mensagem pra alguém que passou pela transição e pergunta como foi',
  'queda-de-cabelo':
    'Tira uma foto da raiz hoje e compara daqui a três meses | Deixa o cabelo solto hoje e repara onde o penteado costuma puxar | Se a queda te preocupa, marca um dermatologista e leva umas fotos',
  crescimento:
    'Mede uma mecha com a régua hoje e mede de novo em dois meses | Troca o elástico apertado por um mais solto nesta semana | Combina com quem corta o seu cabelo quanto sai de ponta, em centímetros',
  alisamento:
    'Lê o rótulo do alisante e confere se tem registro na Anvisa | Pede um teste de mecha antes de fazer o cabelo todo | Pergunta no salão o nome do produto e fotografa o frasco',
  coloracao:
    'Separa duas fotos da cor que você quer, na luz do dia | Faz o teste de alergia antes da próxima tinta, como manda a caixa | Pergunta pro cabeleireiro quanto custa manter essa cor por mês',
  hidratacao:
    'Anota o que você passou na última lavagem e como o cabelo ficou | Escolhe uma máscara só e usa ela até o fim do pote | Mostra a sua máscara pro cabeleireiro e pergunta se combina com o seu fio',
  barba:
    'Olha a barba no espelho, com luz de janela, e acha onde falha | Lava a barba hoje com a ponta dos dedos e penteia ainda úmida | Pede pro barbeiro te mostrar onde fica a linha do pescoço',
  caspa:
    'Anota por duas semanas os dias em que coça e o que você usou | Na próxima lavagem, confere se o xampu saiu todo da raiz | Mostra o couro cabeludo pro dermatologista antes de trocar de xampu outra vez',
  // moda
  'look-do-dia':
    'Tira uma foto do look de hoje no espelho e guarda numa pasta | Monta um look novo só com o que já tá no armário | Manda duas opções de look pra uma amiga e deixa ela escolher',
  'guarda-roupa-capsula':
    'Conta quantas calças você tem e quantas usou neste mês | Separa dez peças e se vira só com elas nesta semana | Pega uma peça parada no armário e decide hoje quem vai ficar com ela',
  brecho:
    'Anota as suas medidas no celular antes do próximo garimpo | Entra num brechó do bairro e olha a costura, o zíper e a etiqueta | Chama uma amiga pra trocar três peças que vocês não usam mais',
  'moda-plus-size':
    'Mede busto, cintura e quadril hoje e guarda os números no celular | Veste esta semana uma cor que você tinha deixado de usar | Conta nos comentários a loja que tem o seu tamanho de verdade',
  'estilo-pessoal':
    'Salva cinco fotos de roupa e escreve o que elas têm em comum | Sai amanhã com uma combinação que você nunca tentou | Pergunta a um amigo qual roupa sua tem mais a sua cara',
  'roupa-de-festa':
    'Olha o convite de novo e anota o horário, o lugar e o traje | Experimenta o look inteiro, com sapato, uns dias antes da festa | Pede uma roupa emprestada pra uma amiga antes de gastar com outra',
  'moda-masculina':
    'Vê no espelho se a costura da camisa cai bem no seu ombro | Leva uma calça na costureira e acerta a barra esta semana | Pergunta pra alguém de confiança qual camisa te veste melhor',
  'tenis-e-acessorios':
    'Olha a sola do tênis que você mais usa e vê onde gastou | Limpa hoje um tênis encardido e usa ele amanhã | Antes do próximo par, decide com que três roupas ele vai combinar',
  costura:
    'Separa as roupas que só precisam de botão ou barra e conta quantas são | Prega um botão hoje, devagar, naquela camisa que tá parada | Pede pra uma costureira ou pra sua avó te mostrar um ponto',
  'comprar-roupa-online':
    'Mede uma roupa que te serve bem e anota os números no celular | Deixa a peça no carrinho até amanhã e olha de novo | Pergunta pra loja como funciona a troca antes de fechar o pedido',
  // financas
  'sair-das-dividas':
    'Escreve todas as dívidas numa folha, com o juro de cada uma | Pede hoje uma proposta de renegociação por escrito, sem fechar na hora | Conta pra alguém de confiança quanto você deve, com o número na mesa',
  'organizar-o-dinheiro':
    'Abre o extrato do mês e soma só os gastos que você não lembra | Põe as contas fixas num papel, com o dia de cada uma | Marca meia hora no domingo pra olhar as contas com quem mora com você',
  'juntar-dinheiro':
    'Escreve quanto você quer juntar e até que mês, num papel na geladeira | Separa um valor pequeno hoje, antes de pagar o resto | Conta a sua meta pra alguém que vai te cobrar todo mês',
  'renda-extra':
    'Anota quanto sobra por hora depois dos custos | Oferece pra três pessoas que você já conhece antes de gastar com anúncio | Escolhe dois horários da semana pra renda extra e avisa em casa',
  'cartao-de-credito':
    'Abre a fatura e circula as parcelas que ainda vão cair | Tira hoje o cartão salvo de um aplicativo de compra | Pergunta pro banco o dia do fechamento e a anuidade do seu cartão',
  'score-e-emprestimo':
    'Abre o seu score hoje e anota o número com a data | Compara o custo total de duas propostas, com o papel na mão | Mostra o contrato pra alguém de confiança antes de assinar',
  'gastar-menos':
    'Guarda as notinhas da semana e soma tudo no domingo | Passa um dia desta semana sem comprar nada pelo celular | Escolhe uma assinatura que ninguém usa e decide em casa se fica',
  bets: 'Soma tudo que saiu pra aposta nos últimos três meses | Apaga hoje um aplicativo de aposta e bloqueia as mensagens dele | Pede pra alguém de confiança olhar o extrato com você, ou procura um CAPS',
  aposentadoria:
    'Abre o Meu INSS e confere se falta algum emprego seu | Escreve quanto a sua vida custa por mês hoje, sem arredondar | Pergunta a um aposentado da família o que ele faria diferente',
  'dinheiro-em-casal':
    'Escreve o que cada um paga hoje na casa, conta por conta | Combina um valor que cada um gasta sem avisar e testa um mês | Pergunta a quem divide a conta com você qual gasto importa mais',
  // investimentos
  'comecar-a-investir':
    'Soma quanto custa um mês seu e escreve esse número num papel | Antes de aplicar, descobre a taxa e o prazo pra sacar | Pergunta a alguém que já investe qual foi o primeiro erro',
  'tesouro-e-renda-fixa':
    'Abre a sua aplicação e anota a taxa, o prazo e o imposto | Faz a conta do rendimento já sem o imposto, na calculadora do celular | Pergunta pro banco o que acontece se você precisar sacar antes',
  acoes:
    'Anota por que você vai comprar e relê daqui a seis meses | Escolhe uma empresa que você usa e lê o último resultado que ela publicou | Conta pra alguém quanto você aguenta ver cair sem perder o sono',
  'fundos-imobiliarios':
    'Abre o relatório de um fundo e anota que imóveis tem lá dentro | Põe dois fundos lado a lado no papel e compara taxa e imóvel vazio | Pergunta a quem já tem cotas o que fez quando o preço caiu',
  cripto:
    'Escreve quanto você aceitaria perder inteiro, sem mexer na conta da casa | Lê a tabela de taxas da corretora inteira antes de mandar qualquer valor | Mostra a promessa que te fizeram pra alguém que não ganha com ela',
  'day-trade':
    'Soma as taxas e as perdas do mês e escreve o resultado | Passa uma semana só anotando as ordens no papel, sem dinheiro | Conta pra alguém da família quanto já entrou e quanto já saiu',
  'imovel-proprio':
    'Passa à noite na rua do imóvel e repara no barulho | Faz a conta do custo total, com taxa e condomínio, antes de visitar o próximo | Conversa em casa sobre quantos anos vocês querem ficar nesse bairro',
  'consorcio-e-financiamento':
    'Pede o custo total por escrito e guarda a folha | Lê o contrato inteiro uma vez, marcando o que não entendeu | Pergunta pro vendedor o que acontece se você atrasar uma parcela',
  'golpes-financeiros':
    'Tira print da proposta e anota quem mandou, com data e hora | Na próxima ligação do banco, desliga e liga pro número do cartão | Combina uma palavra secreta com a família pra pedido de dinheiro',
  'independencia-financeira':
    'Soma os gastos de um ano e escreve o total num papel | Escreve como seria uma terça-feira sua sem precisar trabalhar | Pergunta em casa o que cada um faria com mais tempo livre',
  // negocios
  'abrir-mei':
    'Escreve quanto entrou em cada mês deste ano, mesmo sem nota | Confere no Portal do Empreendedor se a sua atividade tá na lista do MEI | Pergunta no Sebrae ou a um contador o que muda no seu caso',
  'comecar-um-negocio':
    'Passa uma hora num concorrente e anota o que as pessoas pedem | Conversa com cinco possíveis clientes antes de gastar com a ideia | Escreve o que precisa acontecer pra você desistir ou seguir',
  precificar:
    'Anota quanto custam a embalagem, o gás e a entrega de um pedido | Refaz a conta de um produto só, com o seu tempo dentro | Decide hoje até onde você dá desconto e escreve perto do caixa',
  confeitaria:
    'Pesa os ingredientes do próximo bolo e anota o custo de cada um | Monta uma caixinha de amostra e repara em qual doce acaba primeiro | Manda o cardápio da semana pra dez clientes que já compraram',
  'salgados-e-comida-de-rua':
    'Soma hoje o gasto de uma receita inteira, com gás e embalagem, e divide pelas unidades | Leva vinte unidades pra vender nesta semana e anota qual recheio acabou primeiro | Liga na prefeitura e pergunta o que a sua cidade pede pra vender na rua',
  'comida-delivery':
    'Anota quanto tempo cada pedido leva da cozinha até a porta | Pede a sua própria comida e olha como ela chega | Pergunta pro entregador o que atrapalha na hora de retirar',
  'loja-online':
    'Anota as três perguntas que mais chegam antes da compra | Abre a sua loja no celular e tenta comprar como se fosse cliente | Manda mensagem pra alguém que largou o carrinho e pergunta o motivo',
  'salao-e-estetica':
    'Anota quantas clientes faltaram neste mês e em que dia | Manda hoje uma confirmação pra cada horário de amanhã | Liga pra uma cliente que sumiu e pergunta como ela tá',
  artesanato:
    'Marca no relógio quanto tempo leva a próxima peça | Fotografa uma peça perto da janela, com uma mão segurando | Mostra as peças numa loja do bairro e pergunta se pega em consignação',
  'prestar-servico':
    'Anota tudo que o último serviço levou, do deslocamento ao material | Escreve um orçamento com o que entra e o que fica de fora | Pede uma indicação pro último cliente que gostou do seu trabalho',
  'gestao-do-caixa':
    'Anota por uma semana cada real que entra e que sai do caixa | Separa hoje o dinheiro do negócio do dinheiro da casa | Decide um valor fixo pra você e avisa em casa que é esse',
  // marketing
  'viralizar-no-tiktok':
    'Olha a curva de retenção do seu último vídeo | Grava a mesma ideia com duas aberturas e publica as duas | Mostra os três primeiros segundos pra alguém e pergunta se continuaria vendo',
  'crescer-no-instagram':
    'Abre as métricas do último post e olha onde as pessoas saíram | Reescreve a bio dizendo pra quem é e o que entrega | Responde três seguidores hoje com uma pergunta de volta',
  'canal-no-youtube':
    'Abre o seu vídeo mais visto e anota de onde veio o público | Escreve três títulos pro próximo vídeo antes de gravar | Mostra duas capas pra um amigo e pergunta em qual ele clicaria',
  'ideias-de-conteudo':
    'Anota toda pergunta que te fizerem hoje, do jeito que veio | Grava um vídeo curto respondendo um comentário antigo | Pergunta a um seguidor o que ele ainda não entende do seu assunto',
  'gravar-videos':
    'Vê o seu último vídeo sem som e anota o que aparece | Grava de novo perto de uma janela e compara | Pede pra alguém segurar o celular numa gravação e repara no que muda',
  'trafego-pago':
    'Compara uma semana com anúncio e uma sem, antes de subir a verba | Troca só a primeira frase do anúncio e deixa o resto igual | Pergunta pros próximos cinco clientes onde eles te viram',
  'marca-pessoal':
    'Digita o seu nome no buscador e anota o que aparece primeiro | Conta num post um trabalho que deu errado e o que você mudou | Pergunta a três pessoas como elas explicam o que você faz',
  copywriting:
    'Copia à mão um anúncio que te fez comprar e marca a frase | Reescreve uma oferta sua com uma palavra mais concreta | Lê o seu texto em voz alta pra alguém e repara onde a pessoa se perde',
  'monetizar-redes':
    'Soma quantas horas você gastou com conteúdo nesta semana | Escreve uma proposta de cinco linhas pra uma marca que você já usa | Pergunta a um criador do seu tamanho quanto ele cobra',
  'negocio-local-nas-redes':
    'Procura o seu negócio no mapa e confere endereço, horário e telefone | Grava hoje um vídeo curto da porta da loja até o balcão | Pergunta a três clientes com que palavras eles te indicariam',
  // vendas
  'vender-no-whatsapp':
    'Conta quantas conversas pararam depois do preço nesta semana | Testa duas versões da mesma mensagem com gente diferente | Responde hoje aquele cliente que ficou sem resposta',
  objecoes:
    'Na próxima vez que ouvir tá caro, anota o que veio antes | Ensaia em voz alta uma resposta curta pro preço e fica em silêncio depois | Pergunta pro próximo cliente com o que ele tá comparando',
  'primeira-venda':
    'Escreve o nome de dez pessoas que podem precisar do que você vende | Ensaia a oferta em uma frase, com o preço no final | Oferece hoje pra uma pessoa só e pergunta o que ela achou',
  atendimento:
    'Marca no relógio quanto tempo o cliente espera pela primeira resposta | Liga pro seu negócio como se fosse cliente e escuta tudo | Pergunta a quem reclamou por último se ficou resolvido',
  'vender-servicos':
    'Anota o que o cliente pergunta antes de perguntar o preço | Escreve o seu serviço em três passos, do primeiro contato à entrega | Pede pra um cliente antigo um depoimento curto, nas palavras dele',
  infoproduto:
    'Anota a dúvida que mais te mandam e quantas vezes ela veio | Dá uma aula curta pra uma pessoa antes de gravar o curso | Decide o que fica de fora do produto e risca da lista',
  'lives-de-venda':
    'Vê a sua última live e anota em que hora o público saiu | Ensaia a abertura com o produto na mão e o preço na placa | Chama alguém pra ler os comentários enquanto você vende',
  negociacao:
    'Escreve o seu mínimo e o seu ideal antes da próxima conversa | Na próxima proposta, faz uma pergunta e espera a resposta inteira | Treina a conversa com um amigo fazendo o papel do outro lado',
  'datas-comemorativas':
    'Anota o que sobrou e o que faltou na última data | Escolhe a próxima data e monta um kit só pra ela | Avisa dez clientes antes da correria e pergunta o que eles querem',
  'venda-porta-a-porta':
    'Anota o nome e o gosto de cada cliente que você visitar hoje | Troca o que você fala no portão e testa em três casas | Passa em quem já comprou e pergunta se o produto deu certo',
  // carreira
  'entrevista-de-emprego':
    'Lê a vaga de novo e circula as palavras que aparecem duas vezes | Ensaia em voz alta a resposta que mais te trava | Prepara uma pergunta sua pra fazer ao recrutador',
  curriculo:
    'Lê o seu currículo em dez segundos e anota o que ficou | Refaz a primeira linha do currículo pensando em uma vaga só | Pede pra um colega ler o seu perfil e dizer o que cortaria',
  'mudar-de-carreira':
    'Escreve o que você já sabe fazer e serve na área nova | Tira uma noite desta semana pra fazer uma tarefa pequena dessa profissão | Chama alguém que trabalha com isso pra um café de vinte minutos',
  'pedir-aumento':
    'Escreve três coisas que você entregou neste ano, com resultado | Fala o valor em voz alta no espelho até soar natural | Marca a conversa com data antes de ensaiar o número',
  'pedir-demissao':
    'Lê o seu contrato e anota o que você teria a receber | Soma quantos meses você aguenta sem salário antes de entregar a carta | Conversa com quem divide as contas com você antes de decidir',
  'chefe-dificil':
    'Anota o que aconteceu, com data, hora e quem tava perto | Guarda as mensagens num lugar que não seja o computador da empresa | Conta pra alguém de confiança, fora da equipe, como anda o trabalho',
  'home-office':
    'Anota quantas vezes te interromperam hoje e em que hora | Marca a hora de desligar e desliga | Combina com a equipe um horário sem reunião',
  lideranca:
    'Na próxima reunião, conta quantas vezes você falou e quantas escutou | Faz um elogio específico hoje, com o motivo | Pergunta à equipe o que tá atrapalhando e só escuta',
  desemprego:
    'Anota as vagas que você já tentou, com a data de cada uma | Põe um horário fixo amanhã pra procurar e outro pra descansar | Manda mensagem hoje pra um contato antigo do trabalho',
  'falar-em-publico':
    'Grava um minuto seu falando e assiste uma vez só, sem apagar | Ensaia só a primeira frase até ela sair sozinha | Pede pra um amigo te ouvir e dizer onde você correu',
  // estudos
  'passar-em-concurso':
    'Abre o edital hoje e marca só o que mais cai | Resolve cinco questões antes de reler a teoria | Avisa em casa qual é o seu horário de estudo nesta semana',
  enem: 'Abre uma prova antiga e anota a matéria de cada erro | Faz dez questões no relógio, sem celular por perto | Chama um colega pra estudar junto no sábado e escolhe uma matéria só',
  redacao:
    'Abre a cartilha do participante e marca as cinco competências | Escreve uma redação inteira esta semana, com o relógio do lado | Mostra o seu texto pra um professor e pede um ponto pra melhorar',
  'estudar-sozinho':
    'Anota quantos minutos você estudou hoje antes de pegar o celular | Fecha o material e explica a matéria em voz alta, como se fosse aula | Combina com um amigo de contar no domingo o que você estudou',
  memorizar:
    'Fecha o caderno e escreve de cabeça o que lembrar | Marca na agenda a próxima revisão antes de começar a matéria nova | Ensina pra alguém hoje o que você aprendeu ontem',
  faculdade:
    'Escreve numa folha só todas as provas e entregas deste mês | Lê hoje a primeira página daquele texto que você tá adiando | Pergunta a um veterano como ele passou na matéria que te trava',
  matematica:
    'Acha na última lista o passo em que você errou e circula | Refaz um exercício antigo do zero, sem olhar a resolução | Pede pra um colega te explicar uma conta do jeito dele',
  leitura:
    'Anota em que página você tá e em que hora costuma ler | Lê cinco páginas hoje com o celular em outro cômodo | Pergunta a um amigo qual livro ele não conseguiu largar',
  'crianca-na-escola':
    'Olha um caderno com a criança e acha uma coisa bem feita | Arruma um canto da mesa pra lição, no mesmo horário, esta semana | Marca cinco minutos com a professora e pergunta como a criança tá',
  'oab-e-provas':
    'Faz a lista dos erros do último simulado, por matéria | Resolve uma questão difícil hoje, vinte minutos sem olhar o gabarito | Conversa com alguém que passou e pergunta o que faria diferente',
  // idiomas
  'ingles-sozinho':
    'Anota cinco palavras em inglês que você vê hoje na rua | Escolhe uma música em inglês e acompanha a letra até o fim | Combina com alguém que também estuda de trocar uma mensagem por dia',
  'falar-ingles':
    'Anota as frases que te faltam quando você tenta falar | Grava um áudio de um minuto em inglês e guarda pra comparar daqui a um mês | Chama alguém pra conversar dez minutos em inglês, mesmo errando',
  'ingles-para-trabalho':
    'Anota as palavras em inglês que aparecem no trabalho nesta semana | Ensaia em voz alta como você se apresentaria numa reunião em inglês | Pergunta a um colega que usa inglês qual frase ele mais repete',
  'ingles-depois-dos-40':
    'Escreve por que você quer aprender agora e deixa perto do caderno | Estuda quinze minutos amanhã, na mesma hora do café | Pede pra um filho, sobrinho ou amigo te tomar cinco palavras hoje',
  espanhol:
    'Anota três palavras em espanhol que parecem português e não são | Vê dez minutos de uma série em espanhol, com legenda em espanhol | Manda um áudio em espanhol pra alguém e pede correção',
  'outros-idiomas':
    'Anota três sons desse idioma que não existem no português | Escuta uma música nesse idioma hoje e repete o refrão | Acha uma pessoa que fala esse idioma e pergunta como começou',
  intercambio:
    'Escreve o custo total numa folha, com passagem, moradia e seguro | Passa uma tarde em casa usando só o idioma do destino | Conversa com alguém que já foi e pergunta o que deu errado',
  vocabulario:
    'Circula no texto de hoje só as palavras que voltaram duas vezes | Escolhe cinco palavras e usa cada uma numa frase sua, hoje | Manda pra um amigo uma frase com a palavra nova de hoje',
  'criancas-bilingues':
    'Anota as palavras que a criança já fala em cada idioma | Lê um livro curto no outro idioma hoje antes de dormir | Combina com a família quem fala qual idioma e em que momento',
  'portugues-correto':
    'Relê a sua última mensagem e circula a palavra que te deu dúvida | Escreve três frases hoje com aquela palavra que você sempre erra | Conta nos comentários a regra de português que ainda te pega',
  // tecnologia
  'ia-no-trabalho':
    'Anota as tarefas que você repete toda semana e marca a mais demorada | Pega uma tarefa chata de hoje, testa com IA e confere o resultado | Pergunta a um colega em que ele usa IA e o que ele confere',
  'ia-e-emprego':
    'Escreve as tarefas do seu dia e marca as que uma máquina faria | Faz uma tarefa sua com IA e repara no que ela não soube fazer | Pergunta pra alguém da sua área o que já mudou no trabalho',
  'aprender-programacao':
    'Lê a próxima mensagem de erro inteira antes de procurar a resposta | Refaz sem ajuda o último código que você colou | Explica o seu código em voz alta pra alguém que não programa',
  'celular-lento':
    'Olha quanto espaço sobrou no aparelho e apaga um aplicativo parado | Faz hoje uma cópia das suas fotos antes de mexer em qualquer coisa | Pede um orçamento do conserto antes de pensar em outro celular',
  'comprar-celular':
    'Anota as três coisas que você mais faz no celular hoje | Segura o aparelho na loja e tira uma foto com ele | Pergunta a quem tem esse modelo o que irrita nele',
  'golpes-e-seguranca':
    'Olha que aplicativos têm acesso ao seu microfone e à sua localização | Liga hoje a confirmação em duas etapas no WhatsApp | Ensina alguém mais velho da família a desconfiar de mensagem com pressa',
  computador:
    'Olha quanto espaço sobrou no disco e que programa abre sozinho | Copia hoje os seus arquivos mais importantes pra um segundo lugar | Pergunta pro técnico quanto sai o conserto antes de decidir trocar',
  automatizar:
    'Anota hoje cada coisa que você copiou e colou mais de duas vezes | Cria uma resposta pronta pra mensagem que você mais repete | Mostra pra um colega uma tarefa repetida e pergunta como ele encurta',
  'casa-inteligente':
    'Olha quantos aparelhos da casa usam o Wi-Fi agora | Troca hoje uma senha de câmera ou de Wi-Fi que veio de fábrica | Combina com quem mora com você que cômodo fica sem câmera',
  'apps-uteis':
    'Olha quais aplicativos você não abriu neste mês | Apaga um aplicativo parado e leva o mais usado pra primeira tela | Conta nos comentários o aplicativo que você não apaga de jeito nenhum',
  // games
  'comecar-a-jogar':
    'Anota o que te derrubou ou te travou na última partida | Joga meia hora hoje sem guia e sem vídeo do lado | Chama um amigo que já joga pra te mostrar a primeira fase',
  'minecraft-e-roblox':
    'Repara com quem você ou a criança conversa dentro do jogo | Desenha num papel o que você vai construir antes de abrir o mapa | Joga uma rodada com alguém da casa e pede pra explicar tudo',
  'free-fire-e-mobile':
    'Anota quanto você gastou dentro do jogo neste mês | Muda uma configuração só e joga três partidas com ela | Chama um amigo pra dupla e combina uma palavra pra cada situação',
  'fps-e-competitivo':
    'Vê de novo uma partida que você perdeu e anota o primeiro erro | Aquece dez minutos no treino antes da primeira ranqueada de hoje | Combina com o time uma pausa depois de duas derrotas seguidas',
  lancamentos:
    'Anota quais jogos da sua lista você ainda não terminou | Espera a primeira semana e lê três análises antes de decidir | Conta nos comentários qual jogo você tá esperando e por quê',
  'pc-gamer':
    'Anota as peças do seu aparelho e o que o jogo pede | Desliga o gabinete ou o console da tomada e limpa o pó | Pergunta a quem joga o mesmo que você em que aparelho roda',
  streaming:
    'Vê dez minutos da sua última live e anota os silêncios | Faz um teste de som de um minuto antes da próxima live | Chama um amigo pro chat da próxima live e combina um assunto',
  'jogos-e-familia':
    'Anota quantas horas a casa jogou nesta semana | Joga uma partida com seu filho antes de criar a regra | Combina com a família a hora de desligar e escreve na geladeira',
  'jogos-antigos':
    'Acha aquele cartucho ou disco guardado e tira uma foto dele | Joga hoje a primeira fase de um jogo da sua infância | Chama seu irmão ou um amigo daquele tempo pra uma partida',
  'futebol-virtual':
    'Vê o replay do último gol que você levou e anota a falha | Joga uma partida com um time que você nunca escolheu | Marca um amistoso com um amigo e já combina a revanche',
  // pets
  'adestrar-cachorro':
    'Anota o que acontece logo antes de o cachorro fazer a bagunça | Treina um comando só, cinco minutos hoje, com petisco na mão | Combina com todo mundo da casa uma palavra só pra cada comando',
  'cachorro-sozinho':
    'Grava o cachorro sozinho por dez minutos e olha o que ele faz | Sai e volta duas vezes hoje, sem festa na porta | Pergunta pro vizinho se ele escuta o seu cachorro quando você sai',
  filhote:
    'Anota a hora de cada xixi do filhote por três dias | Encosta de leve na pata e na orelha dele hoje, com petisco | Marca o veterinário e leva a carteirinha de vacina do filhote',
  'gato-nao-come':
    'Anota quanto o gato comeu e bebeu hoje e a que horas | Põe o pote num canto mais calmo da casa hoje e observa | Se o gato tá sem comer, liga hoje pro veterinário e conta desde quando',
  'gato-comportamento':
    'Anota onde e a que horas o gato faz o que te incomoda | Brinca dez minutos hoje com o gato, sem celular na mão | Filma o comportamento e mostra pro veterinário',
  adotar:
    'Escreve quem vai passear, limpar e pagar, com o nome do lado | Visita um abrigo esta semana só pra conhecer, sem decidir nada | Conversa com todo mundo da casa antes de dizer sim',
  'pet-idoso':
    'Anota por uma semana como ele levanta, come e anda | Põe um tapete firme onde ele escorrega e olha como ele pisa | Marca a consulta do seu velhinho e leva tudo anotado',
  'gastos-com-pet':
    'Soma tudo que o bicho gastou nos últimos três meses | Separa um potinho pra emergência e põe o primeiro valor hoje | Pergunta o preço da consulta em duas clínicas e na faculdade de veterinária',
  'passeio-e-viagem':
    'Repara onde o bicho mais gosta de parar no passeio e anota o caminho | Deixa a caixa de transporte aberta na sala por uma semana | Liga pro hotel ou pra companhia e pergunta a regra pra bicho',
  'outros-pets':
    'Mede a gaiola, o aquário ou o viveiro e anota o tamanho | Senta dez minutos perto dele hoje, sem mexer, só olhando | Acha um veterinário que atende a espécie dele e salva o número',
  // maternidade
  'sono-do-bebe':
    'Anota por três dias a hora em que o bebê dorme e acorda | Faz hoje tudo na mesma ordem de ontem: banho, luz baixa e colo | Combina com alguém da casa quem levanta em cada parte da noite',
  amamentacao:
    'Anota as mamadas de hoje e como você se sentiu em cada uma | Deixa água e um lanche no lugar onde você amamenta | Liga pro banco de leite mais perto e conta o que tá difícil',
  'introducao-alimentar':
    'Anota o alimento novo de hoje e como o bebê reagiu | Senta o bebê na mesa com vocês hoje e deixa ele olhar | Leva pro pediatra a lista do que o bebê já provou e tira as dúvidas',
  desfralde:
    'Anota por três dias a hora do xixi e do cocô da criança | Deixa o penico à vista hoje e lê um livrinho ali perto | Combina com a creche de fazer do mesmo jeito que em casa',
  birra:
    'Anota a hora e o lugar da próxima birra, e se era sono ou fome | Antes de reagir na próxima birra, abaixa na altura da criança | Combina com quem cuida junto qual limite não muda',
  gravidez:
    'Escreve no celular as perguntas que você quer levar pro pré-natal | Escolhe uma hora de hoje pra sentar e pôr o pé pra cima | Pede pra alguém ir com você na próxima consulta da gravidez',
  puerperio:
    'Resume numa palavra como você acordou hoje, sem enfeitar | Pede uma ajuda concreta hoje, com nome e horário | Conta pra alguém de confiança como você tá; se pesar, o CVV atende no 188',
  'fala-e-desenvolvimento':
    'Filma a criança brincando e falando, com a data, e leva na consulta | Lê um livro com ela hoje e espera ela apontar | Pergunta pra escola ou pro pediatra o que eles observam nela',
  'telas-e-criancas':
    'Soma quanto tempo de tela a criança teve ontem, sem culpa | Tira dez minutos hoje pra brincar com a criança sem tela por perto | Combina com a criança a hora de desligar antes de ligar',
  'mae-que-trabalha':
    'Escreve tudo que você carregou hoje, da lancheira à reunião | Escolhe uma tarefa da casa que pode ficar malfeita nesta semana | Passa uma tarefa inteira pra outra pessoa, com dia e nome',
  // relacionamento
  'superar-o-ex':
    'Anota por três dias a hora em que dá vontade de olhar o perfil | Põe numa caixa o que lembra a pessoa e tira da vista | Liga pra um amigo hoje e combina um programa pro sábado à noite',
  traicao:
    'Escreve num papel o que você sabe e, do lado, o que você imagina | Espera até amanhã antes de mandar aquela mensagem e relê com calma | Escolhe uma pessoa de confiança e conta pra ela o que tá pesando',
  'comunicacao-no-casal':
    'Repara, na próxima discussão, em que frase o tom de voz muda | Troca uma cobrança de hoje por um pedido com dia e hora | Pergunta hoje como foi o dia e escuta até o fim, sem dar conselho',
  'relacionamento-toxico':
    'Anota o que tem acontecido, num lugar que só você consiga abrir | Decora o número de alguém que possa te receber a qualquer hora | Conta pra alguém de confiança o que você tá vivendo, ou liga pro 180',
  'conhecer-alguem':
    'Relê a última conversa que esfriou e vê onde o papo morreu | Puxa assunto hoje com alguém da fila, da aula ou do trabalho | Chama alguém pra um café de meia hora, com dia e lugar',
  casamento:
    'Anota três coisas do dia a dia que vocês dois ainda não combinaram | Separa uma hora da semana só pra vocês, sem falar de conta | Pergunta pra um casal antigo da família o que eles combinaram logo no começo',
  'familia-e-sogra':
    'Anota qual assunto acende a briga no almoço de família | Ensaia em voz alta um limite curto e educado pra próxima visita | Escolhe um parente só e marca com ele um café longe dos outros',
  amizades:
    'Olha suas conversas e anota quem sempre chama primeiro | Manda agora uma mensagem pra um amigo que sumiu | Marca um encontro com data, em vez de dizer que precisa marcar',
  'sexo-e-intimidade':
    'Anota em que dia da semana você costuma ter menos pressa | Deita meia hora mais cedo hoje, sem celular no quarto | Escolhe uma dúvida sua e leva pro seu par ou pra consulta',
  'filhos-adolescentes':
    'Repara em que hora do dia seu filho fala mais e fica por perto | Bate na porta do quarto hoje e espera a resposta antes de entrar | Combina com seu filho uma regra só e deixa ele falar primeiro',
  // casa
  'organizar-a-casa':
    'Tira foto do canto mais bagunçado e anota o que mora ali | Arruma uma gaveta só, a que você mais abre | Separa cinco coisas pra doar e já combina com quem leva',
  limpeza:
    'Passa o dedo atrás da geladeira ou no rodapé e vê o que juntou | Escolhe um cantinho e limpa só ele hoje, em dez minutos | Pergunta pra uma vizinha qual limpeza ela faz toda semana',
  'decorar-gastando-pouco':
    'Senta no chão da sala e anota o que chama o olho primeiro | Troca um quadro, uma luminária ou uma planta de lugar por três dias | Pergunta na família quem tem um móvel parado e quer passar adiante',
  reforma:
    'Mede o cômodo hoje e desenha num papel com porta e janela | Cola uma amostra do piso ou da cor e olha de dia e de noite | Pede três orçamentos por escrito e compara linha por linha',
  'rotina-da-casa':
    'Anota por três dias quem fez cada tarefa da casa | Escolhe uma tarefa de dez minutos e faz no mesmo horário a semana inteira | Divide a lista de tarefas da casa com quem mora com você',
  consertos:
    'Olha hoje onde ficam o registro da água e o quadro de luz | Junta numa caixa as ferramentas que você tem e vê qual falta | Pede pra um vizinho a indicação de um profissional e já salva o contato',
  'morar-sozinho':
    'Soma numa folha aluguel, mercado e contas de um mês morando só | Faz a lista do que falta na casa e risca o que pode esperar | Pergunta pra um amigo que mora sozinho qual conta pegou ele de surpresa',
  'cozinha-e-air-fryer':
    'Olha o fundo da sua air fryer hoje e tira uma foto | Faz a mesma receita em dois tempos e vê qual ficou do seu jeito | Pergunta pra quem já tem esse aparelho o que incomoda no uso',
  'conta-de-luz':
    'Compara a conta deste mês com a do mesmo mês do ano passado | Corta um minuto do banho mais longo da casa nesta semana | Escolhe com a família um aparelho pra tirar da tomada à noite',
  'apartamento-pequeno':
    'Mede a parede livre e a porta antes de olhar qualquer móvel | Tira um móvel da passagem por dois dias e vê se faz falta | Decide o que sai de casa quando a próxima coisa entrar',
  // jardim
  'plantas-de-sombra':
    'Anota a que horas bate luz em cada janela da casa | Enfia o dedo na terra antes de regar | Troca uma muda com um vizinho e pergunta onde ela ficava',
  suculentas:
    'Olha a suculenta por cima e anota pra que lado ela cresce | Pega o vaso na mão e sente o peso antes da próxima rega | Dá uma folhinha de suculenta pra um amigo e vê qual pega primeiro',
  horta:
    'Conta quantas horas de sol batem na sua janela ou na varanda | Enche um vaso furado de terra e semeia uma coisa só, com data | Escolhe o tempero que você mais usa e pede uma muda pro vizinho',
  orquideas:
    'Olha a cor das raízes da sua orquídea e tira uma foto | Muda a orquídea pra perto de outra janela e anota a data | Pergunta na floricultura o nome da sua orquídea e escreve no vaso',
  'plantas-morrendo':
    'Vira a folha doente, olha por baixo e tira uma foto | Muda um vaso de lugar e anota a data | Mostra a planta pra alguém que tem a casa cheia de verde',
  'adubo-e-compostagem':
    'Anota por dois dias quanta casca e quanto resto vão pro lixo | Põe um pote com tampa na pia só pra casca e borra de café | Pergunta na feira ou pro vizinho quem tem composteira e quer trocar ideia',
  'jardim-barato':
    'Anda pelo quintal e anota onde bate sol de manhã e de tarde | Corta um galhinho do jardim e põe num copo com água e data | Oferece uma muda sua pro vizinho e pede uma dele',
  'plantas-e-pets':
    'Faz uma lista das plantas da casa com o nome certo de cada uma | Põe num lugar alto o vaso que o seu bicho mais visita | Salva o telefone do veterinário de plantão e pergunta sobre suas plantas',
  'frutas-em-vaso':
    'Olha o furo do vaso e vê se a raiz já tá saindo | Vira o vaso um pouco pro sol e marca a data numa fita | Pergunta no viveiro a idade da muda e se ela é enxertada',
  'artesanato-e-faca-voce':
    'Olha uma peça pronta de perto e anota como é o acabamento | Separa meia hora hoje e treina só o primeiro ponto, nó ou corte | Escolhe pra quem vai a primeira peça e marca a data de entregar',
  // viagem
  'viajar-barato':
    'Anota o preço da passagem hoje e olha de novo daqui a uma semana | Simula a mesma viagem saindo na terça em vez de sexta | Chama quem vai com você e fecha o teto de gasto da viagem',
  praia:
    'Anota a previsão e a tábua de maré da praia que você quer | Monta a bolsa de praia com o que já tem e vê o que falta | Pergunta na pousada o que tem pra fazer quando chove',
  'serra-e-frio':
    'Anota a mínima prevista na serra e separa a roupa por ela | Veste as camadas de roupa em casa e vê se o braço mexe | Liga pra pousada e pergunta se o quarto tem aquecedor',
  'viagem-internacional':
    'Abre o passaporte ou o RG e anota a validade na agenda | Faz uma pasta no celular com os documentos da viagem, que abra sem internet | Pergunta pra quem já foi pro mesmo país o que pegou de surpresa',
  'viajar-com-criancas':
    'Anota em que hora do dia a criança fica mais disposta | Deixa a criança escolher três brinquedos e arrumar a própria mochila | Liga pro hotel e pergunta do berço, do micro-ondas e do café da manhã',
  'viajar-sozinha':
    'Marca no mapa a rua do hotel e vê o que tem em volta | Passa uma tarde sozinha num bairro da sua cidade que você não conhece | Combina com alguém de confiança de mandar a localização todo dia',
  'roteiro-de-cidade':
    'Põe os lugares no mapa e vê quais ficam no mesmo bairro | Risca um passeio de cada dia e deixa esse horário livre | Pergunta pra um morador onde ele almoça em dia de semana',
  milhas:
    'Abre seus programas de pontos e anota o que vence primeiro | Simula a mesma passagem em dinheiro e em milhas e compara | Escolhe com a família um destino só pra essas milhas',
  'arrumar-mala':
    'Pesa a mala vazia na balança de casa e anota o número | Põe na cama tudo que você levaria e tira três peças | Pede pra alguém olhar sua mala e apontar o que sobra',
  'festas-populares':
    'Marca na agenda a data da festa e o dia de olhar hospedagem | Veste em casa a roupa da festa, com o sapato, e anda meia hora | Combina com o grupo um ponto de encontro pra quem se perder',
  // automotivo
  'comprar-carro-usado':
    'Anota quilometragem, ano e preço de três anúncios parecidos | Liga o carro frio na visita e escuta um minuto, sem conversar | Chama um mecânico de confiança pra ver o carro com você',
  'carro-eletrico':
    'Anota quantos quilômetros você roda por dia nesta semana | Marca um test drive e pede pra fazer o seu trajeto de sempre | Pergunta pro síndico ou pro eletricista como seria a recarga aí',
  'tirar-cnh':
    'Anota depois da aula a manobra que saiu pior | Senta no carro desligado e repete em voz alta a ordem dos comandos | Pergunta pro instrutor o que ele faria você treinar mais',
  manutencao:
    'Olha a etiqueta da última troca de óleo e anota a quilometragem | Abre o manual do carro e marca a página da próxima revisão | Pergunta pra três vizinhos em qual mecânico eles confiam',
  'economia-de-combustivel':
    'Anota a quilometragem e os litros no próximo abastecimento | Calibra o pneu na próxima parada no posto | Combina uma carona com alguém que faz o mesmo caminho',
  moto: 'Olha a corrente, os pneus e a data de fabricação do capacete | Treina freada devagar num lugar vazio, de capacete e luva | Pergunta pra quem roda há anos qual foi o maior susto dele',
  'seguro-e-multa':
    'Abre o aplicativo da Carteira Digital de Trânsito e anota o que aparece | Pega a apólice ou a notificação e sublinha prazo e valor | Leva sua dúvida pro corretor ou pro Detran e anota a resposta',
  'carros-classicos':
    'Anota o que ainda é original no carro que você tem ou quer | Passa um domingo num encontro de antigos e fotografa três motores | Pergunta na família quem já teve um e pede uma foto da época',
  'trabalhar-com-app':
    'Anota por uma semana quanto entra, o combustível e as horas rodadas | Roda dois dias em horários diferentes e compara o que sobrou por hora | Pergunta pra um colega de ponto quanto ele separa pra manutenção',
  'cuidar-do-carro':
    'Olha o carro no sol e anota risco, mancha e pneu gasto | Tira o tapete hoje, aspira embaixo e sente o cheiro | Pergunta no lava-rápido que produto eles usam na sua pintura',
  // fe
  'fe-em-tempos-dificeis':
    'Escreve numa linha o que você queria dizer a Deus hoje | Fica cinco minutos em silêncio, do jeito que a sua fé couber | Liga pra alguém da sua comunidade e conta como você tá de verdade',
  'ler-a-biblia':
    'Anota a frase que ficou na cabeça depois da leitura de hoje | Lê um capítulo curto hoje, em voz alta e sem pressa | Combina de ler o mesmo trecho com alguém e trocar um áudio',
  oracao:
    'Anota a hora do dia em que sua casa fica mais quieta | Ora um minuto hoje com uma frase só, do seu jeito | Pergunta pra alguém querido pelo que você pode orar nesta semana',
  'igreja-e-comunidade':
    'Repara no próximo encontro em quem chegou sozinho e senta perto | Visita uma celebração esta semana e fica pra conversa da saída | Manda uma mensagem pra alguém da sua comunidade que sumiu',
  'familia-e-fe':
    'Repara em que momento do dia a família já fica junta | Faz uma oração de uma frase hoje, antes do jantar | Pergunta pra alguém de casa que dúvida ele tem sobre fé',
  'santos-e-devocoes':
    'Anota na agenda o dia do santo da sua devoção | Reza uma dezena do terço hoje, sem olhar o relógio | Pergunta pra sua avó ou pra sua tia de que santo ela é devota',
  'religioes-afro':
    'Anota três palavras de terreiro que você ouve e não sabe o que são | Ouve um ponto ou uma cantiga hoje, até o fim e com respeito | Pergunta numa casa séria qual é o dia de visita e como se vestir',
  'espiritismo-e-outras':
    'Escreve com as suas palavras a dúvida que essa crença te traz | Lê uma página de um livro dessa tradição e fica um minuto quieto | Conversa com alguém que vive essa fé e pergunta como começou',
  'duvidas-de-fe':
    'Escreve sua dúvida inteira num papel, sem tentar responder | Relê hoje o texto que te incomoda, com o capítulo inteiro em volta | Leva essa pergunta pra alguém da sua fé que saiba escutar',
  meditacao:
    'Anota depois da prática como você chegou e como saiu | Fecha os olhos um minuto depois deste vídeo e só acompanha a respiração | Escolhe um horário fixo e senta cinco minutos por dia nesta semana',
  // produtividade
  'parar-de-procrastinar':
    'Anota o que você foi fazer na hora em que fugiu da tarefa | Pega a tarefa que você mais adia e faz só os primeiros dois minutos | Escreve o dia, a hora e o lugar em que você vai começar',
  'criar-habitos':
    'Marca um X no calendário da cozinha em cada dia que fizer | Deixa à vista hoje o objeto do hábito que você quer | Escolhe um hábito só e cola ele em algo que você já faz todo dia',
  'rotina-da-manha':
    'Anota amanhã o que você faz nos primeiros dez minutos do dia | Põe o despertador longe da cama hoje à noite | Decide hoje à noite a roupa, o café e a primeira coisa de amanhã',
  foco: 'Conta com risquinhos quantas vezes você pega o celular em uma hora | Põe o celular em outro cômodo e faz uma coisa só por vinte minutos | Avisa quem tá perto que você volta em meia hora e fecha a porta',
  'organizar-a-rotina':
    'Anota por um dia onde foi parar cada hora | Passa tudo que tá na cabeça pra uma lista só, num lugar só | Senta no domingo com quem divide a vida com você e cruza as agendas',
  disciplina:
    'Repara em que hora do dia a vontade some e anota | Faz hoje a versão de cinco minutos do que você prometeu | Conta pra um amigo o que você vai fazer e manda foto no fim',
  'desenvolvimento-pessoal':
    'Escreve uma coisa que você faz hoje e não fazia há um ano | Faz esta semana uma coisa pequena que dá friozinho na barriga | Pergunta pra alguém próximo em que você mudou e só escuta',
  'dizer-nao':
    'Anota os pedidos que você aceitou esta semana sem querer | Diz um não pequeno esta semana e repara no que acontece | Pede até amanhã pra responder o próximo favor que te pedirem',
  'metas-do-ano':
    'Escreve a meta num papel e cola onde você escova os dentes | Tira da sua meta um passo que caiba nesta semana e faz | Marca com um amigo o dia de mostrar quanto a meta andou',
  minimalismo:
    'Conta quantas canecas ou camisetas você tem e anota o número | Põe numa caixa fechada o que tá em dúvida e escreve a data | Escolhe uma coisa boa que você não usa e dá pra alguém hoje',
  // culinaria
  bolo: 'Anota o tempo e a temperatura em que o bolo saiu do forno | Faz o mesmo bolo duas vezes este mês e muda uma coisa só | Leva uma fatia de bolo pro vizinho e pergunta o que faltou',
  'almoco-rapido':
    'Olha no relógio quanto tempo vai do primeiro corte até o prato | Deixa cebola e alho picados hoje à noite pro almoço de amanhã | Escolhe com a família três almoços que todo mundo come',
  'pao-e-massas':
    'Tira foto da massa no começo e no fim do descanso | Faz meia receita neste fim de semana, só pra pegar o ponto da massa | Chama alguém pra pôr a mão na massa com você no sábado',
  churrasco:
    'Anota que corte você comprou, o preço e como ficou | Testa um pedaço pequeno na grelha antes de pôr a peça inteira | Pergunta pro açougueiro que corte ele leva pra casa no domingo',
  sobremesas:
    'Anota o tempo de fogo ou de geladeira que deu certo | Faz metade da receita esta semana, antes do dia da festa | Liga pra quem faz o melhor doce da família e pede a receita',
  'receitas-de-air-fryer':
    'Cola na geladeira os tempos que deram certo na sua air fryer | Abre a cesta no meio do tempo e vira tudo com a pinça | Pergunta no grupo da família que receita eles repetem na air fryer',
  'comida-regional':
    'Anota o nome que esse prato tem na sua cidade | Faz um prato da sua terra neste domingo, do jeito de lá | Pergunta pra pessoa mais velha da família qual é o segredo do prato',
  'cozinhar-do-zero':
    'Prova a comida no começo, no meio e no fim, e anota o sal | Escolhe um prato só e repete até sair sem olhar a receita | Chama quem cozinha bem na família e fica olhando do lado do fogão',
  'lanches-e-salgados':
    'Anota o que voltou na lancheira ou sobrou na bandeja | Faz um salgado só primeiro e abre no meio pra ver | Leva três salgados pra um vizinho provar e pede a opinião sincera',
  'jantar-especial':
    'Escreve o cardápio e a hora de cada panela numa folha | Põe a mesa uma hora antes e deixa um prato já pronto | Pergunta pra quem vem jantar o que a pessoa não come',
  // direito
  'direitos-do-consumidor':
    'Guarda a nota, o protocolo e o print num lugar só | Se deu problema, registra a reclamação por escrito e anota a data | Leva os papéis no Procon da sua cidade e pergunta o prazo',
  'direitos-trabalhistas':
    'Confere no aplicativo da Carteira de Trabalho o que tá registrado | Guarda o holerite e os horários num lugar seu | Leva sua dúvida pro sindicato ou pra um advogado antes de assinar qualquer coisa',
  'pensao-e-guarda':
    'Anota num caderno os gastos do seu filho neste mês | Junta certidão, comprovantes e recibos numa pasta só | Marca um horário na Defensoria Pública e leva suas perguntas',
  divorcio:
    'Faz uma lista dos bens e das contas que vocês dois têm | Guarda cópia dos documentos da casa num lugar só seu | Escolhe alguém calmo pra ir com você na conversa com o advogado',
  'inss-e-beneficios':
    'Abre o Meu INSS e anota o que aparece no seu cadastro | Tira foto dos laudos e documentos e põe tudo numa pasta | Pergunta no CRAS do bairro o que vale pro seu caso',
  'aluguel-e-imovel':
    'Fotografa cada cômodo com data, do teto ao rodapé | Pega o contrato hoje e sublinha multa, prazo e reajuste | Manda por escrito pro dono ou pra imobiliária o que foi combinado de boca',
  heranca:
    'Anota num papel que documentos a família tem e quais faltam | Separa certidões e escrituras numa pasta, um pouco por dia | Chama a família pra uma conversa curta, com uma pessoa neutra junto',
  'golpes-e-internet':
    'Tira print da conversa, do perfil e do comprovante, com data | Denuncia o perfil no próprio aplicativo e guarda o protocolo | Mostra a mensagem estranha pra alguém antes de responder ou pagar',
  'violencia-domestica':
    'Decora o telefone de alguém de confiança, o 180 e o 190 | Deixa cópia dos documentos com alguém em quem você confia | Conversa com alguém de confiança ou liga no 180, da forma mais segura',
  transito:
    'Anota data, hora, rua e placa de tudo que aconteceu | Tira foto do lugar, da sinalização e do papel que chegou | Leva os papéis no Detran e pergunta que caminhos você tem',
  // esporte
  'futebol-de-torcedor':
    'Segue um jogador só no próximo jogo e anota o que ele faz sem bola | Põe a TV no mudo por dez minutos e narra o jogo você | Chama quem te ensinou a torcer e marca de ver um jogo junto',
  'jogar-futebol':
    'Filma dez minutos da sua pelada e olha onde você recebe a bola | Chuta vinte bolas na parede com a perna ruim | Combina a pelada da semana com dia, lugar e rodízio de goleiro',
  lutas:
    'Anota uma posição ou um golpe que você quer entender esta semana | Faz três minutos de sombra na frente do espelho, bem devagar | Marca uma aula experimental e pergunta pro professor como é o sparring',
  natacao:
    'Conta as braçadas de uma ida na piscina e anota | Solta o ar dentro da água cinco vezes, no raso e acompanhado | Chama alguém pra ir à piscina com você e marca o dia',
  ciclismo:
    'Mede a altura do seu selim com a trena e anota | Confere o freio e os pneus da bike antes de sair de casa | Chama um amigo que pedala e faz com ele um caminho calmo',
  'volei-e-basquete':
    'Filma dez saques ou arremessos e repara no cotovelo | Repete vinte vezes o mesmo fundamento, na parede ou na cesta | Junta mais três pessoas e marca a quadra do bairro',
  'idolos-e-historia':
    'Anota o primeiro lance que você lembra e com quem você tava | Revê hoje um jogo ou uma corrida antiga, sem pular pro final | Pergunta pro mais velho da família que atleta já fez ele chorar',
  'esporte-infantil':
    'Repara na cara do seu filho na volta do treino e anota | Brinca com seu filho de correr ou de bola hoje, sem corrigir nada | Pergunta pro seu filho o que ele tiraria da aula e o que deixaria',
  'surfe-e-skate':
    'Senta na areia ou na pista meia hora e olha quem já sabe | Treina a posição dos pés no chão de casa, vinte vezes | Chama alguém que já tem prática pra te acompanhar na próxima vez',
  'esporte-amador':
    'Anota que golpe te fez perder mais pontos no último jogo | Bate bola na parede quinze minutos esta semana | Marca com alguém o próximo treino, com dia e lugar',
  // arte
  'tocar-violao':
    'Grava trinta segundos de você tocando e guarda com a data de hoje | Troca devagar entre dois acordes por cinco minutos | Escolhe uma música e promete tocar pra alguém no fim do mês',
  cantar:
    'Grava um refrão no celular e escuta com fone uma vez só | Solta a voz no chuveiro hoje, mais baixo que o cantor | Canta uma música hoje na frente de uma pessoa de casa',
  'fotografia-com-celular':
    'Olha de onde vem a luz antes da próxima foto | Limpa a lente e refaz a mesma foto agora | Chama alguém de casa pra perto da janela e faz três retratos',
  'edicao-de-video':
    'Assiste ao seu último vídeo no mudo e anota onde cansa | Corta dez segundos do próximo vídeo e compara as duas versões | Mostra o vídeo pra um amigo e vê em que parte ele se distrai',
  desenho:
    'Olha um objeto da mesa por um minuto antes de riscar | Desenha a sua outra mão hoje, sem apagar, e põe a data | Desenha alguém da casa sentado e entrega o papel pra pessoa',
  'livros-e-autores':
    'Copia num caderno uma frase da página que você leu hoje | Lê dez páginas hoje com o celular em outro cômodo | Empresta um livro seu pra alguém e marca de conversar depois',
  'filmes-e-series':
    'Anota a cena que ficou na cabeça e o que ela mudou | Assiste à primeira cena de novo depois do final | Conta nos comentários: que final até hoje você não engoliu?',
  escrever:
    'Anota uma frase que você ouvir na rua hoje | Escreve dez linhas agora, à mão, sem voltar pra corrigir | Manda um pedaço do seu texto pra um amigo e pergunta onde ele parou',
  danca:
    'Escuta uma música inteira contando até oito com o pé | Dança uma música inteira hoje na sala, de porta fechada | Chama alguém pra uma aula ou um baile esta semana',
  'producao-musical':
    'Escuta sua música no carro ou no celular e anota o que some | Termina hoje oito compassos e salva com a data no nome | Manda a guia pra um amigo e pergunta que parte ele lembra',
  // estudos
  'historia-do-brasil':
    'Anota o nome de uma rua do bairro que homenageia alguém da história | Visita um museu, uma praça ou um prédio antigo da sua cidade | Pergunta pros seus avós como era a vida na idade que você tem',
  'historia-geral':
    'Desenha num papel uma linha do tempo com cinco datas dessa história | Acha no mapa onde isso aconteceu e olha os países em volta | Conta essa história pra alguém no jantar, em dois minutos',
  filosofia:
    'Escreve uma pergunta sua que não sai da cabeça, sem responder | Lê uma página só, duas vezes, e conta com as suas palavras | Leva uma pergunta dessas pra mesa e escuta quem discorda',
  'ciencia-e-universo':
    'Olha o céu por cinco minutos hoje e anota o que viu | Explica esse assunto com uma laranja, um copo ou o que tiver perto | Pergunta pra uma criança como ela acha que isso funciona',
  'biologia-e-quimica':
    'Lê o rótulo de um produto da cozinha e marca um nome que você estudou | Desenha a matéria de cabeça e depois confere no livro | Explica o assunto pra um colega em um minuto e vê onde trava',
  'tcc-e-pesquisa':
    'Escreve numa frase só a pergunta do seu trabalho | Abre o arquivo hoje e escreve um parágrafo ruim, só pra começar | Manda pro orientador uma pergunta curta, com duas opções de resposta',
  // arte
  'lendas-e-misterios':
    'Anota a história de arrepiar que te contavam quando você era criança | Conta um mistério em voz alta, de luz apagada, e grava | Pergunta pra alguém mais velho que assombração tinha na cidade dele',
  'anime-e-manga':
    'Anota em que episódio ou capítulo você parou de cada um | Pega o primeiro capítulo de um gênero que você nunca tentou | Conta nos comentários: qual você mostraria pra quem nunca viu nenhum anime?',
  humor:
    'Anota hoje uma coisa da sua casa que fez alguém rir | Conta a mesma piada de dois jeitos, o segundo com menos palavras | Testa a piada com um amigo, sem explicar, e repara na cara dele',
  'novelas-e-reality':
    'Anota seu palpite num papel e confere daqui a uma semana | Assiste ao próximo capítulo torcendo pro lado contrário | Conta nos comentários: que vilã já te fez torcer por ela?',
  'outros-instrumentos':
    'Marca na partitura ou na cifra o lugar em que você trava | Toca dez minutos hoje, só o trecho difícil | Combina com o vizinho um horário bom pra praticar',
  'teatro-e-atuacao':
    'Repara como alguém na fila mexe as mãos e anota | Diz a mesma frase de três jeitos na frente do espelho | Pede pra alguém ler a outra fala e ensaia junto',
  // esporte
  pesca:
    'Anota a hora, o lugar e a isca da próxima pescaria | Treina três nós de anzol em casa, com linha velha | Pergunta pra um pescador antigo o que tá saindo nesta semana',
  automobilismo:
    'Anota as voltas em que os carros param na próxima corrida | Vê uma largada de novo seguindo um carro só | Chama um amigo pro kart e compara a melhor volta de vocês',
  // games
  'xadrez-e-tabuleiro':
    'Anota a jogada em que a sua última partida virou | Joga uma partida bem devagar e diz em voz alta o motivo de cada jogada | Chama alguém da casa e ensina um jogo em cinco minutos',
  // viagem
  'trilha-e-camping':
    'Pesa a mochila pronta e anota a hora do pôr do sol | Monta a barraca ou amacia a bota em casa antes da viagem | Avisa alguém do caminho que você vai fazer e da hora da volta',
  'morar-fora':
    'Soma quanto custa um mês de vida na cidade que você quer | Passa um dia inteiro com o celular no idioma de lá | Manda mensagem pra um brasileiro que já mora lá e pergunta do começo',
  // fe
  'astrologia-e-taro':
    'Anota com data a frase da leitura que mexeu com você | Abre seu mapa ou tira uma carta hoje e escreve o que sentiu | Conta nos comentários: seu signo combina com você ou passou longe?',
  // beleza
  'tatuagem-e-piercing':
    'Olha fotos de trabalhos já cicatrizados do mesmo profissional | Marca o lugar com caneta e convive com a ideia uma semana | Pergunta no estúdio como esterilizam o material e o que fazer depois',
  'corpo-e-massagem':
    'Repara, depois do banho, onde o corpo tá mais duro ou mais seco | Passa hidratante nos pés hoje à noite, sem pressa | Pergunta pra massagista ou pra dermatologista o que serve pra você',
  // saude
  dentes:
    'Olha a gengiva no espelho hoje e anota se sangrou | Escova hoje com um relógio do lado e vê quanto tempo dá | Marca a consulta no dentista que você vem adiando',
  'alergia-e-rinite':
    'Anota por uma semana a hora da crise e o que tinha por perto | Tira do quarto hoje uma coisa que junta poeira | Pergunta ao médico em que caso você deve correr pro pronto-socorro',
  'joelho-e-articulacoes':
    'Anota em que movimento a junta reclama e por quanto tempo | Levanta da cadeira de hora em hora e anda um pouco, se der | Marca uma avaliação com fisioterapeuta ou ortopedista e leva suas perguntas',
  'estomago-e-refluxo':
    'Anota o que você comeu, a hora e quando veio o incômodo | Come o almoço de amanhã sentado e devagar, sem tela na frente | Leva a lista dos remédios que você toma pra próxima consulta',
  'colesterol-e-figado':
    'Pega seu último exame e anota a data e os números | Põe uma verdura a mais no prato do almoço de amanhã | Pergunta ao médico o que cada número do seu exame quer dizer',
  // saude-mental
  timidez:
    'Anota uma situação de hoje em que você falou, mesmo que pouco | Dá bom dia hoje pra alguém que você só cumprimenta com a cabeça | Conta pra um amigo o que te trava e pede companhia na próxima',
  raiva:
    'Anota em que parte do corpo a raiva aparece primeiro | Na próxima vez, sai um minuto do cômodo e bebe um copo de água | Escolhe uma pessoa de confiança, ou um psicólogo, e fala dessa raiva',
  'medos-e-fobias':
    'Dá uma nota de zero a dez pro medo de hoje e anota | Solta o ar bem devagar cinco vezes e olha cinco coisas em volta | Conta esse medo pra alguém de confiança ou leva pra um psicólogo',
  // fitness
  'yoga-e-pilates':
    'Repara até onde a mão chega no pé hoje e anota a data | Estende uma toalha no chão e fica cinco minutos numa postura fácil | Marca uma aula experimental e conta pra quem ensina o que te incomoda',
  'crossfit-e-funcional':
    'Anota a carga e as repetições do treino de hoje | Faz o próximo movimento sem peso e olha a postura no espelho | Visita um box e pergunta quem acompanha o aluno novo',
  'dor-e-recuperacao':
    'Anota onde dói hoje, de zero a dez, e repete amanhã | Troca um treino pesado da semana por uma caminhada leve | Mostra seu treino pro professor e pergunta onde cabe um descanso',
  // casa
  'vizinhos-e-condominio':
    'Anota por uma semana o dia e a hora do que te incomoda | Pega o regulamento do prédio e marca a página que fala disso | Puxa conversa com o vizinho num dia calmo, antes de reclamar',
  'lavar-roupa':
    'Lê a etiqueta da peça que você mais gosta antes de lavar | Limpa o filtro da máquina hoje e cheira a próxima lavagem | Pergunta pra quem lava roupa há anos que peça não se mistura',
  // culinaria
  'cafe-e-drinks':
    'Anota a medida de pó, gelo ou xarope que você usou hoje | Faz dois copos mudando uma coisa só e prova um depois do outro | Chama um amigo pra provar de olhos fechados e escolher um',
  'peixes-e-frutos-do-mar':
    'Olha o olho e a guelra do peixe na próxima ida à feira | Faz um filé só na frigideira e conta os minutos de cada lado | Pergunta pro peixeiro o que chegou hoje e como ele prepara',
  'comida-do-mundo':
    'Anota o ingrediente que faltou e por qual você trocou | Faz neste fim de semana um prato de um país que você nunca cozinhou | Convida alguém pra jantar e adivinhar de que país é o prato',
  // jardim
  'vida-na-roca':
    'Anota numa folha o gasto com água, cerca, ração e estrada | Passa um fim de semana de chuva num sítio e repara na rotina | Pergunta pra quem mora na roça qual foi o pior mês do ano',
  flores:
    'Olha quantas horas de sol o vaso de flor pega e anota | Semeia uma flor num potinho com furo e escreve a data | Dá uma flor pra alguém hoje, nem que seja do quintal',
  // pets
  'animais-da-natureza':
    'Anota a hora e o lugar dos bichos que você vê da janela | Senta dez minutos quieto num parque e conta quantos bichos aparecem | Salva o número dos bombeiros e ensina pra quem mora com você',
  // financas
  'imposto-de-renda':
    'Põe num envelope os recibos e informes que você já tem | Simula a declaração nos dois modelos e compara o resultado | Pergunta a um contador a dúvida que tá te travando',
  'mesada-e-filhos':
    'Anota por uma semana tudo que seu filho pediu pra comprar | Transforma um pote de vidro em cofrinho e conta junto no domingo | Deixa seu filho decidir uma compra pequena do mercado, com limite',
  // investimentos
  dividendos:
    'Soma o que caiu de dividendo no último ano e anota | Abre o último comunicado de uma empresa e marca as datas | Decide num papel pra que serve o próximo dividendo, antes de cair',
  'dolar-e-ouro':
    'Anota a cotação de hoje e o preço final com taxa e imposto | Simula a mesma quantia em três lugares e compara o total | Escreve pra que é esse dinheiro e quando você vai precisar dele',
  // negocios
  revenda:
    'Anota o custo, o frete e o preço de três produtos seus | Refaz hoje a foto do produto parado e posta no status | Pergunta pra três clientes o que elas procuram e não acham',
  funcionarios:
    'Escreve numa folha tudo que a pessoa da vaga faz num dia | Ensina uma tarefa só esta semana e deixa a pessoa repetir | Pergunta a outro dono de negócio o que ele aprendeu contratando',
  // vendas
  'vender-imoveis-e-carros':
    'Anota de onde veio cada cliente e em que etapa ele parou | Refaz a primeira foto do anúncio com luz do dia | Liga hoje pra um cliente que sumiu, só pra perguntar o que mudou',
  // carreira
  'primeiro-emprego':
    'Escreve o que você já fez sem carteira, em casa ou na escola | Manda o currículo hoje pra duas empresas do seu bairro | Avisa três conhecidos que você tá procurando, e diz em que área',
  'escolher-profissao':
    'Abre a grade de um curso e marca o que te deu vontade | Experimenta uma aula aberta ou uma oficina da área esta semana | Pergunta a dois profissionais como foi a segunda-feira deles',
  'dia-a-dia-da-profissao':
    'Anota a parte do seu dia de trabalho que ninguém vê | Grava dez segundos do caminho pro trabalho amanhã | Pergunta pra alguém da área o que ele queria ter sabido antes',
  // marketing
  podcast:
    'Escuta dois minutos de um podcast que você gosta e anota a abertura | Grava cinco minutos no celular, num quarto com cortina | Convida hoje uma pessoa pra ser sua próxima entrevista',
  // moda
  'coloracao-pessoal':
    'Olha o armário e conta que cor mais se repete | Tira duas fotos na janela com blusas de cor diferente e compara | Pergunta pra uma amiga com que roupa seu rosto aparece mais',
  // tecnologia
  'internet-e-wifi':
    'Mede a velocidade perto do roteador e no quarto e anota as duas | Muda o roteador de lugar hoje e testa de novo | Liga pra operadora com o teste na mão e anota o protocolo',
  'tv-e-streaming':
    'Mede com a trena a distância do sofá até a TV | Muda o modo de imagem ou de som hoje e vê um filme assim | Escolhe com a família uma assinatura pra pausar neste mês',
  'ia-para-criar':
    'Guarda numa nota o pedido que deu a melhor imagem | Refaz a mesma imagem mudando uma palavra só do pedido | Mostra duas imagens pra um amigo e vê se ele adivinha qual é IA',
  // automotivo
  'caminhao-e-estrada':
    'Anota numa folha só combustível, pedágio e comida da próxima viagem | Marca no mapa dois lugares bons pra parar e dormir | Liga pra casa na próxima parada e combina a hora da chegada',
  // relacionamento
  'morar-junto':
    'Escreve numa folha as contas da casa e quem fica com cada uma | Troca de tarefa com a outra pessoa por uma semana e repara | Marca uma conversa de meia hora sobre louça, dinheiro e visita',
  'vivencia-lgbt':
    'Anota o nome de quem você sabe que fica do seu lado | Escreve a primeira frase dessa conversa e guarda até a hora ser sua | Chama pra um café alguém com quem você pode ser você',
  // maternidade
  'brincar-em-casa':
    'Repara com que objeto da casa a criança brinca mais tempo | Dá uma caixa de papelão pra criança e espera dez minutos | Deixa a criança escolher a brincadeira e segue a regra dela',
  paternidade:
    'Anota uma coisinha que seu filho fez hoje e você quase perdeu | Assume sozinho o banho ou o jantar de hoje, do começo ao fim | Marca um passeio com outro pai e as crianças neste fim de semana',
  adocao:
    'Anota as dúvidas da casa sobre adoção, uma por linha | Começa um álbum da família com espaço pra quem chegou ou vai chegar | Conversa com uma família que já adotou e pergunta do primeiro mês',
  // cabelo
  'cabelo-branco':
    'Tira uma foto da raiz na luz da janela e põe a data | Muda o repartido hoje e deixa os fios brancos à vista um dia | Pergunta no salão como seria com o seu cabelo, antes de decidir',
  'trancas-e-lace':
    'Olha o couro cabeludo no espelho e anota onde coça ou puxa | Dorme hoje com touca ou lenço de cetim e compara de manhã | Pergunta pra quem fez seu cabelo quanto tempo dá pra ficar assim',
  // nutricao
  'gluten-e-lactose':
    'Anota por uma semana o que você comeu e quando passou mal | Lê três rótulos da despensa e marca onde aparece glúten ou leite | Leva esse assunto pro médico ou pra nutricionista antes de cortar qualquer coisa',
  'mitos-dos-alimentos':
    'Anota o medo de comida que mais se repete na sua família | Olha quem gravou o próximo vídeo de comida que te mandarem | Conta nos comentários: que mistura era proibida na casa da sua avó?',
  // idiomas
  libras:
    'Vê um vídeo em Libras sem legenda e anota os sinais que pegou | Soletra seu nome com a mão dez vezes na frente do espelho | Cumprimenta uma pessoa surda em Libras, mesmo que saia torto',
  'frances-e-italiano':
    'Escuta uma música em francês ou italiano e escreve o que entendeu | Lê um cardápio em voz alta por cinco minutos, no idioma | Manda um áudio curto no idioma pra um amigo que também estuda',
  'coreano-e-japones':
    'Anota três palavras que se repetem na próxima cena que você vir | Escreve o mesmo caractere vinte vezes à mão, dizendo o som | Ensina alguém da casa a dizer obrigado nesse idioma',
  // produtividade
  'inteligencia-emocional':
    'Dá um nome pro que você sentiu hoje e anota o motivo | Escreve a resposta com raiva, guarda e relê depois do café | Pergunta a alguém como foi te ouvir na última discussão',
  // direito
  'plano-de-saude':
    'Pega o contrato ou a carteirinha e anota o tipo do seu plano | Pede a resposta do plano por escrito e guarda o protocolo | Liga na ANS ou vai no Procon com a sua dúvida anotada',
  'politica-e-cidadania':
    'Anota o nome de um vereador da sua cidade e o que ele propôs | Assiste meia hora de uma sessão da câmara da sua cidade | Manda uma mensagem curta pra um vereador sobre um problema da sua rua',
  // vendas
  'vender-no-instagram':
    'Olha que story da semana teve mais resposta e anota o motivo | Posta hoje um produto com preço, tamanho e jeito de comprar | Responde um direct parado com uma pergunta, sem empurrar produto',
  // culinaria
  'cozinhar-sozinho':
    'Anota o que estragou na geladeira nesta semana | Congela hoje uma porção pequena com nome e data | Chama um vizinho pra dividir uma panela esta semana',
  // saude
  'gripe-e-resfriado':
    'Anota o dia em que começou, a febre e o que você sente | Deixa uma garrafa de água do lado da cama e deita mais cedo | Pede pra alguém te ver amanhã e, se piorar, vai no posto',
  // financas
  'compras-do-mes':
    'Guarda a nota da próxima compra e circula o que sobrou | Compara o preço por quilo de três produtos na próxima compra | Decide com a casa um valor pra compra e leva anotado',
  // relacionamento
  'filhos-pequenos-e-casal':
    'Anota por dois dias quem levantou de madrugada e quem fez o jantar | Senta dez minutos pra um café a dois depois que a criança dormir | Pede pra uma avó ou uma amiga ficar uma hora com a criança',
};
