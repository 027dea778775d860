/** Every zone that the browser knows, by name; and the given one, which may go by an older name. */
export function timeZones(current: string): readonly string[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', current])
  return [...names].toSorted((a, b) => a.localeCompare(b, 'en'))
}
