import type { MatchPoint } from '@patchbay/contract/marketplace/matches'

/** One requested point compared with the listing, and how much it counts for or against it. */
export interface Weighed {
  readonly point: MatchPoint
  readonly weight: number
}

/** The listing's distance from each requested place; `null` if it is unknown. */
export type Distances = readonly (number | null)[]
