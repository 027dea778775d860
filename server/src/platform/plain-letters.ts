/** Letters that no accent separates from the one people type instead. */
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

/** Of a text in small letters. */
export const plainLetters = (text: string): string =>
  text.replaceAll(special, (letter) => plain.get(letter) ?? letter)
