import { onboardingSteps, type OnboardingStep } from '@patchbay/contract/onboarding'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Meter } from '../../ui/meter.tsx'
import { Readout } from '../../ui/readout.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { HomeLink } from '../navigation/public.ts'
import { useSignOut } from '../sessions/public.ts'
import { onboardingTexts as texts } from './texts.ts'

/** One step of the wizard: no navigation, the progress on top, what to do at the bottom. */
export function StepPage({ step }: { step: OnboardingStep }): ReactNode {
  usePageTitle(texts.page)
  const signOut = useSignOut()
  const [number, count] = [onboardingSteps.indexOf(step) + 1, onboardingSteps.length]
  return (
    <div className="mx-auto flex min-h-dvh max-w-[560px] flex-col px-4">
      <SkipLink />
      <header className="shrink-0">
        <div className="flex h-14 items-center justify-between md:h-[72px]">
          <HomeLink />
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
      </header>
      <main id="main" tabIndex={-1} className="flex-1 pt-7 pb-8">
        <h1 className="text-head text-balance">{texts.heading(step)}</h1>
        <p className="mt-2 text-ink-2">{texts.coming}</p>
      </main>
      <footer className="sticky bottom-0 border-t border-line bg-bg pb-safe">
        <div className="py-3">
          <Button variant="ghost" onClick={signOut}>
            {texts.signOut}
          </Button>
        </div>
      </footer>
    </div>
  )
}
