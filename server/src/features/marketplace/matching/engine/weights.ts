/** Tuned on the half of the requests that may be looked at; see docs/decisions/0018-matching.md. */
export const weights = {
  /** The share of words; meaning has the rest. */
  words: 0.35,
  meaningScale: 1.3,
  /** The share of a need's words that a listing must have for a full score. */
  idealShare: 0.9,
  glossaryWords: 0.6,
  glossaryPull: 0.5,
  /** For a listing that offers exactly the service that is meant. */
  services: 0.4,
  /** The share of its words that a listing of another service loses: 'backing tracks' sing not. */
  besideWords: 0.5,
  constraints: 1.3,
  /** Matches below `floor` are not shown; those below `weak` are marked as weak. */
  floor: 0.16,
  weak: 0.34,
  /** What a weak match loses beside one that fits. */
  weakCosts: 0.1,
  wordsFloor: 0.07,
  wordsWeak: 0.3,
}

/** The parts of a ranking, which benchmarks can switch. */
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
