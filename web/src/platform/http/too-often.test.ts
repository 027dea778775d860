// @vitest-environment node
import { errors, type ErrorBody } from '@patchbay/contract/errors'
import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { waitWords, tooOftenWords } from './too-often.ts'

const { message, status } = errors.rate_limited
const words = (retryAfter?: number, limit?: ErrorBody['limit']) =>
  tooOftenWords(new ApiError({ code: 'rate_limited', status, message, retryAfter, limit }))

it.each([
  [
    'You have started many conversations. You can start the next in 12 minutes.',
    words(701, { of: 'conversation', left: 0 }),
  ],
  [
    'You have created many groups. You can create the next in 1 hour.',
    words(3_600, { of: 'group', left: 0 }),
  ],
  [
    'You have added many people to groups. You can add the next in 24 hours.',
    words(86_400, { of: 'added_person', left: 0 }),
  ],
  [
    'You can add 5 more people to groups now, and others in 2 hours.',
    words(3_601, { of: 'added_person', left: 5 }),
  ],
  [
    'You can add 1 more person to groups now, and others in 1 minute.',
    words(60, { of: 'added_person', left: 1 }),
  ],
  ['You have liked a lot. You can like more in 1 second.', words(1, { of: 'like', left: 0 })],
  ['Too many attempts. Try again in 12 minutes.', words(701)],
  // A newer server may name a thing that this page does not know.
  [
    'Too many attempts. Try again in 5 seconds.',
    words(5, { of: 'sigh', left: 0 } as unknown as ErrorBody['limit']),
  ],
  [message, words()],
])('says: %s', (text, said) => expect(said).toBe(text))

it('says nothing of other failures', () => {
  expect(tooOftenWords(new ApiError({ code: 'forbidden', status: 403, message }))).toBeUndefined()
  expect(tooOftenWords(new TypeError('Failed'))).toBeUndefined()
})

it('says of what waits when it is sent, until then', () => {
  const now = Date.parse('2026-11-15T10:00:00Z')
  const wait = { until: now + 90_000, of: 'post' } as const
  expect(waitWords(wait, now)).toBe('You have written many posts. This is sent in 2 minutes.')
  expect(waitWords({ until: now + 1_000 }, now)).toBe(
    'There were too many requests. This is sent in 1 second.',
  )
  expect(waitWords(wait, now + 90_000)).toBeUndefined()
  expect(waitWords(undefined, now)).toBeUndefined()
})
