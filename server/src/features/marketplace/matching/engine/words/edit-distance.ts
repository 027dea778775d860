const row = (length: number): Uint8Array => new Uint8Array(length)
let before = row(64)
let last = row(64)
let next = row(64)

/**
 * The number of wrong, missing, additional or swapped letters; `most + 1` if there are more. Words
 * must be shorter than 64 letters.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > 63 || b.length > 63) return most + 1
  for (let j = 0; j <= b.length; j += 1) last[j] = j
  for (let i = 1; i <= a.length; i += 1) {
    next[0] = i
    let best = i
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j += 1) {
      const other = b.charCodeAt(j - 1)
      let cost = (last[j - 1] ?? 0) + Number(letter !== other)
      cost = Math.min(cost, (last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      const swapped =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next[j] = cost
      if (cost < best) best = cost
    }
    if (best > most) return most + 1
    ;[before, last, next] = [last, next, before]
  }
  return last[b.length] ?? most + 1
}
