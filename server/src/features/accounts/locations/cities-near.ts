import type { Cities } from './cities-file.ts'
import type { Grid } from './grid.ts'
import type { Point } from './point.ts'

export interface NearCity {
  /** 'City, Country'. */
  readonly label: string
  readonly kilometres: number
}

/** A label means the largest city of that name, here as in `createFind`. */
export function createNear(
  cities: Cities,
  grid: Grid,
  labelOf: (index: number) => string,
): (point: Point, km: number) => readonly NearCity[] {
  let meant: Uint8Array | undefined
  return (point, km) => {
    const largest = (meant ??= markLargest(cities))
    return grid
      .within(point, km)
      .filter(({ index }) => largest[index] === 1)
      .map((found) => ({ label: labelOf(found.index), kilometres: found.km }))
  }
}

/**
 * Marks the first city of each name and country. Cities of one name are adjacent, the largest
 * first.
 */
function markLargest({ keys, country }: Cities): Uint8Array {
  const marks = new Uint8Array(keys.length)
  const seen = new Set<number>()
  let name: string | undefined
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys.at(index)
    if (key !== name) seen.clear()
    name = key
    const where = country[index] ?? -1
    if (!seen.has(where)) marks[index] = 1
    seen.add(where)
  }
  return marks
}
