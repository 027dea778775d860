import { withFigures } from './number-words.ts'

const things =
  'songs|tracks|tunes|beats|mixes|masters|remixes|episodes|poems|gigs|shows|dates|nights|evenings|days|sessions|lessons|loops|videos|clips|copies|discs|shirts|months|weeks'
const counted = new RegExp(String.raw`\b(\d{1,4}) (?:\p{L}+ ){0,2}?(?:${things})\b`, 'giu')
const one =
  '(?:song|track|tune|beat|mix|master|remix|episode|poem|gig|show|date|night|evening|day|session|lesson|loop|video|clip|copy|disc|shirt|month|week)'
const each = new RegExp(
  String.raw`\beach\b|\bapiece\b|\bper ${one}\b|\d\s?(?:k|quid|pounds?|gbp|euros?|eur|dollars?|usd|bucks|[£$€])?\s?(?:\/|an?|every|for (?:an?|1|every))\s?${one}\b`,
  'iu',
)
const several = new RegExp(
  String.raw`\b(?:both|all|the|my|our|some|few|several) (?:\p{L}+ )?(?:${things})\b`,
  'iu',
)
/** A record of this kind has at least this many songs. */
const records: readonly (readonly [RegExp, number])[] = [
  [/\b(?:albums?|lps?|mixtapes?)\b/iu, 8],
  [/\beps?\b/iu, 4],
]

/** How many pieces a sum for the whole has to pay for; 1 if it is meant for each. */
export function piecesIn(text: string): number {
  const figures = withFigures(text)
  if (each.test(figures)) return 1
  const counts = [...figures.matchAll(counted)].map(([, count]) => Number(count))
  if (counts.length > 0) return Math.max(...counts)
  const record = records.find(([name]) => name.test(text))
  return record?.[1] ?? (several.test(text) ? 2 : 1)
}
