import type { Offer } from '@patchbay/contract/marketplace/listing-fields'
import {
  getOwnListings,
  saveListings,
  type OwnListings,
} from '@patchbay/contract/marketplace/listings'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ApiError, type ApiErrorCode } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { useForm } from '../../../platform/state/use-form.ts'
import { hasValidationErrors } from '../../../platform/state/validation-errors.ts'
import { removeFile, type StoredFile } from '../../content/attachments/public.ts'
import { useSession } from '../../accounts/sessions/public.ts'
import { checkOffers, validationErrorsFrom, type NamedOffer } from './check-offers.ts'
import { changeOffer, useOfferEdits } from './offer-edits.ts'
import { hasChanges, offerNow, savedOffer, type Offered, type Profession } from './offers.ts'
import type { SaveProblemProps } from './save-problem.tsx'
import { ownListingsQuery } from './use-own-listings.ts'
import { listingKeys } from '../listings/public.ts'

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

const codeOf = (error: Error): ApiErrorCode => (error instanceof ApiError ? error.code : 'internal')

const isInvalid = (error: Error): error is ApiError => codeOf(error) === 'invalid_input'

export function useListingsForm(own: OwnListings, onSaved: () => void) {
  const client = useQueryClient()
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
  const take = (latest: OwnListings): void => {
    client.setQueryData(ownListingsQuery.queryKey, latest)
  }
  const state = useForm<string, Offer[], OwnListings>({
    names: [],
    check: () => {
      if (uploading.size > 0) return undefined
      setGone([])
      return checkOffers(listed)
    },
    /** All listings in one request, based on the version that this page has loaded. */
    send: (listings) => {
      newer.reset()
      return call(saveListings, { body: { revision: own.revision, listings } })
    },
    onSent: (saved) => {
      take(saved)
      // The viewer's listings as others see them.
      void client.invalidateQueries({ queryKey: listingKeys.all })
      forget()
      onSaved()
    },
    onFailure: (failure) => {
      if (failure instanceof ApiError && failure.code === 'attachment_not_found')
        dropGone(({ id }) => failure.issues.some(({ path }) => path.endsWith(id)))
    },
    errorsAt: (failure) => (isInvalid(failure) ? validationErrorsFrom(failure, listed) : {}),
    // `SaveProblem` says it.
    wordsFor: () => undefined,
  })
  const { validationErrors, isSending: isSaving, error } = state
  const isAtFields = hasValidationErrors(validationErrors)
  const failure = error && !isAtFields ? codeOf(error) : null
  const newer = useMutation({
    mutationFn: () => call(getOwnListings),
    networkMode: 'always',
    onSuccess: (found) => {
      take(found)
      state.reset()
    },
  })
  return {
    state,
    problem: { failure, gone, newer } satisfies SaveProblemProps,
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
        state.forget(...touchedKeys(Object.keys(validationErrors), category, changes))
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
  }
}
