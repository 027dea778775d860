import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { SwitchRow } from '../../ui/fields/switch-row.tsx'
import { mostSampleSounds } from '@patchbay/contract/listing-fields'
import { useFileTray } from '../attachments/public.ts'
import { listingFormTexts as texts } from './form-texts.ts'
import { changeOffer, editsNow } from './offer-edits.ts'
import { OfferFields } from './offer-fields.tsx'
import { isSame, savedOffer, type Profession } from './offers.ts'
import type { OfferForm } from './use-listings-form.ts'
import { ownListingsQuery } from './use-own-listings.ts'

interface OfferRowProps extends OfferForm {
  /** This row gets the initial focus. */
  isFirst: boolean
  onUploading: (category: Profession, isUploading: boolean) => void
}

function useSounds({ owner, category, offered, saved }: OfferForm) {
  const client = useQueryClient()
  return useFileTray({
    place: { type: 'profile', id: owner },
    most: mostSampleSounds,
    stored: offered.sounds,
    // A sound of a saved listing is removed with the next save, and not before.
    isSavedFile: ({ id }) => saved.sounds.some((one) => one.id === id),
    keep: (change) => {
      const own = client.getQueryData(ownListingsQuery.queryKey)
      const sounds =
        editsNow(owner)[category]?.sounds ?? (own ? savedOffer(own, category).sounds : [])
      const next = change(sounds)
      // An unchanged list is not stored as an edit.
      if (!isSame(next, sounds)) changeOffer(owner, category, { sounds: next })
    },
  })
}

/** A profession: switching it on shows its fields; switching it off hides and retains them. */
export function OfferRow({ isFirst, onUploading, ...form }: OfferRowProps): ReactNode {
  const { category, offered, saved, set, isSaving } = form
  const tray = useSounds(form)
  const { isUploading } = tray
  useEffect(() => onUploading(category, isUploading), [onUploading, category, isUploading])
  const row = useRef<HTMLLIElement>(null)
  const showFirst = useEffectEvent(() => {
    if (isFirst) row.current?.scrollIntoView?.({ block: 'start' })
  })
  // Scrolls the whole row into view, and not only the focused field.
  useEffect(() => showFirst(), [])
  const goes = saved.listed && !offered.listed
  return (
    <li ref={row} className="relative min-w-0 scroll-mt-5">
      <div data-first={(isFirst && !offered.listed) || undefined}>
        <SwitchRow
          label={category}
          {...(goes && { hint: texts.takesDown })}
          checked={offered.listed}
          disabled={isSaving}
          onChange={(listed) => set({ listed })}
        />
      </div>
      {offered.listed && <OfferFields {...form} tray={tray} isFirst={isFirst} />}
    </li>
  )
}
