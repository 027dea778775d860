import type { NewPoll } from '@patchbay/contract/content/polls'

/** What the row of a post or message stores of its poll. Nothing changes but the end. */
export type StoredPoll = NewPoll

/** In SQL: whether the poll is over. */
export const isOver = (poll: string, $now: string): string =>
  `coalesce((${poll} ->> 'endsAt')::timestamptz <= ${$now}, false)`

/** In SQL: whether the poll has these answers, a `smallint[]`, and so many of them may be chosen. */
export const takesAnswers = (poll: string, $answers: string): string =>
  `(case when (${poll} -> 'isMultiple')::boolean then true else cardinality(${$answers}) <= 1 end
    and coalesce((select max(answer) from unnest(${$answers}) answer), 0)
      < jsonb_array_length(${poll} -> 'answers'))`

/** In SQL: the poll, ended at this time. */
export const endedAt = (poll: string, $now: string): string =>
  `${poll} || jsonb_build_object('endsAt',
    to_char(${$now}::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

/** In SQL, the same as `pollWords` of the contract: the text, marked as a question if there is a poll. */
export const askedOfRow = (poll: string, text: string): string =>
  `case when ${poll} is null then ${text} else 'Poll: ' || ${text} end`
