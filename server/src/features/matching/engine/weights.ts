/** Found on the half of the requests that may be looked at; see docs/decisions/0018-matching.md. */
export const weights = {
  /** Words against meaning, which has the rest. */
  words: 0.4,
  meaningScale: 1.3,
  /** How much of a need's words a listing must have for a full score. */
  idealShare: 0.9,
  glossaryWords: 0.6,
  /** The glossary's words for what a listing is, beside its own. */
  hints: 0.5,
  glossaryPull: 0.5,
  constraints: 1.3,
  /** Below, nothing is shown; below the other, it is called weak. */
  floor: 0.16,
  weak: 0.36,
  wordsFloor: 0.1,
  wordsWeak: 0.3,
}

/** What takes part in a ranking. */
export interface Parts {
  readonly words: boolean
  readonly meaning: boolean
  readonly spelling: boolean
  readonly constraints: boolean
  readonly glossary: boolean
}

export const everything: Parts = {
  words: true,
  meaning: true,
  spelling: true,
  constraints: true,
  glossary: true,
}
