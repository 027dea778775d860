/** Letters that no accent separates from the one people type instead. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
}

const apostrophes = /['’‘`´′]|\p{Lm}/gu
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu')

/**
 * What is compared instead of a name: small letters without accents, words parted by one space.
 * Line breaks are kept, so that a list is folded at once, at a fraction of the time.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(apostrophes, '')
    .replaceAll(special, (letter) => plain[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
