import { services } from './glossary.ts'
import { stopWords } from './stop-words.ts'
import { wordsOf } from './words.ts'

/** A number for two stems, so that many pairs take little memory. Few are mistaken for others. */
function numberOf(one: string, other: string): number {
  let hash = 0x811c9dc5
  const text = `${one} ${other}`
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}

/** The stems that follow each other in the glossary, apart from words that say nothing. */
const pairs: Uint32Array = Uint32Array.from(
  new Set(
    services.flatMap(({ names, plainly }) =>
      [...names, ...plainly].flatMap((text) => {
        const stems = wordsOf(text)
          .filter(({ word }) => !stopWords.has(word))
          .map(({ stem }) => stem)
        return stems.slice(1).map((stem, at) => numberOf(stems[at] ?? '', stem))
      }),
    ),
  ),
).toSorted()

/** Whether two words stand beside each other in the language of the trade. */
export function areNeighbours(one: string, other: string): boolean {
  const wanted = numberOf(one, other)
  let [from, to] = [0, pairs.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((pairs[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return pairs[from] === wanted
}
