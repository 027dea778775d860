import {
  removeCommunityCover,
  updateCommunity,
  type Community,
} from '@patchbay/contract/communities/communities'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import {
  validationErrorsOf,
  type ValidationErrors,
} from '../../../../platform/state/validation-errors.ts'
import { useSessions } from '../../../accounts/sessions/public.ts'
import { coverRefusal } from './check-cover.ts'
import { fieldNames, type checkFields } from './check-fields.ts'
import { communityKeys } from '../community-keys.ts'
import type { CommunityDraft, FieldName } from './draft.ts'
import { failureWords } from './failure-words.ts'
import { takeCommunity } from '../page/take-community.ts'
import { editTexts as texts } from './form-texts.ts'
import { communityTexts } from '../texts.ts'
import { useUploadCover } from './use-upload-cover.ts'

type Fields = NonNullable<ReturnType<typeof checkFields<Partial<CommunityDraft>>>['fields']>

export interface CommunityChanges {
  readonly fields: Fields
  /** A file, or `null` to remove it. */
  readonly cover: File | null | undefined
}

interface SaveOptions {
  readonly communityId: string
  readonly onValidationErrors: (validationErrors: ValidationErrors<FieldName>) => void
  readonly onSaved: () => void
}

class SaveFailure extends Error {}

function wordsFor(error: unknown): string {
  if (error instanceof SaveFailure) return error.message
  if (error instanceof ApiError && error.code === 'forbidden') return texts.notLeader
  return failureWords(error, texts.failed)
}

/** Saves the fields, then the cover. Saved fields are no longer changes when it is retried. */
export function useSaveCommunity({ communityId, onValidationErrors, onSaved }: SaveOptions) {
  const client = useQueryClient()
  const sessions = useSessions()
  const upload = useUploadCover()
  const params = { communityId }

  const saveCover = async (cover: File | null): Promise<Community> => {
    try {
      if (cover) return await upload.mutateAsync({ communityId, file: cover })
      return await call(removeCommunityCover, { params })
    } catch (cause) {
      if (cause instanceof ApiError && ['not_authenticated', 'forbidden'].includes(cause.code))
        throw cause
      throw new SaveFailure(coverRefusal(cause) ?? texts.coverFailed, { cause })
    }
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ fields, cover }: CommunityChanges) => {
      if (!sessions.state().user) throw new SaveFailure(communityTexts.loggedOut)
      if (Object.keys(fields).length > 0)
        takeCommunity(client, await call(updateCommunity, { params, body: fields }))
      if (cover !== undefined) takeCommunity(client, await saveCover(cover))
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.code === 'invalid_input')
        onValidationErrors(validationErrorsOf(fieldNames, failure.issues))
    },
    onSuccess: onSaved,
    onSettled: () => {
      for (const queryKey of [communityKeys.own, communityKeys.places])
        void client.invalidateQueries({ queryKey })
    },
  })
  return {
    save: (changes: CommunityChanges) => {
      if (!isPending) mutate(changes)
    },
    isSaving: isPending,
    progress: upload.progress,
    refusal: coverRefusal(upload.error),
    failure: error ? wordsFor(error) : undefined,
    forgetFailure: reset,
  }
}
