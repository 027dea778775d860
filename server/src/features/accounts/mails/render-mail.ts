import { unsubscribePath } from '@patchbay/contract/accounts/mail-settings'
import { type Markup, markup } from '../../../platform/markup.ts'
import { font, quiet, strong, styles } from './mail-styles.ts'
import { sectionHtml, sectionText } from './render-sections.ts'
import type { Letter, Sender } from './templates/template.ts'

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The address that ends such mails; absent if nobody can switch them off. */
  readonly unsubscribe?: string
}

interface Links {
  readonly button: { readonly label: string; readonly link: string } | undefined
  readonly unsubscribe: string | undefined
  to(path: string): string
}

/** Text and HTML with the same content; nothing is loaded from anywhere. */
export function renderMail(letter: Letter, sender: Sender): RenderedMail {
  const to = (path: string): string => linkTo(path, sender.publicUrl)
  const { button, unsubscribe: token } = letter
  const unsubscribe = token === undefined ? undefined : to(unsubscribePath(token))
  const links = {
    button: button && { label: button.label, link: to(button.path) },
    unsubscribe,
    to,
  }
  return {
    subject: letter.subject,
    text: renderText(letter, sender, links),
    html: renderHtml(letter, sender, links).text,
    ...(unsubscribe !== undefined && { unsubscribe }),
  }
}

function linkTo(path: string, publicUrl: string): string {
  const link = new URL(path, publicUrl)
  if (link.origin !== publicUrl) throw new Error('A mail links to our own pages only.')
  return link.href
}

/** All mails that have a switch can be chosen there. */
const settingsPath = '/settings#mail'
const words = { settings: 'Choose what we mail you', unsubscribe: 'Unsubscribe' }

function renderText(letter: Letter, sender: Sender, links: Links): string {
  const { button, unsubscribe } = links
  const parts = [
    letter.heading,
    ...letter.paragraphs,
    ...(letter.sections ?? []).map(sectionText(links.to)),
    ...(button === undefined ? [] : [`${button.label}: ${button.link}`]),
  ]
  const manageLinks =
    unsubscribe === undefined
      ? ''
      : `${words.settings}: ${links.to(settingsPath)}\n${words.unsubscribe}: ${unsubscribe}\n`
  return `${parts.join('\n\n')}\n\n-- \n${letter.why}\n${manageLinks}${sender.productName}, ${sender.publicUrl}\n`
}

/** Tables and inline styles: Outlook renders with Word, and Gmail drops much of a style sheet. */
function renderHtml(letter: Letter, sender: Sender, links: Links): Markup {
  const paragraphs = letter.paragraphs.map(
    (text) =>
      markup`<p class="strong" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;${strong}">${text}</p>`,
  )
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${letter.subject}</title>
<style>${styles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f5f3ee">
${letter.preheader === undefined ? undefined : preheader(letter.preheader)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f5f3ee">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 0 16px">${mark}<span class="strong" style="${font};font-size:16px;line-height:24px;font-weight:bold;${strong}">${sender.productName}</span></td></tr>
<tr><td class="card" style="padding:32px 24px 16px;background:#ffffff;border:1px solid #e1ddd4;border-radius:12px">
<h1 class="strong" style="margin:0 0 16px;${font};font-size:24px;line-height:30px;font-weight:bold;${strong}">${letter.heading}</h1>
${paragraphs}
${(letter.sections ?? []).map(sectionHtml(links.to))}
${links.button && button(links.button.label, links.button.link)}
</td></tr>
<tr><td class="quiet" style="padding:16px 0 0;${font};font-size:13px;line-height:18px;${quiet}">${letter.why}${links.unsubscribe === undefined ? undefined : manageLinks(links.to(settingsPath), links.unsubscribe)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Our sign, without a picture. */
const mark = markup`<span style="display:inline-block;width:16px;height:16px;margin:0 8px 0 0;border-radius:4px;background:#ffb224;vertical-align:-3px"></span>`

/** Unseen in the mail; the rest keeps mailboxes from showing what follows. */
const preheader = (text: string): Markup =>
  markup`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}${'\u{A0}\u{200C}'.repeat(60)}</div>`

const manageLinks = (settings: string, unsubscribe: string): Markup =>
  markup`<br><br><a class="quiet" href="${settings}" target="_blank" style="${quiet}">${words.settings}</a> &nbsp;·&nbsp; <a class="quiet" href="${unsubscribe}" target="_blank" style="${quiet}">${words.unsubscribe}</a>`

/** The cell has the colour too, for clients that give links no background. */
const button = (label: string, link: string): Markup =>
  markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px">
<tr><td bgcolor="#ffb224" style="border-radius:8px;background:#ffb224"><a href="${link}" target="_blank" style="display:inline-block;padding:12px 20px;${font};font-size:16px;line-height:20px;font-weight:bold;color:#1c1300;text-decoration:none">${label}</a></td></tr>
</table>`
