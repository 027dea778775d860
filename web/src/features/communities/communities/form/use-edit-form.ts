import {
  removeCommunityCover,
  updateCommunity,
  type Community,
} from '@patchbay/contract/communities/communities'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { useForm } from '../../../../platform/state/use-form.ts'
import { useSessions } from '../../../accounts/sessions/public.ts'
import { communityKeys } from '../community-keys.ts'
import { takeCommunity } from '../page/take-community.ts'
import { communityTexts } from '../texts.ts'
import { coverRefusal } from './check-cover.ts'
import { checkFields, fieldNames, type CheckedFields } from './check-fields.ts'
import type { CommunityForm } from './community-fields.tsx'
import { changesTo, draftOf, type CommunityDraft } from './draft.ts'
import { failureWords } from './failure-words.ts'
import { editTexts as texts } from './form-texts.ts'
import { useUploadCover } from './use-upload-cover.ts'

class SaveFailure extends Error {}

function wordsFor(error: Error): string {
  if (error instanceof SaveFailure) return error.message
  if (error instanceof ApiError && error.code === 'forbidden') return texts.notLeader
  return failureWords(error, texts.failed)
}

/** Sets the cover to a file, or removes it. */
function useSaveCover(communityId: string) {
  const upload = useUploadCover()
  const save = async (cover: File | null): Promise<Community> => {
    try {
      if (cover) return await upload.mutateAsync({ communityId, file: cover })
      return await call(removeCommunityCover, { params: { communityId } })
    } catch (cause) {
      if (cause instanceof ApiError && ['not_authenticated', 'forbidden'].includes(cause.code))
        throw cause
      throw new SaveFailure(coverRefusal(cause) ?? texts.coverFailed, { cause })
    }
  }
  return { save, progress: upload.progress, refusal: coverRefusal(upload.error) }
}

/**
 * Holds only the fields that the leader has changed. Every other field shows the current community,
 * so that a change made elsewhere appears at once and is not undone by saving. The fields are saved
 * first, then the cover: saved fields are no longer changes when it is retried.
 */
export function useEditForm(community: Community, onDone: (saved: boolean) => void) {
  const client = useQueryClient()
  const sessions = useSessions()
  const [edits, setEdits] = useState<Partial<CommunityDraft>>({})
  /** A file, `null` to remove the cover, or `undefined` to leave it. */
  const [cover, setCover] = useState<File | null>()
  const { save: saveCover, progress, refusal } = useSaveCover(community.id)
  const before = draftOf(community)
  const changes = changesTo(before, edits)
  const isDirty = Object.keys(changes).length > 0 || cover !== undefined

  const save = async (body: CheckedFields<Partial<CommunityDraft>>): Promise<void> => {
    if (!sessions.state().user) throw new SaveFailure(communityTexts.loggedOut)
    const params = { communityId: community.id }
    if (Object.keys(body).length > 0)
      takeCommunity(client, await call(updateCommunity, { params, body }))
    if (cover !== undefined) takeCommunity(client, await saveCover(cover))
  }
  const renewLists = (): void => {
    for (const queryKey of [communityKeys.own, communityKeys.places])
      void client.invalidateQueries({ queryKey })
  }
  const state = useForm({
    names: fieldNames,
    check: () => {
      if (isDirty) return checkFields(changes)
      onDone(false)
      return undefined
    },
    send: (body: CheckedFields<Partial<CommunityDraft>>) => save(body).finally(renewLists),
    onSent: () => onDone(true),
    wordsFor,
  })
  const set: CommunityForm['set'] = (name, value) => {
    setEdits((current) => ({ ...current, [name]: value }))
    state.forget(name)
  }
  return {
    state,
    fields: {
      draft: { ...before, ...changes },
      validationErrors: state.validationErrors,
      set,
    } satisfies CommunityForm,
    cover: { chosen: cover, choose: setCover, progress, refusal },
    isDirty,
  }
}
