import { describe, expect, it } from 'vitest';
import { sourceTags } from '../content/source-tags.ts';
import { subtopics } from '../content/subtopics.ts';
import { sources } from './load-sources.ts';
import { mapTopicToTags } from './map-topic-to-tags.ts';

/** What people type → the theme that must be among the found ones. Written before the mapping was run. */
const expected = `
emagrecer na academia=emagrecimento
como secar a barriga=emagrecimento
perder 5 quilos=emagrecimento
jejum intermitente funciona?=emagrecimento
ozempic=emagrecimento
efeito sanfona=emagrecimento
malhar em casa=treino
shape pro verão=treino
musculação pra mulher=treino
ganhar massa sem bomba=treino
preguiça de treinar=treino
esteira ou musculação=treino
correr 5k=esporte
jiu-jítsu feminino=esporte
natação pra adulto=esporte
pelada de domingo=esporte
pedal na subida=esporte
marmita fit da semana=nutrição
vontade de doce à noite=nutrição
comida de verdade=nutrição
whey vale a pena=nutrição
intestino preso=nutrição
virar vegetariano=nutrição
bolo de cenoura fofinho=culinária
pão caseiro=culinária
frango na air fryer=culinária
churrasco barato=culinária
aprender a cozinhar=culinária
insônia=sono
acordar de madrugada=sono
dormir melhor=sono
melatonina faz mal?=sono
dor nas costas=dor
enxaqueca=dor
hérnia de disco=dor
joelho doendo e lombar travada=dor
pressão alta=saúde
pré-diabetes=saúde
dengue=saúde
cólica menstrual=saúde
check-up depois dos 40=saúde
depressão=saúde mental
burnout=saúde mental
fazer terapia=saúde mental
luto=saúde mental
autoestima baixa=saúde mental
crise de ansiedade=ansiedade
ansioso demais=ansiedade
aperto no peito=ansiedade
tdah em adulto=tdah
ritalina=tdah
sinais de autismo=autismo
mãe atípica=autismo
vício em celular=vício em celular
tempo de tela=vício em celular
parar de rolar o feed=vício em celular
detox digital=vício em celular
meditação pra iniciante=meditação
mindfulness=meditação
parar de fumar=álcool e cigarro
vape faz mal=álcool e cigarro
cerveja todo fim de semana=álcool e cigarro
envelhecer bem=envelhecimento
cuidar dos pais idosos=envelhecimento
viver mais=envelhecimento
memorizar matéria=memória
flashcards=memória
estudar sozinho=estudo
tcc=estudo
aprender matemática=estudo
alfabetização=aprendizagem
passar em concurso=concursos e enem
redação do enem=concursos e enem
concurseira iniciante=concursos e enem
aprender inglês sozinho=idiomas
destravar a conversação em inglês=idiomas
espanhol pra viagem=idiomas
crase=idiomas
intercâmbio na irlanda=idiomas
ter foco=produtividade
organizar a rotina=produtividade
acordar às 5 da manhã=produtividade
parar de procrastinar=procrastinação
empurrar com a barriga=procrastinação
deixar tudo pra última hora=procrastinação
criar hábitos=hábitos
21 dias pra mudar=hábitos
constância=hábitos
desenvolvimento pessoal=desenvolvimento pessoal
aprender a dizer não=desenvolvimento pessoal
autoconhecimento=desenvolvimento pessoal
ser feliz=felicidade
diário de gratidão=felicidade
bloqueio criativo=criatividade
aprender a desenhar=criatividade
birra no mercado=parentalidade
chinelada educa?=parentalidade
filho adolescente rebelde=parentalidade
criança na tela=parentalidade
lição de casa=parentalidade
amamentação=maternidade
desfralde=maternidade
enxoval=maternidade
puerpério=maternidade
bebê só dorme no colo=maternidade
superar o ex=relacionamento
traição=relacionamento
ciúme=relacionamento
sogra=relacionamento
levei um fora do crush=relacionamento
amigo falso=amizade e família
fazer amigos depois de adulto=amizade e família
conversa difícil=comunicação
falar em público=oratória
medo de apresentar trabalho=oratória
grana curta=finanças pessoais
boleto atrasado=finanças pessoais
guardar dinheiro ganhando pouco=finanças pessoais
cartão de crédito=finanças pessoais
tigrinho=finanças pessoais
aposentadoria pelo inss=finanças pessoais
sair das dívidas=dívidas
nome sujo=dívidas
negativado no serasa=dívidas
aumentar o score=dívidas
começar a investir=investimento
tesouro direto=investimento
bitcoin=investimento
day trade=investimento
comprar ou alugar apartamento=imóveis
financiar casa própria=imóveis
renda extra=renda extra
fazer um bico=renda extra
dirigir uber=renda extra
abrir mei=mei e pequenos negócios
precificar doces=mei e pequenos negócios
salão de beleza=mei e pequenos negócios
fluxo de caixa=mei e pequenos negócios
abrir um negócio=empreendedorismo
empreender do zero=empreendedorismo
vender no whatsapp=vendas
cliente acha caro=vendas
freguês indeciso=vendas
primeira venda=vendas
gatilho mental=persuasão
prova social=persuasão
marketing digital=marketing
marca pessoal=marketing
copywriting=marketing
tráfego pago=publicidade
anúncio no google ads=publicidade
crescer no instagram=redes sociais
canal no youtube=redes sociais
ganhar seguidores=redes sociais
como viralizar no tiktok=viralização
vídeo flopou=viralização
200 views=viralização
storytelling=storytelling
final explicado do filme=storytelling
contar histórias=storytelling
foto com celular=fotografia e vídeo
editar no capcut=fotografia e vídeo
vergonha de gravar=fotografia e vídeo
tocar violão=música
aula de canto=música
produzir música em casa=música
loja online=e-commerce
vender na shopee=e-commerce
frete grátis=e-commerce
direitos do consumidor=direito do consumidor
produto com defeito=direito do consumidor
voo cancelado=direito do consumidor
golpe do pix=segurança digital
whatsapp clonado=segurança digital
senha fraca=segurança digital
smartphone travando=tecnologia
celular lento=tecnologia
escolher notebook=tecnologia
planilha no excel=tecnologia
chatgpt no trabalho=ia
IA vai roubar meu emprego=ia
aprender python=programação
virar dev=programação
minecraft=games
free fire=games
pc gamer barato=games
meu filho joga demais videogame=games
mudar de carreira=carreira
CLT ou PJ=carreira
pedir demissão=carreira
chefe tóxico=carreira
pedir aumento=carreira
entrevista de emprego=entrevista de emprego
currículo sem experiência=entrevista de emprego
dar feedback=liderança
primeira liderança=liderança
home office=trabalho remoto
nômade digital=trabalho remoto
unha de gel=beleza
maquiagem pro dia a dia=beleza
perfume que fixa=beleza
pele oleosa=pele
espinha na testa=pele
melasma=pele
protetor solar=pele
cabelo cacheado=cabelo
queda de cabelo=cabelo
progressiva=cabelo
barba falhada=cabelo
look do dia=moda
brechó=moda
guarda-roupa cápsula=moda
organizar a casa=casa e organização
mofo no banheiro=casa e organização
decorar gastando pouco=casa e organização
conta de luz alta=casa e organização
planta morrendo=jardinagem
suculenta apodrecendo=jardinagem
horta no apartamento=jardinagem
reciclar lixo=sustentabilidade
carro elétrico polui?=sustentabilidade
gato não come ração=pets
adestrar cachorro=pets
dog sozinho em casa=pets
viajar barato=viagem
praia no nordeste=viagem
mala de mão=viagem
comprar carro usado=automotivo
tirar a cnh=automotivo
luz no painel=automotivo
moto pra trabalhar=automotivo
fé em tempos difíceis=religião e espiritualidade
ler a bíblia=religião e espiritualidade
umbanda=religião e espiritualidade
`
  .trim()
  .split('\n')
  .map((line) => line.split('='));

