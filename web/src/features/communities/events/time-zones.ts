/** The zone, if this browser knows it: an older browser may not know a newer name. */
export function knownZone(zone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format(0)
    return zone
  } catch {
    return undefined
  }
}

/** All zones of the browser by name, and the given zone, which may have an older name. */
export function timeZones(current: string): readonly string[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  return [...names].toSorted((a, b) => a.localeCompare(b, 'en'))
}
