import { cityOf } from '@patchbay/contract/accounts/city-of'
import { fold } from './words/words.ts'

/** Knows where the listings are, to tell which of several towns of one name is meant. */
export class Locations {
  /** The labels of each town's name, with the number of listings there. */
  readonly #byTown = new Map<string, Map<string, number>>()

  add(location: string | null, count: number): void {
    if (location === null) return
    const town = townOf(location)
    const labels = this.#byTown.get(town) ?? new Map<string, number>()
    const now = (labels.get(location) ?? 0) + count
    if (now > 0) labels.set(location, now)
    else labels.delete(location)
    if (labels.size > 0) this.#byTown.set(town, labels)
    else this.#byTown.delete(town)
  }

  /** The country of most listings that have a place, if it has more than half of them. */
  home(): string | undefined {
    const counts = new Map<string, number>()
    let all = 0
    for (const labels of this.#byTown.values())
      for (const [label, count] of labels) {
        const country = label.slice(label.lastIndexOf(', ') + 2)
        counts.set(country, (counts.get(country) ?? 0) + count)
        all += count
      }
    const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
    return most !== undefined && most[1] > all / 2 ? most[0] : undefined
  }

  /** The place of this name with the most listings, as they write it. */
  named(town: string): string | undefined {
    const name = fold(town)
    const labels = [...(this.#byTown.get(name) ?? this.#longer(name))]
    return labels.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0]
  }

  /** 'Newcastle' is Newcastle upon Tyne where providers are there. */
  #longer(name: string): Iterable<[string, number]> {
    return [...this.#byTown]
      .filter(([town]) =>
        joints.some((joint) => town.replaceAll('-', ' ').startsWith(`${name} ${joint} `)),
      )
      .flatMap(([, labels]) => [...labels])
  }
}

/** What follows the short name of a town in its full one. */
const joints = ['upon', 'on', 'under', 'by', 'sur', 'am', 'an der', 'de', 'del']

const townOf = (location: string): string => fold(cityOf(location))
