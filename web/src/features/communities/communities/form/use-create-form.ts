import { useState } from 'react'
import { useValidationErrors } from '../../../../platform/state/validation-errors.ts'
import { useDraft } from '../../../../platform/storage/drafts.ts'
import { checkFields } from './check-fields.ts'
import type { CommunityForm } from './community-fields.tsx'
import { changesTo, emptyDraft, type CommunityDraft, type FieldName } from './draft.ts'
import { useCreateCommunity } from './use-create-community.ts'

type Stored = Partial<CommunityDraft> & { readonly clientId?: string }

/** The draft survives a failure, a reload and signing in again, until it is discarded. */
export function useCreateForm(owner: string, onDone: (communityId: string) => void) {
  const { form, validationErrors, refuse, forget, forgetAll } = useValidationErrors<FieldName>()
  const [stored, keep] = useDraft(owner, 'community')
  // Stored with the draft, so that a retry creates no second community.
  const [fresh] = useState(() => crypto.randomUUID())
  const { clientId = fresh, ...typed } = (stored ?? {}) as Stored
  const [file, setFile] = useState<File>()
  const draft = { ...emptyDraft, ...typed }

  const sending = useCreateCommunity({
    clientId,
    onValidationErrors: refuse,
    onCreated: () => keep(undefined),
    onDone,
  })
  const submit = (): void => {
    if (sending.isBusy) return
    if (sending.created) {
      if (file) sending.sendCover(sending.created.id, file)
      else onDone(sending.created.id)
      return
    }
    sending.forgetFailure()
    const checked = checkFields(draft)
    if (checked.validationErrors) return refuse(checked.validationErrors)
    forgetAll()
    keep({ ...typed, clientId })
    sending.create({ fields: checked.fields, file })
  }
  const set: CommunityForm['set'] = (name, value) => {
    keep({ ...typed, [name]: value, clientId })
    forget(name)
  }
  const isDirty = file !== undefined || Object.keys(changesTo(emptyDraft, typed)).length > 0
  return {
    form,
    fields: { draft, validationErrors, set } satisfies CommunityForm,
    file,
    setFile,
    clientId,
    isDirty: isDirty && !sending.created,
    submit,
    discard: () => keep(undefined),
    ...sending,
  }
}
