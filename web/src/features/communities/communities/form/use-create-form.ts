import { createCommunity } from '@patchbay/contract/communities/communities'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { useForm } from '../../../../platform/state/use-form.ts'
import { useDraft } from '../../../../platform/storage/drafts.ts'
import { useSessions } from '../../../accounts/sessions/public.ts'
import { renewMemberships } from '../communities.cache.ts'
import { communityKeys } from '../community-keys.ts'
import { takeCommunity } from '../page/take-community.ts'
import { communityTexts } from '../texts.ts'
import { coverRefusal } from './check-cover.ts'
import { checkFields, fieldNames, type CheckedFields } from './check-fields.ts'
import type { CommunityForm } from './community-fields.tsx'
import { changesTo, emptyDraft, type CommunityDraft } from './draft.ts'
import { failureWords } from './failure-words.ts'
import { createTexts as texts } from './form-texts.ts'
import { useUploadCover } from './use-upload-cover.ts'

type Stored = Partial<CommunityDraft> & { readonly clientId?: string }

class SignedOut extends Error {}

/** Stored with a client id, so that a retry creates no second community. */
function useCommunityDraft(owner: string) {
  const [stored, keep] = useDraft(owner, 'community')
  const [fresh] = useState(() => crypto.randomUUID())
  const { clientId = fresh, ...typed } = (stored ?? {}) as Stored
  return {
    clientId,
    draft: { ...emptyDraft, ...typed },
    isDirty: Object.keys(changesTo(emptyDraft, typed)).length > 0,
    keep: (changes: Partial<CommunityDraft>) => keep({ ...typed, ...changes, clientId }),
    discard: () => keep(undefined),
  }
}

/**
 * The draft survives a failure, a reload and signing in again, until it is discarded. The community
 * is created first, then its cover: if only the cover fails, only the cover is sent again.
 */
export function useCreateForm(owner: string, onDone: (communityId: string) => void) {
  const client = useQueryClient()
  const sessions = useSessions()
  const { clientId, draft, isDirty, keep, discard } = useCommunityDraft(owner)
  const [file, setFile] = useState<File>()
  const cover = useUploadCover()
  const sendCover = (communityId: string): void => {
    if (file) cover.mutate({ communityId, file }, { onSuccess: () => onDone(communityId) })
    else onDone(communityId)
  }
  const creating = useForm({
    names: fieldNames,
    check: () => checkFields(draft),
    send: async (fields: CheckedFields<CommunityDraft>) => {
      keep({})
      if (!sessions.state().user) throw new SignedOut()
      return call(createCommunity, { body: { clientId, ...fields } })
    },
    onSent: (community) => {
      takeCommunity(client, community)
      renewMemberships(client)
      void client.invalidateQueries({ queryKey: communityKeys.places })
      discard()
      sendCover(community.id)
    },
    wordsFor: (error) =>
      error instanceof SignedOut ? communityTexts.loggedOut : failureWords(error, texts.failed),
  })
  /** The community, if it was created already. */
  const created = creating.answer
  const refusal = coverRefusal(cover.error)
  const isBusy = creating.isSending || cover.isPending
  const set: CommunityForm['set'] = (name, value) => {
    keep({ [name]: value })
    creating.forget(name)
  }
  return {
    state: {
      form: creating.form,
      isSending: isBusy,
      failure: cover.error ? texts.coverFailed(refusal ?? texts.coverUnsent) : creating.failure,
      submit: (event?: FormEvent): void => {
        event?.preventDefault()
        if (isBusy) return
        if (created) sendCover(created.id)
        else creating.submit(event)
      },
    },
    fields: { draft, validationErrors: creating.validationErrors, set } satisfies CommunityForm,
    cover: { id: clientId, file, onChange: setFile, refusal, progress: cover.progress },
    created,
    isDirty: (isDirty || file !== undefined) && !created,
    discard,
  }
}
