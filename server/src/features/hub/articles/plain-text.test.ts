import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  ['## Money\n\nWho **pays** whom, and _for what_.', 'Money Who pays whom, and for what.'],
  ['- one\n- [two](https://a.example)\n\n> three', 'one two three'],
  ['Un**think**able `code`', 'Unthinkable code'],
  ['First line\\\nsecond', 'First line second'],
  ['', ''],
])('%j is shown as %j', (body, text) => {
  expect(plainText(body)).toBe(text)
})
