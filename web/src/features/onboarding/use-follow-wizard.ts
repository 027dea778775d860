import type { OnboardingStep } from '@patchbay/contract/onboarding'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { openChannel } from '../../platform/broadcast.ts'
import { useSessions } from '../sessions/public.ts'
import { unansweredBefore } from './wizard-order.ts'
import { savingKey } from './use-save-step.ts'

/**
 * Notifies other tabs of the current step, and checks what they have saved: at once if this tab is
 * visible, otherwise when it becomes visible. Only an earlier unanswered step moves the person; the
 * page itself redirects when onboarding was completed elsewhere. Drafts stay in either case.
 */
export function useFollowWizard(place: OnboardingStep | 'complete'): void {
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
