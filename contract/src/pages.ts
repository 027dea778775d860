import * as z from 'zod/mini'

/** The end of one page of a list, in a form that only the server can read. */
export const cursor = z.optional(z.string().check(z.regex(/^[\w-]{1,400}$/)))

/** The next page begins here; `null` at the end. */
export const nextCursor = z.nullable(z.string())

/**
 * The browser makes an id for each thing it creates, so that a retry does not create a second one.
 */
export const clientId = z.uuid()
