import { describe, expect, it } from 'vitest';
import { conjugateVerb, type VerbCell } from './conjugate-verb.ts';

const cells: readonly VerbCell[] = ['first', 'third', 'plural', 'imperfect', 'preterite', 'gerund'];

/** Written by hand: infinitive, eu, você, vocês, imperfect, preterite of eu, gerund. */
const table = `
falar falo fala falam falava falei falando
ficar fico fica ficam ficava fiquei ficando
pegar pego pega pegam pegava peguei pegando
começar começo começa começam começava comecei começando
viajar viajo viaja viajam viajava viajei viajando
passear passeio passeia passeiam passeava passeei passeando
pentear penteio penteia penteiam penteava penteei penteando
odiar odeio odeia odeiam odiava odiei odiando
mediar medeio medeia medeiam mediava mediei mediando
ansiar anseio anseia anseiam ansiava ansiei ansiando
incendiar incendeio incendeia incendeiam incendiava incendiei incendiando
remediar remedeio remedeia remedeiam remediava remediei remediando
copiar copio copia copiam copiava copiei copiando
apoiar apoio apoia apoiam apoiava apoiei apoiando
perdoar perdoo perdoa perdoam perdoava perdoei perdoando
continuar continuo continua continuam continuava continuei continuando
enxaguar enxáguo enxágua enxáguam enxaguava enxaguei enxaguando
mobiliar mobílio mobília mobíliam mobiliava mobiliei mobiliando
saudar saúdo saúda saúdam saudava saudei saudando
dar dou dá dão dava dei dando
estar estou está estão estava estive estando
comer como come comem comia comi comendo
esquecer esqueço esquece esquecem esquecia esqueci esquecendo
proteger protejo protege protegem protegia protegi protegendo
erguer ergo ergue erguem erguia ergui erguendo
moer moo mói moem moía moí moendo
ler leio lê leem lia li lendo
crer creio crê creem cria cri crendo
ver vejo vê veem via vi vendo
rever revejo revê reveem revia revi revendo
prover provejo provê proveem provia provi provendo
ter tenho tem têm tinha tive tendo
manter mantenho mantém mantêm mantinha mantive mantendo
ser sou é são era fui sendo
haver hei há hão havia houve havendo
fazer faço faz fazem fazia fiz fazendo
desfazer desfaço desfaz desfazem desfazia desfiz desfazendo
satisfazer satisfaço satisfaz satisfazem satisfazia satisfiz satisfazendo
dizer digo diz dizem dizia disse dizendo
trazer trago traz trazem trazia trouxe trazendo
saber sei sabe sabem sabia soube sabendo
caber caibo cabe cabem cabia coube cabendo
poder posso pode podem podia pude podendo
querer quero quer querem queria quis querendo
requerer requeiro requer requerem requeria requeri requerendo
valer valho vale valem valia vali valendo
perder perco perde perdem perdia perdi perdendo
pôr ponho põe põem punha pus pondo
compor componho compõe compõem compunha compus compondo
repor reponho repõe repõem repunha repus repondo
partir parto parte partem partia parti partindo
dirigir dirijo dirige dirigem dirigia dirigi dirigindo
dormir durmo dorme dormem dormia dormi dormindo
cobrir cubro cobre cobrem cobria cobri cobrindo
descobrir descubro descobre descobrem descobria descobri descobrindo
engolir engulo engole engolem engolia engoli engolindo
tossir tusso tosse tossem tossia tossi tossindo
polir pulo pule pulem polia poli polindo
subir subo sobe sobem subia subi subindo
fugir fujo foge fogem fugia fugi fugindo
sumir sumo some somem sumia sumi sumindo
consumir consumo consome consomem consumia consumi consumindo
entupir entupo entope entopem entupia entupi entupindo
assumir assumo assume assumem assumia assumi assumindo
discutir discuto discute discutem discutia discuti discutindo
sentir sinto sente sentem sentia senti sentindo
mentir minto mente mentem mentia menti mentindo
vestir visto veste vestem vestia vesti vestindo
investir invisto investe investem investia investi investindo
servir sirvo serve servem servia servi servindo
seguir sigo segue seguem seguia segui seguindo
conseguir consigo consegue conseguem conseguia consegui conseguindo
repetir repito repete repetem repetia repeti repetindo
preferir prefiro prefere preferem preferia preferi preferindo
divertir divirto diverte divertem divertia diverti divertindo
prevenir previno previne previnem prevenia preveni prevenindo
agredir agrido agride agridem agredia agredi agredindo
pedir peço pede pedem pedia pedi pedindo
medir meço mede medem media medi medindo
impedir impeço impede impedem impedia impedi impedindo
ouvir ouço ouve ouvem ouvia ouvi ouvindo
rir rio ri riem ria ri rindo
sorrir sorrio sorri sorriem sorria sorri sorrindo
ir vou vai vão ia fui indo
vir venho vem vêm vinha vim vindo
intervir intervenho intervém intervêm intervinha intervim intervindo
sair saio sai saem saía saí saindo
cair caio cai caem caía caí caindo
atrair atraio atrai atraem atraía atraí atraindo
construir construo constrói constroem construía construí construindo
destruir destruo destrói destroem destruía destruí destruindo
diminuir diminuo diminui diminuem diminuía diminuí diminuindo
possuir possuo possui possuem possuía possuí possuindo
reduzir reduzo reduz reduzem reduzia reduzi reduzindo
traduzir traduzo traduz traduzem traduzia traduzi traduzindo
reunir reúno reúne reúnem reunia reuni reunindo
proibir proíbo proíbe proíbem proibia proibi proibindo
distinguir distingo distingue distinguem distinguia distingui distinguindo
emagrecer emagreço emagrece emagrecem emagrecia emagreci emagrecendo
tocar toco toca tocam tocava toquei tocando
desapegar desapego desapega desapegam desapegava desapeguei desapegando
alcançar alcanço alcança alcançam alcançava alcancei alcançando
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

describe('conjugateVerb', () => {
  it.each(table)('conjugates %s', (infinitive, ...forms) => {
    expect(cells.map((cell) => conjugateVerb(infinitive, cell))).toEqual(forms);
  });

  it('gives the spoken order, with the verbs that have one of their own', () => {
    const orders = ['parar', 'fazer', 'dormir', 'ser', 'ter'].map((verb) =>
      conjugateVerb(verb, 'imperative'),
    );
    expect(orders).toEqual(['para', 'faz', 'dorme', 'seja', 'tenha']);
  });

  it('does not conjugate what is no infinitive', () => {
    expect(conjugateVerb('flor', 'third')).toBeNull();
    expect(conjugateVerb('casa', 'third')).toBeNull();
  });
});
