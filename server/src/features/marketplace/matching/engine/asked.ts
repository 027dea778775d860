import type { Need } from '@patchbay/contract/marketplace/matches'
import type { Profession } from './document.ts'
import type { Place } from './need/places.ts'

/** Everything that a listing's fields and facts are compared with. */
export interface Asked {
  readonly need: Need
  readonly places: readonly Place[]
  /** The day on which the need was written. */
  readonly today: string
  /** 0 is Sunday. */
  readonly weekday: number | null
  /** The need is for lessons, not for the service itself. */
  readonly teaching: boolean
  /** The need surely is for lessons. */
  readonly isPupil: boolean
  /** They offer themselves, to a band for example. */
  readonly joins: boolean
  /** How many pieces the budget is for; a fixed price may be for one of them. */
  readonly pieces: number
  /** A low price is wanted, without a number. */
  readonly cheap: boolean
  /** For each of `need.unwanted`: its stems, and the professions it names. */
  readonly unwanted: readonly {
    readonly text: string
    readonly stems: readonly string[]
    readonly professions: readonly Profession[]
  }[]
}
