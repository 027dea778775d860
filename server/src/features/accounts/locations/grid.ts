import { distanceKm, type Point } from './point.ts'

const rows = 180
const columns = 360
const kmPerDegree = 111

export interface Grid {
  /** The points within a distance, unsorted. */
  within(centre: Point, km: number): { readonly index: number; readonly km: number }[]
}

/** Groups points by square degree. */
export function createGrid(latitude: ArrayLike<number>, longitude: ArrayLike<number>): Grid {
  const cells = new Map<number, number[]>()
  for (let index = 0; index < latitude.length; index += 1) {
    const cell = cellOf(rowOf(latitude[index] ?? 0), Math.floor(longitude[index] ?? 0))
    const members = cells.get(cell)
    if (members === undefined) cells.set(cell, [index])
    else members.push(index)
  }
  return {
    within: (centre, km) =>
      cellsAround(centre, km)
        .flatMap((cell) => cells.get(cell) ?? [])
        .map((index) => {
          const point = { latitude: latitude[index] ?? 0, longitude: longitude[index] ?? 0 }
          return { index, km: distanceKm(centre, point) }
        })
        .filter((found) => found.km <= km),
  }
}

function cellsAround({ latitude, longitude }: Point, km: number): number[] {
  const height = km / kmPerDegree
  const cells: number[] = []
  for (let row = rowOf(latitude - height); row <= rowOf(latitude + height); row += 1) {
    const width = widthOf(row, height)
    const from = Math.floor(longitude - width)
    const count = Math.min(columns, Math.floor(longitude + width) - from + 1)
    for (let step = 0; step < count; step += 1) cells.push(cellOf(row, from + step))
  }
  return cells
}

/**
 * Converts degrees of latitude to degrees of longitude, at the edge of the row that is nearer to
 * the pole.
 */
function widthOf(row: number, height: number): number {
  const edge = Math.max(Math.abs(row - rows / 2), Math.abs(row + 1 - rows / 2))
  return Math.min(columns / 2, height / Math.cos((edge * Math.PI) / 180))
}

const rowOf = (latitude: number): number =>
  Math.min(rows - 1, Math.max(0, Math.floor(latitude) + rows / 2))

/** Columns wrap around at 180°. */
const cellOf = (row: number, column: number): number =>
  row * columns + ((((column + columns / 2) % columns) + columns) % columns)
