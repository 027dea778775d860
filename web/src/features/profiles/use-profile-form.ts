import type { OwnProfile } from '@patchbay/contract/profiles'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { checkUpdate, type ValidationErrors } from './check-update.ts'
import { changesTo, draftOf, updateOf, type Draft, type FieldName } from './draft.ts'
import { useSaveProfile } from './use-save-profile.ts'

export interface ProfileForm {
  readonly draft: Draft
  readonly validationErrors: ValidationErrors
  readonly set: <K extends FieldName>(name: K, value: Draft[K]) => void
}

interface FormState extends ProfileForm {
  readonly form: RefObject<HTMLFormElement | null>
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly failure: string | undefined
  readonly submit: (event: FormEvent) => void
}

const invalid = '[aria-invalid="true"], [data-faulty] input'

/**
 * Holds only the fields that the person has changed. Every other field shows the current profile,
 * so that a change made elsewhere appears at once and is not undone by saving.
 */
export function useProfileForm(profile: OwnProfile, onDone: (saved: boolean) => void): FormState {
  const form = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Partial<Draft>>({})
  const [validationErrors, setValidationErrors] = useState<ValidationErrors>({})
  /** Increases with every failed validation: the focus then moves to the first invalid field. */
  const [refusals, setRefusals] = useState(0)
  const before = draftOf(profile)
  const changes = changesTo(before, edits)
  const isDirty = Object.keys(changes).length > 0

  const refuse = (found: ValidationErrors): void => {
    setValidationErrors(found)
    setRefusals((count) => count + 1)
  }
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(invalid)?.focus()
  }, [refusals])
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
    setValidationErrors({})
    return save(checked.update)
  }
  const set: ProfileForm['set'] = (name, value) => {
    setEdits((current) => ({ ...current, [name]: value }))
    setValidationErrors((current) => ({ ...current, [name]: undefined }))
  }
  return {
    form,
    draft: { ...before, ...changes },
    validationErrors,
    set,
    isDirty,
    isSaving,
    failure: Object.values(validationErrors).some(Boolean) ? undefined : failure,
    submit,
  }
}
