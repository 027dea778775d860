import type { Listing } from '@patchbay/contract/marketplace/listings'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { AttachmentList, SoundClip } from '../../content/attachments/public.ts'
import { listingTexts as texts } from './texts.ts'
import { useListing } from './use-listing.ts'

interface Address {
  readonly host: string
  /** Without what only a browser needs. */
  readonly words: string
}

function addressOf(url: string): Address | undefined {
  try {
    const { protocol, host, pathname } = new URL(url)
    if (protocol !== 'https:' && protocol !== 'http:') return undefined
    const short = host.replace(/^www\./, '')
    return { host: short, words: `${short}${pathname}`.replace(/\/$/, '') }
  } catch {
    return undefined
  }
}

function SampleLink({ url, name }: Listing['links'][number]): ReactNode {
  const address = addressOf(url)
  if (!address) return null
  return (
    <li className="min-w-0">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="flex min-h-11 min-w-0 items-center gap-2 text-meta font-medium text-accent-text hover:underline md:min-h-8"
      >
        <ExternalLink className="size-3.5 shrink-0" aria-hidden="true" />
        <bdi className="truncate">{name || address.words}</bdi>
        {name !== '' && (
          <span dir="ltr" className="shrink-0 text-ink-3">
            {address.host}
          </span>
        )}
      </a>
    </li>
  )
}

/** One sound, which the viewer has pressed for. */
export const PlayedSound = ({ sound }: { sound: Listing['sounds'][number] }): ReactNode => (
  <SoundClip attachment={sound} starts />
)

/** Samples of the provider's work. */
export function Samples({ listing }: { listing: Listing }): ReactNode {
  return (
    <div className="space-y-2">
      {listing.sounds.length > 0 && <AttachmentList attachments={listing.sounds} full />}
      {listing.links.length > 0 && (
        <ul>
          {listing.links.map((link, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- they never move, and may be alike
            <SampleLink key={index} {...link} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Fetched again, because signed URLs of sounds in a list expire. */
export function FetchedSamples({ listingId }: { listingId: string }): ReactNode {
  return (
    <Awaited
      query={useListing(listingId)}
      texts={{ loading: texts.loadingSamples, notLoaded: texts.samplesFailed }}
      boxes={<div className="skeleton h-16" />}
    >
      {(listing) => <Samples listing={listing} />}
    </Awaited>
  )
}
