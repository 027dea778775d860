import * as z from 'zod/mini'

/** Counting ends here: whoever has so many unread has many. */
export const mostUnread = 100

/** What the bell says. */
export const noticesState = z.object({
  /** `mostUnread` where there are as many or more. */
  unread: z.int(),
  /** Rises with everything that happens to one's notices. */
  version: z.int(),
})

export type NoticesState = z.infer<typeof noticesState>
