import { parseUrl, type WebUrl } from './web-url.ts'

/** A web address that a person wrote in a text. */
export interface WrittenAddress {
  /** The index at which it begins. */
  readonly at: number
  readonly text: string
  readonly url: WebUrl
}

// Invisible characters that hide or reverse the characters beside them; an address ends before
// them.
const unseen = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\ufe00-\ufe0f`
const isUnseen = new RegExp(`[${unseen}]`, 'u')
const start = String.raw`(?:https?://|www\.)`
// Does not match inside a word, a mail address or another address, and ends before the next address
// in a list without spaces.
const candidate = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./_-])${start}(?:(?![,;]${start})[^\s<>"\\${unseen}])+`,
  'giu',
)
/** A host name or IP address; browsers also accept other characters. */
const host = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/
const stops = new Set(".,;:!?'’”»…*。，、")
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/**
 * Removes what belongs to the sentence around an address: its stop, and a bracket opened before it.
 */
function withoutStop(text: string): string {
  const open = new Map<string, number>()
  for (const one of text) if ('()[]{}'.includes(one)) open.set(one, (open.get(one) ?? 0) + 1)
  const closesMore = (one: string): boolean => {
    const opening = brackets[one]
    return opening !== undefined && (open.get(one) ?? 0) > (open.get(opening) ?? 0)
  }
  let end = text.length
  for (; end > 0; end -= 1) {
    const last = text.charAt(end - 1)
    if (closesMore(last)) open.set(last, (open.get(last) ?? 0) - 1)
    else if (!stops.has(last)) break
  }
  return text.slice(0, end)
}

/** Accepts only http(s) URLs without user info, which could be mistaken for the host. */
export function parseWebUrl(text: string): WebUrl | undefined {
  if (isUnseen.test(text) || text.includes('\\')) return undefined
  const url = parseUrl(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  if (!host.test(url.hostname)) return undefined
  return url
}

const isBareAddress = (text: string): boolean => /^www\./i.test(text)

function urlOf(text: string): WebUrl | undefined {
  if (!isBareAddress(text)) return parseWebUrl(text)
  return /^www\.[^./]+\.[^.]/i.test(text) ? parseWebUrl(`https://${text}`) : undefined
}

/** The web addresses in a text, in order. */
export function addressesIn(text: string): readonly WrittenAddress[] {
  return [...text.matchAll(candidate)].flatMap(({ 0: found, index: at }) => {
    const shown = withoutStop(found)
    const url = urlOf(shown)
    return url ? [{ at, text: shown, url }] : []
  })
}
