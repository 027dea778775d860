import { createFileRoute, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../features/accounts/sessions/public.ts'
import { SecondFactorPage } from '../../features/accounts/second-factors/public.ts'
import { AuthPage } from '../../features/accounts/sign-in/public.ts'

export const Route = createFileRoute('/auth/')({
  validateSearch: (search: Record<string, unknown>): { message?: string } =>
    typeof search.message === 'string' ? { message: search.message } : {},
  component: Auth,
  staticData: { visitors: 'only' },
})

function Auth(): ReactNode {
  const { message } = Route.useSearch()
  const fromState = useLocation({ select: ({ state }) => state.message })
  const elsewhere = useLocation({ select: ({ state }) => state.elsewhere })
  const { secondFactor } = useSession()
  if (secondFactor) return <SecondFactorPage ways={secondFactor} />
  return <AuthPage message={fromState ?? message} elsewhere={elsewhere} />
}
