/** Letters that Unicode does not decompose into the plain letter that people type instead. */
const plain: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ə', 'e'],
])

const special = new RegExp(`[${[...plain.keys()].join('')}]`, 'gu')

/** Expects lower-case text. */
export const plainLetters = (text: string): string =>
  text.replaceAll(special, (letter) => plain.get(letter) ?? letter)
