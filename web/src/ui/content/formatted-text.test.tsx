import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FormattedText } from './formatted-text.tsx'

const show = (text: string): HTMLElement => render(<FormattedText>{text}</FormattedText>).container

describe('formatted text', () => {
  it('is made of elements that say what they are, and has no markers', () => {
    const shown = show(
      'So *bold*, _soft_, ~gone~, `a *b*`:\n\n- one\n- *two*\n\n3. c\n4. d\n> said\n> again\n```js\nx  = 1\n```',
    )
    const texts = (tag: string): (string | null)[] =>
      Array.from(shown.querySelectorAll(tag), ({ textContent }) => textContent)
    expect(texts('strong')).toEqual(['bold', 'two'])
    expect(texts('em')).toEqual(['soft'])
    expect(texts('s')).toEqual(['gone'])
    expect(texts('code')).toEqual(['a *b*', 'x  = 1'])
    expect(texts('pre')).toEqual(['x  = 1'])
    expect(texts('ul > li')).toEqual(['one', 'two'])
    expect(texts('blockquote')).toEqual(['said\nagain'])
    const numbers = Array.from(shown.querySelectorAll<HTMLLIElement>('ol > li'), (li) => li.value)
    expect(numbers).toEqual([3, 4])
    // The empty lines beside the lists are the space between the blocks.
    expect(texts('p')).toEqual(['So bold, soft, gone, a *b*:', 'said\nagain'])
  })

  it('shows a text without markers as before', () => {
    const text = 'One snake_case_name.\n\n2 * 3 * 4, and https://a.example/_b_'
    const shown = show(text)
    expect(shown.textContent).toBe(text)
    expect(shown.children).toHaveLength(1)
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://a.example/_b_')
  })

  it('has links inside of what is formatted, and none in code', () => {
    show('*see https://a.example/x_y_z* and `https://b.example`')
    const link = screen.getByRole('link')
    expect(link.closest('strong')).not.toBeNull()
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc')
    expect(link.textContent).toBe('https://a.example/x_y_z')
  })

  it('highlights what is searched for, also across what is formatted', () => {
    const text = '*Big* band, `band`\n- band\n- _band_'
    const marks = Array.from(text.matchAll(/band/g), ({ index }) => ({
      from: index,
      to: index + 4,
    }))
    const { container } = render(<FormattedText marks={marks}>{text}</FormattedText>)
    const found = Array.from(container.querySelectorAll('mark'), (mark) => mark.textContent)
    expect(found).toEqual(['band', 'band', 'band', 'band'])
  })

  it.each([
    '<img src=x onerror=alert(1)> *<script>alert(1)</script>*',
    '*javascript:alert(1)* [x](javascript:alert(1)) _data:text/html,<b>x</b>_',
    '> <iframe src="https://a.example">\n- <svg onload=alert(1)>\n- &lt;b&gt;',
    '```\n</code></pre><script>alert(1)</script>\n```',
    '*\u202Ehttps://a.example* \u200b_\u2066x_ ~\u0000y~',
    '*_~`'.repeat(2_000),
    '*a _b '.repeat(2_000),
    `${'*x* '.repeat(1_000)}${'> '.repeat(1_000)}${'a'.repeat(5_000)}`,
  ])('makes nothing but its own elements, in case %#', (text) => {
    const shown = show(text)
    const names = new Set(Array.from(shown.querySelectorAll('*'), ({ localName }) => localName))
    const own = 'div p strong em s code pre blockquote ul ol li a span'.split(' ')
    expect([...names].filter((name) => !own.includes(name))).toEqual([])
    for (const link of shown.querySelectorAll('a')) expect(link.protocol).toMatch(/^https?:$/)
    for (const one of shown.querySelectorAll('*'))
      expect(one.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([])
    let depth = 0
    for (const one of shown.querySelectorAll('strong, em, s')) {
      let outer = 0
      for (let up = one.parentElement; up; up = up.parentElement) outer += 1
      depth = Math.max(depth, outer)
    }
    expect(depth).toBeLessThan(12)
  })
})
