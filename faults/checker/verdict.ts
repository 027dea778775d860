/** The errors, one line each. A good run has none. */
export interface Verdict {
  /** Acknowledged or stored, but missing. */
  readonly lost: string[]
  /** Present twice. */
  readonly doubled: string[]
  /** In another order than it was sent, or applied in the wrong order. */
  readonly reordered: string[]
  /** Acknowledged or shown, and then missing. */
  readonly gone: string[]
  /** Present, but with the wrong text, files or marks. */
  readonly different: string[]
  /** Seen by a person outside, or still present after it was deleted. */
  readonly leaked: string[]
}

export const newVerdict = (): Verdict => ({
  lost: [],
  doubled: [],
  reordered: [],
  gone: [],
  different: [],
  leaked: [],
})

export const isClean = (verdict: Verdict): boolean =>
  Object.values(verdict).every((lines: string[]) => lines.length === 0)
