import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const fontDirectory = fileURLToPath(new URL('../node_modules/@fontsource-variable/', import.meta.url));
const hooks = [
  'Solta o apoio da esteira<br>e baixa a velocidade.',
  'Dieta na segunda semana.<br>Na primeira, só aparece.',
];

/** The page that the card is a picture of: the promise, and a line that ends in two hooks. */
export async function cardHtml(): Promise<string> {
  const [title, text] = await Promise.all([
    fontFace('Title', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    fontFace('Text', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  ]);
  return `<!doctype html><style>${title}${text}${style}</style>
    <svg viewBox="0 0 1200 630" fill="none" stroke-linecap="round" stroke-linejoin="round">
      ${drawLogo()}
      <path d="M66 470C380 470 540 400 684 204M66 470C330 470 540 476 684 418" stroke="#6F887E" stroke-width="2.5"/>
      <circle cx="66" cy="470" r="9" fill="#FF5A1F"/>
      ${drawHook(684, 204)}${drawHook(684, 418)}
    </svg>
    <p class="name">isga</p>
    <h1>O tema entra.<br>O gancho sai.</h1>
    <p class="lead">Ganchos, materiais com fonte e roteiro<br>para quem grava vídeo em português.</p>
    <p class="hook" style="top:184px">${hooks[0]}</p>
    <p class="hook" style="top:398px">${hooks[1]}</p>`;
}

async function fontFace(family: string, path: string): Promise<string> {
  const font = await readFile(`${fontDirectory}${path}`, 'base64');
  return `@font-face{font-family:${family};font-weight:200 800;src:url(data:font/woff2;base64,${font})}`;
}

/** The mark hangs from the upper edge, as it does on the screens. */
function drawLogo(): string {
  return `<g transform="translate(34 56) scale(3.1)" stroke-width="3">
    <path d="M20.2 5V-60" stroke="#6F887E" stroke-width=".8"/>
    <path stroke="#FBF7F0" d="M24 7.6C23.2 5.7 21.7 5 20.2 5c-2.6 0-4 1.8-4 4.6v12.6c0 3.4-1.9 5.3-4.8 5.3-3.2 0-5.2-2.4-4.9-6.6l3.6 3"/>
    <path stroke="#FF5A1F" d="M11 13.4h10.6"/>
  </g>`;
}

function drawHook(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})" stroke="#FBF7F0" stroke-width="4.5">
    <circle r="6"/><path d="M0 6v34a15 15 0 0 0 30 0v-8l-9 8"/>
  </g>`;
}

const style = `
  *{margin:0;box-sizing:border-box}
  body{position:relative;width:1200px;height:630px;overflow:hidden;background:#0B1A17;color:#F7F0E2}
  svg{position:absolute;inset:0}
  p,h1{position:absolute}
  .name{left:112px;top:58px;font:700 70px/1 Title;letter-spacing:-.02em}
  h1{left:64px;top:196px;font:700 68px/1.04 Title;letter-spacing:-.015em}
  .lead{left:64px;top:522px;font:400 28px/1.35 Text;color:#BAC6BB}
  .hook{left:742px;font:600 33px/1.2 Title;white-space:nowrap}
`;
