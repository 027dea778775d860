import { experienceLevels, professions } from '@patchbay/contract/accounts/profiles'
import { useId, type ReactNode } from 'react'
import { AreaField } from '../../../ui/fields/area-field.tsx'
import { CheckboxRow } from '../../../ui/fields/checkbox-row.tsx'
import { Counter } from '../../../ui/fields/counter.tsx'
import { FieldError } from '../../../ui/fields/field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { editTexts as texts, fieldLabels as labels, profileTexts } from './texts.ts'
import type { ProfileForm } from './use-profile-form.ts'

function Professions({ draft, validationErrors, set }: ProfileForm): ReactNode {
  const errorId = useId()
  const toggle = (one: string, chosen: boolean): void => {
    const next = new Set(draft.professions)
    if (chosen) next.add(one)
    else next.delete(one)
    set(
      'professions',
      professions.filter((name) => next.has(name)),
    )
  }
  return (
    <fieldset
      data-invalid-group={validationErrors.professions ? '' : undefined}
      aria-describedby={validationErrors.professions ? errorId : undefined}
    >
      <legend className="mb-1 text-meta font-semibold">{labels.professions}</legend>
      {professions.map((one) => (
        <CheckboxRow
          key={one}
          label={one}
          name="professions"
          checked={draft.professions.includes(one)}
          onChange={(event) => toggle(one, event.target.checked)}
        />
      ))}
      {validationErrors.professions && (
        <FieldError id={errorId}>{validationErrors.professions}</FieldError>
      )}
    </fieldset>
  )
}

export function WorkFields(form: ProfileForm): ReactNode {
  const { draft, validationErrors, set } = form
  return (
    <>
      <AreaField
        label={labels.goals}
        name="goals"
        dir="auto"
        value={draft.goals}
        counter={<Counter text={draft.goals} limit={1000} />}
        error={validationErrors.goals}
        onChange={(event) => set('goals', event.target.value)}
      />
      <SelectField
        label={labels.experienceLevel}
        name="experienceLevel"
        value={draft.experienceLevel}
        error={validationErrors.experienceLevel}
        onChange={(event) => set('experienceLevel', event.target.value)}
      >
        <option value="" disabled>
          {texts.chooseExperience}
        </option>
        {experienceLevels.map((level) => (
          <option key={level} value={level}>
            {profileTexts.experience(level)}
          </option>
        ))}
      </SelectField>
      <Professions {...form} />
      {draft.professions.includes('Other') && (
        <TextField
          label={labels.otherProfession}
          name="otherProfession"
          dir="auto"
          value={draft.otherProfession}
          error={validationErrors.otherProfession}
          onChange={(event) => set('otherProfession', event.target.value)}
        />
      )}
    </>
  )
}
