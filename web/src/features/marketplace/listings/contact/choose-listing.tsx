import type { Listing } from '@patchbay/contract/marketplace/listings'
import type { ReactNode } from 'react'
import { TickBox } from '../../../../ui/fields/tick-box.tsx'
import { nameOf } from '../../../people/people/public.ts'
import { mostChosen, useContactChoice } from './contact-choice.ts'
import { choiceTexts as texts } from '../texts.ts'

/** On a listing that was found: chooses it for a message to several people. */
export function ChooseListing({ listing }: { listing: Listing }): ReactNode {
  const choice = useContactChoice()
  if (!choice || !listing.can.contact) return null
  const { chosen, toggle } = choice
  const isChosen = chosen.some(({ id }) => id === listing.id)
  // One person gets one message, about one listing.
  const isElsewhere = !isChosen && chosen.some((one) => one.providerId === listing.providerId)
  const isFull = !isChosen && chosen.length >= mostChosen
  return (
    <label
      title={isElsewhere ? texts.elsewhere : undefined}
      className="grid size-11 place-items-center has-disabled:opacity-40 md:size-9"
    >
      <TickBox
        checked={isChosen}
        disabled={isElsewhere || isFull}
        onChange={() => toggle(listing)}
      />
      <span className="sr-only">{texts.choose(nameOf(listing.provider), listing.title)}</span>
    </label>
  )
}
