import { regexes } from 'zod/mini'

// This file has no schema, so that a page that only checks an address does not load all of zod.

/** Whether mail can be sent to this address; SMTP allows at most 254 characters. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && regexes.email.test(text)
