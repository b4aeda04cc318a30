/** A hook with what a right source for it is. Written before the search was run on it. */
export interface GoldHook {
  topic: string | null;
  hook: string;
  /** Themes any of which a shown source should hold. */
  tags: string[];
  /** What the summary, title or keywords of a right source speak of. */
  about: RegExp;
}

/** topic | hook | themes | what a right source speaks of. Written before the search was run on them. */
export const ordinary = readCases(`
emagrecer na academia|Suar mais na esteira não é emagrecer mais.|emagrecimento,treino|gasto|exerc|caloria
|Dieta da moda funciona até a sexta-feira.|emagrecimento,nutrição|dieta|peso
jejum intermitente|Jejum não é desculpa pra comer dobrado depois.|emagrecimento,nutrição|jejum|dieta|peso
creatina|Creatina faz o cabelo cair?|treino,nutrição|creatina
dormir melhor|O celular na cama rouba o seu sono.|sono,vício em celular|sono|dorm
|Insônia não se resolve com mais café.|sono|sono|cafe
dor nas costas|A ressonância mostrou uma hérnia, e agora?|dor|ressonancia|coluna|disco
enxaqueca|Enxaqueca não é frescura.|dor|enxaqueca
ansiedade|Respirar devagar na crise de ansiedade muda alguma coisa?|ansiedade,meditação|ansiedade|respir
tdah adulto|TDAH não some quando você faz dezoito anos.|tdah|tdah
autismo|Vacina não causa autismo.|autismo|autismo|vacina
|Quanto tempo de tela o seu filho tem por dia?|vício em celular,parentalidade|tela|celular
parar de fumar|O vape não é só vapor com gosto.|álcool e cigarro,saúde|vape|eletronico|fum
memorizar matéria|Reler o resumo é a pior revisão que existe.|memória,estudo,aprendizagem|revis|releitura|memor|teste
|Estilo de aprendizagem visual ou auditivo? Tanto faz.|aprendizagem,estudo|estilo
redação do enem|Redação nota mil não sai de modelo pronto.|concursos e enem,estudo|redacao
aprender inglês|Passei um ano no aplicativo e travei na conversa.|idiomas|ingles|idioma|duolingo
parar de procrastinar|Procrastinar não é preguiça.|procrastinação,produtividade|procrastin
criar hábitos|Vinte e um dias não criam hábito nenhum.|hábitos,produtividade|habito
felicidade|Dinheiro compra felicidade até certo ponto.|felicidade,finanças pessoais|felicidade|renda
|Gratidão no caderno toda noite funciona?|felicidade|gratidao
bloqueio criativo|Sai pra caminhar quando a ideia não vem.|criatividade,produtividade|caminha|criativ|ideia
birra|Chinelada não ensina limite.|parentalidade|palmada|castigo|bater
amamentação|Leite fraco não existe.|maternidade,nutrição|leite|amament|aleitamento
traição|Quem trai nem sempre está infeliz.|relacionamento|trai|infidel
superar o ex|Stalkear o ex atrasa o seu término.|relacionamento|ex|termin
sair das dívidas|O rotativo do cartão dobra a sua dívida.|dívidas,finanças pessoais|rotativo|cartao|divida
bets|A bet leva o salário antes do boleto.|dívidas,finanças pessoais|aposta|bet
day trade|Day trade é emprego com prejuízo.|investimento|day trade|trader
vender no whatsapp|Cliente some depois que você manda o preço.|vendas,mei e pequenos negócios,marketing,persuasão|cliente|preco|vend
storytelling|Conta de uma pessoa, não de uma estatística.|storytelling,persuasão,comunicação|histor|pessoa
como viralizar no tiktok|Vídeo que dá raiva roda mais.|viralização,redes sociais|viral|compartilh|raiva
golpe do pix|O golpista liga fingindo ser do banco.|segurança digital,finanças pessoais|golpe|fraude|crime
programação com IA|A IA deixou o programador mais lento?|ia,programação|ia|copilot|programador
pedir aumento|Pedir aumento com número redondo é erro.|carreira,vendas,persuasão|salario|negoci|numero
home office|Home office rende mais ou menos?|trabalho remoto,carreira|remoto|home office|casa
protetor solar|Protetor solar todo dia muda a pele?|pele,beleza|protetor
queda de cabelo|Óleo de alecrim faz o cabelo crescer?|cabelo,beleza|alecrim|cabelo|minoxidil
planta morrendo|Regar orquídea com gelo mata?|jardinagem|orquidea|gelo
air fryer|Batata na air fryer é mais saudável?|culinária,nutrição|air fryer
adestrar cachorro|Bronca não ensina cachorro.|pets|cachorro|cao|caes|adestra
comprar carro usado|A quilometragem engana no carro usado.|automotivo|carro|odometro|quilomet
arrumar a mala|Mala de mão não precisa pesar dez quilos.|viagem|mala|bagag|viag
viajar barato|Viajar gastando pouco começa na escolha do mês.|viagem|viag|passage|turis
videogame e criança|Videogame deixa a criança violenta?|games,parentalidade|game|jogo|videogame
futebol|O corpo de quem só joga pelada no domingo.|esporte,treino|futebol|esporte|joga
natação|Nadar serve pra quem tem pressão alta?|esporte,saúde,treino|nada|natac|esporte
comprar pela internet|Você tem sete dias pra se arrepender da compra.|direito do consumidor,e-commerce|arrepend|compra|consumid
plano de saúde|O plano negou o exame: e agora?|direito do consumidor,saúde|plano|saude
minimalismo|Casa cheia, cabeça cheia.|casa e organização,sustentabilidade,felicidade,desenvolvimento pessoal|bagunca|casa|objeto|organiz|minimal
limpeza da casa|Misturar água sanitária com vinagre é perigoso.|casa e organização,saúde|limpeza|sanitaria|produto|casa
conta de luz|O chuveiro é quem manda na conta de luz.|casa e organização,sustentabilidade,finanças pessoais|energia|luz|chuveiro
horta em casa|Manjericão no vaso: sol de manhã basta?|jardinagem|horta|planta|vaso|cultiv
gato em casa|Gato que arranha o sofá não é birra.|pets|gato
castrar cachorro|Castrar muda o humor do cachorro?|pets|castra|cao|caes|cachorro
batom e maquiagem|Dividir o batom com a amiga passa doença?|beleza,pele,saúde|maquia|batom|cosmet
alisamento|Formol na escova progressiva faz mal?|cabelo,beleza|formol|alis|progress
acne|Espinha na vida adulta tem cura?|pele,beleza|acne|espinha|pele
brechó|Roupa usada pesa menos no planeta?|moda,sustentabilidade,e-commerce|roupa|brecho|moda|usad
aprender violão|Aula de música muda a cabeça da criança?|música,aprendizagem|music|instrument
fotografia com celular|Foto demais estraga a lembrança?|fotografia e vídeo,memória|foto
oração|Rezar acalma mesmo?|religião e espiritualidade,saúde mental,meditação|reza|orac|relig|espirit
luto|O luto tem cinco fases?|saúde mental|luto|perda
depressão|Exercício ajuda quem tem depressão?|saúde mental,treino|depress
burnout|Férias curam o burnout?|saúde mental,carreira|burnout|esgot|trabalho
home office|Reunião de vídeo cansa mais do que presencial?|trabalho remoto,carreira|video|reuni|remot
primeiro emprego|Currículo com mentira cai na entrevista.|carreira,entrevista de emprego|curricul|entrevista|mentira
mei|O MEI que não emite nota paga mais?|mei e pequenos negócios,empreendedorismo|mei|microempreend|pequen
abrir negócio|Metade das empresas fecha em cinco anos?|empreendedorismo,mei e pequenos negócios|empresa|negocio|fecha|sobreviv
tesouro direto|Tesouro ou poupança pra reserva?|investimento,finanças pessoais|tesouro|poupanca|invest|selic
financiar imóvel|Comprar ou alugar: a conta de trinta anos.|imóveis,finanças pessoais|imovel|alug|financ
anúncio pago|Anúncio que interrompe ainda vende?|publicidade,marketing,vendas|anunci|public
atendimento|Cliente mal atendido conta pra quantos?|vendas,marketing,direito do consumidor|client|atend|reclam
podcast|Quem ouve podcast no Brasil?|redes sociais,fotografia e vídeo,marketing,storytelling,publicidade|podcast|ouv
falar em público|O medo de falar em público tem treino.|oratória,comunicação,ansiedade|public|fala|discurso
enem|Dormir pouco na véspera da prova atrapalha?|concursos e enem,estudo,sono|sono|prova|dorm|enem
francês|Dá pra aprender idioma depois dos sessenta?|idiomas,envelhecimento|idioma|lingua|adult
matemática|Medo de matemática se aprende em casa?|estudo,aprendizagem,parentalidade,ansiedade|matemat
senha|Senha com data de aniversário cai em segundos.|segurança digital,tecnologia|senha|seguranca|golpe|vaz
celular novo|Celular dura quantos anos hoje?|tecnologia,sustentabilidade|celular|aparelho|smartphone
vacina|Vacina da gripe dá gripe?|saúde|vacina|gripe
diabetes|Fruta aumenta a glicose de quem tem diabetes?|saúde,nutrição|diabet|glic|fruta
pressão alta|O sal escondido no pão de todo dia.|saúde,nutrição|sal|sodio|press
`);

