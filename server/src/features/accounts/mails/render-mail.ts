import { Markup, markup } from '../../../platform/markup.ts'
import type { Letter, Sender } from './templates/template.ts'

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Text and HTML with the same content; nothing is loaded from anywhere. */
export function renderMail(letter: Letter, sender: Sender): RenderedMail {
  const link = letter.button && linkTo(letter.button.path, sender.publicUrl)
  return {
    subject: letter.subject,
    text: renderText(letter, sender, link),
    html: renderHtml(letter, sender, link).text,
  }
}

function linkTo(path: string, publicUrl: string): string {
  const link = new URL(path, publicUrl)
  if (link.origin !== publicUrl) throw new Error('A mail links to our own pages only.')
  return link.href
}

function renderText(letter: Letter, sender: Sender, link: string | undefined): string {
  const button = letter.button && link ? [`${letter.button.label}: ${link}`] : []
  const parts = [letter.heading, ...letter.paragraphs, ...button]
  return `${parts.join('\n\n')}\n\n-- \n${letter.why}\n${sender.productName}, ${sender.publicUrl}\n`
}

const font = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"

/** Clients with a dark mode apply the media query; others use the inline colours. */
const dark = new Markup(`@media (prefers-color-scheme: dark) {
  .page { background: #12110f !important; }
  .card { background: #1a1916 !important; border-color: #2f2c27 !important; }
  .strong { color: #f4f1ea !important; }
  .quiet { color: #bcb6aa !important; }
}`)

/** Tables and inline styles: Outlook renders with Word, and Gmail drops much of a style sheet. */
function renderHtml(letter: Letter, sender: Sender, link: string | undefined): Markup {
  const paragraphs = letter.paragraphs.map(
    (text) =>
      markup`<p class="strong" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1b1a17">${text}</p>`,
  )
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${letter.subject}</title>
<style>${dark}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f5f3ee">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f5f3ee">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="strong" style="padding:0 0 16px;${font};font-size:16px;line-height:24px;font-weight:bold;color:#1b1a17">${sender.productName}</td></tr>
<tr><td class="card" style="padding:32px 24px 16px;background:#ffffff;border:1px solid #e1ddd4;border-radius:12px">
<h1 class="strong" style="margin:0 0 16px;${font};font-size:24px;line-height:30px;font-weight:bold;color:#1b1a17">${letter.heading}</h1>
${paragraphs}
${letter.button && link ? button(letter.button.label, link) : undefined}
</td></tr>
<tr><td class="quiet" style="padding:16px 0 0;${font};font-size:13px;line-height:18px;color:#55514a">${letter.why}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The cell has the colour too, for clients that give links no background. */
const button = (label: string, link: string): Markup =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px">
<tr><td bgcolor="#ffb224" style="border-radius:8px;background:#ffb224"><a href="${link}" target="_blank" style="display:inline-block;padding:12px 20px;${font};font-size:16px;line-height:20px;font-weight:bold;color:#1c1300;text-decoration:none">${label}</a></td></tr>
</table>`
