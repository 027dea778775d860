// @vitest-environment node
import { expect, it } from 'vitest'
import { participant, theo } from '../../../test/messages.ts'
import { readersInWords } from './receipts.ts'

it.each([
  [[2026, 10, 15, 14, 32], 'Theo Lindqvist 14:32'],
  [[2026, 10, 14, 23, 59], 'Theo Lindqvist Yesterday 23:59'],
  [[2026, 10, 9, 8, 5], 'Theo Lindqvist Nov 9 08:05'],
  [[2025, 10, 9, 8, 5], 'Theo Lindqvist 11/09/25 08:05'],
] as const)('says on which day somebody has read it: %s', ([year, ...rest], words) => {
  const lastReadAt = new Date(year, ...rest).toISOString()
  const readers = [{ ...participant(theo, 3), lastReadAt }]
  expect(readersInWords(3, readers, new Date(2026, 10, 15, 18))).toBe(words)
})
