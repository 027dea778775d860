import type { OnboardingStep } from '@patchbay/contract/accounts/onboarding'
import { lazy, Suspense, type ReactNode } from 'react'
import { AreaField } from '../../../../ui/fields/area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { onboardingTexts as texts } from '../texts.ts'
import { type StepProps, continueByKey, textProps } from './step-props.ts'

const AvatarField = lazy(() =>
  import('../../avatars/public.ts').then(
    ({ AvatarField: loaded }) => ({ default: loaded }),
    // A picture is optional, so the step works if its script fails to load.
    () => ({ default: () => null }),
  ),
)

function NameStep(props: StepProps): ReactNode {
  return (
    <div className="space-y-5">
      <Suspense fallback={<div className="h-16" />}>
        <AvatarField />
      </Suspense>
      <TextField
        {...textProps(props, 'fullName')}
        label={texts.fullName}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        {...textProps(props, 'displayName')}
        label={texts.displayName}
        hint={texts.displayNameHint}
        autoComplete="nickname"
        autoCapitalize="words"
      />
      <AreaField
        {...textProps(props, 'bio')}
        onKeyDown={continueByKey}
        label={texts.bio}
        hint={texts.bioHint}
        optional
        rows={4}
      />
    </div>
  )
}

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
