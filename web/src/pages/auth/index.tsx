import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { redirectTarget, useSession } from '../../features/accounts/sessions/public.ts'
import { SecondFactorPage } from '../../features/accounts/second-factors/public.ts'
import { AuthPage } from '../../features/accounts/sign-in/public.ts'

interface Search {
  message?: string
  /** The page to return to, from a page of visitors that has no script. */
  to?: string
}

export const Route = createFileRoute('/auth/')({
  validateSearch: ({ message, to }: Record<string, unknown>): Search => ({
    ...(typeof message === 'string' && { message }),
    ...(typeof to === 'string' && { to }),
  }),
  component: Auth,
  staticData: { visitors: 'only' },
})

function Auth(): ReactNode {
  const { message, to } = Route.useSearch()
  useEffect(() => {
    if (to !== undefined) redirectTarget.remember(to)
  }, [to])
  const fromState = useLocation({ select: ({ state }) => state.message })
  const elsewhere = useLocation({ select: ({ state }) => state.elsewhere })
  const { secondFactor } = useSession()
  if (secondFactor) return <SecondFactorPage factorMethods={secondFactor} />
  return <AuthPage message={fromState ?? message} elsewhere={elsewhere} />
}
