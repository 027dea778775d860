import { describe, expect, it } from 'vitest'
import { plainLine } from './html-text.ts'
import { readTags } from './page-tags.ts'

const metasOf = (html: string) => Object.fromEntries(readTags(html).metas)

describe('the tags of a page', () => {
  it('are its title and its metas, the first of each name, however they are written', () => {
    const html = `<!DOCTYPE html><html><HEAD><!-- <title>No</title> --><title lang=en>A &amp; B &eacute; &#x1F39A; &#0;</title>
      <meta property="og:title" content="One > two"><META content='Two' NAME=Description />
      <meta name=og:title content=second><meta content=bare name=twitter:title>
      <meta property="og:image" content="/a.png?b=1&amp;c=2"`
    expect(readTags(html).title).toBe('A & B é 🎚 ')
    expect(metasOf(html)).toEqual({
      'og:title': 'One > two',
      description: 'Two',
      'twitter:title': 'bare',
      'og:image': '/a.png?b=1&c=2',
    })
  })

  it('are not looked for in scripts, styles, pictures, comments or the body', () => {
    const html = `<script>"<meta name=a content=b>"</script><style><meta name=a content=b></style>
      <svg><title>Icon</title></svg><noscript><meta name=a content=b></noscript>
      <!-- <meta name=a content=b> --><title>Real</title></head><meta name=a content=b>`
    expect(readTags(html)).toEqual({ title: 'Real', metas: new Map() })
    expect(metasOf('<body><meta name=a content=b>')).toEqual({})
  })

  it('keep their places where letters get longer in lower case', () => {
    expect(metasOf(`${'İ'.repeat(50)}<TITLE>a</TITLE><META NAME=a CONTENT=b>`)).toEqual({ a: 'b' })
  })

  it.each([
    ['<'.repeat(500_000)],
    ['<meta '.repeat(90_000)],
    [`<meta ${'a'.repeat(500_000)}`],
    [`<meta ${'a= '.repeat(170_000)}`],
    [`<meta content="${'&'.repeat(500_000)}`],
    [`<title>${'&#'.repeat(250_000)}`],
    ['<!--'.repeat(120_000)],
    ['<title>'.repeat(70_000)],
    ['<script>'.repeat(60_000)],
    [`<meta name=a content=${' '.repeat(500_000)}`],
  ])('are read to the end of %.20s…', (html) => {
    expect(readTags(html).metas.size).toBeLessThan(2)
  })
})

describe('a plain line', () => {
  it('has no markup, no line breaks, and nothing that hides or reverses words', () => {
    expect(plainLine('  two\n\tlines ', 20)).toBe('two lines')
    expect(plainLine('a\u202egpj.exe\u0000\u200bb', 20)).toBe('a gpj.exe b')
    expect(plainLine('👩‍👩‍👧 family', 20)).toBe('👩‍👩‍👧 family')
    expect(plainLine('<b>&lt;', 20)).toBe('<b>&lt;')
    expect(plainLine('\ud800 lone', 20)).toBe('\ufffd lone')
  })
  it('is cut at whole characters', () => {
    expect(plainLine('🎚'.repeat(30), 10)).toBe(`${'🎚'.repeat(9)}…`)
    expect(plainLine('exactly ten'.slice(0, 10), 10)).toBe('exactly te')
  })
  it.each([[undefined], [''], ['  \n'], ['\u200b\u2066'], ['…---']])('is nothing for %j', (text) =>
    expect(plainLine(text, 20)).toBeUndefined(),
  )
})
