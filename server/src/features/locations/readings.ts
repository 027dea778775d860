import { fold } from './fold.ts'

/** A folded city's name, and a country's or its beginning; an empty one means any. */
export interface Reading {
  readonly name: string
  readonly country: string
}

/** What may be meant, the likeliest first; a state or county that we do not know is passed over. */
export function readingsOf(typed: string): Reading[] {
  const parts = typed.split(',').map((part) => fold(part))
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : ''
  const names = (parts.length > 1 ? parts.slice(0, -1) : parts).filter((part) => part !== '')
  if (last === '') return [...anywhere(names), ...splits(names[0] ?? '')]
  return [...names.map((name) => ({ name, country: last })), ...anywhere(names)]
}

const anywhere = (names: readonly string[]): Reading[] =>
  names.map((name) => ({ name, country: '' }))

/** 'leeds united kingdom', without a comma: every place where the country may begin. */
function splits(text: string): Reading[] {
  const words = text.split(' ')
  return words.slice(1).map((_, index) => ({
    name: words.slice(0, index + 1).join(' '),
    country: words.slice(index + 1).join(' '),
  }))
}
