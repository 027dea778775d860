import { expect, it } from 'vitest'
import { whenInWords } from './moment.ts'

const now = new Date('2026-11-15T12:00:00Z')

it.each([
  ['2026-11-15T11:59:30Z', 'now'],
  ['2026-11-15T12:00:05Z', 'now'],
  ['2026-11-15T11:59:00Z', '1 minute ago'],
  ['2026-11-15T10:00:00Z', '2 hours ago'],
  ['2026-11-14T10:00:00Z', 'yesterday'],
  ['2026-11-11T12:00:00Z', '4 days ago'],
  ['2026-11-01T12:00:00Z', '1 November'],
  ['2025-12-24T12:00:00Z', '24 December 2025'],
])('%s is %s', (time, words) => expect(whenInWords(time, now)).toBe(words))
