import * as z from 'zod/mini'

/**
 * What is put in where something happens, with ids alone. Doing it is for `pushed-news`, which knows
 * what to say: whoever writes notices and messages does not.
 */
export const comingNotice = {
  name: 'push_notice',
  // Of a browser or of a device.
  schema: z.object({ noticeId: z.uuid(), subscriptionId: z.uuid() }),
}

export const comingMessages = {
  name: 'push_messages',
  schema: z.object({ conversationId: z.uuid() }),
}

/** So long something may be read on a page that is open before a push tells of it. */
export const readingSeconds = 5

/** About an hour and a half, ever later. */
export const mostAttempts = 8
