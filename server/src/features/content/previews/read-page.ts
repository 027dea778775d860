import * as z from 'zod/mini'
import { visit, type VisitOptions, type Visited } from '../../../platform/outbound/visit.ts'
import { readTags } from './page-tags.ts'

/** What a page says of itself, as it says it: of any length, and with any characters. */
export interface ReadPage {
  readonly title: string | undefined
  readonly description: string | undefined
  readonly site: string | undefined
  /** The address of a picture. */
  readonly picture: string | undefined
  readonly metas: ReadonlyMap<string, string>
}

/**
 * What these services say of a link in a few words (oEmbed), where their pages are made by scripts
 * or ask for consent first.
 */
const askable: readonly { readonly hosts: RegExp; readonly ask: string; readonly site: string }[] =
  [
    {
      hosts: /^(?:(?:www|m|music)\.)?youtube\.com$|^youtu\.be$/,
      ask: 'https://www.youtube.com/oembed?format=json&url=',
      site: 'YouTube',
    },
    {
      hosts: /^open\.spotify\.com$/,
      ask: 'https://open.spotify.com/oembed?url=',
      site: 'Spotify',
    },
    {
      hosts: /^(?:(?:www|m)\.)?soundcloud\.com$/,
      ask: 'https://soundcloud.com/oembed?format=json&url=',
      site: 'SoundCloud',
    },
  ]

/** Reads a page, or asks its service about it. */
export async function readPage(link: string, options: VisitOptions): Promise<ReadPage> {
  const { hostname } = new URL(link)
  const service = askable.find(({ hosts }) => hosts.test(hostname))
  if (service === undefined) return readHtml(await visit(link, options))
  const types = ['application/json', 'text/json']
  const said = await visit(service.ask + encodeURIComponent(link), { ...options, types })
  return { ...readAnswer(said), site: service.site, metas: new Map() }
}

const answer = z.object({
  title: z.string(),
  author_name: z.optional(z.unknown()),
  thumbnail_url: z.optional(z.unknown()),
})

function readAnswer({ url, bytes }: Visited): Omit<ReadPage, 'site' | 'metas'> {
  const parsed = z.safeParse(answer, jsonOf(bytes.toString('utf8')))
  const { title, author_name: description, thumbnail_url: picture } = parsed.data ?? {}
  return { title, description: textIn(description), picture: absolute(textIn(picture), url) }
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readHtml({ url, type, bytes }: Visited): ReadPage {
  const { title, metas } = readTags(decode(bytes, type))
  const first = (...names: readonly string[]): string | undefined =>
    names.map((name) => metas.get(name)).find((value) => value !== undefined)
  const picture = first(
    'og:image:secure_url',
    'og:image',
    'og:image:url',
    'twitter:image',
    'twitter:image:src',
  )
  return {
    title: first('og:title', 'twitter:title') ?? title,
    description: first('og:description', 'twitter:description', 'description'),
    site: first('og:site_name'),
    picture: absolute(picture, url),
    metas,
  }
}

const absolute = (address: string | undefined, base: URL): string | undefined =>
  address === undefined ? undefined : URL.parse(address.trim(), base.href)?.href

/** In the encoding that the header names, or else the page itself in its first bytes. */
function decode(bytes: Buffer, type: string): string {
  const head = bytes.subarray(0, 2_048).toString('latin1')
  const named = /charset=["']?([\w:-]{2,40})/i
  const label = (named.exec(type) ?? named.exec(head))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
