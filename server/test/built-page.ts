import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The page of a build, as far as the server knows it. */
const page = `<!doctype html>
<html lang="en" data-development="__PATCHBAY_DEVELOPMENT__">
<head><meta name="description" content="Of all pages."><title>Patchbay</title>
<script nonce="__CSP_NONCE__"></script></head>
<body><div id="root"></div><noscript>This app needs JavaScript.</noscript></body></html>`

/** A folder like that of a build, with these pages; the caller removes it. */
export function buildPages(addresses: readonly string[]): {
  readonly folder: string
  remove(): void
} {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-pages-'))
  mkdirSync(join(folder, '.vite'))
  const pages = Object.fromEntries(addresses.map((address) => [address, []]))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify(pages))
  writeFileSync(
    join(folder, '.vite/shell.html'),
    '<!-- Drawn. --><nav>__PRODUCT__<a href="/"></a><a href="/communities"></a></nav>',
  )
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The answers that a page brings, by address. */
export function answersIn(text: string): Record<string, Record<string, unknown>> {
  const block = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(text)
  return JSON.parse(block?.[1] ?? '{}') as Record<string, Record<string, unknown>>
}
