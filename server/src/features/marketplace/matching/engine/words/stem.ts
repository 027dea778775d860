/** Exceptions that the rules below would turn into another word of the trade. */
const kept = new Set([
  'evening',
  'morning',
  'swing',
  'string',
  'artist',
  'paper',
  'number',
  'super',
])
/** A Map, because the words are untrusted and an object would also have 'constructor'. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['photos', 'photo'],
  ['photographer', 'photo'],
  ['photography', 'photo'],
  ['photograph', 'photo'],
  ['photographs', 'photo'],
  ['pianos', 'pian'],
  ['sung', 'sing'],
  ['sang', 'sing'],
  ['singer', 'sing'],
  ['wrote', 'writ'],
  ['written', 'writ'],
  ['children', 'child'],
  ['women', 'woman'],
  ['men', 'man'],
  ['taught', 'teach'],
  ['djs', 'dj'],
  ['dj', 'dj'],
  ['vox', 'vocal'],
  ['vocals', 'vocal'],
  ['mic', 'microphone'],
  ['mics', 'microphone'],
  ['eps', 'ep'],
  // Other things than 'back', 'deal', 'crack', 'set', 'record' and 'play'.
  ['backing', 'backing'],
  ['backings', 'backing'],
  ['dealer', 'dealer'],
  ['dealers', 'dealer'],
  ['cracked', 'cracked'],
  ['dentist', 'dentist'],
  ['opening', 'opening'],
  ['openings', 'opening'],
  ['setting', 'setting'],
  ['settings', 'setting'],
])

const vowel = /[aeiouy]/

/** The stem shared by the forms of a word, such as 'drums', 'drummer' and 'drumming'. */
export function stem(word: string): string {
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (word.length < 4 || !/^[a-z]+$/.test(word) || kept.has(word)) return word
  return ending(agent(participle(singular(word))))
}

const agents = new Set(['photographer', 'photography', 'singer'])

/** The form that a word shares only with its plural and its tenses: a pianist is no piano. */
export function formOf(word: string): string {
  const one = singular(word)
  const known = agents.has(one) ? undefined : irregular.get(word)
  if (known !== undefined) return known
  if (one.length < 4 || !/^[a-z]+$/.test(one) || kept.has(one)) return one
  return ending(participle(one))
}

function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1)
  return word
}

function participle(word: string): string {
  if (kept.has(word)) return word
  if (word.endsWith('ing')) return bare(word, 3)
  if (word.endsWith('ed') && !word.endsWith('eed')) return bare(word, 2)
  return word
}

function agent(word: string): string {
  if (kept.has(word)) return word
  if (word.endsWith('ction')) return word.slice(0, -4)
  if (word.endsWith('ist') && word.length > 6) return word.slice(0, -3)
  if (/(?:er|or)$/.test(word) && word.length > 5) return bare(word, 2)
  return word
}

/** Removes the ending, unless too little would be left. */
function bare(word: string, length: number): string {
  const left = word.slice(0, -length)
  if (left.length < 3 || !vowel.test(left)) return word
  return /([bdgkmnprt])\1$/.test(left) ? left.slice(0, -1) : left
}

function ending(word: string): string {
  if (word.length > 4 && /[eo]$/.test(word)) return word.slice(0, -1)
  if (word.length > 3 && word.endsWith('y')) return `${word.slice(0, -1)}i`
  return word
}
