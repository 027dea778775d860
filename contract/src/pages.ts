import * as z from 'zod/mini'

/** Where a page of a list ended, in words that only the server reads. */
export const cursor = z.optional(z.string().check(z.regex(/^[\w-]{1,400}$/)))

/** Where the next page begins; `null` at the end. */
export const nextCursor = z.nullable(z.string())

/** Made by the browser for each thing it creates: whoever sends twice has made one. */
export const clientId = z.uuid()
