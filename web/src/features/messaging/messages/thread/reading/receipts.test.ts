// @vitest-environment node
import { expect, it } from 'vitest'
import { participant, theo } from '../../../../../../test/messages.ts'
import { readersInWords } from './receipts.ts'

it.each([
  [new Date(2026, 10, 15, 14, 32), 'Theo Lindqvist 14:32'],
  [new Date(2026, 10, 14, 23, 59), 'Theo Lindqvist Yesterday 23:59'],
  [new Date(2026, 10, 9, 8, 5), 'Theo Lindqvist Nov 9 08:05'],
  [new Date(2025, 10, 9, 8, 5), 'Theo Lindqvist 11/09/25 08:05'],
])('names the day on which a message was read: %s', (time, words) => {
  const readers = [{ ...participant(theo, 3), lastReadAt: time.toISOString() }]
  expect(readersInWords(3, readers, new Date(2026, 10, 15, 18))).toBe(words)
})
