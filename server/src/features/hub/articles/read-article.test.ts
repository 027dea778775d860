import { describe, expect, it } from 'vitest'
import { readArticle } from './read-article.ts'

const head = [
  'title: Splits: who gets what',
  'category: Rights',
  'author: ed@example.com',
  'summary: "Before the second coffee."',
]
const file = (lines: readonly string[], body = 'Agree on *paper*.') =>
  ['---', ...lines, '---', body].join('\n')
const now = new Date('2026-11-15T09:00:00Z')
const read = (text: string, name = 'split-sheets') => readArticle(text, name, now)
/** Formatted as `line: message`. */
const errors = (text: string, name?: string) => {
  const found = read(text, name)
  if ('slug' in found) throw new Error('Nothing is wrong with it.')
  return found.map(({ line, message }) => `${line}: ${message}`)
}

describe('an article’s file', () => {
  it('contains the fields of the article, and then its text', () => {
    expect(read(file([...head, '', 'date: 2026-11-14', 'cover: desk.jpg']))).toEqual({
      slug: 'split-sheets',
      title: 'Splits: who gets what',
      summary: 'Before the second coffee.',
      category: { name: 'Rights', slug: 'rights' },
      author: { value: 'ed@example.com', line: 4 },
      cover: { value: 'desk.jpg', line: 8 },
      date: new Date('2026-11-14T12:00:00Z'),
      content: 'Agree on *paper*.',
    })
    const windows = `\uFEFF${file(head).replaceAll('\n', '\r\n')}\r\n`
    expect(read(windows, 'Übung für 2!')).toMatchObject({
      slug: 'ubung-fur-2',
      date: undefined,
      content: 'Agree on *paper*.',
    })
  })

  it.each([
    ['No dashes', ['1: The file must begin with']],
    [file([]), ['1: "title": This is required.', '1: "category"', '1: "summary"', '1: "author"']],
    [file([...head, 'titel: x']), ['6: There is no "titel": use title, category']],
    [file([...head, 'title: Twice']), ['6: "title" stands here a second time.']],
    [file([...head, 'just words']), ['6: Write "key: value", not "just words".']],
    [file([...head, 'slug: Not An Address']), ['6: "slug": "Not An Address" cannot be']],
    [file([...head, 'slug: categories']), ['6: "slug": "categories" cannot be']],
    [file([...head, 'date: 2026-02-30']), ['6: "date": Write it as 2027-01-31.']],
    [file([...head, 'date: 2026-11-16']), ['6: "date": That day has not come yet.']],
    [file([...head, 'cover: ../../etc/passwd']), ['6: "cover": Name a file in the same folder.']],
    [file(head, '  '), ['7: There is no text.']],
    [file(head.with(1, 'category: ♪♪')), ['3: "category": Its name needs letters']],
  ])('is refused with the line of each error: %j', (text, expected) => {
    const found = errors(text)
    expect(found).toHaveLength(expected.length)
    for (const [index, begin] of expected.entries()) expect(found[index]).toContain(begin)
  })

  it.each([
    ['<script>alert(1)</script>', 'HTML cannot be used: <script>'],
    ['Some <b>bold</b> words', 'HTML cannot be used: <b>'],
    ['<!-- hidden -->', 'HTML cannot be used'],
    ['![x](https://elsewhere.example/x.png)', 'There is no place for pictures'],
    ['![x][pic]\n\n[pic]: https://elsewhere.example/x.png', 'There is no place for pictures'],
    ['[x](javascript:alert(1))', 'A link must begin with'],
    ['[x](JaVaScRiPt&colon;alert(1))', 'A link must begin with'],
    ['[x](data:text/html,hi)', 'A link must begin with'],
    ['[x](//elsewhere.example)', 'A link must begin with'],
    [String.raw`[x](</\elsewhere.example>)`, 'A link must begin with'],
    ['[x](</&#9;/elsewhere.example>)', 'A link must begin with'],
    ['[x](https://bank.example@elsewhere.example/)', 'A link must begin with'],
    ['[x][y]\n\n[y]: vbscript:x', 'A link must begin with'],
    ['<javascript:alert(1)>', 'A link must begin with'],
  ])('cannot bring anything but text into the page: %j', (body, message) => {
    const found = errors(file(head, `Fine.\n\n${body}`))
    expect(found.some((error) => /^(9|1[01]): /.test(error) && error.includes(message))).toBe(true)
  })

  it.each([
    '[us](/communities?page=1#top), [web](https://a.example/@us), [mail](mailto:a@b.example)',
    'A `<script>` in code, 3 < 4, and &lt;b&gt; in words',
    '    <b>as an example</b>',
  ])('may contain links and symbols: %j', (body) => {
    expect(read(file(head, body))).toMatchObject({ content: body.trim() })
  })
})
