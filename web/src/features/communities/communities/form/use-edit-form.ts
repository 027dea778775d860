import type { Community } from '@patchbay/contract/communities/communities'
import { useState, type FormEvent } from 'react'
import {
  hasValidationErrors,
  useValidationErrors,
} from '../../../../platform/state/validation-errors.ts'
import { checkFields } from './check-fields.ts'
import type { CommunityForm } from './community-fields.tsx'
import { changesTo, draftOf, type CommunityDraft, type FieldName } from './draft.ts'
import { useSaveCommunity } from './use-save-community.ts'

/**
 * Holds only the fields that the leader has changed. Every other field shows the current community,
 * so that a change made elsewhere appears at once and is not undone by saving.
 */
export function useEditForm(community: Community, onDone: (saved: boolean) => void) {
  const { form, validationErrors, refuse, forget, forgetAll } = useValidationErrors<FieldName>()
  const [edits, setEdits] = useState<Partial<CommunityDraft>>({})
  /** A file, `null` to remove the cover, or `undefined` to leave it. */
  const [cover, setCover] = useState<File | null>()
  const before = draftOf(community)
  const changes = changesTo(before, edits)
  const isDirty = Object.keys(changes).length > 0 || cover !== undefined

  const saving = useSaveCommunity({
    communityId: community.id,
    onValidationErrors: refuse,
    onSaved: () => onDone(true),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (saving.isSaving) return
    if (!isDirty) return onDone(false)
    saving.forgetFailure()
    const checked = checkFields(changes)
    if (checked.validationErrors) return refuse(checked.validationErrors)
    forgetAll()
    return saving.save({ fields: checked.fields, cover })
  }
  const set: CommunityForm['set'] = (name, value) => {
    setEdits((current) => ({ ...current, [name]: value }))
    forget(name)
  }
  const fields: CommunityForm = { draft: { ...before, ...changes }, validationErrors, set }
  return {
    form,
    fields,
    cover,
    setCover,
    isDirty,
    submit,
    ...saving,
    failure: hasValidationErrors(validationErrors) ? undefined : saving.failure,
  }
}
