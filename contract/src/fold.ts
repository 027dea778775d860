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

const accents = /[\u0300-\u036f]+/g

/**
 * The form in which a text is compared with what somebody types: without case and accents, and with
 * plain letters. Must match `folded` in the database.
 */
export const fold = (text: string): string =>
  plainLetters(
    text
      .replaceAll(accents, '')
      .normalize('NFKD')
      .replaceAll(accents, '')
      .toLowerCase()
      // Which of the two small sigmas it is depends on what follows.
      .replaceAll('ς', 'σ'),
  ).normalize('NFKC')
