import type { Skeleton } from '../content-types.ts';

export const comparaSkeletons: readonly Skeleton[] = [
  { id: 'compara-01', mechanism: 'compara', template: '{pair.a:o} ou {pair.b:o}: qual você aguenta?' },
  {
    id: 'compara-02',
    mechanism: 'compara',
    template: '{pair.a:o} de um lado, {pair.b:o} do outro. Escolhe.',
  },
  {
    id: 'compara-03',
    mechanism: 'compara',
    template: 'coloquei {pair.a:o} contra {pair.b:o}.',
    needsTruth: true,
  },
  {
    id: 'compara-04',
    mechanism: 'compara',
    template: 'testei {pair.a:o} e {pair.b:o} na mesma semana.',
    needsTruth: true,
  },
  {
    id: 'compara-05',
    mechanism: 'compara',
    template: 'quem compara {pair.a:o} com {pair.b:o} esquece o principal.',
  },
  {
    id: 'compara-06',
    mechanism: 'compara',
    template: '{pair.a:o} {ganha|ganham:pair.a} na fama, {pair.b:o} no dia a dia.',
  },
  { id: 'compara-07', mechanism: 'compara', template: 'troca {pair.a:o} {pair.b:por} um dia e compara.' },
  {
    id: 'compara-08',
    mechanism: 'compara',
    template: 'se {pair.a:o} não {resolveu|resolveram:pair.a}, talvez seja hora {pair.b:de}.',
  },
  {
    id: 'compara-09',
    mechanism: 'compara',
    template: 'a pergunta é sempre {pair.a:por}. Quase nunca {pair.b:por}.',
  },
  {
    id: 'compara-10',
    mechanism: 'compara',
    template: 'dá empate entre {pair.a:o} e {pair.b:o}, com um porém.',
  },
  {
    id: 'compara-11',
    mechanism: 'compara',
    template: 'tirei {pair.a:o} da jogada e deixei só {pair.b:o}.',
    needsTruth: true,
  },
  { id: 'compara-12', mechanism: 'compara', template: '{pair.a:o} e {pair.b:o} não precisam brigar.' },
  { id: 'compara-13', mechanism: 'compara', template: 'existe meio-termo entre {pair.a:o} e {pair.b:o}.' },
  {
    id: 'compara-14',
    mechanism: 'compara',
    template: 'comparei {pair.a:o} com {pair.b:o} sem torcida.',
    needsTruth: true,
  },
  {
    id: 'compara-15',
    mechanism: 'compara',
    template: 'a briga entre {pair.a:o} e {pair.b:o} tem resposta chata.',
  },
  { id: 'compara-16', mechanism: 'compara', template: 'nem {pair.a:o} nem {pair.b:o}: {challenge:imper}.' },
  { id: 'compara-17', mechanism: 'compara', template: '{pair.a:o}, {pair.b:o}, e {contrast}.' },
  {
    id: 'compara-18',
    mechanism: 'compara',
    template: 'não escolhe {pair.a:o} nem {pair.b:o} ainda: {challenge:imper}.',
  },
  {
    id: 'compara-19',
    mechanism: 'compara',
    template: '{vence|vencem:pair.a} {pair.a:o} no papel. {Vence|Vencem:pair.b} {pair.b:o} na terça-feira.',
  },
  { id: 'compara-20', mechanism: 'compara', template: '{pair.a} ou {pair.b}: decide em dez segundos.' },
  { id: 'compara-21', mechanism: 'compara', template: 'o duelo do dia: {pair.a:o} contra {pair.b:o}.' },
  {
    id: 'compara-22',
    mechanism: 'compara',
    template: 'meu voto entre {pair.a:o} e {pair.b:o} mudou.',
    needsTruth: true,
  },
  { id: 'compara-23', mechanism: 'compara', template: 'pra {v}, {pair.a:o} ou {pair.b:o}. Escolhe.' },
];
