import * as z from 'zod/mini'
import { fold } from '../fold.ts'
import { nextCursor } from '../pages.ts'
import { person } from '../people/people.ts'
import { line } from '../text.ts'

export const fewestAnswers = 2
export const mostAnswers = 10
export const longestAnswer = 100
/** This is for a poll in a message. In a post, the text of the post is the question. */
export const longestQuestion = 300
/** How far ahead the end of a poll may be. */
export const longestPollDays = 365

const answer = line({ min: 1, max: longestAnswer, tooShort: 'An answer cannot be empty' })

const spaces = /\s+/gu

/** The form in which answers are compared: two of them must not read alike. */
export const foldAnswer = (text: string): string => fold(text.trim().replaceAll(spaces, ' '))

/** A poll as it is written. What is asked is the text that it stands with. */
export const newPoll = z.object({
  answers: z.array(answer).check(
    z.minLength(fewestAnswers),
    z.maxLength(mostAnswers),
    z.refine((answers) => new Set(answers.map(foldAnswer)).size === answers.length, {
      error: 'Two answers are the same',
    }),
  ),
  /** Whether one may choose several answers. */
  isMultiple: z.boolean(),
  /** Nobody can ask who chose what, and nothing says it. */
  isAnonymous: z.boolean(),
  /** A poll without a time ends when its author ends it. */
  endsAt: z.nullable(z.iso.datetime()),
})

export type NewPoll = z.infer<typeof newPoll>

/** The same for every reader. */
export const poll = z.object({
  answers: z.array(z.object({ text: z.string(), votes: z.int() })),
  /** How many people have voted, each of whom may have chosen several answers. */
  voters: z.int(),
  isMultiple: z.boolean(),
  isAnonymous: z.boolean(),
  /** The clock of the server counts; nobody votes from then on. */
  endsAt: z.nullable(z.iso.datetime()),
})

export type Poll = z.infer<typeof poll>

/** `now` in milliseconds since 1970. */
export const isPollOver = ({ endsAt }: Pick<Poll, 'endsAt'>, now: number): boolean =>
  endsAt !== null && Date.parse(endsAt) <= now

/** The places of what somebody chose, in ascending order; empty if nothing. */
export const chosenAnswers = z.array(z.int())

const place = z.int().check(z.gte(0), z.lt(mostAnswers))

/** Sets the vote of the viewer; an empty one takes it back. */
export const voteBody = z.object({
  answers: z.array(place).check(
    z.maxLength(mostAnswers),
    z.refine((answers) => new Set(answers).size === answers.length),
  ),
})

/** Who has chosen what; 50 a page. Of an anonymous poll there is none. */
export const votersPage = z.object({
  voters: z.array(z.object({ person, answers: chosenAnswers })),
  nextCursor,
})

export type VotersPage = z.infer<typeof votersPage>

/** Before the question, where only words are shown. */
const pollWord = 'Poll'

/** What was asked, where only words are shown. Must match `askedOfRow` of the server. */
export const pollWords = (question: string): string => `${pollWord}: ${question}`
