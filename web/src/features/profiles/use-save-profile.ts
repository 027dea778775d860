import { updateProfile, type ProfileUpdate } from '@patchbay/contract/profiles'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { useSessions } from '../sessions/public.ts'
import { validationErrorsFrom, type ValidationErrors } from './check-update.ts'
import { editTexts as texts } from './texts.ts'

interface SaveOptions {
  readonly onSaved: () => void
  readonly onValidationErrors: (validationErrors: ValidationErrors) => void
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

export function useSaveProfile({ onSaved, onValidationErrors }: SaveOptions): Saving {
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
        onValidationErrors(validationErrorsFrom(failure))
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
