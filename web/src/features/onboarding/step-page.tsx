import { isOnboarded, onboardingSteps, type OnboardingStep } from '@patchbay/contract/onboarding'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Readout } from '../../ui/readout.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { HomeLink } from '../navigation/public.ts'
import { useSession, useSignOut } from '../sessions/public.ts'
import { DecideStep } from './decide-step.tsx'
import { StepForm } from './step-form.tsx'
import { onboardingTexts as texts } from './texts.ts'
import { useFollowWizard } from './use-follow-wizard.ts'
import { stepNumber } from './wizard-order.ts'

function Progress({ step }: { step: OnboardingStep }): ReactNode {
  const signOut = useSignOut()
  const [number, count] = [stepNumber(step), onboardingSteps.length]
  return (
    <header className="sticky top-(--safe-top) z-10 shrink-0 bg-bg pb-2 md:static">
      <div className="flex h-14 items-center gap-3 md:h-[72px]">
        <HomeLink />
        <div className="ml-auto">
          <Button variant="ghost" size="sm" onClick={signOut}>
            {texts.signOut}
          </Button>
        </div>
        <span aria-hidden="true">
          <Readout>{texts.shortStep(number, count)}</Readout>
        </span>
      </div>
      <Meter
        kind="progress"
        label={texts.progress}
        value={number}
        max={count}
        valueText={texts.step(number, count)}
        tall
      />
      {/* Stays mounted over all steps, so that only the change is announced. */}
      <output className="sr-only">{texts.step(number, count)}</output>
    </header>
  )
}

/** A step of the wizard: no navigation, the progress on top, the buttons at the bottom. */
export function StepPage({ step }: { step: OnboardingStep }): ReactNode {
  usePageTitle(texts.page)
  const { user } = useSession()
  const done = user !== null && isOnboarded(user)
  useFollowWizard(done ? 'complete' : step)
  if (done) return <DecideStep />
  if (!user) return null
  return (
    <div className="mx-auto flex min-h-(--screen) max-w-[560px] flex-col px-4 md:pt-[8vh]">
      <SkipLink />
      <Progress step={step} />
      <StepForm key={step} step={step} user={user} />
    </div>
  )
}
