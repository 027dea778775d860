import {
  type OwnProfile,
  updateProfile,
  type ProfileUpdate,
  profileUpdate,
} from '@patchbay/contract/accounts/profiles'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent, type RefObject } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import {
  hasValidationErrors,
  useValidationErrors,
  validationErrorsOf,
  type ValidationErrors,
} from '../../../platform/state/validation-errors.ts'
import { useSessions } from '../sessions/public.ts'
import { changesTo, draftOf, updateOf, type Draft, type FieldName } from './draft.ts'
import { editTexts as texts, fieldLabels } from './texts.ts'

const fieldNames = Object.keys(fieldLabels) as FieldName[]

type Checked =
  | { readonly update: ProfileUpdate; readonly validationErrors?: never }
  | { readonly validationErrors: ValidationErrors<FieldName>; readonly update?: never }

/** Validates by the rules of the contract, which the server also uses. */
function checkUpdate(update: Record<string, unknown>): Checked {
  const { success, data, error } = profileUpdate.safeParse(update)
  return success
    ? { update: data }
    : { validationErrors: validationErrorsOf(fieldNames, error.issues) }
}

interface SaveOptions {
  readonly onSaved: () => void
  readonly onValidationErrors: (validationErrors: ValidationErrors<FieldName>) => void
}
interface Saving {
  readonly save: (update: ProfileUpdate) => void
  readonly isSaving: boolean
  readonly failure: string | undefined
  readonly forgetFailure: () => void
}

class SaveFailure extends Error {}

function wordsFor(error: unknown): string {
  if (error instanceof SaveFailure) return error.message
  const nobody = error instanceof ApiError && error.code === 'not_authenticated'
  return nobody ? texts.loggedOut : texts.failed
}

function useSaveProfile({ onSaved, onValidationErrors }: SaveOptions): Saving {
  const sessions = useSessions()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (body: ProfileUpdate) => {
      if (!sessions.state().user) throw new SaveFailure(texts.loggedOut)
      const profile: { readonly id?: string } | null = await call(updateProfile, { body })
      if (!profile?.id) throw new SaveFailure(texts.nothingReturned)
      return profile
    },
    onSuccess: (profile) => {
      sessions.update(profile)
      onSaved()
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'invalid_input')
        onValidationErrors(validationErrorsOf(fieldNames, failure.issues))
    },
  })
  return {
    save: (update) => {
      if (!isPending) mutate(update)
    },
    isSaving: isPending,
    failure: error ? wordsFor(error) : undefined,
    forgetFailure: reset,
  }
}

export interface ProfileForm {
  readonly draft: Draft
  readonly validationErrors: ValidationErrors<FieldName>
  readonly set: <K extends FieldName>(name: K, value: Draft[K]) => void
}

interface FormState extends ProfileForm {
  readonly form: RefObject<HTMLFormElement | null>
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly failure: string | undefined
  readonly submit: (event: FormEvent) => void
}

/**
 * Holds only the fields that the person has changed. Every other field shows the current profile,
 * so that a change made elsewhere appears at once and is not undone by saving.
 */
export function useProfileForm(profile: OwnProfile, onDone: (saved: boolean) => void): FormState {
  const { form, validationErrors, refuse, forget, forgetAll } = useValidationErrors<FieldName>()
  const [edits, setEdits] = useState<Partial<Draft>>({})
  const before = draftOf(profile)
  const changes = changesTo(before, edits)
  const isDirty = Object.keys(changes).length > 0

  const { save, isSaving, failure, forgetFailure } = useSaveProfile({
    onSaved: () => onDone(true),
    onValidationErrors: refuse,
  })

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isSaving) return
    if (!isDirty) return onDone(false)
    forgetFailure()
    const checked = checkUpdate(updateOf(before, changes))
    if (checked.validationErrors) return refuse(checked.validationErrors)
    forgetAll()
    return save(checked.update)
  }
  const set: ProfileForm['set'] = (name, value) => {
    setEdits((current) => ({ ...current, [name]: value }))
    forget(name)
  }
  return {
    form,
    draft: { ...before, ...changes },
    validationErrors,
    set,
    isDirty,
    isSaving,
    failure: hasValidationErrors(validationErrors) ? undefined : failure,
    submit,
  }
}
