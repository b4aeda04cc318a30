import type { AnsweredBlock } from '../../../../shared/hook-tree.ts';
import { createCanvasMeasure, loadTreeFaces } from '../layout/canvas-measure.ts';
import { layoutTree } from '../layout/layout-tree.ts';
import { textStyles } from '../layout/text-style.ts';
import { embedFaces } from './embed-faces.ts';
import { pictureSize, writeTreeSvg } from './write-svg.ts';

const pictureWidth = 1200;
const margin = 28;
const sharpness = 2;
// Past it an iPhone gives an empty canvas.
const mostPixels = 16_000_000;

interface Picture {
  svg: string;
  width: number;
  height: number;
}

/** The whole tree as an SVG file, whatever of it is on the screen. */
export async function drawSvg(topic: string, questions: readonly AnsweredBlock[]): Promise<Blob> {
  const { svg } = await drawPicture(topic, questions);
  return toSvgBlob(svg);
}

/** The same at two pixels a px. */
export async function drawPng(topic: string, questions: readonly AnsweredBlock[]): Promise<Blob> {
  const { svg, width, height } = await drawPicture(topic, questions);
  const factor = Math.min(sharpness, Math.sqrt(mostPixels / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * factor);
  canvas.height = Math.floor(height * factor);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.drawImage(await loadImage(toSvgBlob(svg)), 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no image'))),
      'image/png',
    );
  });
}

async function drawPicture(topic: string, questions: readonly AnsweredBlock[]): Promise<Picture> {
  const [faces] = await Promise.all([embedFaces(), loadTreeFaces(Object.values(textStyles))]);
  const tree = layoutTree({
    topic,
    questions,
    availableWidth: pictureWidth - 2 * margin,
    scale: 1,
    measureText: createCanvasMeasure(),
    isPicture: true,
  });
  const look = { title: `Ganchos: ${topic}`, faces, margin };
  return { svg: writeTreeSvg(tree, look), ...pictureSize(tree, margin) };
}

async function loadImage(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function toSvgBlob(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' });
}
