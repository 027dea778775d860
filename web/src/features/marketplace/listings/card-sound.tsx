import type { Listing } from '@patchbay/contract/marketplace/listings'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { AudioClip } from '../../../ui/content/audio-clip.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { inMinutes, thinOut } from '../../content/attachments/public.ts'
import { listingTexts as texts } from './texts.ts'
import { isListingGone, listingQuery } from './use-listing.ts'

const PlayedSound = lazyPart(() => import('./lazy-parts.ts').then((module) => module.PlayedSound))

/** This many bars fit on the narrowest card. */
const bars = 40

type Sound = Listing['sounds'][number]

/** The first sound of a listing; the player is loaded when it is pressed, and plays at once. */
export function CardSound({ listing }: { listing: Listing }): ReactNode {
  const [sound] = listing.sounds
  return sound && <FirstSound key={sound.id} listingId={listing.id} sound={sound} />
}

function FirstSound({ listingId, sound }: { listingId: string; sound: Sound }): ReactNode {
  const client = useQueryClient()
  const [state, setState] = useState<'quiet' | 'waiting' | 'gone' | 'failed' | Sound>('quiet')
  const { id, name, seconds, peaks } = sound
  /** The address of a sound in a list expires, so that it is fetched again. */
  const play = async (): Promise<void> => {
    setState('waiting')
    const loading = PlayedSound.prepare()
    try {
      const { sounds } = await client.fetchQuery(listingQuery(listingId))
      const fresh = sounds.find((one) => one.id === id)
      setState((await loading) ? (fresh ?? 'gone') : 'failed')
    } catch (error) {
      setState(isListingGone(error) ? 'gone' : 'failed')
    }
  }
  const isWaiting = state === 'waiting'
  const clip = (
    <AudioClip
      title={name}
      duration={seconds === null ? '' : inMinutes(seconds)}
      peaks={thinOut(peaks ?? [], bars)}
      waiting={isWaiting || typeof state === 'object'}
      onToggle={() => void play()}
    />
  )
  return (
    <div className="mt-3 @min-[540px]:mt-0">
      {typeof state === 'object' ? (
        <LazyPart fallback={clip}>
          <PlayedSound sound={state} />
        </LazyPart>
      ) : (
        <>
          {clip}
          <output className="sr-only">{isWaiting && texts.loadingSound}</output>
          <div role="alert">
            {state === 'gone' && <FieldError>{texts.soundGone}</FieldError>}
            {state === 'failed' && <FieldError>{texts.soundFailed}</FieldError>}
          </div>
        </>
      )}
    </div>
  )
}
