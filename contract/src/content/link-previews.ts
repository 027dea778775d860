import * as z from 'zod/mini'
import { addressesIn } from '../addresses.ts'
import type { Piece } from '../formatted-line.ts'
import { blocksOf } from '../formatted-text.ts'
import { route } from '../route.ts'
import { parseUrl, type WebUrl } from '../web-url.ts'

/** Music services whose players a press can put into the page. */
export const musicServices = ['spotify', 'youtube', 'soundcloud', 'bandcamp'] as const
export type MusicService = (typeof musicServices)[number]

/** The only origins that a page of ours frames, each by the press of a person. */
export const playerOrigins: Readonly<Record<MusicService, string>> = {
  spotify: 'https://open.spotify.com',
  youtube: 'https://www.youtube-nocookie.com',
  soundcloud: 'https://w.soundcloud.com',
  bandcamp: 'https://bandcamp.com',
}

/** What the page behind a link says of itself, as it was when the link was sent. Plain text. */
export const linkPreview = z.object({
  id: z.uuid(),
  url: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  /** The name of the site, or its host. */
  site: z.string(),
  /** Its size in pixels; `signPreviews` provides the address. */
  picture: z.nullable(z.object({ width: z.int(), height: z.int() })),
  /** The page of the player, which is loaded by a press only. */
  player: z.nullable(z.object({ service: z.enum(musicServices), url: z.string() })),
})

export type LinkPreview = z.infer<typeof linkPreview>

/** A field of what a preview stands below; absent for the many things that have none. */
export const previewField = { preview: z.optional(linkPreview) } as const

/** A field of what is sent, if its author wants no preview of its first link. */
export const withoutPreview = z.optional(z.literal(true))

export const previewedTypes = ['message', 'post', 'reply'] as const

/** What has a preview below it. */
export const previewed = z.object({ type: z.enum(previewedTypes), id: z.uuid() })
export type Previewed = z.infer<typeof previewed>

export const mostSignedPreviews = 100

export const signPreviews = route('signPreviews', {
  method: 'POST',
  path: '/link-previews/signatures',
  access: 'onboarded',
  summary:
    'Signed addresses of the pictures of previews, for this viewer and session for an hour; those that the viewer may not see are left out.',
  body: z.object({ of: z.array(previewed).check(z.maxLength(mostSignedPreviews)) }),
  output: z.object({
    signed: z.array(z.object({ ...previewed.shape, previewId: z.uuid(), url: z.string() })),
  }),
  errors: [],
})

/** Longer addresses have no preview. */
const longestUrl = 2_000
/** They say where a reader came from, and nothing about the page. */
const trackers = /^(?:utm_\w+|fbclid|gclid|igshid|igsh|mc_eid)=/i
/** Only music services use it to say who shared a link; elsewhere it may name the page. */
const shares = /^si=/i
const sharers = /(?:^|\.)(?:spotify\.com|youtube\.com|youtu\.be)$/

/**
 * The address of a preview, and where its card leads to: as it was written, without what only tracks
 * readers. Undefined for an address that has none: of a port of its own, or ours.
 */
function previewUrlOf(written: WebUrl, ownHosts: readonly string[]): string | undefined {
  const url = parseUrl(written.href)
  if (url === undefined) return undefined
  // The rest stays as it was written: it is also where the card leads to.
  const isTracking = (part: string): boolean =>
    trackers.test(part) || (shares.test(part) && sharers.test(url.hostname))
  const parts = url.search.slice(1).split('&')
  if (parts.some(isTracking)) url.search = parts.filter((part) => !isTracking(part)).join('&')
  const isForeign = url.port === '' && !ownHosts.includes(url.hostname)
  return isForeign && url.hostname.includes('.') && url.href.length <= longestUrl
    ? url.href
    : undefined
}

const textsOf = (pieces: readonly Piece[]): readonly string[] =>
  pieces.flatMap((piece) => {
    if (piece.kind === 'text') return [piece.text]
    return 'pieces' in piece ? textsOf(piece.pieces) : []
  })

/** The first link to another site in a text; code has none. Its preview is found by this address. */
export function firstForeignLink(text: string, ownHosts: readonly string[]): string | undefined {
  if (!/:\/\/|www\./i.test(text)) return undefined
  for (const block of blocksOf(text)) {
    if (block.kind === 'code') continue
    const parts = block.kind === 'lines' ? [block.pieces] : block.rows.map(({ pieces }) => pieces)
    for (const part of parts.flatMap(textsOf))
      for (const { url } of addressesIn(part)) {
        const found = previewUrlOf(url, ownHosts)
        if (found !== undefined) return found
      }
  }
  return undefined
}
