const depth = 10
const gain = (grade: number): number => 2 ** grade - 1

const sum = (grades: readonly number[]): number =>
  grades
    .slice(0, depth)
    .reduce((total, grade, place) => total + gain(grade) / Math.log2(place + 2), 0)

/** nDCG@10: 1 if the first ten are in the best order; `undefined` if no listing fits at all. */
export function ndcg(
  ids: readonly string[],
  grades: Readonly<Record<string, number>>,
): number | undefined {
  const ideal = sum(Object.values(grades).toSorted((a, b) => b - a))
  return ideal === 0 ? undefined : sum(ids.map((id) => grades[id] ?? 0)) / ideal
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0) / Math.max(1, numbers.length)
