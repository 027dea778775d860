import type { MatchPoint } from '@patchbay/contract/matches'

/** One thing asked for beside what the listing says, and how much that speaks for or against it. */
export interface Weighed {
  readonly point: MatchPoint
  readonly weight: number
}

/** How far the listing is from each place that was asked for; `null` where that is not known. */
export type Distances = readonly (number | null)[]
