import { newPoll } from '@patchbay/contract/content/polls'
import { expect, it } from 'vitest'
import { checkPoll, emptyPoll, pollDraftOf, type PollDraft } from './poll-draft.ts'

const now = Date.parse('2026-11-19T12:00:00Z')
const check = (changes: Partial<PollDraft>) =>
  checkPoll({ ...emptyPoll, answers: ['Yes', 'No'], ...changes }, now)

it('leaves empty lines out, and accepts what the server accepts', () => {
  const checked = check({ answers: [' Yes ', '', 'No', ' '], ending: 'day' })
  const input = { answers: ['Yes', 'No'], isMultiple: false, isAnonymous: false }
  expect(checked).toEqual({ input: { ...input, endsAt: '2026-11-20T12:00:00.000Z' } })
  expect(newPoll.safeParse('input' in checked && checked.input).success).toBe(true)
})

it('says what is wrong with the answers', () => {
  const errors = (answers: string[]) => check({ answers })
  expect(errors(['Yes', ''])).toEqual({
    validationErrors: { answers: 'Give at least two answers' },
  })
  expect(errors(['Café', 'CAFE'])).toEqual({
    validationErrors: { answers: 'Two answers are the same' },
  })
  expect(errors(['Yes', 'x'.repeat(101)])).toEqual({
    validationErrors: { answers: 'Use at most 100 characters for an answer' },
  })
})

it('wants an end within the next year', () => {
  for (const at of ['', '2020-01-01T10:00', '2099-01-01T10:00'])
    expect(check({ ending: 'at', at })).toEqual({
      validationErrors: { at: 'Choose a time within the next year' },
    })
  expect(check({ ending: 'at', at: '2026-12-24T18:00' })).toHaveProperty('input')
})

it('can be typed on after it was refused', () => {
  const poll = { answers: ['Yes', 'No'], isMultiple: true, isAnonymous: true }
  expect(pollDraftOf({ ...poll, endsAt: null })).toEqual({ ...emptyPoll, ...poll })
  const draft = pollDraftOf({ ...poll, endsAt: '2026-12-24T18:00:00.000Z' })
  expect(checkPoll(draft, now)).toEqual({ input: { ...poll, endsAt: '2026-12-24T18:00:00.000Z' } })
})
