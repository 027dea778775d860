// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultProductName } from './instance.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

it('has the same name in the page, the manifest and the code', () => {
  const manifest = JSON.parse(read('../../../public/manifest.webmanifest')) as Record<
    string,
    unknown
  >
  expect(manifest.name).toBe(defaultProductName)
  expect(manifest.short_name).toBe(defaultProductName)
  expect(read('../../../index.html')).toContain(`<title>${defaultProductName}</title>`)
})

it('gives the browser the colours of the two themes', () => {
  const tokens = read('../../styles/tokens.css')
  const [dark, light] = [...tokens.matchAll(/--bg: (#\w+);/g)].map((match) => match[1])
  const page = read('../../../index.html')
  expect(page).toContain(`content="${dark}" media="(prefers-color-scheme: dark)"`)
  expect(page).toContain(`content="${light}" media="(prefers-color-scheme: light)"`)
})

it('marks every inline script and the nonce for the server to fill in', () => {
  const page = read('../../../index.html')
  const inline = [...page.matchAll(/<script(?![^>]*src=)([^>]*)>/g)]
  expect(inline).toHaveLength(1)
  expect(inline[0]?.[1]).toContain('nonce="__CSP_NONCE__"')
  expect(page).toContain('<meta name="csp-nonce" content="__CSP_NONCE__" />')
  expect(page).not.toContain('style=')
})
