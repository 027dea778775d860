import type { Community } from '@patchbay/contract/communities/communities'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { checkFields, type ValidationErrors } from './check-fields.ts'
import type { CommunityForm } from './community-fields.tsx'
import { changesTo, draftOf, type CommunityDraft } from './draft.ts'
import { useSaveCommunity } from './use-save-community.ts'

const invalid = '[aria-invalid="true"]'

/**
 * Holds only the fields that the leader has changed. Every other field shows the current community,
 * so that a change made elsewhere appears at once and is not undone by saving.
 */
export function useEditForm(community: Community, onDone: (saved: boolean) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Partial<CommunityDraft>>({})
  /** A file, `null` to remove the cover, or `undefined` to leave it. */
  const [cover, setCover] = useState<File | null>()
  const [validationErrors, setValidationErrors] = useState<ValidationErrors>({})
  /** Increases with every failed validation: the focus then moves to the first invalid field. */
  const [refusals, setRefusals] = useState(0)
  const before = draftOf(community)
  const changes = changesTo(before, edits)
  const isDirty = Object.keys(changes).length > 0 || cover !== undefined

  const refuse = (found: ValidationErrors): void => {
    setValidationErrors(found)
    setRefusals((count) => count + 1)
  }
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(invalid)?.focus()
  }, [refusals])
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
    setValidationErrors({})
    return saving.save({ fields: checked.fields, cover })
  }
  const set: CommunityForm['set'] = (name, value) => {
    setEdits((current) => ({ ...current, [name]: value }))
    setValidationErrors((current) => ({ ...current, [name]: undefined }))
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
    failure: Object.values(validationErrors).some(Boolean) ? undefined : saving.failure,
  }
}
