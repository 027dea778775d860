import type { Need } from '@patchbay/contract/marketplace/matches'
import { stopWords } from '../words/stop-words.ts'
import { withFigures } from './number-words.ts'

export type Budget = NonNullable<Need['budget']>

const amount = String.raw`(\d{1,3}(?:[,.]\d{3})+(?!\d)|\d{1,7}(?:[.,]\d{1,2})?)(?:\s?(k)\b)?`
const sign = String.raw`([£$€]\s?)?`
const money = String.raw`(\s?(?:quid|pounds?|gbp|euros?|eur|dollars?|usd|bucks|squid|[£€$])(?![\p{L}]))?`
const unit = String.raw`(\s?(?:\/|per|an?|each|every|by the|for (?:the|an?|one|each))\s?(?:hours?|hrs?|h|day|track|song|tune|beat|episode|session|gig|show|set|night|evening|event|week|month|lesson|mix|master|whole(?: thing)?|lot|job|piece|minute)\b)?`
const sum = new RegExp(`${sign}${amount}${money}${unit}`, 'giu')

const cue =
  /(?:under|below|max(?:imum)?(?: of)?|up to|at most|(?:no|not) (?:more|higher) than|less than|cheaper than|not over|within|budget(?: is| of| around| about| would be)?|spend(?: up to| about| around)?|pay(?: up to| about| around)?|for|costs?(?: up to)?|fee(?: of)?|around|about|roughly|have|between|from|at least|over|more than|and|to|-|–)[\s:]*(?:about |around |roughly |maybe |only )?$/iu
/** After these words a plain number is a limit even without a currency. */
const strong =
  /(?:under|below|max(?:imum)?(?: of)?|up to|at most|(?:no|not) (?:more|higher) than|less than|cheaper than|not over|budget(?: is| of| around| about| would be)?|spend(?: up to| about| around)?|pay(?: up to| about| around)?)[\s:]*(?:about |around |roughly |maybe |only )?$/iu
/** A plain number near these words is an age or a head count, not money. */
const people =
  /(?:\b(?:kids?|child(?:ren)?|teens?|teenagers?|youngsters?|toddlers?|pupils?|students?|girls?|boys?|lads?|people|adults?|women|men|anyone|anybody|everyone|someone|somebody|those|singers?|players?|musicians?|members|beginners?|learners?|aged?|ages|(?<!\b(?:budget|fee|price|cost|sum|rate|total|maximum|limit|spend) )of)(?: (?:who are|are|is|all))? )(?:under|below|up to|over|at most|less than|(?:no|not) (?:more|higher) than)\s*$/iu
/** 'Not over 200' states the maximum, not the minimum. */
const refused =
  /(?:\b(?:i|we) )?(?:do )?\b(?:not|never|cannot|without|(?:do|wo|ca|would|could|did|does|should)n['’]?t)\b[^.!?;]{0,30}\b(?:pay|paying|spend|spending|go)\b(?: any(?:thing)?)?(?: for (?:it|this|that))? (?:over|more than|above|beyond|much over)\s*$/iu
/** After a plain number, these words make it money. */
const toSpend = /^\s*(?:max )?(?:to (?:spend|pay|play with)|budget)\b/iu
/** In '2-3k' both numbers are thousands. */
const thousands = /^\s?(?:-|–|to)\s?[£$€]?\s?(\d{1,3}(?:[.,]\d)?)\s?k\b/iu
const lower =
  /(?:at least|from|(?<!\b(?:no|not) )(?:over|more than)|minimum(?: of)?|upwards of|starting at)\s*$/iu
const joined = /^\s*(?:-|–|to|and|or)\s*$/iu
/** A fee per day or the like counts as one for the whole. */
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
  /** The text without the budget. */
  readonly rest: string
}

/** The budget in the text, in figures or in words. */
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
  const lead = figures.slice(Math.max(0, from.at - 80), from.at)
  const isLower = range.length === 1 && lower.test(lead) && !refused.test(lead)
  const budget: Budget = {
    least: range.length > 1 ? Math.min(from.value, to.value) : isLower ? from.value : null,
    most: isLower ? null : Math.max(from.value, to.value),
    unit: unitSaid,
  }
  const before = figures.slice(0, from.at).replace(refused, ' ').replace(cue, ' ')
  const after = figures
    .slice(to.end)
    .replace(toSpend, '')
    .replace(/^\s*(?:at most|max(?:imum)?|or less|tops)\b/iu, '')
  return { budget, rest: `${before} ${after}` }
}

function readSum(text: string, match: RegExpExecArray): Sum | undefined {
  const [whole, before, digits = '', thousand, after, unitText] = match
  const end = match.index + whole.length
  const isGrouped = /[,.]\d{3}/u.test(digits)
  const plain = isGrouped ? digits.replaceAll(/[,.]/g, '') : digits.replace(',', '.')
  const upper = thousand === undefined ? thousands.exec(text.slice(end, end + 16))?.[1] : undefined
  const isThousand =
    thousand !== undefined ||
    (upper !== undefined && Number(plain) <= Number(upper.replace(',', '.')))
  const value = Number(plain) * (isThousand ? 1_000 : 1)
  if (!Number.isFinite(value)) return undefined
  const hasSign = before !== undefined || after !== undefined
  const left = text.slice(Math.max(0, match.index - 80), match.index)
  const behind = text.slice(end, end + 40)
  const isSpent = toSpend.test(behind)
  if (/[\p{L}\d]$/u.test(left) && before === undefined) return undefined
  const isCounted =
    !hasSign && unitText === undefined && !isSpent && (isOfSomething(behind) || people.test(left))
  const isMoney =
    !isCounted &&
    (hasSign ||
      (unitText !== undefined && hours.test(unitText)) ||
      isSpent ||
      ((strong.test(left) || refused.test(left)) && value >= 5) ||
      (isThousand && /(?:have|for|budget|spend|about|around)\s*$/iu.test(left)))
  const said = unitText === undefined ? null : hours.test(unitText) ? 'hourly' : 'fixed'
  return { value, at: match.index, end, isMoney, unit: said }
}

/** Whether the number counts the noun after it, such as guests or songs, and is not money. */
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

/** The unit may be elsewhere in the text: 'by the hour', 'for the whole thing'. */
function unitOf(text: string): Budget['unit'] {
  if (/\b(?:by the hour|hourly|an hour|per hour)\b/iu.test(text)) return 'hourly'
  if (
    /\b(?:in total|all in|altogether|everything included|for the (?:whole|lot)|flat fee|fixed)\b/iu.test(
      text,
    )
  )
    return 'fixed'
  // '£40 for each' is for a piece.
  return /\d[^.;!?]{0,20}\b(?:each|apiece)\b/iu.test(text) ? 'fixed' : null
}
