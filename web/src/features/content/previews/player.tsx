import { playerOrigins, type MusicService } from '@patchbay/contract/content/link-previews'
import type { ReactNode } from 'react'
import { previewTexts as texts } from './texts.ts'

/** As high as the services draw their players. */
const heights: Readonly<Record<MusicService, string>> = {
  spotify: 'h-[152px]',
  youtube: 'aspect-video',
  soundcloud: 'h-[166px]',
  bandcamp: 'h-[120px]',
}

interface PlayerProps {
  service: MusicService
  url: string
  title: string
}

/**
 * The page of a music service, in a frame that reaches nothing of ours. YouTube plays only where it
 * learns the origin of the page; nobody learns the address.
 */
export function Player({ service, url, title }: PlayerProps): ReactNode {
  if (new URL(url).origin !== playerOrigins[service]) return null
  return (
    <iframe
      title={texts.player(title, service)}
      src={url}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it is of another origin, and needs its own storage
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      allow="autoplay; encrypted-media; fullscreen"
      referrerPolicy={service === 'youtube' ? 'strict-origin' : 'no-referrer'}
      className={`mt-1 block w-[420px] max-w-full rounded-control border border-line bg-raised ${heights[service]}`}
    />
  )
}
