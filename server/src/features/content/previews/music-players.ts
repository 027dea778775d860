import { playerOrigins, type MusicService } from '@patchbay/contract/content/link-previews'

export interface Player {
  readonly service: MusicService
  /** Made of what was recognised, never a text of the page. */
  readonly url: string
}

/** What a page says of itself, by name. */
type Metas = ReadonlyMap<string, string>

const spotifyPath =
  /^\/(?:intl-[a-z]{2}(?:-[a-z]{2})?\/)?(track|album|playlist|artist|episode|show)\/([A-Za-z\d]{10,40})\/?$/i
const youtubeId = /^[\w-]{11}$/
const soundcloudPath = /^\/([\w-]{1,100})\/(?:sets\/)?([\w-]{1,200})\/?$/
/** Pages of a profile that are no sound. */
const soundcloudLists = new Set(['sets', 'tracks', 'albums', 'popular-tracks', 'reposts', 'likes'])
const bandcampVideo =
  /^https:\/\/bandcamp\.com\/EmbeddedPlayer\/(?:v=2\/)?(track|album)=(\d{1,15})\b/

function spotify({ pathname }: URL): string | undefined {
  const [, kind, id] = spotifyPath.exec(pathname) ?? []
  return kind && id && `/embed/${kind.toLowerCase()}/${id}`
}

function youtube({ hostname, pathname, searchParams }: URL): string | undefined {
  const [, first, second] = pathname.split('/')
  const isShort = hostname === 'youtu.be'
  const named = ['shorts', 'live', 'embed'].includes(first ?? '') ? second : undefined
  const id = isShort ? first : pathname === '/watch' ? searchParams.get('v') : named
  return id && youtubeId.test(id) ? `/embed/${id}` : undefined
}

function soundcloud(url: URL): string | undefined {
  const [, , name = ''] = soundcloudPath.exec(url.pathname) ?? []
  if (name === '' || soundcloudLists.has(name)) return undefined
  const page = `https://soundcloud.com${url.pathname.replace(/\/$/, '')}`
  return `/player/?url=${encodeURIComponent(page)}&visual=false&show_comments=false`
}

/** Only the page itself knows the number of its player. */
function bandcamp(_url: URL, metas: Metas): string | undefined {
  const said = metas.get('og:video') ?? metas.get('og:video:secure_url') ?? ''
  const [, kind, id] = bandcampVideo.exec(said) ?? []
  return kind && id && `/EmbeddedPlayer/${kind}=${id}/size=large/tracklist=false/artwork=small/`
}

const services: readonly {
  readonly service: MusicService
  readonly hosts: RegExp
  readonly path: (url: URL, metas: Metas) => string | undefined
}[] = [
  { service: 'spotify', hosts: /^open\.spotify\.com$/, path: spotify },
  { service: 'youtube', hosts: /^(?:(?:www|m|music)\.)?youtube\.com$|^youtu\.be$/, path: youtube },
  { service: 'soundcloud', hosts: /^(?:(?:www|m)\.)?soundcloud\.com$/, path: soundcloud },
  { service: 'bandcamp', hosts: /^[a-z\d-]+\.bandcamp\.com$/, path: bandcamp },
]

/** The player for a link, if it leads to something that a music service plays. */
export function playerOf(link: string, metas: Metas): Player | undefined {
  const url = new URL(link)
  for (const { service, hosts, path } of services) {
    if (!hosts.test(url.hostname)) continue
    const found = path(url, metas)
    return found ? { service, url: playerOrigins[service] + found } : undefined
  }
  return undefined
}
