import { foldText } from '../../../engine/language/fold-text.ts';
import { findProperName } from '../../../engine/language/proper-names.ts';

/** What people look for when they want something other than an answer: words of one such errand in each group, folded. */
const errands = [
  // A file or a program.
  'pdf|docx|pptx?|slides?|download|apk|torrent|png|wallpaper|para colorir|pra colorir',
  // Homework.
  'respostas?|brainly|gabarito|wikipedia|wiki|brasil escola|toda materia|palavras? cruzadas?|quiz',
  // A song or a film.
  'letras?|cifras?|karaoke|clipe|partitura|playback|musicas? (?:do|da|que)',
  'filmes?|novela|episodios?|elenco|dublado|legendado|assistir|trailer|bbb|memes?',
  // A shop or its counter.
  'reclame aqui|mercado livre|shopee|amazon|magalu|olx|aliexpress|shein|temu|casas bahia|cupom|cupons|black friday|onde (?:comprar|vende|vendem)',
  'login|(?:telefone|endereco) d[aeo]|segunda via|2a via|cnpj|0800|horario de funcionamento',
  // A place nearby.
  'perto de (?:mim|casa)|perto daqui|aqui perto',
  // Another language.
  '(?:em|no) (?:ingles|espanhol|frances|italiano|alemao|japones)|traducao|traduzir',
  'instagram|tik ?tok|you ?tube|facebook|twitter|kwai|whatsapp|telegram|pinterest|linkedin|snapchat|discord|reddit|threads',
  // What a dream means, and the number to bet on it.
  'sonhar com|sonhei|sonhos? com|jogo do bicho',
  'porno|xvideos?|xnxx|pornhub|onlyfans|hentai|nudes?|nuas?|pelad[oa]s?|putaria|safad[oa]s?|putas?|porra|caralho|merda|foder',
  // A figure of speech that is none under a question.
  '(?:me|se) mat(?:ar|o|a|ando)|suicid\\w+|automutila\\w+',
].map((words) => new RegExp(`(?:^| )(?:${words})(?= |$)`));

/** Spanish looks like Portuguese; these words give it away. */
const spanish =
  /(?:^| )(?:el|los|las|del|con|una|es|muy|mejor|mejores|hacer|donde|cual|cuando|cuant[oa]s?)(?= |$)/;
const address = /https?:|www\.|\S@\S|(?:^| )\S+\.(?:com|net|org|gov|br|io|app|tv)(?:\.|\/| |$)/;
/** What cannot be spoken: brackets, signs standing alone, a second sentence, letters of another alphabet. */
const unspeakable = /(?:^|\s)[^\p{L}\p{N}\s]|[<>|=*_{}[\]\\/"()…?!;]|(?!\p{Script=Latin})\p{L}/u;

/** Tells what is no question for a video about `topic`: an errand is none, unless the topic is about that errand. */
export function createNoiseDetector(topic: string): (text: string) => boolean {
  const about = foldText(topic);
  const errandsApart = [...errands, spanish].filter((errand) => !errand.test(about));
  const isPlaceApart = findPlace(topic) === null;
  return (text) => {
    const folded = foldText(text);
    if (address.test(folded) || unspeakable.test(text) || /ñ/iu.test(text)) return true;
    if (errandsApart.some((errand) => errand.test(folded))) return true;
    return isPlaceApart && isInPlace(text);
  };
}

/** "… em Curitiba": asked of one place only. All of Brazil is none. */
function isInPlace(text: string): boolean {
  const place = findPlace(text);
  return place !== null && place.name !== 'Brasil' && /^(?:em|n[oa]s?)$/.test(place.before);
}

function findPlace(text: string): { name: string; before: string } | null {
  const words = text.split(' ');
  for (let at = 0; at < words.length; at += 1) {
    const name = findProperName(words, at)?.name;
    if (name?.kind === 'place') return { name: name.text, before: words[at - 1] ?? '' };
  }
  return null;
}
