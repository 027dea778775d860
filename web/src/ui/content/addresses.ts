import { addressesIn, parseWebUrl } from '@patchbay/contract/addresses'
import type { WebUrl } from '@patchbay/contract/web-url'
import { isActionPath } from '../../platform/page/own-path.ts'

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

export const webHref = (text: string): string | undefined => parseWebUrl(text)?.href

/** The host as it is written. */
const writtenHost = (text: string): string =>
  text
    .replace(/^https?:\/\//i, '')
    .split(/[/?#]/, 1)[0]
    ?.toLowerCase() ?? ''

function addressOf(text: string, url: WebUrl, origin: string): Address | undefined {
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
  for (const { at: index, text: shown, url } of addressesIn(text)) {
    const address = addressOf(shown, url, origin)
    if (!address) continue
    take(index)
    take(index + shown.length, address)
  }
  take(text.length)
  return parts
}
