import type { Listing } from '@patchbay/contract/marketplace/listings'
import { useState, type ReactNode } from 'react'
import { AudioClip } from '../../../ui/content/audio-clip.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'

const PlayedSound = lazyPart(() => import('./lazy-parts.ts').then((module) => module.PlayedSound))

const inMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** The first sound of a listing; the player is loaded when it is pressed, and plays at once. */
export function CardSound({ listing }: { listing: Listing }): ReactNode {
  const [played, setPlayed] = useState(false)
  const [sound] = listing.sounds
  if (!sound) return null
  const { id, name, seconds, peaks } = sound
  const clip = (
    <AudioClip
      title={name}
      duration={seconds === null ? '' : inMinutes(seconds)}
      peaks={peaks ?? []}
      onToggle={() => setPlayed(true)}
    />
  )
  return (
    <div className="mt-3">
      {played ? (
        <LazyPart fallback={clip}>
          <PlayedSound listingId={listing.id} soundId={id} waiting={clip} />
        </LazyPart>
      ) : (
        clip
      )}
    </div>
  )
}
