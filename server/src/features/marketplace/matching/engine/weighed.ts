import type { MatchPoint } from '@patchbay/contract/marketplace/matches'

/** One requested point compared with the listing, and how much it counts for or against it. */
export interface Weighed {
  readonly point: MatchPoint
  readonly weight: number
}

/** The listing's distance from the middle of a requested place. */
export interface Distance {
  readonly km: number
  /** Whether it is within the region; `null` if it may be. */
  readonly inside: boolean | null
}

/** For each requested place; `null` if the distance is unknown. */
export type Distances = readonly (Distance | null)[]
