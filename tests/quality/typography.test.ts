import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTexts } from './read-texts.ts';

/** Written by the specification with these very characters. */
const givenTexts = new Set([
  'Processando...',
  'Enviando...',
  'Atualizando...',
  'Cancelando...',
  'Verificando sua sessão de redefinição de senha...',
  'A senha deve ter pelo menos 6 caracteres',
  'Mínimo de 6 caracteres',
  // Stands where the two of the other forms do.
  'Entrando...',
]);
const counted =
  's|min|h|dias?|mês|meses|anos?|horas?|minutos?|segundos?|créditos?|materia(?:l|is)|ganchos?|perguntas?|ideias?|vídeos?|buscas?|frases?|pontos?|dígitos?|números?|caracteres|estruturas?|encontrados?';
const rules: readonly { fault: string; pattern: RegExp }[] = [
  { fault: 'three dots for an ellipsis', pattern: /\p{L}\.\.\./u },
  { fault: 'a hyphen for a dash', pattern: /[\p{L}\ufffc] -{1,2} [\p{L}\ufffc]/u },
  { fault: 'a plain space after R$', pattern: /R\$ / },
  {
    fault: 'a space between a number and what it counts',
    pattern: new RegExp(`[\\d\\ufffc] (?:${counted})(?![\\p{L}\\d-])`, 'u'),
  },
  {
    fault: 'a straight quotation mark',
    pattern: /(?:^|[\s(])["'](?=\p{L})|(?<=\p{L})["'](?:[\s).,;:?!]|$)|\p{L}'\p{L}/u,
  },
];

/** Faults of a text that people read; whatever looks like a machine's is passed over. */
function findFaults(text: string): string[] {
  if (givenTexts.has(text.trim()) || !isRead(text)) return [];
  return rules.filter(({ pattern }) => pattern.test(text)).map(({ fault }) => fault);
}

// Words in Portuguese or in a sentence; style sheets, markup, paths and queries are not.
function isRead(text: string): boolean {
  return (
    /\p{Ll}{2}|\ufffc /u.test(text) &&
    !/[<>{}[\]=]|\b(?:select|update|insert|delete) |\w:\w|font-family|\w\("|^'|\w-\w+ \w+-\w/u.test(text)
  );
}

const sources = globSync([
  'web/**/*.{ts,tsx}',
  'shared/**/*.ts',
  'server/mail/*.ts',
  'server/auth/account-mails.ts',
  'server/functions/*.ts',
  'server/http/*.ts',
]).filter((path) => !/\.test\.tsx?$/.test(path));

describe('the typography of what people read', () => {
  it('is the Brazilian one in every text of the sources', () => {
    const faults = sources.flatMap((path) =>
      readTexts(path, readFileSync(path, 'utf8')).flatMap(({ text, line }) =>
        findFaults(text).map((fault) => `${path}:${line}: ${fault}: ${text.trim().slice(0, 80)}`),
      ),
    );
    expect(sources.length).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });

  it.each([
    ['Abrindo...', 'three dots for an ellipsis'],
    ['Pronto - agora grave', 'a hyphen for a dash'],
    ['Custa R$ 19,90', 'a plain space after R$'],
    ['Custa 1 crédito.', 'a space between a number and what it counts'],
    ['{left} s', 'a space between a number and what it counts'],
    ['Chame de "gancho" isso', 'a straight quotation mark'],
    ["Um copo d'água", 'a straight quotation mark'],
  ])('knows %s', (text, fault) => {
    const [found] = readTexts('a.tsx', `const a = <p>${text}</p>;`);
    expect(findFaults(found?.text ?? '')).toEqual([fault]);
  });

  it('has nothing against what is right, or given', () => {
    for (const text of [
      'Abrindo…',
      'Custa R$\u00a019,90',
      '1\u00a0crédito',
      'Chame de “gancho” isso',
      'e-mail',
      'Enviando...',
    ])
      expect(findFaults(text)).toEqual([]);
  });
});
