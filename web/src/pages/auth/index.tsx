import { createFileRoute, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
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
  return <AuthPage message={fromState ?? message} elsewhere={elsewhere} />
}
