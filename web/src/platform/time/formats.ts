/**
 * Creates something with its first use. Formats must be: the first use of Intl reads the browser's
 * data for languages, some 20 ms that the start of the app would have to wait for.
 */
export function onFirstUse<T>(create: () => T): () => T {
  let created: T | undefined
  return () => (created ??= create())
}

/** Writes dates in words. */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-GB',
): (time: string | Date) => string {
  const format = onFirstUse(() => new Intl.DateTimeFormat(locale, options))
  return (time) => format().format(new Date(time))
}
