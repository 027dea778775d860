interface Piece {
  readonly text: string
  /** Where it begins. */
  readonly at: number
  readonly marked: boolean
}

type Mark = readonly [from: number, upTo: number]

/** A text in pieces, of which some are marked. Marks that lie outside or over another do no harm. */
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
