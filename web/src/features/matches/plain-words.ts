const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** At the start of a sentence. */
export const numberWord = (count: number): string => numbers[count] ?? count.toLocaleString('en-GB')

/** 'a Producer', 'an Instrumentalist'. */
export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

export const listOf = (words: readonly string[]): string => and.format(words)
export const orList = (words: readonly string[]): string => or.format(words)

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** At least one of the two is there. */
export function rangeWords(
  least: number | null,
  most: number | null,
  money: (amount: number) => string,
): string {
  if (least === null) return most === null ? '' : `up to ${money(most)}`
  if (most === null) return `${money(least)} or more`
  return least === most ? money(most) : `${money(least)} to ${money(most)}`
}

interface Period {
  readonly from: string | null
  readonly to: string | null
}

const dayWords = (date: string): string => day.format(new Date(`${date}T00:00:00Z`))

export function periodWords({ from, to }: Period): string {
  if (from === null) return to === null ? 'any date' : `by ${dayWords(to)}`
  if (to === null) return `from ${dayWords(from)}`
  return from === to ? dayWords(from) : `${dayWords(from)} to ${dayWords(to)}`
}