describe('mapping what people type to the themes of the corpus', () => {
  it('finds the right theme for at least 97 of 100 phrases, slang included', () => {
    const missed = expected.filter(([phrase = '', tag = '']) => !mapTopicToTags(phrase).tags.includes(tag));
    expect(expected.length).toBeGreaterThanOrEqual(200);
    const tooMany = missed.length > expected.length * 0.03;
    expect({ missed, tooMany }).toMatchObject({ tooMany: false });
  });

  it('puts the right theme first or second nearly always', () => {
    const early = expected.filter(([phrase = '', tag = '']) =>
      mapTopicToTags(phrase).tags.slice(0, 2).includes(tag),
    );
    expect(early.length / expected.length).toBeGreaterThanOrEqual(0.93);
  });

  it('finds no theme for what the corpus does not know', () => {
    const strangers = [
      'Neymar na Copa',
      'Nubank',
      'visto americano',
      'BBB 26',
      'asdf qwer',
      'final da Libertadores de 1998',
      'constructor',
      '',
    ];
    expect(strangers.filter((text) => mapTopicToTags(text).tags.length > 0)).toEqual([]);
  });

  it('reads the same word by its sense: país, IA, bebê', () => {
    expect(mapTopicToTags('morar em outro país').tags).not.toContain('parentalidade');
    expect(mapTopicToTags('eu ia começar segunda').tags).not.toContain('ia');
    expect(mapTopicToTags('quem bebe cerveja').tags).not.toContain('maternidade');
  });

  it('gives every subtopic a theme, and every theme of the corpus its words', () => {
    const covered = new Set(
      sourceTags.flatMap((entry) => entry.subtopics.split(',').map((slug) => slug.trim())),
    );
    expect(subtopics.filter(({ slug }) => !covered.has(slug)).map(({ slug }) => slug)).toEqual([]);
    expect([...covered].filter((slug) => !subtopics.some((row) => row.slug === slug))).toEqual([]);
    const known = new Set(sourceTags.map((entry) => entry.tag));
    expect([...new Set(sources.flatMap((source) => source.tags))].filter((tag) => !known.has(tag))).toEqual(
      [],
    );
  });

  it('maps every subtopic label to one of its own themes', () => {
    const missed = subtopics.filter(({ slug, label }) => {
      const own = sourceTags.filter((entry) =>
        entry.subtopics.split(',').some((item) => item.trim() === slug),
      );
      return !mapTopicToTags(label).tags.some((tag) => own.some((entry) => entry.tag === tag));
    });
    const labels = missed.map(({ label }) => label);
    expect({ labels, tooMany: labels.length > subtopics.length * 0.02 }).toMatchObject({ tooMany: false });
  });
});
