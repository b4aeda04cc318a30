import { describe, expect, it } from 'vitest';
import { findNoun } from './nouns.ts';

const genders: Record<'m' | 'f', string> = {
  m: `problema sistema dia coração pão cartão programa aplicativo cabelo violão tênis óculos lápis ônibus bebê amor celular colesterol look reels post feed whey
    skate podcast notebook açúcar mel leite sal jantar lugar bar mar prazer hambúrguer shopping tráfego chá sofá café tema clima mapa planeta dente
    homem fim jardim álbum jeans shampoo sérum blush delivery marketing bullying burnout home_office tarô karatê açaí tigrinho estresse vírus`,
  f: `dor ansiedade live make vibe playlist startup skincare air_fryer trend bet flor cor mulher colher mão foto moto viagem imagem linguagem saúde noite
    tarde pele carne fé gravidez vez luz paz cruz raiz nuvem ordem pizza lista tosse estratégia receita tribo libido dieta pressão insônia academia legging lingerie
    maquiagem sobrancelha calvície série mousse omelete alface dengue acne hashtag newsletter costas férias finanças tapioca muda sogra`,
};

const isOpen = (word: string) => findNoun(word)?.gender === null;

describe('gender of nouns', () => {
  it.each(Object.entries(genders))('knows the %s ones', (gender, words) => {
    const list = words.split(/\s+/).map((word) => word.replaceAll('_', ' '));
    expect(list.filter((word) => findNoun(word)?.gender !== gender)).toEqual([]);
  });

  it('leaves the gender of a person open, and knows no word that it does not have', () => {
    expect(
      ['dentista', 'artista', 'estudante', 'cliente', 'streamer'].filter((word) => !isOpen(word)),
    ).toEqual([]);
    expect(['wabi', 'brawlhalla', 'upcycling', 'xablau', 'pontape'].map(findNoun)).toEqual(
      Array(5).fill(null),
    );
  });
});

describe('number of nouns', () => {
  it('finds plurals of every kind, and singulars in -s', () => {
    const words = [
      'plantas',
      'pães',
      'corações',
      'mãos',
      'animais',
      'papéis',
      'lençóis',
      'homens',
      'flores',
      'luzes',
      'reels',
      'óculos',
      'férias',
    ];
    expect(words.filter((word) => findNoun(word)?.number !== 'p')).toEqual([]);
    expect(['tênis', 'ônibus', 'lápis', 'vírus', 'bíceps'].map((word) => findNoun(word)?.number)).toEqual([
      's',
      's',
      's',
      's',
      's',
    ]);
  });

  it('reads words without their accents', () => {
    expect(findNoun('exercicios')).toMatchObject({ text: 'exercício', number: 'p', gender: 'm' });
    expect(findNoun('violao')).toMatchObject({ text: 'violão', number: 's' });
  });
});
