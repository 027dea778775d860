/** The zone, if this browser knows it: its release may be older than the zone's name. */
export function knownZone(zone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format(0)
    return zone
  } catch {
    return undefined
  }
}

/** Every zone that the browser knows, by name; and the given one, which may go by an older name. */
export function timeZones(current: string): readonly string[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  return [...names].toSorted((a, b) => a.localeCompare(b, 'en'))
}
