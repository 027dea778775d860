import { afterAll, expect, it } from 'vitest'

/** The same page in a window of its own, where jsdom reads all selectors itself. */
const frame = document.createElement('iframe')

const page = `
  <main role="main" data-kind="list item"><a href="/here" title="Here">Here</a><a>Nowhere</a>
    <label for="name">Name</label><input id="name" type="TEXT" aria-label="Name">
    <input type="checkbox" disabled><input><button type="submit" class="bold round">Send</button>
    <ul><li role="option tab" aria-selected="true">One</li><li aria-selected="">Two</li></ul>
    <select multiple size="2"><option>1</option></select>
    <div contenteditable=""><p lang="EN">Text</p></div>
    <svg><title>Mark</title><path d="M0 0"/></svg></main>`

const selectors = [
  '*',
  'a[href]',
  'a:not([href])',
  'input[type="text"]',
  'input:not([type]):not([list])',
  'input[type=checkbox], input[type=button], BUTTON',
  '[role~="tab"],li',
  '[role="option"]',
  '[aria-selected]:not([aria-selected=""])',
  `[aria-label='Name']`,
  '[id="name"]',
  '[data-kind~="item"]',
  '[data-kind="item"]',
  '[lang="en"]',
  'select[multiple]',
  '.bold.round',
  'main > label',
  'main a, [contenteditable=""]',
  'title',
  'svg > title',
  'p:not([title="a,b"])',
  'li:first-child',
]

afterAll(() => frame.remove())

it.each(selectors)('%s finds what jsdom finds', (selector) => {
  document.body.innerHTML = page
  document.body.append(frame)
  const other = frame.contentDocument
  if (other === null) throw new Error('There is no second window.')
  other.body.innerHTML = page
  const places = (root: Document): readonly number[][] => {
    const all = [...root.body.getElementsByTagName('*')].filter((one) => one !== frame)
    const found = [...root.body.querySelectorAll(selector)].filter((one) => one !== frame)
    const first = root.body.querySelector(selector)
    return [
      found.map((one) => all.indexOf(one)),
      [first === null ? -1 : all.indexOf(first)],
      all.flatMap((one, index) => (one.matches(selector) ? [index] : [])),
      all.map((one) => all.indexOf(one.closest(selector) ?? one)),
    ]
  }
  expect(places(document)).toEqual(places(other))
})

it('refuses what is no selector, as jsdom does', () => {
  expect(() => document.body.matches('a[')).toThrow('Invalid selector')
})
