export interface MarkedSpan {
  readonly from: number
  readonly to: number
}

interface MarkedPart {
  readonly text: string
  /** The position in the whole text. */
  readonly at: number
  readonly isMarked: boolean
}

/** Splits a part of a text, which begins at `start`, at the spans of the whole text. */
export function splitAtSpans(
  text: string,
  start: number,
  spans: readonly MarkedSpan[],
): readonly MarkedPart[] {
  const parts: MarkedPart[] = []
  let at = 0
  const add = (to: number, isMarked: boolean): void => {
    const end = Math.min(to, text.length)
    if (end <= at) return
    parts.push({ text: text.slice(at, end), at: start + at, isMarked })
    at = end
  }
  for (const { from, to } of spans) {
    add(from - start, false)
    add(to - start, true)
  }
  add(text.length, false)
  return parts
}
