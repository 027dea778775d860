import type { OnboardingStep } from '@patchbay/contract/onboarding'
import { lazy, Suspense, type ReactNode } from 'react'
import { NameStep } from './name-step.tsx'
import type { StepProps } from './step-props.ts'

const load = async () => ({ default: (await import('./lazy-steps.tsx')).LazySteps })
const LazySteps = lazy(load)

/** While the first step is filled in, so that the others are there at once. */
export const prepareSteps = (): void => void load().catch(() => undefined)

/** What a step asks; everything after the first comes in a second piece. */
export function StepPart({ step, ...props }: StepProps & { step: OnboardingStep }): ReactNode {
  if (step === 'name') return <NameStep {...props} />
  return (
    <Suspense>
      <LazySteps step={step} {...props} />
    </Suspense>
  )
}
