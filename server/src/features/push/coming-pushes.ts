import * as z from 'zod/mini'

/**
 * What is put in where something happens, with ids alone. Doing it is for `pushed-news`, which knows
 * what to say: whoever writes notices and messages does not.
 */
export const comingNotices = {
  name: 'push_notices',
  // All that one statement has written.
  schema: z.object({ batch: z.uuid() }),
}

export const comingMessages = {
  name: 'push_messages',
  schema: z.object({ conversationId: z.uuid() }),
}

/** So long something may be read on a page that is open before a push tells of it. */
export const readingSeconds = 5

/** What each job for one receiver has; the first attempt is 1. */
export const pushAttempt = z.number()

const mostAttempts = 8

/** Twice as long each time, all together about an hour; undefined where the news is old by then. */
export const secondsUntilNext = (attempt: number): number | undefined =>
  attempt < mostAttempts ? 30 * 2 ** (attempt - 1) : undefined
