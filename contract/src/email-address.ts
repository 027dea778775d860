import { regexes } from 'zod/mini'

// Without any schema, so that a page that only checks an address does not carry the library.

/** One address that mail can be sent to; 254 is what SMTP can carry. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= 254 && regexes.email.test(text)
