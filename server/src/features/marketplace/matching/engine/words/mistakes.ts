/** What each kind of mistake costs: the commoner, the less. A wrong letter like any other is 1. */
const wrong = 1
const missing = 0.7
const added = 0.8
const swapped = 0.5
const beside = 0.65
const alike = 0.55
const vowelForVowel = 0.45
const vowelMissing = 0.42
const vowelAdded = 0.6
const doubled = 0.25

const vowels = new Set('aeiouy')
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const pairsAlike = 'ck cs ks sz kq ck fv gj dt bp mn vw xs ae'.split(' ')

const size = 26
const indexOf = (letter: string): number => letter.charCodeAt(0) - 97

/** For each typed and each meant letter, the cost of one in place of the other. */
const exchange = exchanges()

function exchanges(): Float32Array {
  const made = new Float32Array(size * size).fill(wrong)
  const put = (one: string, other: string, cost: number) => {
    for (const at of [indexOf(one) * size + indexOf(other), indexOf(other) * size + indexOf(one)])
      made[at] = Math.min(made[at] ?? wrong, cost)
  }
  for (const [at, row] of rows.entries())
    for (const [column, letter] of Array.from(row).entries()) {
      for (const other of [row[column + 1], rows[at + 1]?.[column], rows[at + 1]?.[column - 1]])
        if (other !== undefined) put(letter, other, beside)
      put(letter, letter, 0)
    }
  for (const one of vowels)
    for (const other of vowels) put(one, other, one === other ? 0 : vowelForVowel)
  for (const [one = '', other = ''] of pairsAlike) put(one, other, alike)
  return made
}

const isVowel = Uint8Array.from({ length: size }, (_, at) =>
  Number(vowels.has(String.fromCharCode(97 + at))),
)
const silent = indexOf('h')

const longest = 32
const line = (): Float32Array => new Float32Array(longest)
let before = line()
let last = line()
let next = line()

/**
 * How unlikely it is that a word was typed for another, by the mistakes in it; more than `most` if
 * it is too unlikely. Words have letters from a to z only.
 */
export function mistakesIn(typed: string, meant: string, most: number): number {
  if (typed.length >= longest || meant.length >= longest) return Infinity
  last[0] = 0
  for (let j = 1; j <= meant.length; j += 1) last[j] = (last[j - 1] ?? 0) + missed(meant, j)
  for (let i = 1; i <= typed.length; i += 1) {
    const letter = typed.charCodeAt(i - 1) - 97
    const isDouble = i > 1 && typed.charCodeAt(i - 2) - 97 === letter
    const extra = isDouble ? doubled : isVowel[letter] === 1 ? vowelAdded : added
    next[0] = (last[0] ?? 0) + extra
    let best = next[0]
    for (let j = 1; j <= meant.length; j += 1) {
      const other = meant.charCodeAt(j - 1) - 97
      let cost = (last[j - 1] ?? 0) + (exchange[letter * size + other] ?? wrong)
      const without = (last[j] ?? 0) + extra
      if (without < cost) cost = without
      const with_ = (next[j - 1] ?? 0) + missed(meant, j)
      if (with_ < cost) cost = with_
      if (i > 1 && j > 1 && meant.charCodeAt(j - 2) - 97 === letter)
        if (typed.charCodeAt(i - 2) - 97 === other && letter !== other) {
          const turned = (before[j - 2] ?? 0) + swapped
          if (turned < cost) cost = turned
        }
      next[j] = cost
      if (cost < best) best = cost
    }
    if (best > most + swapped) return Infinity
    ;[before, last, next] = [last, next, before]
  }
  return last[meant.length] ?? Infinity
}

/** The cost of leaving out a letter of the word that is meant. */
function missed(meant: string, at: number): number {
  const letter = meant.charCodeAt(at - 1) - 97
  if (at > 1 && meant.charCodeAt(at - 2) - 97 === letter) return doubled
  if (isVowel[letter] === 1 || letter === silent) return vowelMissing
  return missing
}
