import type { OnboardingStep } from '@patchbay/contract/onboarding'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { openChannel } from '../../platform/broadcast.ts'
import { useSessions } from '../sessions/public.ts'
import { unansweredBefore } from './wizard-order.ts'
import { savingKey } from './use-save-step.ts'

/**
 * Tells the other tabs where this one is, and looks at what they have saved: when this tab is
 * looked at, or at once while it is. Only an unanswered step before this one moves the person; the
 * page itself leads on when onboarding was finished elsewhere. Drafts stay in either case.
 */
export function useFollowWizard(place: OnboardingStep | 'complete'): void {
  const sessions = useSessions()
  const client = useQueryClient()
  const navigate = useNavigate()
  const look = useEffectEvent(async (isCurrent: () => boolean) => {
    if (document.visibilityState !== 'visible' || place === 'complete') return
    // A server that does not answer is no reason to move anybody.
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
