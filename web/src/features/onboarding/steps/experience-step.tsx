import { experienceLevels } from '@patchbay/contract/profiles'
import { useId, type ReactNode } from 'react'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { onboardingTexts as texts } from '../texts.ts'
import type { StepProps } from './step-props.ts'

export function ExperienceStep({ answers, errors, change }: StepProps): ReactNode {
  const noteId = useId()
  return (
    <fieldset aria-describedby={errors.experienceLevel ? noteId : undefined}>
      <legend className="sr-only">{texts.experienceLevels}</legend>
      {errors.experienceLevel && (
        <div className="mb-3">
          <FieldError id={noteId}>{errors.experienceLevel}</FieldError>
        </div>
      )}
      <div className="space-y-2">
        {experienceLevels.map((level) => (
          <ChoiceCard
            key={level}
            type="radio"
            name="experienceLevel"
            value={level}
            {...texts.experience[level]}
            checked={answers.experienceLevel === level}
            onChange={() => change({ experienceLevel: level })}
          />
        ))}
      </div>
    </fieldset>
  )
}
