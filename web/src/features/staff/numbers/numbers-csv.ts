import type { DayNumbers } from '@patchbay/contract/staff/numbers'
import { countedTexts, numbersTexts, type Counted } from './texts.ts'

export const countedNames = Object.keys(countedTexts) as Counted[]

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** One line for each day; an unknown number is left empty. */
export function csvOf(days: readonly DayNumbers[]): string {
  const head = [numbersTexts.day, ...countedNames.map((name) => countedTexts[name])].map(quoted)
  const lines = days.map((one) => [one.day, ...countedNames.map((name) => one[name] ?? '')])
  return [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('')
}
