import * as z from 'zod/mini'

/**
 * The jobs that are enqueued when something happens, with ids alone. `pushed-notices` and
 * `pushed-messages` run them, because notices and messages do not know the texts of a push.
 */
export const comingNotices = {
  name: 'push_notices',
  // All notices that one statement has written.
  schema: z.object({ batch: z.uuid() }),
}

export const comingMessages = {
  name: 'push_messages',
  schema: z.object({ conversationId: z.uuid() }),
}

/** How long something may be read on an open page before a push is sent. */
export const readingSeconds = 5

/** Part of each job for one receiver; the first attempt is 1. */
export const pushAttempt = z.number()

const mostAttempts = 8

/** Doubles each time, about an hour altogether; undefined when the news is too old. */
export const secondsUntilNext = (attempt: number): number | undefined =>
  attempt < mostAttempts ? 30 * 2 ** (attempt - 1) : undefined
