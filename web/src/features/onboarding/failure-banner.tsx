import { useEffect, useRef, type ReactNode } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useSessions } from '../sessions/public.ts'
import type { Failure } from './save-step.ts'
import { onboardingTexts as texts } from './texts.ts'

/** The typed answers stay, also over signing in again. */
export function FailureBanner({ failure: { text, remedy } }: { failure: Failure }): ReactNode {
  const sessions = useSessions()
  const place = useRef<HTMLDivElement>(null)
  // On a phone the pressed button may be far below the banner.
  useEffect(() => {
    // In braces, because newer browsers return a promise, which is no cleanup function.
    place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const signIn = (): void =>
    sessions.handleError(new ApiError({ code: 'not_authenticated', status: 401, message: text }))
  return (
    <div ref={place} className="mb-5">
      <Banner tone="error">
        {text}
        {remedy && (
          <div className="mt-2">
            <Button size="sm" onClick={remedy === 'reload' ? () => location.reload() : signIn}>
              {remedy === 'reload' ? texts.reload : texts.signInAgain}
            </Button>
          </div>
        )}
      </Banner>
    </div>
  )
}
