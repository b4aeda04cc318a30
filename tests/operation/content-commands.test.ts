import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCard } from '../../content/parse-card.ts';
import { unknownTopic } from '../helpers/known-topics.ts';
import { type LocalModel, startLocalModel, treeReply } from '../helpers/local-model.ts';
import { callFunction, openDoor, signUpPerson } from '../helpers/people.ts';
import { runScript } from '../helpers/run-script.ts';
import { startServerProcess } from '../helpers/server-process.ts';

let directory: string;
let model: LocalModel;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fisga-content-'));
  model = await startLocalModel();
});
afterAll(async () => {
  await model.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Runs a command in the folder of this file's tests. */
const run = (script: string, words: readonly string[], environment: Record<string, string>) =>
  runScript(script, words, { environment, cwd: directory });

describe('content:wanted', () => {
  it('prints the topics that people asked for in vain, the most wanted first, and names none of these people', async () => {
    const dataDir = join(directory, 'data');
    const server = await startServerProcess({ DATA_DIR: dataDir });
    const door = await openDoor(server.url);
    const [one, other] = [await signUpPerson(door), await signUpPerson(door)];
    const ask = (person: typeof one, prompt: string) =>
      callFunction(door, person, 'generate-hooks', { prompt });
    await ask(one, 'Vitral em chumbo');
    for (const person of [one, other]) await ask(person, unknownTopic);
    await ask(one, 'Dormir melhor');
    await server.end();

    const { code, printed } = await run('operate', ['wanted'], { DATA_DIR: dataDir });
    expect(code).toBe(0);
    const lines = printed.trimEnd().split('\n');
    expect(lines[0]).toMatch(
      /^ +2 {2}Balestra empenada {2}\(defeito; \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\)$/u,
    );
    expect(lines[1]).toMatch(/^ +1 {2}Vitral em chumbo/u);
    expect(lines.slice(2)).toEqual(['2 topics that no card is about']);
    for (const person of [one, other])
      for (const name of [person.id, person.email]) expect(printed).not.toContain(name);
    expect(await run('operate', ['wanted', 'todos'], { DATA_DIR: dataDir })).toMatchObject({ code: 2 });
  });
});

describe('content:draft', () => {
  const draft = (words: readonly string[]) =>
    run('draft-card', words, { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'local', AI_BASE_URL: model.url });
  /** The card that a good model would write, with one hook that no editor would let stand. */
  const reply = () => {
    const families = ['fazer', 'obstaculo', 'decisao', 'tempo'];
    const perguntas = treeReply('Dormir melhor').perguntas.map((question, place) => ({
      ...question,
      familia: families[place],
      resposta: 'Começa pelo quarto escuro.\nDepois tira o celular de perto.',
    }));
    perguntas[0]?.ganchos.push({ mecanismo: 'loop', texto: 'Descubra o segredo que ninguém te conta!' });
    return {
      nome: 'Balestra empenada',
      area: 'automotivo',
      outros_nomes: ['balestra com folga', 'barulho | na balestra'],
      pistas: ['bucha'],
      fechos: ['Balança a roda com a mão'],
      perguntas,
    };
  };

  it('writes a card for a person to read, without what the judge refuses, where no server reads it', async () => {
    model.answer(() => ({ text: JSON.stringify(reply()) }));
    const { code, printed } = await draft([unknownTopic, '--to', 'drafts']);
    expect(printed).toContain('left out or missing: ');
    expect(printed).toContain('move it to cards/automotivo/');
    expect(code).toBe(0);
    expect(model.requests.at(-1)?.prompt).toContain('<tema>"Balestra empenada"</tema>');
    expect(await readdir(join(directory, 'drafts'))).toEqual(['balestra-empenada.md']);
    const text = await readFile(join(directory, 'drafts', 'balestra-empenada.md'), 'utf8');
    expect(text).not.toContain('ninguém te conta');
    const { card, problems } = parseCard({
      path: 'balestra-empenada.md',
      area: 'automotivo',
      slug: 'balestra-empenada',
      text,
    });
    expect(problems).toEqual([]);
    expect(card).toMatchObject({
      name: 'Balestra empenada',
      wordings: ['balestra com folga', 'barulho / na balestra'],
    });
    expect(card?.questions).toHaveLength(4);
    expect(card?.questions[0]?.answer).toBe('Começa pelo quarto escuro. Depois tira o celular de perto.');
    expect((await draft([unknownTopic, '--to', 'drafts'])).printed).toContain('is there already');
  });

  it('prints the card where no folder is named', async () => {
    model.answer(() => ({ text: JSON.stringify(reply()) }));
    expect(await draft([unknownTopic])).toMatchObject({
      code: 0,
      printed: expect.stringContaining('# Balestra empenada'),
    });
  });

  it('says so where there is no model, where a card is about the topic, and where the model fails', async () => {
    expect(await run('draft-card', [unknownTopic], {})).toMatchObject({
      code: 2,
      printed: expect.stringContaining('AI_PROVIDER'),
    });
    expect(await draft(['Dormir melhor'])).toMatchObject({
      code: 1,
      printed: expect.stringContaining('cards/saude/dormir-melhor.md is about this topic'),
    });
    model.answer(() => ({ text: 'Não posso ajudar com isso.' }));
    expect(await draft([unknownTopic])).toMatchObject({
      code: 1,
      printed: expect.stringContaining('não passou na nossa revisão'),
    });
  });
});
