/** What is typed after an `@`, and where it stands. */
export interface AskedMention {
  readonly from: number
  readonly to: number
  readonly q: string
}

/** An `@` in an address or behind a letter asks for nobody. */
const asking = /(?:^|[\s([{"'“‘])@([\p{L}\p{M}\p{N}._'’-]{0,40})$/u

/** Whom the caret asks for. */
export function askedAt(text: string, caret: number): AskedMention | undefined {
  const found = asking.exec(text.slice(Math.max(0, caret - 60), caret))
  if (found === null) return undefined
  const [, q = ''] = found
  return { from: caret - q.length - 1, to: caret, q }
}
