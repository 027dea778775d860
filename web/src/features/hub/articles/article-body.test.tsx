import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../../test/render-app.tsx'
import { ArticleBody } from './article-body.tsx'

async function show(text: string): Promise<HTMLElement> {
  const { container } = renderPart(<ArticleBody>{`${text}\n\nThe end.`}</ArticleBody>)
  await screen.findByText('The end.')
  return container
}

it('renders headings below the page’s own, lists, quotes, code, rules and links', async () => {
  const container = await show(
    [
      '## First\n\n### Under it\n\n## Second',
      'A **strong** and *soft* word, `code`,\\\nand a line.',
      '- one\n- two\n\n1. first\n2. second',
      '> Quoted.\n\n---\n\n```\nas it is\n```',
      '[web](https://a.example/x), [mail](mailto:a@b.example), [us](/communities), [ref][r]\n\n[r]: https://r.example/',
    ].join('\n\n'),
  )
  const levels = [...container.querySelectorAll('h2, h3')].map((h) => [h.tagName, h.textContent])
  expect(levels).toEqual([
    ['H2', 'First'],
    ['H3', 'Under it'],
    ['H2', 'Second'],
  ])
  for (const [selector, text] of [
    ['strong', 'strong'],
    ['em', 'soft'],
    ['p > code', 'code'],
    ['ul > li:last-child', 'two'],
    ['ol > li:last-child', 'second'],
    ['blockquote p', 'Quoted.'],
    ['pre code', 'as it is'],
  ] as const)
    expect(container.querySelector(selector)?.textContent).toBe(text)
  expect(container.querySelectorAll('hr, br')).toHaveLength(2)
  const links = screen.getAllByRole('link').map((link) => ({
    href: link.getAttribute('href'),
    out: link.getAttribute('target') === '_blank' && link.getAttribute('rel'),
  }))
  const away = 'noopener noreferrer'
  expect(links).toEqual([
    { href: 'https://a.example/x', out: away },
    { href: 'mailto:a@b.example', out: away },
    { href: '/communities', out: false },
    { href: 'https://r.example/', out: away },
  ])
})

it.each([
  '<script>alert(1)</script>',
  'Some <img src=x onerror=alert(1)> words',
  '<iframe src="https://elsewhere.example"></iframe>',
  '![A picture](https://elsewhere.example/x.png)',
  '![A picture][p]\n\n[p]: https://elsewhere.example/x.png',
  '[press](javascript:alert(1))',
  '[press](JAVASCRIPT&#58;alert(1))',
  '[press](data:text/html,hi)',
  '[press](//elsewhere.example)',
  '[press](</\\elsewhere.example>)',
  '[press](https://bank.example@elsewhere.example)',
  '[press][p]\n\n[p]: vbscript:x',
  '<javascript:alert(1)>',
])('shows unsafe content as text, or not at all: %j', async (text) => {
  const container = await show(text)
  expect(container.querySelector('a, img, script, iframe, [onerror]')).toBeNull()
  if (text.includes('press')) screen.getByText(/press/)
  if (text.startsWith('<script')) screen.getByText(/<script>/)
})