/** The way people type and talk. */
export const slang = readCases(`
shape pro verão|Tô malhando há meses e o shape não vem.|treino,emagrecimento|exerc|treino|musculac|peso
tô sem grana|A grana some antes do dia 15.|finanças pessoais,dívidas|renda|dinheiro|divida|gast|orcament
boleto atrasado|Os boleto tudo atrasado e o nome sujo.|dívidas,finanças pessoais|divida|inadimpl|nome|juros
chefe tóxico|Meu chefe é tóxico e eu fico mal no domingo.|carreira,liderança,saúde mental|chefe|assedio|trabalho|lider
pet bagunceiro|O dog destruiu a casa de novo.|pets|cao|caes|cachorro
ficar de boa|A mente não desliga, mano.|ansiedade,meditação,saúde mental,sono|ansied|medit|estresse|sono|mente
trampo|Trampo CLT ou virar PJ?|carreira,renda extra,mei e pequenos negócios,empreendedorismo|trabalh|clt|autonom|emprego|mei
rolê|Rolê com a galera faz bem?|amizade e família,felicidade,saúde mental|amig|social|relac|solid
crush|Meu crush visualizou e não respondeu.|relacionamento|relac|amor|casal|namor|rejei
viciada em doce|Não vivo sem um docinho depois do almoço.|nutrição,emagrecimento|acucar|doce
`);

