import type { Config } from '../platform/config.ts'
import { dataBlock } from '../platform/http/pages/json-in-page.ts'
import { cardHeight, cardWidth } from '../platform/pictures/picture-order.ts'
import { markup, Markup } from '../platform/markup.ts'

/** What a public page says of itself to robots and to programs that show a card of it. */
export interface PageHead {
  /** Absent: only the name of the product. */
  readonly title?: string | undefined
  /** In plain words; shortened here. */
  readonly description?: string | undefined
  /** The one address of the page, below our own. Absent: nobody may list it. */
  readonly canonical?: string | undefined
  /** A picture for the card, below our own address. */
  readonly picture?: { readonly path: string; readonly text: string } | undefined
  readonly kind?: 'website' | 'profile' | 'article'
  /** Of schema.org. */
  readonly data?: Readonly<Record<string, unknown>>
}

const longestDescription = 200

/** Line breaks become spaces; a text that is too long ends after a whole word. */
export function shorten(text: string, most = longestDescription): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  const cut = line.slice(0, most)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

const named = (name: string, content: string | undefined): Markup =>
  content === undefined ? new Markup('') : markup`<meta name="${name}" content="${content}">`
const property = (name: string, content: string | undefined): Markup =>
  content === undefined ? new Markup('') : markup`<meta property="${name}" content="${content}">`

export function headTags(head: PageHead, config: Config): string {
  const { productName: product, publicUrl: origin } = config
  const { canonical, picture, kind = 'website', data } = head
  const title = head.title ?? product
  const whole = markup`<title>${head.title === undefined ? product : `${title} · ${product}`}</title>`
  const description = head.description && shorten(head.description)
  if (canonical === undefined)
    return [whole, named('description', description), named('robots', 'noindex')]
      .map(({ text }) => text)
      .join('')
  const url = origin + canonical
  const image = picture && origin + picture.path
  const tags = [
    whole,
    named('description', description),
    markup`<link rel="canonical" href="${url}">`,
    property('og:type', kind),
    property('og:site_name', product),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', image),
    ...(image === undefined
      ? []
      : [
          property('og:image:type', 'image/png'),
          property('og:image:width', String(cardWidth)),
          property('og:image:height', String(cardHeight)),
          property('og:image:alt', picture?.text),
        ]),
    named('twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
  ]
  const facts = data && { '@context': 'https://schema.org', url, ...(image && { image }), ...data }
  return (
    tags.map(({ text }) => text).join('') +
    (facts ? dataBlock('application/ld+json', JSON.stringify(facts)) : '')
  )
}
