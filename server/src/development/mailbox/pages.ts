import type { PostedMail } from '../../features/accounts/mails/public.ts'
import type { Config } from '../../platform/config.ts'
import { Markup, markup } from '../../platform/markup.ts'

/** Rendered for one answer, whose nonce allows its own styles. */
export type Page = (nonce: string, styles: string) => Markup

export function listPage(mails: readonly PostedMail[], productName: string): Page {
  const rows = mails.map(
    (mail) => markup`<li><a href="/mailbox/${mail.id}">
<span class="subject">${subjectOf(mail)}</span>
<span class="meta">To ${mail.to}</span>
<time class="meta" datetime="${mail.createdAt.toISOString()}">${timeOf(mail)}</time>
</a></li>`,
  )
  const content =
    rows.length === 0
      ? markup`<p>No mail yet. What ${productName} would send waits here instead of leaving this machine.</p>`
      : markup`<p>This mail waits here instead of leaving this machine.</p><ul>${rows}</ul>`
  return page('Mailbox', markup`<h1>Mailbox</h1>${content}`)
}

export function mailPage(mail: PostedMail, config: Config): Page {
  return page(
    subjectOf(mail),
    markup`<p><a href="/mailbox">All mail</a></p>
<h1>${subjectOf(mail)}</h1>
<dl>
<dt>From</dt><dd>${config.productName} &lt;${config.mailFrom}&gt;</dd>
<dt>To</dt><dd>${mail.to}</dd>
<dt>Time</dt><dd><time datetime="${mail.createdAt.toISOString()}">${timeOf(mail)}</time></dd>
</dl>
${contentOf(mail, config.publicUrl)}`,
  )
}

function contentOf({ id, content }: PostedMail, publicUrl: string): Markup {
  if (content === undefined)
    return markup`<p>A mail server has this mail; its contents are no longer kept here.</p>`
  return markup`<div class="views">
<section aria-labelledby="html-title"><h2 id="html-title">HTML</h2>
<iframe src="/mailbox/${id}/html" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>
<section aria-labelledby="text-title"><h2 id="text-title">Plain text</h2>
<pre>${withLinks(content.text, publicUrl)}</pre></section>
</div>`
}

/** Turns our own addresses in a text into links. */
function withLinks(text: string, publicUrl: string): Markup {
  const parts = text.split(/(https?:\/\/\S+)/).map((part) => {
    const isOurs = URL.canParse(part) && new URL(part).origin === publicUrl
    return isOurs ? markup`<a href="${part}">${part}</a>` : markup`${part}`
  })
  return new Markup(parts.map((part) => part.text).join(''))
}

const subjectOf = (mail: PostedMail): string => mail.content?.subject ?? mail.template

const timeOf = (mail: PostedMail): string =>
  `${mail.createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC${mail.sentAt === null ? ', on its way' : ''}`

const page =
  (title: string, content: Markup): Page =>
  (nonce, styles) =>
    markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${title} (development)</title>
<style nonce="${nonce}">${new Markup(styles)}</style>
</head>
<body>
<main>
<p class="label">Development</p>
${content}
</main>
</body>
</html>`
