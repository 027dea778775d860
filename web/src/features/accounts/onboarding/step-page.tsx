import {
  isOnboarded,
  onboardingSteps,
  type OnboardingStep,
} from '@patchbay/contract/accounts/onboarding'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { openChannel } from '../../../platform/realtime/broadcast.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { SkipLink } from '../../../ui/shell/skip-link.tsx'
import { HomeLink } from '../../../ui/shell/home-link.tsx'
import { useSession, useSignOut, useSessions } from '../sessions/public.ts'
import { DecideStep } from './decide-step.tsx'
import { StepForm } from './step-form.tsx'
import { onboardingTexts as texts } from './texts.ts'
import { savingKey } from './use-save-step.ts'
import { stepNumber, unansweredBefore } from './wizard-order.ts'

/**
 * Notifies other tabs of the current step, and checks what they have saved: at once if this tab is
 * visible, otherwise when it becomes visible. Only an earlier unanswered step moves the person; the
 * page itself redirects when onboarding was completed elsewhere. Drafts stay in either case.
 */
function useFollowWizard(place: OnboardingStep | 'complete'): void {
  const sessions = useSessions()
  const client = useQueryClient()
  const navigate = useNavigate()
  const look = useEffectEvent(async (isCurrent: () => boolean) => {
    if (document.visibilityState !== 'visible' || place === 'complete') return
    // If the server does not answer, nobody is moved.
    const session = await sessions.load().catch(() => undefined)
    if (session === null) sessions.retry()
    if (!session?.profile || !isCurrent()) return
    sessions.update(session.profile)
    const earlier = unansweredBefore(place, session.profile)
    if (!earlier || client.isMutating({ mutationKey: savingKey }) > 0) return
    await navigate({ to: '/onboarding/$step', params: { step: earlier } })
  })
  useEffect(() => {
    let current = true
    const listen = (): void => void look(() => current)
    document.addEventListener('visibilitychange', listen)
    const channel = openChannel<typeof place>('onboarding', listen)
    channel.post(place)
    return () => {
      current = false
      document.removeEventListener('visibilitychange', listen)
      channel.close()
    }
  }, [place])
}

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
