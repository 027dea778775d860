import { isTimeZone } from '@patchbay/contract/time-zones'
import { zoneOfPlace } from '../locations/public.ts'

export interface KnownZones {
  /** What the person chose. */
  readonly time_zone: string | null
  /** What their browsers said last. */
  readonly browser_zone: string | null
  /** The location in the profile. */
  readonly location: string | null
}

/** The person's time zone: what they or their browsers say, that of the place in the profile, or UTC. */
export async function zoneOf(known: KnownZones, now: Date): Promise<string> {
  const { location } = known
  const zone = known.time_zone ?? known.browser_zone
  if (zone !== null && isTimeZone(zone)) return zone
  return (location === null ? undefined : await zoneOfPlace(location, now)) ?? 'UTC'
}
