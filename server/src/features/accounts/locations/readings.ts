import { fold } from './fold.ts'

/** A folded name of a city, and the beginning of a country; an empty country means any. */
export interface Reading {
  readonly name: string
  readonly country: string
}

/** The possible interpretations, the likeliest first. An unknown state or county is ignored. */
export function readingsOf(typed: string): Reading[] {
  const parts = typed.split(',').map((part) => fold(part))
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : ''
  const names = (parts.length > 1 ? parts.slice(0, -1) : parts).filter((part) => part !== '')
  if (last === '') return [...anywhere(names), ...splits(names[0] ?? '')]
  return [...names.map((name) => ({ name, country: last })), ...anywhere(names)]
}

const anywhere = (names: readonly string[]): Reading[] =>
  names.map((name) => ({ name, country: '' }))

/**
 * For text without a comma, such as 'leeds united kingdom': every position where the country may
 * begin.
 */
function splits(text: string): Reading[] {
  const words = text.split(' ')
  return words.slice(1).map((_, index) => ({
    name: words.slice(0, index + 1).join(' '),
    country: words.slice(index + 1).join(' '),
  }))
}
