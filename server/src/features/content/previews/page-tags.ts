import { textOf } from './html-text.ts'

/** What a page says of itself in its head; the first of each name counts. */
export interface PageTags {
  readonly title: string | undefined
  /** The key is `property` or `name`, in lower case. */
  readonly metas: ReadonlyMap<string, string>
}

const mostTags = 2_000
const longestValue = 4_000
/** Their content is no markup. */
const raw = new Set(['script', 'style', 'noscript', 'template', 'svg', 'textarea', 'iframe'])

/**
 * Reads the tags of a head, once from its beginning to its end and without building a document. No
 * regular expression sees more than one name, so no page can make it slow.
 */
export function readTags(html: string): PageTags {
  const metas = new Map<string, string>()
  // It keeps its length, so that positions in it are positions in the page.
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
  let title: string | undefined
  let at = 0
  for (let count = 0; count < mostTags; count += 1) {
    at = html.indexOf('<', at)
    if (at === -1) break
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 4)
      if (end === -1) break
      at = end + 3
      continue
    }
    const nameEnd = endOfName(lower, at + 1)
    const name = lower.slice(at + 1, nameEnd)
    if (name === 'body' || name === '/head') break
    const tag = readAttributes(html, nameEnd)
    at = tag.end
    if (name === 'meta') noteMeta(metas, tag.attributes)
    if (name !== 'title' && !raw.has(name)) continue
    const close = lower.indexOf(`</${name}`, at)
    if (close === -1) break
    if (name === 'title') title ??= textOf(html.slice(at, Math.min(close, at + longestValue)))
    at = close
  }
  return { title, metas }
}

function noteMeta(metas: Map<string, string>, attributes: ReadonlyMap<string, string>): void {
  const key = (attributes.get('property') ?? attributes.get('name'))?.trim().toLowerCase()
  const value = attributes.get('content')
  if (key === undefined || value === undefined || metas.has(key)) return
  const text = textOf(value)
  if (text !== '') metas.set(key, text)
}

const isBlank = (sign: string): boolean => sign !== '' && ' \t\n\r\f'.includes(sign)
const endsName = (sign: string): boolean => sign === '' || isBlank(sign) || '/>='.includes(sign)

function endOfName(text: string, from: number): number {
  // A closing tag begins with a slash.
  let at = text.charAt(from) === '/' ? from + 1 : from
  while (!endsName(text.charAt(at))) at += 1
  return at
}

interface Tag {
  readonly attributes: ReadonlyMap<string, string>
  /** Behind its last sign. */
  readonly end: number
}

function readAttributes(html: string, from: number): Tag {
  const attributes = new Map<string, string>()
  let at = from
  for (;;) {
    while (isBlank(html.charAt(at)) || html.charAt(at) === '/') at += 1
    const sign = html.charAt(at)
    if (sign === '' || sign === '>') return { attributes, end: at + 1 }
    // A sign of equality where a name is expected is a part of the name.
    const nameFrom = at
    at += 1
    while (!endsName(html.charAt(at))) at += 1
    const name = html.slice(nameFrom, at).toLowerCase()
    while (isBlank(html.charAt(at))) at += 1
    if (html.charAt(at) !== '=') {
      if (!attributes.has(name)) attributes.set(name, '')
      continue
    }
    at += 1
    while (isBlank(html.charAt(at))) at += 1
    const value = readValue(html, at)
    if (!attributes.has(name)) attributes.set(name, value.text)
    at = value.end
  }
}

function readValue(html: string, from: number): { readonly text: string; readonly end: number } {
  const quote = html.charAt(from)
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, from + 1)
    const end = close === -1 ? html.length : close
    return { text: html.slice(from + 1, Math.min(end, from + 1 + longestValue)), end: end + 1 }
  }
  let at = from
  while (at < html.length && !isBlank(html.charAt(at)) && html.charAt(at) !== '>') at += 1
  return { text: html.slice(from, Math.min(at, from + longestValue)), end: at }
}
