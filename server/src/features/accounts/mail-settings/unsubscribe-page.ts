import type { MailKind } from '@patchbay/contract/accounts/mail-settings'
import type { Config } from '../../../platform/config.ts'
import { Markup, markup } from '../../../platform/markup.ts'
import { texts } from './texts.ts'

/** The product's colours, following the system's theme, with system fonts. */
const styles = new Markup(`
:root { color-scheme: light dark; --bg: #f5f3ee; --card: #ffffff; --line: #e1ddd4; --text: #1b1a17;
  --quiet: #55514a; --link: #855000; }
@media (prefers-color-scheme: dark) { :root { --bg: #12110f; --card: #1a1916; --line: #2f2c27;
  --text: #f4f1ea; --quiet: #bcb6aa; --link: #ffc252; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text);
  font: 16px/24px 'Instrument Sans', system-ui, sans-serif; text-wrap: pretty; }
main { max-width: 480px; margin: 0 auto; padding: 32px 16px; }
.name { margin: 0 0 16px; font-weight: 650; }
.card { padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 28px; letter-spacing: -0.01em; text-wrap: balance; }
p { margin: 0 0 20px; color: var(--quiet); }
.card > :last-child { margin-bottom: 0; }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; background: #ffb224;
  color: #1c1300; font: inherit; font-weight: 650; cursor: pointer; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }`)

const page = (title: string, content: Markup, { productName }: Config, nonce: string): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${productName}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main>
<p class="name">${productName}</p>
<div class="card">
<h1>${title}</h1>
${content}
</div>
</main>
</body>
</html>`.text

const settingsLink = markup`<p><a href="/settings#mail">${texts.settings}</a></p>`

/** One press ends the mails. Without an action, the form is sent to the page's own address. */
export const askPage = (kind: MailKind, config: Config, nonce: string): string =>
  page(
    texts.ask,
    markup`<p>${texts.askWhat(kind)}</p>
<form method="post"><button>${texts.press}</button></form>`,
    config,
    nonce,
  )

export const donePage = (kind: MailKind, config: Config, nonce: string): string =>
  page(
    texts.done,
    markup`<p role="status">${texts.doneWhat(kind)}</p>${settingsLink}`,
    config,
    nonce,
  )

export const wrongPage = (config: Config, nonce: string): string =>
  page(texts.wrong, markup`<p>${texts.wrongWhat}</p>${settingsLink}`, config, nonce)
