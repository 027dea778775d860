const hour = 60 * 60 * 1000
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  // Swedish writes a time as it is exchanged: 2026-11-21 14:00:00.
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

/** How far the zone's clocks are ahead of UTC at an instant. */
const offsetAt = (instant: number, zone: string): number =>
  Date.parse(`${wallWithSeconds(instant, zone)}Z`) - instant

/** What the clocks of a zone show at an instant, as a datetime-local input has it. */
export const wallOf = (time: string, zone: string): string =>
  wallWithSeconds(Math.floor(Date.parse(time) / 1000) * 1000, zone).slice(0, 16)

/**
 * When the clocks of a zone show a time; nothing for what is no time. A time that a change of the
 * clocks leaves out is as much later as they are put forward; of one that comes twice the first is
 * meant.
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
