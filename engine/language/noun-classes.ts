import { foldText } from './fold-text.ts';
import { singularsOf } from './nouns.ts';
import type { SemanticClass } from './topic-types.ts';

/** Heads whose kind is clear whatever the domain, without accents, in the singular. */
const headsByClass: Partial<Record<SemanticClass, string>> = {
  problem: `acne alergia alopecia anemia ansiedade apneia artrite artrose asma azia burnout calvicie cancer candidiase caspa celulite ciume cicatriz colica compulsao coceira crise depressao dermatite diabetes diarreia divida divorcio
    doenca dor endometriose enxaqueca escoliose espinha estresse estria fibromialgia flacidez fobia fome fratura frizz gases gastrite golpe goteira gripe hernia hipertensao impotencia inchaco infeccao infiltracao inflamacao inseguranca insonia labirintite
    lesao luto mancha medo melasma mofo multa obesidade odio olheira osteoporose panico preguica pressao procrastinacao pulga queda queimadura raiva refluxo ressecamento rinite rosacea ruga sedentarismo sinusite solidao tdah tendinite timidez tontura toc tosse traicao
    transtorno trauma tristeza vazamento vergonha vicio virus zumbido bullying assedio abuso violencia desemprego inadimplencia bagunca ferrugem birra briga saudade culpa autossabotagem esgotamento cansaco carrapato praga pulgao cupim traca formiga bug erro roubo assalto fofoca
    mentira ghosting chule refluxo candida seborreia enchente incendio insegurança carencia ansia nervosismo gagueira dislexia obsessao estrias gordura papada barriga falencia juros inflacao greve acidente colapso recaida vontade abstinencia`,
  product: `celular notebook tablet smartwatch fone geladeira fogao micro-ondas fritadeira panela aspirador robo liquidificador batedeira cafeteira chapinha secador perfume batom base rimel serum hidratante shampoo xampu condicionador protetor tenis bolsa vestido calca camisa camiseta sandalia relogio
    oculos carro moto bicicleta bike patinete scooter caminhao camera microfone tripe monitor teclado mouse impressora televisao tv console livro brinquedo carrinho mochila mala sofa colchao cama cadeira mesa whey creatina suplemento app aplicativo smartphone computador pc drone kindle caneta planner
    air-fryer maquina lavadora ventilador ar-condicionado chuveiro ferramenta furadeira pneu capacete oleo creme sabonete maquiagem esmalte vitrola toca-discos vinil radio lanterna guarda-chuva carteira isqueiro canivete faca tesoura martelo serra alicate escada rede barraca colchonete travesseiro cobertor lencol toalha espelho abajur lustre garrafa caneca talher liquidificador mixer processador chaleira bule frigideira churrasqueira ventilador climatizador umidificador purificador filtro calculadora microscopio telescopio binoculo bussola drone projetor tapete cortina estante armario escrivaninha bercinho berco chupeta mamadeira fralda bone chapeu cinto gravata meia pijama chinelo bota luva casaco jaqueta jaleco colar pulseira anel brinco bicicleta skate prancha violao guitarra teclado piano lente cartao emprestimo consorcio seguro curso`,
  place: `praia cidade ilha serra montanha cachoeira parque museu restaurante bar hotel pousada resort hostel pais bairro shopping mercado feira aeroporto estadio academia escola faculdade igreja hospital casa apartamento kitnet sitio fazenda cafe litoral trilha lugar destino chapada capital interior`,
  person: `poeta poetisa ator atriz cantor cantora escritor escritora jogador jogadora tecnico influencer influenciador youtuber presidente professor professora medico medica advogado advogada psicologo psicologa nutricionista dentista engenheiro arquiteto enfermeiro enfermeira fotografo designer motorista
    mae pai filho filha avo sogra sogro marido esposa namorado namorada ex irmao irma amigo amiga cunhada cunhado mulher homem adolescente crianca bebe idoso chefe cliente vizinho colega aluno santo anjo barbeiro manicure cabeleireira confeiteira diarista eletricista pedreiro programador vendedor vendedora
    empreendedora empreendedor entregador motoboy padre pastor personal caminhoneiro policial bombeiro dona solteira noiva madrinha padrinho gestante autista narcisista blogueira streamer bailarina artista costureira tatuador veterinario corretor piloto`,
  'living-being': `cachorro cachorra gato gata filhote cao cadela peixe hamster coelho calopsita papagaio periquito passaro tartaruga cavalo galinha vaca porco pet animal vira-lata labrador golden poodle pug shih-tzu spitz buldogue pinscher pitbull yorkshire lhasa border husky rottweiler beagle dachshund salsicha persa siames
    planta lirio suculenta orquidea cacto samambaia jiboia zamioculca rosa girassol lavanda horta arvore flor muda grama bonsai espada-de-sao-jorge costela-de-adao hortela manjericao tomateiro jabuticabeira limoeiro pitangueira antulio begonia violeta lirio hera babosa palmeira bromelia rosa-do-deserto alecrim tubarao baleia onca
    cobra aranha abelha formiga borboleta dinossauro jabuti iguana furao porquinho rato coruja gaviao lobo leao elefante macaco capivara
    tucano arara beija-flor joao-de-barro bem-te-vi sabia urubu pavao pato ganso peru codorna pomba andorinha curio canario trinca-ferro flamingo pinguim avestruz ema aguia falcao carcara quero-quero maritaca cacatua mico bugio gorila chimpanze
    preguica tamandua tatu anta queixada jaguatirica suricato girafa zebra hipopotamo rinoceronte urso panda tigre pantera guepardo hiena raposa lobo-guara coiote canguru coala morcego ourico esquilo gamba lontra ariranha foca golfinho orca
    peixe-boi polvo lula-gigante agua-viva estrela-do-mar cavalo-marinho caranguejo siri lagosta jacare crocodilo lagarto iguana camaleao sapo ra perereca jararaca cascavel sucuri jiboia-constritora escorpiao barata mosquito mosca vaga-lume cigarra
    grilo gafanhoto louva-a-deus joaninha besouro libelula cupinzeiro minhoca lesma caracol piranha pirarucu tambaqui dourado tucunare tilapia carpa betta cabra bode ovelha carneiro boi touro bezerro jumento burro mula egua potro galo pintinho
    ipe jacaranda araucaria pau-brasil mangueira jaqueira coqueiro eucalipto seringueira baoba cerejeira oliveira macieira pinheiro carvalho bambu mandacaru mogno flamboyant hortensia azaleia margarida tulipa cravo crisantemo dente-de-leao trevo
    musgo cogumelo fungo bacteria`,
  event: `folia romaria procissao cavalgada congada quermesse vaquejada desfile casamento festa aniversario natal carnaval pascoa formatura copa olimpiada halloween reveillon show festival rodeio cha batizado batismo velorio eleicao vestibular enem concurso entrevista reuniao viagem ferias feriado campeonato maratona black-friday noivado parto lua-de-mel intercambio mudanca final prova feira arraia`,
  'work-of-art': `filme serie livro musica album novela anime manga dorama poema poesia romance conto pintura quadro escultura documentario peca minisserie hq cancao sinfonia opera cronica`,
  food: `bolo pao pizza churrasco arroz feijao macarrao lasanha frango carne peixe camarao ovo salada sopa caldo pudim brigadeiro mousse torta coxinha pastel hamburguer sanduiche tapioca cuscuz acaraje feijoada moqueca strogonoff estrogonofe batata mandioca cafe suco smoothie cerveja vinho drink caipirinha receita marmita jantar almoco
    lanche sobremesa doce chocolate sorvete acai picole panqueca crepe omelete quiche risoto nhoque molho geleia iogurte queijo leite manteiga farofa vatapa tacaca tucupi baiao pamonha canjica curau pacoca bolinho salgado salgadinho esfirra kibe quibe cookie brownie cupcake panetone rabanada ceia salpicao bacalhau picanha costela linguica sushi comida
    fruta legume verdura abacate banana maca limao cha kombucha granola tempero pimenta alho refeicao bolo-de-pote cardapio bacon pernil peru chester polenta angu torresmo pato caruru bobo escondidinho parmegiana empada empadao quindim cocada beijinho pave gelatina cheesecake donut waffle biscoito rosca chimarrao terere ramen lamen ceviche guacamole falafel homus carpaccio paella burrito taco nacho gyoza curry croissant brioche macaron tiramisu churros alfajor focaccia bruschetta baguete chimichurri kimchi tempura tofu sarapatel rapadura mocoto dobradinha rabada barreado manicoba poke`,
};

const classOfHead = new Map<string, SemanticClass>(
  Object.entries(headsByClass).flatMap(([name, heads]) =>
    heads.split(/\s+/).map((head) => [foldText(head).replaceAll('-', ' '), name as SemanticClass] as const),
  ),
);

/** What kind of thing a noun names, whatever the domain; null when the word alone does not tell. */
export function classOfNoun(head: string): SemanticClass | null {
  const key = foldText(head).replaceAll('-', ' ');
  for (const form of [key, ...singularsOf(key)]) {
    const found = classOfHead.get(form);
    if (found) return found;
  }
  const first = key.split(' ')[0] ?? '';
  return first === key ? null : classOfNoun(first);
}

/** Whether a noun names a person or an animal. */
export function isLivingBeing(head: string): boolean {
  const name = classOfNoun(head);
  return name === 'person' || name === 'living-being';
}
