import { Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { ScriptDocument } from './script-document.ts';

/** The script as a Word file. Heavy: import it when it is asked for. */
export function writeWord({ title, sections, sources }: ScriptDocument): Promise<Blob> {
  const said = sections.flatMap(({ title: name, direction, speech, reference }) => [
    new Paragraph({ text: name, heading: HeadingLevel.HEADING_2, keepNext: true }),
    ...(direction ? [new Paragraph({ children: [new TextRun({ text: direction, italics: true })] })] : []),
    new Paragraph({ children: [new TextRun({ text: speech, size: 26 })] }),
    ...(reference
      ? [new Paragraph({ children: [new TextRun({ text: `Fonte: ${reference}`, size: 18 })] })]
      : []),
  ]);
  const listed = sources.flatMap(({ text, address, caveat }, place) => [
    new Paragraph({ text: `${place + 1}. ${text}`, keepNext: true }),
    ...(address ? [new Paragraph({ children: [linkTo(address)] })] : []),
    new Paragraph({ children: [new TextRun({ text: `Atenção: ${caveat}`, size: 18 })] }),
  ]);
  const file = new Document({
    creator: 'Fisga',
    title,
    styles: {
      default: {
        document: {
          run: { font: 'Arial', size: 22, language: { value: 'pt-BR' } },
          paragraph: { spacing: { after: 160 } },
        },
      },
    },
    sections: [
      {
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
          ...said,
          new Paragraph({ text: 'Fontes', heading: HeadingLevel.HEADING_2, keepNext: true }),
          ...listed,
        ],
      },
    ],
  });
  return Packer.toBlob(file);
}

function linkTo(address: string): ExternalHyperlink {
  return new ExternalHyperlink({
    link: address,
    children: [new TextRun({ text: address, style: 'Hyperlink', size: 18 })],
  });
}
