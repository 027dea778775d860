import { createCommunity, type Community } from '@patchbay/contract/communities/communities'
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
import { renewMemberships } from '../communities.cache.ts'
import { communityKeys } from '../community-keys.ts'
import type { CommunityDraft, FieldName } from './draft.ts'
import { failureWords } from './failure-words.ts'
import { takeCommunity } from '../page/take-community.ts'
import { createTexts as texts } from './form-texts.ts'
import { communityTexts } from '../texts.ts'
import { useUploadCover } from './use-upload-cover.ts'

type Fields = NonNullable<ReturnType<typeof checkFields<CommunityDraft>>['fields']>

interface CreateOptions {
  readonly clientId: string
  readonly onValidationErrors: (validationErrors: ValidationErrors<FieldName>) => void
  /** The community exists, so the draft is no longer needed. */
  readonly onCreated: () => void
  /** The community and its cover are complete. */
  readonly onDone: (communityId: string) => void
}

class SignedOut extends Error {}

/** Creates the community, then its cover: if only the cover fails, only the cover is sent again. */
export function useCreateCommunity(options: CreateOptions) {
  const { clientId, onValidationErrors, onCreated, onDone } = options
  const client = useQueryClient()
  const sessions = useSessions()
  const cover = useUploadCover()

  const sendCover = (communityId: string, file: File): void =>
    cover.mutate({ communityId, file }, { onSuccess: () => onDone(communityId) })
  const create = useMutation({
    mutationFn: ({ fields }: { fields: Fields; file: File | undefined }): Promise<Community> => {
      if (!sessions.state().user) throw new SignedOut()
      return call(createCommunity, { body: { clientId, ...fields } })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'invalid_input')
        onValidationErrors(validationErrorsOf(fieldNames, error.issues))
    },
    onSuccess: (community, { file }) => {
      takeCommunity(client, community)
      renewMemberships(client)
      void client.invalidateQueries({ queryKey: communityKeys.places })
      onCreated()
      if (file) sendCover(community.id, file)
      else onDone(community.id)
    },
  })
  const refusal = coverRefusal(cover.error)
  const { error } = create
  return {
    create: create.mutate,
    sendCover,
    /** The community, if it was created already. */
    created: create.data,
    isBusy: create.isPending || cover.isPending,
    progress: cover.progress,
    refusal,
    failure:
      error &&
      (error instanceof SignedOut ? communityTexts.loggedOut : failureWords(error, texts.failed)),
    coverFailure: cover.error && texts.coverFailed(refusal ?? texts.coverUnsent),
    forgetFailure: create.reset,
  }
}
