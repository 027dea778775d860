import { professions } from '@patchbay/contract/accounts/profiles'
import { useId, type ReactNode } from 'react'
import { ChoiceCard } from '../../../../ui/fields/choice-card.tsx'
import { FieldError } from '../../../../ui/fields/field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { onboardingTexts as texts } from '../texts.ts'
import { textProps, type StepProps } from './step-props.ts'

export function ProfessionStep(props: StepProps): ReactNode {
  const { answers, errors, change } = props
  const noteId = useId()
  const toggle = (one: string, chosen: boolean): void => {
    const others = answers.professions.filter((other) => other !== one)
    change({ professions: chosen ? [...others, one] : others })
  }
  return (
    <>
      <fieldset
        data-invalid-group={errors.professions ? '' : undefined}
        aria-describedby={errors.professions ? noteId : undefined}
      >
        <legend className="sr-only">{texts.professions}</legend>
        {errors.professions && (
          <div className="mb-3">
            <FieldError id={noteId}>{errors.professions}</FieldError>
          </div>
        )}
        <div className="grid gap-2 md:grid-cols-2">
          {professions.map((one) => (
            <ChoiceCard
              key={one}
              type="checkbox"
              name="professions"
              label={one}
              checked={answers.professions.includes(one)}
              onChange={(event) => toggle(one, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      {answers.professions.includes('Other') && (
        <div className="mt-4">
          <TextField {...textProps(props, 'otherProfession')} label={texts.otherProfession} />
        </div>
      )}
    </>
  )
}
