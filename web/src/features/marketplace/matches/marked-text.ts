interface Piece {
  readonly text: string
  /** The offset in the text. */
  readonly at: number
  readonly marked: boolean
}

type Mark = readonly [from: number, upTo: number]

/**
 * Splits a text into marked and unmarked parts. Marks that are out of range or overlap are
 * harmless.
 */
export function markedText(text: string, marks: readonly Mark[]): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const take = (upTo: number, marked: boolean): void => {
    const end = Math.min(upTo, text.length)
    if (end <= at) return
    pieces.push({ text: text.slice(at, end), at, marked })
    at = end
  }
  for (const [from, upTo] of marks.toSorted((one, other) => one[0] - other[0])) {
    take(from, false)
    take(upTo, true)
  }
  take(text.length, false)
  return pieces
}
