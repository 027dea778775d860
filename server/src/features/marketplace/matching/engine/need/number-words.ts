const small = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen
  fifteen sixteen seventeen eighteen nineteen`.split(/\s+/)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const values = new Map<string, number>([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
])

const run = new RegExp(
  String.raw`\b(?:(?:${[...values.keys()].join('|')}|a|couple of|few)[\s-]+)?(?:${[...values.keys()].join('|')}|hundred|thousand|grand)\b(?:[\s-]+(?:hundred|thousand|grand)\b)?`,
  'giu',
)

/** The number in words; `undefined` if it is not a number. */
export function numberOf(words: string): number | undefined {
  let sum: number | undefined
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    const value = values.get(word)
    if (word === 'a') sum = 1
    else if (word === 'couple') sum = 2
    else if (word === 'few') sum = 3
    else if (word === 'hundred') sum = (sum ?? 1) * 100
    else if (word === 'thousand' || word === 'grand') sum = (sum ?? 1) * 1_000
    else if (value !== undefined) sum = (sum ?? 0) + value
  }
  return sum
}

/** Replaces numbers in words with figures. */
export const withFigures = (text: string): string =>
  text.replaceAll(run, (words) => {
    const number = numberOf(words)
    const isGrand = /grand$/i.test(words)
    return number === undefined ? words : isGrand ? `£${number}` : String(number)
  })