export const paraphrased = readCases(`
emagrecer na academia|Malha, malha e nada muda no espelho.|emagrecimento,treino|exerc|peso|treino|gasto
sono|Três da manhã e o teto já decorado.|sono|sono|dorm
ansiedade|O coração dispara e a boca seca do nada.|ansiedade|ansied
celular demais|O polegar não para nem no banheiro.|vício em celular,redes sociais|celular|tela|rede
procrastinação|Amanhã sem falta, de novo.|procrastinação,produtividade|procrastin|adia|prazo
dívidas|O fim do mês chega antes do dia dez.|dívidas,finanças pessoais|divida|juros|inadimpl
palmada|Um tapinha nunca matou ninguém, dizia a vó.|parentalidade|palmada|castigo|bater|crianc
chefe difícil|Domingo à noite e o estômago embrulha.|carreira,liderança|chefe|trabalho|assedio|lider
falar em público|As pernas tremem e o slide não passa.|oratória,comunicação|public|fala|voz|apresent
amizades|Todo mundo casou e o grupo ficou mudo.|amizade e família|amig|amizade|relac
superar o ex|Você sabe onde ele almoçou ontem.|relacionamento|ex|termin|casal|relac
viralizar|Postei feliz e acordei com doze visualizações.|viralização,redes sociais|viral|compartilh|video
queda de cabelo|O ralo do banheiro conta a verdade.|cabelo|cabelo|calv
pele|A testa brilha antes do meio-dia.|pele,beleza|pele|acne|protetor
pets|Ele destrói o sofá quando a porta fecha.|pets|cao|caes|cachorro|gato|pet|bicho
estudar|Grifei o livro inteiro e não sobrou nada.|estudo,memória,aprendizagem|estud|revis|grif|aprend
investir|A poupança do vô ainda é a mesma.|investimento,finanças pessoais|invest|poup|aplic
viagem|A volta pra casa dói mais que a ida.|viagem|viag|ferias
plantas|Folha amarela, terra encharcada e boa intenção.|jardinagem|plant|vaso|folha|jardim
carro elétrico|Tomada em vez de bomba, será?|automotivo,sustentabilidade|eletric|hibrid
`);

/** What the corpus knows nothing of. */
export const strangers: [string | null, string][] = [
  [null, 'Neymar na Copa: o que esperar'],
  ['Neymar na Copa', 'Ele chega inteiro ou não chega?'],
  [null, 'Nubank'],
  ['visto americano', 'O cônsul fez uma pergunta só.'],
  ['Big Brother Brasil', 'O paredão mais falso da história'],
  ['eleição para prefeito', 'Quem vota nulo decide o quê?'],
  ['signo de escorpião', 'Mercúrio retrógrado explica tudo'],
  ['final da Libertadores', 'O árbitro apitou errado de novo'],
  ['Taylor Swift', 'A era favorita de cada fã'],
  ['bitola de trem', 'Dois trilhos, três larguras'],
  ['vulcão na Islândia', 'A lava chegou na estrada'],
  ['genealogia da família real', 'O trono tem fila'],
  ['astronomia', 'Saturno perde os anéis'],
  ['ufologia', 'O rádio chiou e a luz desceu no pasto'],
  ['asdf qwer', 'zxcv uiop'],
];

function readCases(table: string): GoldHook[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [topic = '', hook = '', tags = '', ...about] = line.split('|');
      return {
        topic: topic || null,
        hook,
        tags: tags.split(','),
        about: new RegExp(`\\b(?:${about.join('|')})`),
      };
    });
}
