/** What went wrong, one line each. Nothing may be in any of them. */
export interface Verdict {
  /** Acknowledged or stored, and missing where it should be. */
  readonly lost: string[]
  /** There twice. */
  readonly doubled: string[]
  /** In another order than it was said, or taken over in the wrong one. */
  readonly reordered: string[]
  /** Acknowledged or shown, and then not there. */
  readonly gone: string[]
  /** There, but with other words, files or marks than it should have. */
  readonly different: string[]
  /** Seen by somebody outside, or still there after it was taken back. */
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
