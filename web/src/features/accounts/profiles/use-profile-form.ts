import {
  type OwnProfile,
  updateProfile,
  type ProfileUpdate,
  profileUpdate,
} from '@patchbay/contract/accounts/profiles'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { checkBy, useForm, type FormState } from '../../../platform/state/use-form.ts'
import type { ValidationErrors } from '../../../platform/state/validation-errors.ts'
import { useSession, useSessions } from '../sessions/public.ts'
import { changesTo, draftOf, updateOf, type Draft, type FieldName } from './draft.ts'
import { editTexts as texts, fieldLabels } from './texts.ts'

const fieldNames = Object.keys(fieldLabels) as FieldName[]

class SaveFailure extends Error {}

function wordsFor(error: unknown): string {
  if (error instanceof SaveFailure) return error.message
  const nobody = error instanceof ApiError && error.code === 'not_authenticated'
  return nobody ? texts.loggedOut : texts.failed
}

export interface ProfileForm {
  readonly draft: Draft
  readonly validationErrors: ValidationErrors<FieldName>
  readonly set: <K extends FieldName>(name: K, value: Draft[K]) => void
}

interface ProfileFormState {
  readonly state: FormState<FieldName>
  readonly fields: ProfileForm
  readonly isDirty: boolean
  readonly isSignedIn: boolean
}

/**
 * Holds only the fields that the person has changed. Every other field shows the current profile,
 * so that a change made elsewhere appears at once and is not undone by saving.
 */
export function useProfileForm(
  profile: OwnProfile,
  onDone: (saved: boolean) => void,
): ProfileFormState {
  const sessions = useSessions()
  const isSignedIn = useSession().user !== null
  // The form says that the session has ended; a toast would say it twice.
  useEffect(() => {
    if (!isSignedIn) sessions.acknowledge()
  }, [isSignedIn, sessions])
  const [edits, setEdits] = useState<Partial<Draft>>({})
  const before = draftOf(profile)
  const changes = changesTo(before, edits)
  const isDirty = Object.keys(changes).length > 0
  const state = useForm({
    names: fieldNames,
    check: () => {
      if (isDirty) return checkBy(profileUpdate, fieldNames, updateOf(before, changes))
      onDone(false)
      return undefined
    },
    send: async (body: ProfileUpdate) => {
      if (!sessions.state().user) throw new SaveFailure(texts.loggedOut)
      const saved: { readonly id?: string } | null = await call(updateProfile, { body })
      if (!saved?.id) throw new SaveFailure(texts.nothingReturned)
      return saved
    },
    onSent: (saved) => {
      sessions.update(saved)
      onDone(true)
    },
    wordsFor,
  })
  const set: ProfileForm['set'] = (name, value) => {
    setEdits((current) => ({ ...current, [name]: value }))
    state.forget(name)
  }
  return {
    state,
    fields: { draft: { ...before, ...changes }, validationErrors: state.validationErrors, set },
    isDirty,
    isSignedIn,
  }
}
