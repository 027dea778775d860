import type { OnboardingStep } from '@patchbay/contract/onboarding'
import { lazy, Suspense, type ReactNode } from 'react'
import { NameStep } from './name-step.tsx'
import type { StepProps } from './step-props.ts'

const load = async () => ({ default: (await import('./lazy-steps.tsx')).LazySteps })
const LazySteps = lazy(load)

/** Called during the first step, so that the others are loaded by then. */
export const prepareSteps = (): void => void load().catch(() => undefined)

/** The fields of a step; all steps after the first are in a second chunk. */
export function StepPart({ step, ...props }: StepProps & { step: OnboardingStep }): ReactNode {
  if (step === 'name') return <NameStep {...props} />
  return (
    <Suspense>
      <LazySteps step={step} {...props} />
    </Suspense>
  )
}
