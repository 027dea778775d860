import {
  mostSampleSounds,
  listingDescriptionLength,
} from '@patchbay/contract/marketplace/listing-fields'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { Counter } from '../../../ui/fields/counter.tsx'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useFileTray, type FileTray } from '../../content/attachments/public.ts'
import { listingFormTexts as texts } from './form-texts.ts'
import { LinkSamples } from './link-samples.tsx'
import { changeOffer, editsNow } from './offer-edits.ts'
import { isSame, savedOffer, type Profession } from './offers.ts'
import { PriceFields } from './price-fields.tsx'
import { SoundSamples } from './sound-samples.tsx'
import type { OfferForm } from './use-listings-form.ts'
import { ownListingsQuery } from './use-own-listings.ts'

interface OfferFieldsProps extends OfferForm {
  tray: FileTray
  isFirst: boolean
}

function OfferFields({ tray, isFirst, ...form }: OfferFieldsProps): ReactNode {
  const { category, offered, set, validationError, isSaving } = form
  return (
    <fieldset aria-label={texts.listing(category)} className="min-w-0 space-y-4 px-4 pt-1 pb-5">
      <div data-first={isFirst || undefined}>
        <TextField
          label={texts.title}
          dir="auto"
          autoComplete="off"
          placeholder={category}
          value={offered.title}
          error={validationError('title')}
          readOnly={isSaving}
          onChange={(event) => set({ title: event.target.value })}
        />
      </div>
      <AreaField
        label={texts.description}
        grows
        dir="auto"
        optional
        value={offered.description}
        counter={<Counter text={offered.description} limit={listingDescriptionLength} />}
        error={validationError('description')}
        readOnly={isSaving}
        onChange={(event) => set({ description: event.target.value })}
      />
      <PriceFields {...form} />
      <TextField
        label={texts.turnaround}
        dir="auto"
        autoComplete="off"
        optional
        placeholder={texts.turnaroundExample}
        value={offered.turnaround}
        error={validationError('turnaround')}
        readOnly={isSaving}
        onChange={(event) => set({ turnaround: event.target.value })}
      />
      <LinkSamples {...form} />
      <SoundSamples tray={tray} disabled={isSaving} />
    </fieldset>
  )
}

interface OfferRowProps extends OfferForm {
  /** This row gets the initial focus. */
  isFirst: boolean
  onUploading: (category: Profession, isUploading: boolean) => void
}

function useSounds({ owner, category, offered, saved }: OfferForm) {
  const client = useQueryClient()
  return useFileTray({
    target: { type: 'profile', id: owner },
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
