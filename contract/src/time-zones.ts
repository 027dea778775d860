import * as z from 'zod/mini'

export function isTimeZone(name: string): boolean {
  // Offsets such as +01:00 would be taken too, and know nothing of summer.
  if (!/^[A-Z]/i.test(name)) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const timeZoneLength = 64

/** The browser's own, by its name. Whatever else is sent counts as nothing, and refuses nobody. */
// oxlint-disable-next-line promise/valid-params -- the schema's, not a promise's
export const browserTimeZone = z.catch(
  z.optional(z.string().check(z.maxLength(timeZoneLength), z.refine(isTimeZone))),
  undefined,
)
