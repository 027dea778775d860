import { plainLetters } from '@patchbay/contract/fold'

const apostrophes = /['’‘`´′]|\p{Lm}/gu

/**
 * The form in which names are compared: lower case without accents, words separated by one space.
 * Line breaks stay, so that a whole list can be folded at once, which is much faster.
 */
export const fold = (text: string): string =>
  plainLetters(
    text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(apostrophes, ''),
  )
    .replaceAll(/[^\p{L}\p{N}\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
