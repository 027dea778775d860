import * as z from 'zod/mini'

export function isTimeZone(name: string): boolean {
  // Intl also accepts offsets such as +01:00, but they do not know about summer time.
  if (!/^[A-Z]/i.test(name)) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const timeZoneLength = 64

/**
 * The browser's IANA time zone. Any other value counts as missing, so that it cannot fail a
 * request.
 */
// oxlint-disable-next-line promise/valid-params -- the schema's, not a promise's
export const browserTimeZone = z.catch(
  z.optional(z.string().check(z.maxLength(timeZoneLength), z.refine(isTimeZone))),
  undefined,
)
