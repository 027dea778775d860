import * as z from 'zod/mini'

/** Counting stops here. */
export const mostUnread = 100

/** The state that the bell shows. */
export const noticesState = z.object({
  /** `mostUnread` means this many or more. */
  unread: z.int(),
  /** Rises with every change to the viewer's notices. */
  version: z.int(),
})

export type NoticesState = z.infer<typeof noticesState>
