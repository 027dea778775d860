import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Piece } from './formatted-line.ts'
import { mentionToken } from './mentions.ts'
import { blocksOf, plainText, type Block } from './formatted-text.ts'

const tags = { bold: 'b', italic: 'i', strike: 's', code: 'c' } as const

/** How a text is shown, in short tags. */
const shownPieces = (pieces: readonly Piece[]): string =>
  pieces
    .map((one) => {
      if (one.kind === 'text') return one.text
      if (one.kind === 'mention') return `[${one.text}]`
      const inner = one.kind === 'code' ? one.text : shownPieces(one.pieces)
      return `<${tags[one.kind]}>${inner}</${tags[one.kind]}>`
    })
    .join('')

function shownBlock(block: Block): string {
  if (block.kind === 'lines') return shownPieces(block.pieces)
  if (block.kind === 'code') return `<pre>${block.text}</pre>`
  const rows = block.rows.map(({ marker, pieces }) => {
    const words = shownPieces(pieces)
    return block.kind === 'numbers' ? `${marker.trim()}|${words}` : words
  })
  return `<${block.kind}>${rows.join('|')}</${block.kind}>`
}

const shown = (text: string): string => blocksOf(text).map(shownBlock).join('\n')

const typedPieces = (pieces: readonly Piece[]): string =>
  pieces
    .map((one) => {
      if (one.kind === 'text') return one.text
      if (one.kind === 'mention')
        return mentionToken({ userId: one.userId, name: one.text.slice(1) })
      return one.marker + (one.kind === 'code' ? one.text : typedPieces(one.pieces)) + one.marker
    })
    .join('')

function typedBlock(block: Block): string {
  if (block.kind === 'lines') return typedPieces(block.pieces)
  if (block.kind === 'code') return [block.opening, block.text, block.closing].join('\n')
  return block.rows.map(({ marker, pieces }) => marker + typedPieces(pieces)).join('\n')
}

const typed = (text: string): string => blocksOf(text).map(typedBlock).join('\n')

/** Every part stands in the text where it says. */
function expectPlaces(text: string, pieces: readonly Piece[]): void {
  for (const one of pieces) {
    const begin = one.kind === 'text' ? one.text : one.kind === 'mention' ? '<@' : one.marker
    expect(text.startsWith(begin, one.at)).toBe(true)
    if ('pieces' in one) expectPlaces(text, one.pieces)
  }
}

const depthOf = (pieces: readonly Piece[]): number =>
  Math.max(0, ...pieces.map((one) => ('pieces' in one ? 1 + depthOf(one.pieces) : 1)))

const ada = mentionToken({ userId: '018f0000-0000-7000-8000-00000000000a', name: 'A*d*a' })

describe('what is formatted', () => {
  it.each([
    ['*bold* and **bold**', '<b>bold</b> and <b>bold</b>'],
    ['_italic_, ~gone~ and ~~gone~~', '<i>italic</i>, <s>gone</s> and <s>gone</s>'],
    ['`a *b* _c_`', '<c>a *b* _c_</c>'],
    ['```mono``` ``a`b``', '<c>mono</c> <c>a`b</c>'],
    ['*_~all~_*', '<b><i><s>all</s></i></b>'],
    ['_*both*_ and *`code`*', '<i><b>both</b></i> and <b><c>code</c></b>'],
    ['(*yes*), "_no_": *so*.', '(<b>yes</b>), "<i>no</i>": <b>so</b>.'],
    ["🔥*hot*🔥 ❤️_warm_❤️ the *dog*'s", "🔥<b>hot</b>🔥 ❤️<i>warm</i>❤️ the <b>dog</b>'s"],
    ['*🔥* *שלום* _été_', '<b>🔥</b> <b>שלום</b> <i>été</i>'],
    ['*5* _2*3_', '<b>5</b> <i>2*3</i>'],
    ['*a\nb* *c*', '*a\nb* <b>c</b>'],
    [`*${ada}*, ${ada}_yes_`, '<b>[@A*d*a]</b>, [@A*d*a]<i>yes</i>'],
    [`> ask ${ada}`, '<quote>ask [@A*d*a]</quote>'],
    ['*https://a.example/x* _www.a.example_', '<b>https://a.example/x</b> <i>www.a.example</i>'],
    ['> said\n> *so*\nyes', '<quote>said|<b>so</b></quote>\nyes'],
    ['> one\n>\n> two', '<quote>one||two</quote>'],
    ['- a\n* _b_\n• c', '<bullets>a|<i>b</i>|c</bullets>'],
    ['Bring:\n1. a\n2) b\n\nBye', 'Bring:\n<numbers>1.|a|2)|b</numbers>\n\nBye'],
    ['3. c\n7. d', '<numbers>3.|c|7.|d</numbers>'],
    ['a\n```js\n*x* = 1\n\n- y\n```\nb', 'a\n<pre>*x* = 1\n\n- y</pre>\nb'],
    ['```\r\nx\r\n```', '<pre>x\r</pre>'],
  ])('%j', (text, expected) => {
    expect(shown(text)).toBe(expected)
    expect(typed(text)).toBe(text)
  })
})

