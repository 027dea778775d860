import { isActionPath } from '../../platform/page/is-action-path.ts'
import { parseUrl } from '../../platform/page/parse-url.ts'

/** A part of a text that a person wrote; some parts are web addresses. */
export interface TextPart {
  readonly text: string
  /** The index at which it begins. */
  readonly at: number
  readonly address?: Address
}

export interface Address {
  readonly href: string
  /** On our own site: the path, with its query and fragment. */
  readonly path?: string
  /** The real target, if it differs from the written address. */
  readonly real?: string
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
function parse(text: string): URL | undefined {
  if (isUnseen.test(text) || text.includes('\\')) return undefined
  const url = parseUrl(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined
  if (!host.test(url.hostname)) return undefined
  return url
}

export const webHref = (text: string): string | undefined => parse(text)?.href

/** The host as it is written. */
const writtenHost = (text: string): string =>
  text
    .replace(/^https?:\/\//i, '')
    .split(/[/?#]/, 1)[0]
    ?.toLowerCase() ?? ''

function addressOf(text: string, origin: string): Address | undefined {
  const isBare = /^www\./i.test(text)
  if (isBare && !/^www\.[^./]+\.[^.]/i.test(text)) return undefined
  const url = parse(isBare ? `https://${text}` : text)
  if (!url) return undefined
  const { href, origin: its, pathname, search, hash } = url
  const port = url.protocol === 'https:' ? ':443' : ':80'
  const isPlain = [url.host, `${url.hostname}${port}`].includes(writtenHost(text))
  const real = isPlain ? undefined : { real: href }
  if (its !== origin) return { href, ...real }
  if (pathname.startsWith('//')) return { href, ...real }
  return isActionPath(pathname) ? undefined : { href, path: pathname + search + hash, ...real }
}

/** The parts of a text, in order; joined, they are the text again. */
export function partsOf(text: string, origin: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const take = (end: number, address?: Address): void => {
    if (end > at) parts.push({ text: text.slice(at, end), at, ...(address && { address }) })
    at = end
  }
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const shown = withoutStop(found)
    const address = addressOf(shown, origin)
    if (!address) continue
    take(index)
    take(index + shown.length, address)
  }
  take(text.length)
  return parts
}
