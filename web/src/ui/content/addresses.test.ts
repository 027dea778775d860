import { expect, it, onTestFinished, vi } from 'vitest'
import { partsOf, webHref, type Address } from './addresses.ts'

const origin = 'https://patchbay.example'
const linksIn = (text: string): readonly (readonly [string, Address])[] =>
  partsOf(text, origin).flatMap((part) => (part.address ? [[part.text, part.address]] : []))
const wordsIn = (text: string): readonly string[] => linksIn(text).map(([words]) => words)

it.each([
  ['See https://example.org/a.', 'https://example.org/a'],
  ['(at https://example.org/a).', 'https://example.org/a'],
  ['[https://example.org/a]', 'https://example.org/a'],
  ['»https://example.org/a?«b«!»', 'https://example.org/a?«b«'],
  ['https://example.org/a_(b).', 'https://example.org/a_(b)'],
  ['(see https://example.org/a_(b))…', 'https://example.org/a_(b)'],
  ['<https://example.org/a>', 'https://example.org/a'],
  ['https://example.org/?q=[1]&r={2}', 'https://example.org/?q=[1]&r={2}'],
  ['HTTPS://Example.org', 'HTTPS://Example.org'],
  ['at www.example.org, no?', 'www.example.org'],
])('excludes the punctuation of the sentence around an address: %s', (text, address) => {
  expect(wordsIn(text)).toEqual([address])
  const whole = partsOf(text, origin).map((part) => part.text)
  expect(whole.join('')).toBe(text)
})

it.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.org/a',
  'https://google.com@evil.example/a',
  'https://google.com:secret@evil.example',
  'https://google.com%2f@evil.example',
  'https://',
  'https://exa mple'.replace(' ', '%20'),
  'https://google.com／a.evil.example',
  'https://a.example,b.example/c',
  'https://a.example;b.example',
  'https://(a).example',
  'www.',
  'www.example',
  'www..example.org',
  'somebody@www.example.org',
  'awww.example.org',
  `${origin}/api/sign-out`,
  `${origin}/%61pi/session`,
  `${origin}/auth/callback?code=a`,
  `${origin}/native/sign-in?provider=google`,
  `${origin}/x/../api/sign-out`,
])('does not make a link of %s', (text) => {
  expect(linksIn(text)).toEqual([])
})

it.each([
  ['https://good.example\u202e/gpj.exe', 'https://good.example'],
  ['https://good.example\u200b.evil.example', 'https://good.example'],
  ['https://good.example\u2066@evil.example', 'https://good.example'],
  ['https://good.example\\@evil.example', 'https://good.example'],
  ['https://good.example/\u00ada', 'https://good.example/'],
])('ends an address before an invisible or misleading character: %s', (text, address) => {
  const [link] = linksIn(text)
  expect(link?.[0]).toBe(address)
  expect(new URL(link?.[1].href ?? '').host).toBe('good.example')
})

it('reports the real target of an address that is written differently', () => {
  const realOf = (text: string) => linksIn(text)[0]?.[1].real
  expect(realOf('https://аpple.com/login')).toBe('https://xn--pple-43d.com/login')
  expect(realOf('www.bücher.example')).toBe('https://www.xn--bcher-kva.example/')
  expect(realOf('https://google。com')).toBe('https://google.com/')
  expect(realOf('https://2130706433/a')).toBe('https://127.0.0.1/a')
  expect(realOf('https://Example.org:443/a?b#c')).toBeUndefined()
  expect(realOf('https://example.org?a=b')).toBeUndefined()
  expect(realOf('http://example.org:8080')).toBeUndefined()
})

it('recognises the paths of our own site, and no others', () => {
  const pathOf = (text: string) => linksIn(text)[0]?.[1].path
  expect(pathOf(`${origin}/posts/1?a=b#c`)).toBe('/posts/1?a=b#c')
  expect(pathOf(`${origin}/auth`)).toBe('/auth')
  expect(pathOf(`${origin}//evil.example/a`)).toBeUndefined()
  expect(pathOf(`${origin}.evil.example/posts/1`)).toBeUndefined()
  expect(pathOf('http://patchbay.example/posts/1')).toBeUndefined()
  expect(pathOf('https://patchbay.example:444/posts/1')).toBeUndefined()
})

it('separates the addresses of a list without spaces', () => {
  const list = ['https://a.example', 'http://b.example/c?d=1,2;3', 'www.c.example']
  expect(wordsIn(list.join(','))).toEqual(list)
  expect(wordsIn(`${list.join(';')}.`)).toEqual(list)
})

it('reads no part of a hostile text twice', () => {
  const parsed: string[] = []
  class CountedUrl extends URL {
    constructor(address: string | URL, base?: string | URL) {
      parsed.push(String(address))
      super(address, base)
    }
  }
  vi.stubGlobal('URL', CountedUrl)
  onTestFinished(() => void vi.unstubAllGlobals())
  const hostile = ['https://', 'www.', 'https://a.b,', 'www.a.b;', '.', '(', ')', '[https://a.b]']
  for (const piece of hostile) {
    const text = `https://a.b/${piece.repeat(5000 / piece.length)}`
    parsed.length = 0
    const parts = partsOf(text, origin)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parsed).not.toHaveLength(0)
    const read = parsed.join('').length
    expect(read).toBeLessThanOrEqual(text.length + 'https://'.length * parsed.length)
  }
})

it('handles very long addresses with very many brackets and stops', () => {
  const text = `https://a.b/${')'.repeat(50_000)}${'.'.repeat(50_000)}`
  expect(wordsIn(text)).toEqual(['https://a.b/'])
  expect(wordsIn(`https://a.b/${'([{'.repeat(30_000)}`)).toHaveLength(1)
  expect(wordsIn('www. '.repeat(50_000))).toHaveLength(0)
})

it('accepts the address of a meeting only if it leads to the web', () => {
  expect(webHref('https://example.org/a')).toBe('https://example.org/a')
  expect(webHref('javascript:alert(1)')).toBeUndefined()
  expect(webHref('https://a@example.org')).toBeUndefined()
  expect(webHref('')).toBeUndefined()
})
