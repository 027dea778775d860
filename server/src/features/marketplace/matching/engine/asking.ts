/** A sentence of a need, and how much it sounds like a wish: 0 to 1. */
interface Asking {
  readonly from: number
  readonly asks: number
}

const people = '(?:some|any)(?:one|body)|(?:a|one|the right) (?:person|man|woman|producer|player)'

/** How people say what they are looking for. */
const wish = new RegExp(
  [
    // 'The studio we want' asks for nothing by itself.
    String.raw`\b(?<!\bthe (?!thing)\p{L}+ )(?:i|we)(?:['’]d| would| do| don['’]t| really| just| only| also|,? then,?)* (?:need|want|wish|seek|look for|(?:like|love)(?: it| us| them| this)? (?:to|for|some|any|a|the|if)|rather (?:pay|have|hire)|pay (?:a|some|any))\b`,
    String.raw`\b(?:i|we)(?:['’]d| would)(?: \w+)? (?:like|love) (?:those|everybody|everyone|people|our|my)\b`,
    String.raw`\b(?:i|we)(?:['’]m|['’]re| am| are)(?: \w+)? (?:looking|searching|after|hoping)\b`,
    String.raw`\b(?:looking|searching|look) for (?!(?:my|our|his|her)\b)`,
    String.raw`\b(?:could|can|would|will|does|do) (?:${people}|you|anybody here)\b`,
    String.raw`\b(?:${people}) (?:who|to|that|willing)\b`,
    String.raw`\bis there (?:some|any|a )`,
    String.raw`\bwho (?:could|can|does|would|makes?|writes?|builds?|repairs?|sells?|here)\b[^.!]*\?`,
    String.raw`\bwhat (?:i|we) (?:\w+ )?(?:want|need|lack|miss)\b`,
    String.raw`\b(?:glad|happy|thankful|grateful|great|lovely) (?:if|for|to have)\b`,
    String.raw`\b(?:please|wanted|needed)\b`,
  ].join('|'),
  'iu',
)
const question = /\?\s*$/u
const questionAsks = 0.6
const person = /\b(?:someone|somebody|anyone|anybody|help|find|hire|book|pay)\b/iu
const personAsks = 0.4

const ends = /(?<=[.!?…])\s+|\n+/gu

/** Shorter texts are no stories. */
const storyFrom = 180
const leastSentences = 3
const asksSurely = 0.5
const asksPerhaps = 0.3

/**
 * In a story, whether the word at a position stands in a sentence that asks for nothing. If no
 * sentence surely asks, or the text is short, all of it counts.
 */
export function asideIn(text: string): (at: number) => boolean {
  const all = text.length < storyFrom ? [] : sentencesIn(text)
  const isStory = all.length >= leastSentences && all.some(({ asks }) => asks > asksSurely)
  if (!isStory) return () => false
  return (at) => (all.findLast(({ from }) => from <= at)?.asks ?? 1) < asksPerhaps
}

/** What happened once: 'in September she moved to Leeds'. */
const past =
  /\b(?:(?<!\b(?:i|we|who) )lives?|was|died|were|been|had|did|went|came|left|led|made|bought|brought|gave|kept|got|met|sat|stood|sang|taught|wrote|won|put|took|told|lost|found|fell|grew|broke|saw|heard|spent|sold|began|became|\p{L}{3,}ed)\b/iu
const present = /\b(?:is|are|will)\b|['’](?:re|ll)\b/iu
/** Whether a sentence tells of something that has happened: its first verb says so. */
export const isPast = (text: string): boolean => {
  const before = text.slice(0, past.exec(text)?.index ?? 0)
  return past.test(text) && !present.test(before)
}

/** A story without what it says of the past, whose towns and months nobody asks for. */
export const withoutPast = (text: string): string =>
  withoutSentences(text, (one, asks) => asks < asksPerhaps && isPast(one))

/** A story without the sentences that ask for nothing: who plays in them, plays already. */
export function withoutAsides(text: string): string {
  const isAside = asideIn(text)
  return withoutPast(withoutSentences(text, (_, __, from) => isAside(from)))
}

/** Blanks sentences of a story out, so that all others stay where they are. */
function withoutSentences(
  text: string,
  goes: (one: string, asks: number, from: number) => boolean,
): string {
  const all = text.length < storyFrom ? [] : sentencesIn(text)
  if (all.length < leastSentences) return text
  return all
    .map(({ asks, from }, at) => {
      const one = text.slice(at === 0 ? 0 : from, all[at + 1]?.from ?? text.length)
      return goes(one, asks, from) ? ' '.repeat(one.length) : one
    })
    .join('')
}

function sentencesIn(text: string): Asking[] {
  const found: Asking[] = []
  let from = 0
  const add = (to: number, next: number) => {
    const one = text.slice(from, to)
    if (one.trim() !== '') found.push({ from, asks: asksIn(one) })
    from = next
  }
  for (const { index, 0: end } of text.matchAll(ends)) add(index, index + end.length)
  add(text.length, text.length)
  return found
}

function asksIn(text: string): number {
  if (wish.test(text)) return 1
  if (question.test(text)) return questionAsks
  return person.test(text) ? personAsks : 0
}
