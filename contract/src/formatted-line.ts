import { mentionAt, mentionsOf, typedOf } from './mentions.ts'

export type Style = 'bold' | 'italic' | 'strike'

/**
 * A part of a text. A marker stands before and after what it formats; with all of them, the parts
 * are the text again. `at` is where the part begins, with its marker.
 */
export type Piece =
  | { readonly kind: 'text'; readonly at: number; readonly text: string }
  | {
      readonly kind: 'mention'
      readonly at: number
      /** The name as a reader sees it, without its id. */
      readonly text: string
      readonly userId: string
    }
  | {
      readonly kind: 'code'
      readonly at: number
      readonly marker: string
      readonly text: string
    }
  | {
      readonly kind: Style
      readonly at: number
      readonly marker: string
      readonly pieces: readonly Piece[]
    }

const kinds: ReadonlyMap<string, Style | 'code'> = new Map([
  ['*', 'bold'],
  ['**', 'bold'],
  ['_', 'italic'],
  ['~', 'strike'],
  ['~~', 'strike'],
  ['`', 'code'],
  ['``', 'code'],
  ['```', 'code'],
])

const signs = '*_~`'
/**
 * A letter of a word. The variation selector does not count: it only turns the sign before it into
 * an emoji.
 */
const letter = /[\p{L}\p{N}]|(?!\ufe0f)\p{M}/u
/** What a style can be seen on: a face of signs such as (*^_^*) has nothing of it. */
const visible = /[\p{L}\p{N}\p{So}]/u
const blank = /^(?:$|[\s\p{Cc}\p{Cf}])/u
/**
 * These signs join the parts of handles, paths, numbers, file names and faces, so no style begins
 * or ends there.
 */
const joins = /[@#/\\=&%$+^]/
const joinsBefore = /[.-]/
const joinsWord = /[.:-]/

/** A sign that may follow an address, but is never its last sign. */
const stops = /[.,;:!?'"’”»…)\]}*_~`]/
const addressStart = /^(?:https?:\/\/|www\.)/i
const addressEnd = /[\s<>"\\]/

/** The whole character that ends before `end`. */
function before(text: string, end: number): string {
  const last = text.charAt(end - 1)
  return /[\udc00-\udfff]/.test(last) ? text.charAt(end - 2) + last : last
}

/** The whole character at `from`. */
function after(text: string, from: number): string {
  const first = text.charAt(from)
  return /[\ud800-\udbff]/.test(first) ? first + text.charAt(from + 1) : first
}

function mayOpen(text: string, from: number, to: number): boolean {
  const left = before(text, from)
  return (
    !blank.test(after(text, to)) &&
    !letter.test(left) &&
    !joins.test(left) &&
    !joinsBefore.test(left)
  )
}

function mayClose(text: string, from: number, to: number): boolean {
  const right = after(text, to)
  if (blank.test(before(text, from)) || letter.test(right) || joins.test(right)) return false
  return !joinsWord.test(right) || !letter.test(after(text, to + 1))
}

/** The end of a web address that begins here, without what belongs to the sentence around it. */
function endOfAddress(text: string, from: number): number {
  if (!/[hw]/i.test(text.charAt(from)) || !addressStart.test(text.slice(from, from + 8)))
    return from
  if (from > 0 && (letter.test(before(text, from)) || /[@./-]/.test(text.charAt(from - 1))))
    return from
  let end = from
  while (end < text.length && !addressEnd.test(text.charAt(end))) end += 1
  while (stops.test(text.charAt(end - 1))) end -= 1
  return end
}

interface Opening {
  readonly marker: string
  readonly from: number
}

interface Pair extends Opening {
  /** The closing marker begins here. */
  readonly to: number
}

/** Whether there is something to see, and the sign before the closing marker is not of a face. */
const isStyled = (text: string, { from }: Opening, to: number, seen: number): boolean =>
  seen > from && text.charAt(to - 1) !== '\\'

/**
 * The pairs of markers, from left to right. Each marker has one open place at most, the nearest:
 * so the stack has a place for each marker, and all of this is one walk through the text.
 */
function pairsIn(text: string): readonly Pair[] {
  const pairs: Pair[] = []
  let open: Opening[] = []
  let seen = -1
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at)
    if (!signs.includes(sign)) {
      if (sign === '\n') open = []
      const end = mentionAt(text, at)?.end ?? endOfAddress(text, at)
      if (end > at || visible.test(after(text, at))) seen = at
      at = Math.max(end, at + 1)
      continue
    }
    let to = at + 1
    while (text.charAt(to) === sign) to += 1
    const marker = text.slice(at, to)
    const kind = kinds.get(marker)
    const place = open.findIndex((one) => one.marker === marker)
    const opening = open[place]
    if (
      opening &&
      (kind === 'code' || isStyled(text, opening, at, seen)) &&
      mayClose(text, at, to)
    ) {
      // Nothing in code is a marker.
      if (kind === 'code') while ((pairs.at(-1)?.from ?? -1) > opening.from) pairs.pop()
      pairs.push({ ...opening, to: at })
      open = open.slice(0, place)
      seen = at
    } else if (kind && mayOpen(text, at, to)) {
      open = [...open.filter((one) => one !== opening), { marker, from: at }]
    }
    at = to
  }
  return pairs.toSorted((one, other) => one.from - other.from)
}

/** Words, and the people who are named in them. */
function namedIn(text: string, start: number): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to, userId, name } of mentionsOf(text)) {
    if (from > at) pieces.push({ kind: 'text', at: start + at, text: text.slice(at, from) })
    pieces.push({ kind: 'mention', at: start + from, text: `@${name}`, userId })
    at = to
  }
  if (at < text.length) pieces.push({ kind: 'text', at: start + at, text: text.slice(at) })
  return pieces
}

/** The parts of a text. What is formatted begins and ends in the same line. */
export function piecesOf(text: string, start = 0): readonly Piece[] {
  const pairs = pairsIn(text)
  let next = 0
  const between = (from: number, to: number): Piece[] => {
    const pieces: Piece[] = []
    let at = from
    const take = (end: number): void => {
      if (end > at) pieces.push(...namedIn(text.slice(at, end), start + at))
    }
    for (let pair = pairs[next]; pair && pair.from < to; pair = pairs[next]) {
      next += 1
      take(pair.from)
      const { marker } = pair
      const kind = kinds.get(marker) ?? 'code'
      const inner = pair.from + marker.length
      const begin = { at: start + pair.from, marker }
      if (kind === 'code')
        pieces.push({ ...begin, kind, text: typedOf(text.slice(inner, pair.to)) })
      else pieces.push({ ...begin, kind, pieces: between(inner, pair.to) })
      at = pair.to + marker.length
    }
    take(to)
    return pieces
  }
  return between(0, text.length)
}
