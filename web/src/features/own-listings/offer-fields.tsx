import { listingDescriptionLength } from '@patchbay/contract/listing-fields'
import type { ReactNode } from 'react'
import { AreaField } from '../../ui/fields/area-field.tsx'
import { countHint } from '../../ui/fields/count-hint.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { FileTray } from '../attachments/public.ts'
import { listingFormTexts as texts } from './form-texts.ts'
import { LinkSamples } from './link-samples.tsx'
import { PriceFields } from './price-fields.tsx'
import { SoundSamples } from './sound-samples.tsx'
import type { OfferForm } from './use-listings-form.ts'

interface OfferFieldsProps extends OfferForm {
  tray: FileTray
  isFirst: boolean
}

export function OfferFields({ tray, isFirst, ...form }: OfferFieldsProps): ReactNode {
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
        rows={4}
        dir="auto"
        optional
        value={offered.description}
        hint={countHint(offered.description, listingDescriptionLength)}
        error={validationError('description')}
        readOnly={isSaving}
        onChange={(event) => set({ description: event.target.value })}
      />
      <PriceFields {...form} />
      <LinkSamples {...form} />
      <SoundSamples tray={tray} disabled={isSaving} />
    </fieldset>
  )
}
