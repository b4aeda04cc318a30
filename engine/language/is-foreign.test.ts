import { describe, expect, it } from 'vitest';
import { isForeign } from './is-foreign.ts';

const list = (text: string) => text.split('|').map((topic) => [topic.trim()]);

describe('a topic in another language', () => {
  it.each(
    list(`how to lose belly fat fast|best recipes for dinner|why is my baby crying|money saving tips|cheap meals for students|is coffee bad for you|my dog barks too much|Marketing for small business
      |recetas fáciles para la cena|cómo ahorrar en el súper|mi perro ladra mucho|ansiedad en adolescentes|ganar dinero por internet|¿se puede congelar?|educación en el hogar|fotografía nocturna
      |comment perdre du poids|wie man Brot backt und isst|come fare la pizza con il lievito|筋トレ|как похудеть`),
  )('%s', (topic) => expect(isForeign(topic)).toBe(true));
});

describe('a topic in Portuguese', () => {
  it.each(
    list(`setup gamer|skincare|marketing digital|home office|cheesecake|day trade|buy and hold|smash burger|get ready with me|k-beauty|open finance|road trip|food truck|the last of us|game of thrones
      |vender casa|comprar carro|casa nova|la casa de papel|el niño|dulce de leche|los hermanos|paella|guacamole|viver em paz|aprender a cozinhar|como ganhar dinheiro|dormir melhor|guia de Las Vegas
      |bolo|MEI|R$ 100 por dia|inglês pra quem tem pressa|how to em português`),
  )('stays one, loan words or not: %s', (topic) => expect(isForeign(topic)).toBe(false));
});
