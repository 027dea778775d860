import type { Need } from '@patchbay/contract/matches'
import { stopWords } from '../stop-words.ts'
import { withFigures } from './number-words.ts'

export type Budget = NonNullable<Need['budget']>

const amount = String.raw`(\d{1,3}(?:[,.]\d{3})+(?!\d)|\d{1,7}(?:[.,]\d{1,2})?)(?:\s?(k)\b)?`
const sign = String.raw`([£$€]\s?)?`
const money = String.raw`(\s?(?:quid|pounds?|gbp|euros?|eur|dollars?|usd|bucks|squid|[£€$])(?![\p{L}]))?`
const unit = String.raw`(\s?(?:\/|per|an?|each|every|by the|for (?:the|an?|one|each))\s?(?:hours?|hrs?|h|day|track|song|tune|beat|episode|session|gig|show|set|night|evening|event|week|month|lesson|mix|master|whole(?: thing)?|lot|job|piece|minute)\b)?`
const sum = new RegExp(`${sign}${amount}${money}${unit}`, 'giu')

const cue =
  /(?:under|below|max(?:imum)?(?: of)?|up to|at most|(?:no|not) (?:more|higher) than|less than|cheaper than|not over|within|budget(?: is| of| around| about| would be)?|spend(?: up to| about| around)?|pay(?: up to| about| around)?|for|costs?(?: up to)?|fee(?: of)?|around|about|roughly|have|between|from|at least|over|more than|and|to|-|–)[\s:]*(?:about |around |roughly |maybe |only )?$/iu
/** After which a plain figure is a limit even without a sign of money. */
const strong =
  /(?:under|below|max(?:imum)?(?: of)?|up to|at most|(?:no|not) (?:more|higher) than|less than|cheaper than|not over|budget(?: is| of| around| about| would be)?|spend(?: up to| about| around)?|pay(?: up to| about| around)?)[\s:]*(?:about |around |roughly |maybe |only )?$/iu
const lower =
  /(?:at least|from|over|(?<!\b(?:no|not) )more than|minimum(?: of)?|upwards of|starting at)\s*$/iu
const joined = /^\s*(?:-|–|to|and|or)\s*$/iu
/** A fee for a day or the like is one for the whole. */
const hours = /hours?|hrs?|\bh\b/iu

interface Sum {
  readonly value: number
  readonly at: number
  readonly end: number
  readonly isMoney: boolean
  readonly unit: 'hourly' | 'fixed' | null
}

export interface FoundBudget {
  readonly budget: Budget
  /** The text without it. */
  readonly rest: string
}

/** What may be spent, where the text says it, in figures or in words. */
export const findBudget = (text: string): FoundBudget | undefined =>
  readBudget(text) ?? readBudget(withFigures(text))

function readBudget(figures: string): FoundBudget | undefined {
  const sums = [...figures.matchAll(sum)]
    .map((match) => readSum(figures, match))
    .filter((each) => each !== undefined)
  const first = sums.find((each) => each.isMoney)
  if (first === undefined) return undefined
  const place = sums.indexOf(first)
  const partner = [sums[place - 1], sums[place + 1]].find(
    (other) => other !== undefined && isRange(figures, other, first),
  )
  const range = [first, ...(partner === undefined ? [] : [partner])].toSorted((a, b) => a.at - b.at)
  const [from = first] = range
  const to = range.at(-1) ?? first
  const unitSaid = to.unit ?? from.unit ?? unitOf(figures)
  const isLower =
    range.length === 1 && lower.test(figures.slice(Math.max(0, from.at - 20), from.at))
  const budget: Budget = {
    least: range.length > 1 ? Math.min(from.value, to.value) : isLower ? from.value : null,
    most: isLower ? null : Math.max(from.value, to.value),
    unit: unitSaid,
  }
  const before = figures.slice(0, from.at).replace(cue, ' ')
  const after = figures.slice(to.end).replace(/^\s*(?:at most|max(?:imum)?|or less|tops)\b/iu, '')
  return { budget, rest: `${before} ${after}` }
}

function readSum(text: string, match: RegExpExecArray): Sum | undefined {
  const [whole, before, digits = '', thousand, after, unitText] = match
  const end = match.index + whole.length
  const isGrouped = /[,.]\d{3}/u.test(digits)
  const plain = isGrouped ? digits.replaceAll(/[,.]/g, '') : digits.replace(',', '.')
  const value = Number(plain) * (thousand === undefined ? 1 : 1_000)
  if (!Number.isFinite(value)) return undefined
  const hasSign = before !== undefined || after !== undefined
  const left = text.slice(Math.max(0, match.index - 40), match.index)
  if (/[\p{L}\d]$/u.test(left) && before === undefined) return undefined
  const isCounted = !hasSign && unitText === undefined && isOfSomething(text.slice(end, end + 40))
  const isMoney =
    !isCounted &&
    (hasSign ||
      (unitText !== undefined && hours.test(unitText)) ||
      (strong.test(left) && value >= 5) ||
      (thousand !== undefined && /(?:have|for|budget|spend|about|around)\s*$/iu.test(left)))
  const said = unitText === undefined ? null : hours.test(unitText) ? 'hourly' : 'fixed'
  return { value, at: match.index, end, isMoney, unit: said }
}

/** What is counted by the figure stands behind it: guests, songs, 18s; after money the text goes on. */
function isOfSomething(after: string): boolean {
  if (/^(?:[\p{L}%]|-\p{L}|:\d)/u.test(after)) return true
  const next = /^\s+([\p{L}'’]+)/u.exec(after)?.[1]?.toLowerCase()
  return next !== undefined && !stopWords.has(next) && !closing.has(next)
}

const closing = new Set(
  'total altogether maximum max tops including plus included ideally'.split(' '),
)

function isRange(text: string, one: Sum, other: Sum): boolean {
  const [first, second] = one.at < other.at ? [one, other] : [other, one]
  return joined.test(text.slice(first.end, second.at)) && first.value < second.value
}

/** Said elsewhere in the text: 'by the hour', 'for the whole thing'. */
function unitOf(text: string): Budget['unit'] {
  if (/\b(?:by the hour|hourly|an hour|per hour)\b/iu.test(text)) return 'hourly'
  if (
    /\b(?:in total|all in|altogether|everything included|for the (?:whole|lot)|flat fee|fixed)\b/iu.test(
      text,
    )
  )
    return 'fixed'
  return null
}
