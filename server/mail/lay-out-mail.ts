import type { Mail } from './mailer.ts';

/** What a message of ours says, whoever it is for. */
export interface MailContent {
  subject: string;
  heading: string;
  /** Before the way on, a sentence or two each. */
  paragraphs: readonly string[];
  /** The way on: a button, and its address in the plain text. */
  action?: { label: string; url: string };
  /** Typed instead of following the link. */
  code?: string;
  /** After it, in small letters. */
  notes: readonly string[];
}

const ink = '#10231F';
const paper = '#FBF7F0';
const soft = '#4A5B56';
const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The message as HTML that old mail programs can show (no style sheet, no picture) and as plain text. */
export function layOutMail(to: string, content: MailContent): Mail {
  return { to, subject: content.subject, html: toHtml(content), text: toText(content) };
}

function toHtml({ subject, heading, paragraphs, action, code, notes }: MailContent): string {
  const parts = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    action &&
      `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:#C63D06;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
    code &&
      `<p style="margin:0 0 8px">${action ? 'Ou digite este código:' : 'Seu código:'}</p><p style="margin:0 0 24px;font:700 30px/1.2 Consolas,Menlo,monospace;letter-spacing:6px;color:${ink}">${escapeHtml(code)}</p>`,
    ...notes.map(
      (text) =>
        `<p style="margin:0 0 8px;font-size:14px;line-height:20px;color:${soft}">${escapeHtml(text)}</p>`,
    ),
  ].filter(Boolean);
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:${paper};color:${ink};${font};font-size:16px;line-height:24px">
<div style="max-width:520px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px;color:#C63D06">Fisga</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px">${escapeHtml(heading)}</h1>
${parts.join('\n')}
</div>
</body>
</html>
`;
}

function toText({ heading, paragraphs, action, code, notes }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    action && `${action.label}:\n${action.url}`,
    code && `${action ? 'Ou digite este código' : 'Seu código'}: ${code}`,
    ...notes,
    'Fisga',
  ].filter(Boolean);
  return `${blocks.join('\n\n')}\n`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
