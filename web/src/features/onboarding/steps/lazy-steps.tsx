import type { OnboardingStep } from '@patchbay/contract/onboarding'
import type { ComponentType, ReactNode } from 'react'
import { ContactStep } from './contact-step.tsx'
import { ExperienceStep } from './experience-step.tsx'
import { GoalsStep } from './goals-step.tsx'
import { LocationStep } from './location-step.tsx'
import { ProfessionStep } from './profession-step.tsx'
import type { StepProps } from './step-props.ts'
import { TermsStep } from './terms-step.tsx'

export type LazyStepName = Exclude<OnboardingStep, 'name'>

const parts: Readonly<Record<LazyStepName, ComponentType<StepProps>>> = {
  profession: ProfessionStep,
  contact: ContactStep,
  location: LocationStep,
  experience: ExperienceStep,
  goals: GoalsStep,
  terms: TermsStep,
}

export function LazySteps({ step, ...props }: StepProps & { step: LazyStepName }): ReactNode {
  const Part = parts[step]
  return <Part {...props} />
}
