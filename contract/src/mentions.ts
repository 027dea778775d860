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

export interface Stretch {
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

/** A stored text as a field shows it. */
export const typedOf = (content: string): string =>
  content.includes('<@')
    ? content.replace(token, (_all, _userId, name: string) => `@${name}`)
    : content
