import type { Repair } from '../words/spelling.ts'
import { fold } from '../words/words.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { spanish } from './spanish.ts'

// The common words of the trade are read as the English ones that listings are written in. This
// is no translation: words that are not listed stay as they are.

interface Entry {
  readonly english: string
  /** A word that says nothing of the trade, and so nothing of the language by itself. */
  readonly isSmall: boolean
}

interface Language {
  readonly entries: ReadonlyMap<string, Entry>
  readonly longest: number
}

const entriesOf = (list: string, isSmall: boolean): [string, Entry][] =>
  list.split(';').map((one) => {
    const [foreign = '', english = ''] = one.trim().split('=')
    return [foreign.split(/\s+/u).map(fold).join(' '), { english, isSmall }]
  })

const languages: readonly Language[] = [german, french, spanish].map(({ small, words }) => {
  const entries = new Map([...entriesOf(small, true), ...entriesOf(words, false)])
  return { entries, longest: Math.max(...[...entries.keys()].map((key) => key.split(' ').length)) }
})

/** The same in all languages, so they speak for none. */
const common = new Set(
  `dj djs jazz pop rock metal folk blues soul funk techno house trance punk rap trio duo solo ep lp cd
  band studio piano concert orchestra orchester mix remix live online video demo festival club bar
  hotel mastering streaming spotify youtube podcast jingle beat beats session gig`.split(/\s+/),
)

const word = /[\p{L}\p{M}\p{N}]+/gu
/** The share of a text's words that must be of the language. */
const enough = 0.5
/** 'Lessons of guitar' is 'guitar lessons'. */
const heads = /\b(lessons?|teacher|player|engineer|studio|photographer|room) of (?:the )?(\p{L}+)/gu

export interface Translated {
  readonly text: string
  /** The words of the trade that were read in English. */
  readonly read: readonly Repair[]
}

interface Token {
  readonly raw: string
  readonly folded: string
  readonly from: number
  readonly to: number
}

/** German, French and Spanish needs in English; any other text stays as it is. */
export function translate(text: string): Translated {
  const tokens = [...text.matchAll(word)].map((match): Token => {
    const [raw] = match
    return { raw, folded: fold(raw), from: match.index, to: match.index + raw.length }
  })
  const telling = tokens.filter(({ folded }) => !common.has(folded) && !/^\d/u.test(folded))
  let best: { readonly parts: readonly Part[]; readonly count: number } | undefined
  for (const language of languages) {
    const parts = partsOf(tokens, language)
    const count = parts
      .flatMap((part) => tokens.slice(part.at, part.at + part.count))
      .filter((token) => telling.includes(token)).length
    const hasTellingWord = parts.some(
      ({ at, count: length, entry }) =>
        !entry.isSmall && tokens.slice(at, at + length).some(({ folded }) => !common.has(folded)),
    )
    if (hasTellingWord && count >= telling.length * enough && count > (best?.count ?? 0))
      best = { parts, count }
  }
  if (best === undefined) return { text, read: [] }
  return written(text, tokens, best.parts)
}

interface Part {
  readonly at: number
  readonly count: number
  readonly entry: Entry
}

function partsOf(tokens: readonly Token[], { entries, longest }: Language): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; at += 1)
    for (let count = Math.min(longest, tokens.length - at); count > 0; count -= 1) {
      const key = tokens
        .slice(at, at + count)
        .map(({ folded }) => folded)
        .join(' ')
      const entry = entries.get(key)
      if (entry === undefined) continue
      parts.push({ at, count, entry })
      at += count - 1
      break
    }
  return parts
}

function written(text: string, tokens: readonly Token[], parts: readonly Part[]): Translated {
  const pieces: string[] = []
  const read = new Map<string, Repair>()
  let end = 0
  for (const { at, count, entry } of parts) {
    const from = tokens[at]?.from ?? 0
    const to = tokens[at + count - 1]?.to ?? from
    const typed = text.slice(from, to)
    // An apostrophe joins a small word to the next one: 'd'orgue'.
    pieces.push(text.slice(end, from).replace(/^['’]$/u, ' '), entry.english)
    end = to
    if (!entry.isSmall && typed.toLowerCase() !== entry.english.toLowerCase())
      read.set(typed, { typed, read: entry.english })
  }
  pieces.push(text.slice(end))
  const english = pieces.join('').replaceAll(heads, '$2 $1')
  return { text: english, read: [...read.values()] }
}
