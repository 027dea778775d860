interface Weighed {
  readonly label: string
  readonly weight: number
}

/**
 * The heaviest labels, each once, without sorting all of them: one letter matches ten thousand
 * cities.
 */
export function largest(
  candidates: readonly number[],
  count: number,
  weightOf: (index: number) => number,
  labelOf: (index: number) => string,
): string[] {
  const kept: Weighed[] = []
  for (const index of candidates) {
    const weight = weightOf(index)
    if (kept.length === count && weight <= (kept.at(-1)?.weight ?? 0)) continue
    const label = labelOf(index)
    const known = kept.findIndex((other) => other.label === label)
    if (known !== -1 && (kept[known]?.weight ?? 0) >= weight) continue
    if (known !== -1) kept.splice(known, 1)
    const place = kept.findIndex((other) => other.weight < weight)
    kept.splice(place === -1 ? kept.length : place, 0, { label, weight })
    kept.length = Math.min(kept.length, count)
  }
  return kept.map(({ label }) => label)
}
