/** The date and time of a start in this time zone. */
export function localStart(
  startTime: Date,
  timeZone: string,
): { readonly startDate: string; readonly startClock: string } {
  const written = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(startTime)
  return {
    startDate: written({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', ''),
    startClock: written({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }
}
