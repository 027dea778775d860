import {
  fewestAnswers,
  foldAnswer,
  longestAnswer,
  longestPollDays,
  type NewPoll,
} from '@patchbay/contract/content/polls'
import type { Checked } from '../../../platform/state/use-form.ts'
import { writingTexts as texts } from './writing-texts.ts'

/** When a poll ends: never by itself, after a time that begins when it is sent, or at a moment. */
export type Ending = keyof typeof texts.endings
export const endings = Object.keys(texts.endings) as Ending[]

/** A poll as it is typed. */
export interface PollDraft {
  readonly answers: readonly string[]
  readonly isMultiple: boolean
  readonly isAnonymous: boolean
  readonly ending: Ending
  /** A local time, of the form `2026-11-19T18:00`. */
  readonly at: string
}

export const emptyPoll: PollDraft = {
  answers: ['', ''],
  isMultiple: false,
  isAnonymous: false,
  ending: 'never',
  at: '',
}

const hour = 3_600_000
const lengths = { hour, day: 24 * hour, week: 7 * 24 * hour } as const
const longest = longestPollDays * 24 * hour

export type PollField = 'answers' | 'at'

function endOf({ ending, at }: PollDraft, now: number): number | undefined {
  if (ending === 'never') return undefined
  return ending === 'at' ? new Date(at).getTime() : now + lengths[ending]
}

/** Checks the draft by the rules of the contract. Lines that were left empty are no answers. */
export function checkPoll(draft: PollDraft, now: number): Checked<PollField, NewPoll> {
  const answers = draft.answers.map((text) => text.trim()).filter((text) => text !== '')
  const end = endOf(draft, now)
  const isSame = new Set(answers.map(foldAnswer)).size < answers.length
  const isLong = answers.some((text) => Array.from(text).length > longestAnswer)
  const wrongAnswers =
    answers.length < fewestAnswers
      ? texts.tooFew
      : isLong
        ? texts.tooLong(longestAnswer)
        : isSame
          ? texts.same
          : undefined
  const wrongEnd =
    end !== undefined && !(end > now && end - now <= longest) ? texts.wrongEnd : undefined
  if (wrongAnswers !== undefined || wrongEnd !== undefined)
    return {
      validationErrors: {
        ...(wrongAnswers !== undefined && { answers: wrongAnswers }),
        ...(wrongEnd !== undefined && { at: wrongEnd }),
      },
    }
  const { isMultiple, isAnonymous } = draft
  const endsAt = end === undefined ? null : new Date(end).toISOString()
  return { input: { answers, isMultiple, isAnonymous, endsAt } }
}

/** A poll that was not sent, as it can be typed on. */
export function pollDraftOf({ endsAt, ...poll }: NewPoll): PollDraft {
  if (endsAt === null) return { ...emptyPoll, ...poll }
  const end = new Date(endsAt)
  const local = new Date(end.getTime() - end.getTimezoneOffset() * 60_000)
  return { ...poll, ending: 'at', at: local.toISOString().slice(0, 16) }
}
