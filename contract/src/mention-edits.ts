import { mentionsOf, typedOf, type Stretch } from './mentions.ts'

interface Part {
  readonly stored: string
  /** What a field shows of it; the same, except of a mention. */
  readonly typed: string
}

/** The mentions of a text, and what stands between them. */
function partsOf(content: string): readonly Part[] {
  const parts: Part[] = []
  let at = 0
  for (const { from, to, name } of mentionsOf(content)) {
    const before = content.slice(at, from)
    if (before !== '') parts.push({ stored: before, typed: before })
    parts.push({ stored: content.slice(from, to), typed: `@${name}` })
    at = to
  }
  if (at < content.length) parts.push({ stored: content.slice(at), typed: content.slice(at) })
  return parts
}

/** How many characters are the same from the start, or from the end. */
function sameLength(one: string, other: string, most: number, isFromEnd: boolean): number {
  let count = 0
  const letter = (text: string) => text[isFromEnd ? text.length - 1 - count : count]
  while (count < most && letter(one) === letter(other)) count += 1
  return count
}

/** Puts something in place of a stretch of what is shown. A mention that it cuts becomes text. */
export function replaced(content: string, { from, to }: Stretch, by: string): string {
  let head = ''
  let tail = ''
  let at = 0
  for (const { stored, typed } of partsOf(content)) {
    const end = at + typed.length
    if (end <= from) head += stored
    else if (at >= to) tail += stored
    else {
      head += typed.slice(0, Math.max(0, from - at))
      tail += typed.slice(Math.max(0, to - at))
    }
    at = end
  }
  return head + by + tail
}

/** What is shown in a stretch, with the mentions that are wholly in it. */
export const storedIn = (content: string, { from, to }: Stretch): string =>
  replaced(
    replaced(content, { from: to, to: typedOf(content).length }, ''),
    { from: 0, to: from },
    '',
  )

/** Something is put around words, or taken from around them: the mentions in them stay. */
function keeping(content: string, stretch: Stretch, by: string): string {
  const old = typedOf(content).slice(stretch.from, stretch.to)
  if (old === '' || by === '') return by
  const inside = by.indexOf(old)
  if (inside >= 0)
    return by.slice(0, inside) + storedIn(content, stretch) + by.slice(inside + old.length)
  const from = stretch.from + old.indexOf(by)
  return old.includes(by) ? storedIn(content, { from, to: from + by.length }) : by
}

/**
 * Returns how many characters at the end are the same in both texts. The caret stands where the
 * typing ended, so what is behind it was not typed.
 */
function sameEnd(before: string, typed: string, caret: number | undefined): number {
  const behind = typed.slice(caret)
  if (caret !== undefined && before.endsWith(behind)) return behind.length
  const shorter = Math.min(before.length, typed.length)
  const from = sameLength(before, typed, shorter, false)
  return sameLength(before, typed, shorter - from, true)
}

/**
 * The stored text after somebody edited what a field shows: a mention in which they typed is plain
 * text from then on, and the others stay. The texts alone do not tell which of two names that begin
 * alike was deleted, but the caret does.
 */
export function storedAfter(content: string, typed: string, caret?: number): string {
  if (!content.includes('<@')) return typed
  const before = typedOf(content)
  const end = sameEnd(before, typed, caret)
  const shorter = Math.min(before.length, typed.length) - end
  const from = sameLength(before, typed, shorter, false)
  const stretch = { from, to: before.length - end }
  return replaced(
    content,
    stretch,
    keeping(content, stretch, typed.slice(from, typed.length - end)),
  )
}
