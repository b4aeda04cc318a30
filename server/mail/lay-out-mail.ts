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

const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** The product's colours by day, written on each part: programs that read no style sheet show these. */
const day = {
  ink: '#10231f',
  soft: '#42524b',
  paper: '#fbf7f0',
  surface: '#fffdf9',
  line: '#ddd2be',
  string: '#84897b',
  accent: '#ff5a1f',
};
/** By night, for programs that read one. The accent and what is written on it stay. */
const night = `
body, .paper { background: #0b1a17 !important; color: #f7f0e2 !important; }
.surface { background: #11241f !important; border-color: #2b443c !important; color: #f7f0e2 !important; }
.ink { color: #f7f0e2 !important; border-color: #f7f0e2 !important; }
.soft { color: #bac6bb !important; }
.string { background: #6f887e !important; }
`;

/** The message as HTML that old mail programs can show (no picture; the style sheet knows only the night) and as plain text. */
export function layOutMail(to: string, content: MailContent): Mail {
  return { to, subject: content.subject, html: toHtml(content), text: toText(content) };
}

function toHtml({ subject, heading, paragraphs, action, code, notes }: MailContent): string {
  const parts = [
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    action &&
      `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;background:${day.accent};color:${day.ink};font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
    code &&
      `<p style="margin:0 0 8px">${action ? 'Ou digite este código:' : 'Seu código:'}</p><p class="ink" style="margin:0 0 24px;font:700 30px/1.2 Consolas,Menlo,monospace;letter-spacing:6px;color:${day.ink}">${escapeHtml(code)}</p>`,
    ...notes.map(
      (text) =>
        `<p class="soft" style="margin:0 0 8px;font-size:14px;line-height:20px;color:${day.soft}">${escapeHtml(text)}</p>`,
    ),
  ].filter(Boolean);
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>@media (prefers-color-scheme: dark) {${night}}</style>
</head>
<body class="paper" style="margin:0;background:${day.paper};color:${day.ink};${font};font-size:16px;line-height:24px">
<div class="paper" style="max-width:520px;margin:0 auto;padding:0 16px 40px;background:${day.paper};color:${day.ink}">
${letterhead}
<div class="surface" style="margin:20px 0 0;padding:28px 24px 20px;border:1px solid ${day.line};border-radius:20px;background:${day.surface};color:${day.ink}">
<h1 style="margin:0 0 16px;font-size:24px;line-height:32px">${escapeHtml(heading)}</h1>
${parts.join('\n')}
</div>
</div>
</body>
</html>
`;
}

// The line comes down from the top, the float at its end: drawn with boxes, so that nothing is fetched and nothing is attached.
const letterhead = `<div class="string" style="width:2px;height:32px;margin:0 0 0 10px;background:${day.string};font-size:0;line-height:0">&nbsp;</div>
<p class="ink" style="margin:0;font-size:20px;line-height:24px;font-weight:700;color:${day.ink}"><span class="ink" style="display:inline-block;width:18px;height:18px;margin:0 10px 0 0;border:2px solid ${day.ink};border-radius:50%;background:${day.surface};background-image:linear-gradient(${day.accent} 50%,${day.surface} 50%);vertical-align:-5px">&nbsp;</span>Fisga</p>`;

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
