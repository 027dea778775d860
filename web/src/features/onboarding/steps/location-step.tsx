import type { ReactNode } from 'react'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { LocationField } from '../../locations/public.ts'
import { examples, onboardingTexts as texts } from '../texts.ts'
import type { StepProps } from './step-props.ts'

export function LocationStep({ answers, errors, change }: StepProps): ReactNode {
  return (
    <>
      <LocationField
        label={texts.location}
        name="location"
        placeholder={examples.location}
        value={answers.location}
        onChange={(location) => change({ location })}
        error={errors.location}
      />
      <div className="mt-5">
        <ChoiceCard
          type="checkbox"
          label={texts.locationEnabled}
          name="locationEnabled"
          checked={answers.locationEnabled}
          onChange={(event) => change({ locationEnabled: event.target.checked })}
        />
      </div>
    </>
  )
}
