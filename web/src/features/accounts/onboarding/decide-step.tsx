import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { redirectTarget, useSession } from '../sessions/public.ts'

/** `/onboarding` itself: redirects to the first unanswered step, or onwards if there is none. */
export function DecideStep(): null {
  const router = useRouter()
  const { onboardingStep: step } = useSession()
  const taken = useRef<string>(null)
  useEffect(() => {
    const href = step ? `/onboarding/${step}` : (taken.current ??= redirectTarget.take())
    void router.navigate({ href, replace: true })
  }, [router, step])
  return null
}
