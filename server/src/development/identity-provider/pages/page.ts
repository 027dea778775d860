import type { Provider } from '@patchbay/contract/accounts/sign-in'
import { randomBytes } from 'node:crypto'
import type { Answer } from '../exchange.ts'
import { Markup, markup } from '../../../platform/markup.ts'
import { styles } from './styles.ts'

export const labels: Readonly<Record<Provider, string>> = {
  google: 'Google',
  apple: 'Apple',
  spotify: 'Spotify',
}

interface Page {
  readonly status?: number
  readonly content: Markup
  /** A further origin that the page's form may lead to. */
  readonly appOrigin?: string
  readonly script?: string
  readonly headers?: Answer['headers']
}

export function page(
  provider: Provider,
  { status = 200, content, appOrigin, script, headers }: Page,
) {
  const nonce = randomBytes(16).toString('base64')
  // Chromium also applies form-action to the redirect that answers the form, so the app's origin
  // must be listed or the person would never get back.
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    ...(script === undefined ? [] : [`script-src 'nonce-${nonce}'`]),
    "img-src 'self'",
    `form-action 'self' ${appOrigin ?? ''}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  const { text } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<link rel="icon" href="/pictures/64/development.png">
<title>${labels[provider]} (development sign-in)</title>
<style nonce="${nonce}">${new Markup(styles)}</style>
</head>
<body>
<main>
<p class="label">${labels[provider]} (development sign-in)</p>
${content}
</main>
${script === undefined ? undefined : markup`<script nonce="${nonce}">${new Markup(script)}</script>`}
</body>
</html>`
  const answer: Answer = {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      ...headers,
    },
    body: text,
  }
  return answer
}
