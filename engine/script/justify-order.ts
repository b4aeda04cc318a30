import type { Material } from '../../shared/busca-referencias.ts';
import { type Mechanism, mechanismLabels } from '../../shared/mechanisms.ts';
import type { Corpus } from '../evidence/corpus.ts';
import type { Cast } from './cast-materials.ts';
import { sayCaution } from './speak-finding.ts';

/** Tells the creator why this order holds, how many sources it rests on and where it is weak. */
export function justifyOrder({
  cast,
  materials,
  mechanism,
  corpus,
}: {
  cast: Cast;
  materials: readonly Material[];
  mechanism: Mechanism;
  corpus: Corpus;
}): string {
  return [
    describeOrder(cast, mechanism),
    describeSources(materials),
    describeWeakness(cast, { materials, corpus }),
  ].join(' ');
}

function describeOrder({ developments }: Cast, mechanism: Mechanism): string {
  const [first, second, third] = developments;
  const payment = {
    hook: 'o primeiro desenvolvimento traz a fonte que fala mais direto do que ele promete',
    topic: 'o primeiro desenvolvimento traz o que já foi medido sobre o assunto dele',
    theme: 'o primeiro desenvolvimento já avisa que a fonte é do mesmo tema, sem fingir que responde tudo',
  }[first.main.material.match];
  const dispute =
    second.contradictsPrevious || third.contradictsPrevious
      ? ' Como tem estudo que discorda, os dois lados vêm um atrás do outro: mostrar a briga segura mais do que esconder.'
      : ' O segundo muda o ângulo e o terceiro traz pra vida real, pra ninguém sentir que tá ouvindo a mesma coisa de novo.';
  return `O gancho trabalha com ${mechanismLabels[mechanism].toLowerCase()}: ${mechanismReasons[mechanism]}. Por isso ${payment}, e a resposta não fica pro fim.${dispute}`;
}

function describeSources(materials: readonly Material[]): string {
  const brazilian = materials.filter((material) => material.country === 'Brasil').length;
  const count = materials.length === 1 ? 'uma fonte' : `${materials.length} fontes`;
  if (brazilian === 0) return `São ${count}, nenhuma com dado do Brasil.`.replace('São uma', 'É uma');
  const share =
    brazilian === materials.length
      ? brazilian === 1
        ? 'brasileira'
        : 'todas brasileiras'
      : `${brazilian} ${brazilian === 1 ? 'brasileira' : 'brasileiras'}`;
  return `São ${count}, ${share}.`.replace('São uma', 'É uma');
}

function describeWeakness(
  { developments }: Cast,
  { materials, corpus }: { materials: readonly Material[]; corpus: Corpus },
): string {
  const themed = materials.filter((material) => material.match === 'theme').length;
  const unconfirmed = materials.filter((material) => material.confirmation === 'unconfirmed').length;
  const secondary = materials.filter((material) => material.confirmation === 'secondary').length;
  const points = [
    themed > 0 ? `${sayCount(themed, 'fonte é', 'fontes são')} só do mesmo tema` : '',
    unconfirmed > 0
      ? `${sayCount(unconfirmed, 'ainda não foi conferida', 'ainda não foram conferidas')} no original`
      : '',
    secondary > 0 ? `${sayCount(secondary, 'foi lida', 'foram lidas')} na imprensa ou em resumo` : '',
    materials.length < 5 ? 'não achamos mais nada sólido pra completar cinco' : '',
  ].filter((point) => point !== '');
  if (points.length > 0) return `O ponto fraco: ${joinPoints(points)}. Confere o link antes de gravar.`;
  return `O cuidado maior é com a primeira fonte: ${sayCaution(developments[0].main.material.caveat, corpus)}`;
}

function sayCount(count: number, singular: string, plural: string): string {
  return count === 1 ? `1 ${singular}` : `${count} ${plural}`;
}

function joinPoints(points: readonly string[]): string {
  return points.length === 1 ? `${points[0]}` : `${points.slice(0, -1).join('; ')}; e ${points.at(-1)}`;
}

const mechanismReasons: Readonly<Record<Mechanism, string>> = {
  cena: 'a pessoa se vê na cena e quer saber o que vem depois',
  confissao: 'quem admite primeiro ganha ouvido, e o dado tira o peso de ser só a sua história',
  'antes-depois': 'a curiosidade tá no que aconteceu entre um ponto e outro',
  dialogo: 'a frase é de quem assiste, então a resposta precisa vir logo',
  erro: 'quem comete o erro fica pra saber se é com ele',
  custo: 'ninguém gosta de perder sem saber quanto',
  contra: 'quem discorda fica pra te pegar no erro, e aí a fonte segura',
  mito: 'mexer numa crença pede prova rápida',
  lacuna: 'falta uma peça, e quem segura a peça demais perde a pessoa',
  loop: 'o fio fica solto de propósito e precisa fechar',
  numero: 'número no gancho cobra número na resposta',
  prova: 'você prometeu mostrar, então a prova vem primeiro',
  compara: 'quem tá em dúvida entre dois quer critério, não torcida',
  chamada: 'você escolheu com quem fala, então a resposta é pra essa pessoa',
  desafio: 'o desafio só pega se a pessoa entender por que vale o esforço',
  quebra: 'a ordem para o dedo, e o dado tem que pagar a parada',
  pergunta: 'pergunta boa pede resposta cedo',
};
