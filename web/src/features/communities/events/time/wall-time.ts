const hour = 60 * 60 * 1000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  // The Swedish format is close to ISO 8601: 2026-11-21 14:00:00.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  formats.set(zone, format)
  return format
}

const wallWithSeconds = (instant: number, zone: string): string =>
  formatIn(zone).format(instant).replace(' ', 'T')

/** The zone's offset from UTC at an instant. */
const offsetAt = (instant: number, zone: string): number =>
  Date.parse(`${wallWithSeconds(instant, zone)}Z`) - instant

/** The local time in a zone, in the format of a datetime-local input. */
export const wallOf = (time: string, zone: string): string =>
  wallWithSeconds(Math.floor(Date.parse(time) / 1000) * 1000, zone).slice(0, 16)

/**
 * The instant of a local time in a zone; `undefined` for an invalid time. A local time that is
 * skipped by a clock change moves forward by the same amount; of one that occurs twice the first is
 * used.
 */
export function instantOf(wall: string, zone: string): string | undefined {
  const asUtc = Date.parse(`${wall}Z`)
  if (Number.isNaN(asUtc)) return undefined
  const before = offsetAt(asUtc - 24 * hour, zone)
  const after = offsetAt(asUtc + 24 * hour, zone)
  const fitting = [asUtc - before, asUtc - after].filter(
    (instant) => instant + offsetAt(instant, zone) === asUtc,
  )
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - before).toISOString()
}
