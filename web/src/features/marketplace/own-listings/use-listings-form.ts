import type { OwnListings } from '@patchbay/contract/marketplace/listings'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import { useCallback, useState, type FormEvent } from 'react'
import {
  hasValidationErrors,
  useValidationErrors,
} from '../../../platform/state/validation-errors.ts'
import { removeFile, type StoredFile } from '../../content/attachments/public.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { checkOffers, validationErrorsFrom, type NamedOffer } from './check-offers.ts'
import { changeOffer, useOfferEdits } from './offer-edits.ts'
import { hasChanges, offerNow, savedOffer, type Offered, type Profession } from './offers.ts'
import type { SaveTroubleProps } from './save-trouble.tsx'
import { useSaveListings } from './use-save-listings.ts'

/** One profession of the form. */
export interface OfferForm {
  readonly owner: string
  readonly category: Profession
  readonly offered: Offered
  readonly saved: Offered
  readonly set: (changes: Partial<Offered>) => void
  /** The error of a field, such as `title` or `links/0/url`. */
  readonly validationError: (field: string) => string | undefined
  readonly isSaving: boolean
}

/** The keys of the errors at fields that these changes touch. */
const touchedKeys = (keys: readonly string[], category: string, changes: object): string[] =>
  keys.filter((key) => Object.keys(changes).some((name) => key.startsWith(`${category}/${name}`)))

export function useListingsForm(own: OwnListings, onSaved: () => void) {
  const {
    form,
    validationErrors,
    refuse,
    forget: forgetErrors,
    forgetAll,
  } = useValidationErrors<string>()
  const { user } = useSession()
  const owner = user?.id ?? ''
  const [edits, forget] = useOfferEdits(owner)
  const [gone, setGone] = useState<readonly string[]>([])
  const [uploading, setUploading] = useState<ReadonlySet<Profession>>(new Set())
  const all = professions.map((category): NamedOffer => ({
    category,
    ...offerNow(own, edits, category),
  }))
  const listed = all.filter((one) => one.listed)
  const dropGone = (isGone: (file: StoredFile) => boolean): void => {
    setGone(listed.flatMap(({ sounds }) => sounds.filter(isGone).map(({ name }) => name)))
    for (const { category, sounds } of listed)
      if (sounds.some(isGone))
        changeOffer(owner, category, { sounds: sounds.filter((one) => !isGone(one)) })
  }
  const { save, isSaving, failure, forgetFailure, newer } = useSaveListings({
    own,
    onSaved: () => {
      forget()
      onSaved()
    },
    onRefused: (error) => {
      if (error.code === 'invalid_input') refuse(validationErrorsFrom(error, listed))
      if (error.code === 'attachment_not_found')
        dropGone(({ id }) => error.issues.some(({ path }) => path.endsWith(id)))
    },
  })
  const trouble: SaveTroubleProps = {
    failure: hasValidationErrors(validationErrors) ? null : failure,
    gone,
    newer,
  }
  return {
    form,
    trouble,
    isSaving,
    isUploading: uploading.size > 0,
    isDirty: uploading.size > 0 || hasChanges(own, edits),
    noteUploading: useCallback((category: Profession, isUploading: boolean): void => {
      setUploading((last) => {
        if (last.has(category) === isUploading) return last
        const others = [...last].filter((one) => one !== category)
        return new Set(isUploading ? [...others, category] : others)
      })
    }, []),
    offer: (category: Profession): OfferForm => ({
      owner,
      category,
      offered: offerNow(own, edits, category),
      saved: savedOffer(own, category),
      isSaving,
      set: (changes) => {
        changeOffer(owner, category, changes)
        forgetErrors(...touchedKeys(Object.keys(validationErrors), category, changes))
      },
      validationError: (field) => validationErrors[`${category}/${field}`],
    }),
    /** Discards the edits, and deletes files that were uploaded for them. */
    discard: (): void => {
      for (const { category, sounds } of all) {
        const stored = savedOffer(own, category).sounds
        sounds.filter(({ id }) => stored.every((one) => one.id !== id)).forEach(removeFile)
      }
      forget()
    },
    submit: (event: FormEvent): void => {
      event.preventDefault()
      if (isSaving || uploading.size > 0) return
      forgetFailure()
      setGone([])
      const checked = checkOffers(listed)
      if (checked.validationErrors) return refuse(checked.validationErrors)
      forgetAll()
      save(checked.listings)
    },
  }
}
