import { dimensions } from '../model/vectors.ts'

/** A text, and the group that it belongs to. */
export interface Example {
  readonly vector: Float32Array
  readonly group: number
}

/** How much the differences within groups are taken as equal in all directions. */
const evenness = 0.8
/** Groups with few examples are pulled towards the middle of all, as by so many examples there. */
const pull = 4

/**
 * For each group a direction and, as the last number, an offset: the larger their sum with a text,
 * the more likely the text belongs there (linear discriminants with one covariance). Tells groups
 * apart that share most of their words better than the nearest example does. Without chance: the
 * same examples give the same numbers.
 */
export function discriminantsOf(examples: readonly Example[], groups: number): Float32Array[] {
  const means = meansOf(examples, groups)
  const factor = factorOf(covarianceOf(examples, means))
  return means.map((mean) => {
    const direction = solve(factor, mean)
    const offset = mean.reduce((sum, value, at) => sum - (value * (direction[at] ?? 0)) / 2, 0)
    return Float32Array.from([...direction, offset])
  })
}

function meansOf(examples: readonly Example[], groups: number): Float64Array[] {
  const sums = Array.from({ length: groups }, () => new Float64Array(dimensions))
  const counts = new Float64Array(groups)
  const all = new Float64Array(dimensions)
  for (const { vector, group } of examples) {
    counts[group] = (counts[group] ?? 0) + 1
    for (let at = 0; at < dimensions; at += 1) {
      const value = vector[at] ?? 0
      all[at] = (all[at] ?? 0) + value / examples.length
      const sum = sums[group]
      if (sum !== undefined) sum[at] = (sum[at] ?? 0) + value
    }
  }
  return sums.map((sum, group) =>
    sum.map((value, at) => (value + pull * (all[at] ?? 0)) / ((counts[group] ?? 0) + pull)),
  )
}

type Matrix = readonly Float64Array[]

function covarianceOf(examples: readonly Example[], means: readonly Float64Array[]): Matrix {
  const found = Array.from({ length: dimensions }, () => new Float64Array(dimensions))
  for (const { vector, group } of examples) {
    const away = Float64Array.from(vector, (value, at) => value - (means[group]?.[at] ?? 0))
    for (const [row, values] of found.entries())
      for (let column = 0; column <= row; column += 1)
        values[column] =
          (values[column] ?? 0) + ((away[row] ?? 0) * (away[column] ?? 0)) / examples.length
  }
  const even = found.reduce((sum, values, at) => sum + (values[at] ?? 0), 0) / dimensions
  return found.map((values, row) =>
    values.map((value, column) => (1 - evenness) * value + (row === column ? evenness * even : 0)),
  )
}

/** The lower triangle whose product with its mirror image is the matrix (Cholesky). */
function factorOf(matrix: Matrix): Matrix {
  const made = matrix.map((row) => Float64Array.from(row))
  const at = (row: number, column: number): number => made[row]?.[column] ?? 0
  for (let column = 0; column < dimensions; column += 1)
    for (let row = column; row < dimensions; row += 1) {
      let value = at(row, column)
      for (let before = 0; before < column; before += 1)
        value -= at(row, before) * at(column, before)
      const values = made[row]
      if (values === undefined) continue
      values[column] = row === column ? Math.sqrt(value) : value / at(column, column)
    }
  return made
}

function solve(factor: Matrix, right: Float64Array): Float64Array {
  const found = Float64Array.from(right)
  const at = (row: number, column: number): number => factor[row]?.[column] ?? 0
  for (let row = 0; row < dimensions; row += 1) {
    let value = found[row] ?? 0
    for (let column = 0; column < row; column += 1) value -= at(row, column) * (found[column] ?? 0)
    found[row] = value / at(row, row)
  }
  for (let row = dimensions - 1; row >= 0; row -= 1) {
    let value = found[row] ?? 0
    for (let column = row + 1; column < dimensions; column += 1)
      value -= at(column, row) * (found[column] ?? 0)
    found[row] = value / at(row, row)
  }
  return found
}
