import { initialsPath } from '@patchbay/contract/accounts/has-picture'

/** Up to two letters: the first letters of the first and of the last word, in any script. */
export function initialsOf(name: string | null): string {
  const words = (name ?? '')
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '')
  const first = words[0]
  if (first === undefined) return '?'
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .map((word) => (word === undefined ? '' : (firstLetter(word) ?? '')))
    .join('')
    .toLocaleUpperCase('en')
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first grapheme: a letter with its marks, or an emoji with its parts. */
const firstLetter = (word: string): string | undefined => [...segmenter.segment(word)][0]?.segment

/**
 * Pairs of background and text colour with a contrast of 7:1. The name selects the pair, so that a
 * person keeps the same colour.
 */
const inks = [
  ['#3a2408', '#ffe3a8'],
  ['#0f2b33', '#c9f0f7'],
  ['#3b1712', '#ffd2c7'],
  ['#1b2440', '#dce5ff'],
  ['#1c2b16', '#e0f3d2'],
  ['#33182e', '#fadcf0'],
  ['#2b2722', '#f1eadd'],
] as const

export function drawInitials(name: string | null): string {
  const sum = Buffer.from(name ?? '').reduce((total, byte) => (total * 31 + byte) % 65_521, 7)
  const [ground, ink] = inks[sum % inks.length] ?? inks[0]
  const letters = escapeXml(initialsOf(name))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="160" height="160"><rect width="80" height="80" fill="${ground}"/><text x="40" y="41" fill="${ink}" font-family="'Instrument Sans',system-ui,sans-serif" font-size="30" font-weight="600" text-anchor="middle" dominant-baseline="central">${letters}</text></svg>`
}

const escapeXml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

/**
 * The image of a person without a picture. It depends only on the name, so it can be cached
 * forever.
 */
export const initialsUrl = (name: string | null): string =>
  `${initialsPath}?name=${encodeURIComponent(name ?? '')}`
