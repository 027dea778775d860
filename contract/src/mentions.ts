/**
 * A person named in a text. It is stored as `<@id|Name>` and shown as `@Name`, so that it needs no
 * other field: it is edited, quoted, exported and deleted with its text.
 */
export interface Mention {
  /** `everyone` in a post of those who moderate. */
  readonly userId: string
  readonly name: string
}

/** More are shown, but not told: such a text is written for notices and not for readers. */
export const mostMentions = 20

interface Stretch {
  readonly from: number
  readonly to: number
}

export const everyone: Mention = { userId: 'everyone', name: 'everyone' }

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|everyone'
const token = new RegExp(`<@(${id})\\|([^<>|\\n]{1,100})>`, 'g')
const tokenHere = new RegExp(token.source, 'y')

/** What stands in the text. A name has nothing in it that would end the token. */
export const mentionToken = ({ userId, name }: Mention): string =>
  `<@${userId}|${Array.from(name.replaceAll(/[<>|\s]+/g, ' ').trim())
    .slice(0, 50)
    .join('')}>`

/** The mention that begins at this place, and where it ends. */
export function mentionAt(text: string, at: number): (Mention & { readonly end: number }) | null {
  if (!text.startsWith('<@', at)) return null
  tokenHere.lastIndex = at
  const found = tokenHere.exec(text)
  if (found === null) return null
  const [, userId = '', name = ''] = found
  return { userId, name, end: tokenHere.lastIndex }
}

/** The mentions of a text, and where they stand. */
export const mentionsOf = (text: string): readonly (Mention & Stretch)[] =>
  text.includes('<@')
    ? Array.from(text.matchAll(token), ({ 0: all, 1: userId = '', 2: name = '', index }) => ({
        userId,
        name,
        from: index,
        to: index + all.length,
      }))
    : []

/** Whom a text names, each once; what stands in code counts too. */
export function mentionedIn(content: string): {
  readonly userIds: readonly string[]
  readonly everyone: boolean
} {
  const ids = new Set(mentionsOf(content).map(({ userId }) => userId))
  const isEveryone = ids.delete(everyone.userId)
  return { userIds: [...ids].slice(0, mostMentions), everyone: isEveryone }
}

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

/** A stored text as a field shows it. */
export const typedOf = (content: string): string =>
  content.includes('<@')
    ? partsOf(content)
        .map(({ typed }) => typed)
        .join('')
    : content

/** How many characters are the same from the start, or from the end. */
function sameLength(one: string, other: string, most: number, isFromEnd: boolean): number {
  let count = 0
  const letter = (text: string) => text[isFromEnd ? text.length - 1 - count : count]
  while (count < most && letter(one) === letter(other)) count += 1
  return count
}

/** Puts something in place of a stretch of what is shown. A mention that it cuts becomes text. */
function replaced(content: string, { from, to }: Stretch, by: string): string {
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
const storedIn = (content: string, { from, to }: Stretch): string =>
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
 * The stored text after somebody edited what a field shows: a mention in which they typed is plain
 * text from then on, and the others stay.
 */
export function storedAfter(content: string, typed: string): string {
  if (!content.includes('<@')) return typed
  const before = typedOf(content)
  const shorter = Math.min(before.length, typed.length)
  const from = sameLength(before, typed, shorter, false)
  const end = sameLength(before, typed, shorter - from, true)
  const stretch = { from, to: before.length - end }
  return replaced(
    content,
    stretch,
    keeping(content, stretch, typed.slice(from, typed.length - end)),
  )
}

/** The stored text with a mention and a space in place of a stretch of what the field shows. */
export function withMention(
  content: string,
  stretch: Stretch,
  mention: Mention,
): { readonly content: string; readonly caret: number } {
  const token = mentionToken(mention)
  return {
    content: replaced(content, stretch, `${token} `),
    caret: stretch.from + typedOf(token).length + 1,
  }
}
