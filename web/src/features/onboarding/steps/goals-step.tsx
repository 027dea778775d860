import type { ReactNode } from 'react'
import { AreaField } from '../../../ui/area-field.tsx'
import { onboardingTexts as texts } from '../texts.ts'
import { continueByKey, textProps, type StepProps } from './step-props.ts'

export function GoalsStep(props: StepProps): ReactNode {
  return (
    <AreaField
      {...textProps(props, 'goals')}
      onKeyDown={continueByKey}
      label={texts.goals}
      rows={6}
    />
  )
}
