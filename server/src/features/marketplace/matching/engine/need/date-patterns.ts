export const months =
  'january february march april may june july august september october november december'.split(' ')
export const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

/** The first and last month; numbers beyond 11 are in the next year. */
export const seasons: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['spring', [2, 4]],
  ['summer', [5, 7]],
  ['autumn', [8, 10]],
  ['fall', [8, 10]],
  ['winter', [11, 13]],
])

/** The month, and its first and last day. */
export const feasts: ReadonlyMap<string, readonly [number, number, number]> = new Map([
  ["new year's eve", [11, 31, 31]],
  ['new years eve', [11, 31, 31]],
  ['nye', [11, 31, 31]],
  ['hogmanay', [11, 31, 31]],
  ["new year's day", [0, 1, 1]],
  ['christmas eve', [11, 24, 24]],
  ['boxing day', [11, 26, 26]],
  ['christmas', [11, 20, 26]],
  ['xmas', [11, 20, 26]],
  ['halloween', [9, 31, 31]],
  ["valentine's day", [1, 14, 14]],
  ["valentine's", [1, 14, 14]],
  ['burns night', [0, 25, 25]],
  ["st patrick's day", [2, 17, 17]],
])

const monthNames = months
  .map((month) => (month === 'may' || month === 'march' ? month : `${month}|${month.slice(0, 3)}`))
  .join('|')
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`
const until = String.raw`\s?(?:-|–|to|until|till)\s?`
const dayMonth = String.raw`\b(?:${day}(?:${until}|(?<=\bbetween .{1,4}) and ))?${day}(?: of)? (${monthNames})\b\.?(?:,? (20\d\d))?`
const monthDay = String.raw`\b(${monthNames})\.? (?:the )?${day}\b(?!\d)(?:${until}${day}\b(?! (?:${monthNames})\b))?(?:,? (20\d\d))?`
const month = String.raw`\b(?:(early|mid|late|end of|(?:the )?beginning of|start of)[- ])?(${monthNames})\b\.?(?: (20\d\d))?`
/** What may connect two dates, directly after the first. */
const joint = String.raw`^\s?(?:-|–|to|until|till|through|and)\s?(?:the )?`

export const patterns = {
  iso: /\b(20\d\d)-(\d\d)-(\d\d)\b/giu,
  dayMonth: new RegExp(dayMonth, 'giu'),
  monthDay: new RegExp(monthDay, 'giu'),
  feast: new RegExp(
    String.raw`\b(${[...feasts.keys()].join('|').replaceAll("'", "['’]")})\b`,
    'giu',
  ),
  month: new RegExp(month, 'giu'),
  // 'Spring reverbs', 'we fall for it' and 'that hot summer' are no dates.
  season:
    /(?<!(?<!\b(?:in|for|from|until|by|over|during|before|after|of|all|through|throughout) )\b(?:the|that) )\b(?:(next|this|last|in|for|from|until|by|our|early|late) )?(summer|autumn|winter|(?<=\b(?:next|this|last|in|the|for|from|until|by|our|early|late) )(?:spring|fall))\b(?! reverb)/giu,
  weekday: new RegExp(
    String.raw`\b(?:(this|next|on|every|a|coming) )?(${weekdays.join('|')})s?\b`,
    'iu',
  ),
  /** One day, or the first and the last of several. */
  weekdays: new RegExp(
    String.raw`\b(${weekdays.join('|')})s?\b(?:\s?(?:-|–|to|until|till|through)\s?(${weekdays.join('|')})s?\b)?`,
    'giu',
  ),
  near: /\b(today|tonight|tomorrow|this week(?:end)?|next week(?:end)?|this month|next month|next year)\b/giu,
  secondDay: new RegExp(joint + dayMonth, 'iu'),
  secondMonth: new RegExp(joint + month, 'iu'),
} as const

export const monthOf = (name: string): number =>
  months.findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3)))

const doubtful = new Set(['march', 'may', 'mar', 'sep', 'dec', 'jan', 'jun'])
const leads =
  /\b(?:in|by|until|till|to|for|from|of|this|next|our|late|early|mid|before|after|since|during|between|and)[- ]$/iu
/** Precedes a day: 'on 12 may'. */
const dayLeads =
  /(?:^|[,.(]\s?|\b(?:on|by|until|till|for|from|before|after|the|around|between|(?:sun|mon|tues|wednes|thurs|fri|satur)day),? )$/iu
const goesOn = /^\s*(?:$|[^\s\p{L}]|(?:in|at|for|near|and|or|to|from|with|until|till|we|i)\b)/iu
const asks = /^\s+(?:i|we|you|it|he|she|they|this|that|be|the|not|need|have)\b/iu

/** `march` and `may` are plain words too: a capital letter or a preposition makes them months. */
export function isMonth(text: string, index: number, name: string): boolean {
  if (!doubtful.has(name.toLowerCase())) return true
  if (/^\p{Lu}/u.test(name)) return !asks.test(text.slice(index + name.length))
  return leads.test(text.slice(Math.max(0, index - 9), index))
}

/** The same check after a day: 'a choir of 12 may need somebody'. */
export const isDayOfMonth = (text: string, from: number, to: number, name: string): boolean =>
  !doubtful.has(name.toLowerCase()) ||
  /^\p{Lu}/u.test(name) ||
  dayLeads.test(text.slice(Math.max(0, from - 12), from)) ||
  goesOn.test(text.slice(to))