describe('what stays as it was typed', () => {
  it.each([
    '',
    'Nothing special.\n\nTwo paragraphs.',
    'snake_case_name and __init__ and a_b',
    '2 * 3 * 4, 2*3*4',
    'M*A*S*H, f**k, 4* and 5* hotels',
    '*unmatched, _unmatched, ~50 to ~60, `one',
    '* * * and _ _ and ** and **** and ~~~',
    '***three*** __two__ ~~~three~~~ ````four````',
    '@_dj_name_ and #_tag_ and kick-_final_.wav and _final_.wav',
    'me_too@a.example, /_x_/ and C:\\_x_\\',
    'https://a.example/_x_/*y*?a=_b_&c=~d~ http://a.example/a_b_c',
    '*_* ^_^ (*_*) (*^_^*) T_T ¯\\_(ツ)_/¯ (>_<) *~* *!*',
    'don`t, won`t, the `90s and `80s',
    '*\u200b* _\u2060_ ~\u00ad~ `\u200b` *\u200bx* *x\u200b*',
    'In 1. place, 2. place\nand > not a quote',
    '1. alone',
    '2024. A year\n2025. Another',
    'Yours,\n- Maya',
    '* Terms apply',
    '- \n- ',
    '-a\n-b',
    '>:( and\n>.<\n>\n>',
    '1.5 kg\n2.5 kg',
    '```\nnever closed',
    '```\n\n```',
    'a ```\nb\n```',
    '*a\n*',
  ])('%j', (text) => {
    expect(shown(text)).toBe(text)
    expect(typed(text)).toBe(text)
    expect(plainText(text)).toBe(text)
  })
})

describe('words without markers', () => {
  it.each([
    ['*Bold* _it_ ~no~ `x*y`', 'Bold it no x*y'],
    ['> a *b*\nc', 'a b\nc'],
    ['- a\n- b', '• a\n• b'],
    ['1. a\n2. *b*', '1. a\n2. b'],
    ['See\n```\nx = 1\n```', 'See\nx = 1'],
    ['*https://a.example/_x_*', 'https://a.example/_x_'],
  ])('%j', (text, expected) => expect(plainText(text)).toBe(expected))
})

/** Numbers that look random and are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let next = Math.imul(state ^ (state >>> 15), state | 1)
    next ^= next + Math.imul(next ^ (next >>> 7), next | 61)
    return ((next ^ (next >>> 14)) >>> 0) / 2 ** 32
  }
}

const scraps =
  '*|**|***|_|__|~|~~|`|``|```|\n|\n\n|\n> |\n- |\n* |\n1. |\n```\n| |  |a|word|é|ש|🔥|👩‍🎤|\u200b|\u202e|\ud800|\udc00|\r|\t|.|,|(|)|@|/|-|https://a.example/_x_*|www.b.example|javascript:alert(1)|<b>'.split(
    '|',
  )

describe('a mention', () => {
  it('is a name in plain words, and in code', () => {
    expect(plainText(`Ask *${ada}*, or \`${ada}\``)).toBe('Ask @A*d*a, or @A*d*a')
    expect(shown(`\`\`\`\n${ada}\n\`\`\``)).toBe('<pre>@A*d*a</pre>')
  })
})

describe('any text', () => {
  it('is its parts with their markers, in places that are right, and not deeply nested', () => {
    const seed = 20_260_801
    const random = seeded(seed)
    for (let round = 0; round < 4_000; round += 1) {
      const length = 1 + Math.floor(random() * 40)
      const text = Array.from(
        { length },
        () => scraps[Math.floor(random() * scraps.length)] ?? '',
      ).join('')
      const blocks = blocksOf(text)
      expect(blocks.map(typedBlock).join('\n'), `seed ${seed}, ${JSON.stringify(text)}`).toBe(text)
      for (const block of blocks) {
        const groups = 'rows' in block ? block.rows.map(({ pieces }) => pieces) : []
        for (const pieces of block.kind === 'lines' ? [block.pieces] : groups) {
          expectPlaces(text, pieces)
          expect(depthOf(pieces)).toBeLessThanOrEqual(6)
        }
      }
      // What can be seen stays to be seen.
      if (/[a-zéש🔥]/u.test(text)) expect(plainText(text)).toMatch(/[a-zéש🔥]/u)
    }
  })
})

describe('a hostile text', () => {
  afterEach(() => vi.restoreAllMocks())

  /** How often the parser looks at a character or a line. */
  function stepsFor(text: string): number {
    const looks = vi.spyOn(String.prototype, 'charAt')
    const matches = vi.spyOn(RegExp.prototype, 'exec')
    blocksOf(text)
    const steps = looks.mock.calls.length + matches.mock.calls.length
    vi.restoreAllMocks()
    return steps
  }

  it.each([
    '*a ',
    '*a*',
    '* a',
    '**a ',
    '*_~`**~~``a',
    '`a ``b ```c ',
    '*a `b* c` ',
    '_a *b_ c* ',
    '(*',
    '*)',
    '- a\n',
    '- a\nb\n',
    '1. *a\n',
    '> \n',
    '>\n',
    '> a\n>\n\n',
    '```\n',
    '```\n\n',
    '```js\na\n',
    'https://',
    'www.*',
    'h*_',
    '*',
    '`',
    '\u200b*',
    '🔥*',
  ])('costs a number of steps that grows with its length: %j', (scrap) => {
    const text = scrap.repeat(2_000)
    expect(typed(text)).toBe(text)
    expect(stepsFor(text)).toBeLessThan(40 * text.length)
  })
})
