import { createFileRoute, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UpdatePasswordPage } from '../../features/accounts/credentials/public.ts'

export const Route = createFileRoute('/auth/update-password')({
  validateSearch: ({ source }: Record<string, unknown>): { source?: 'reset' | undefined } => ({
    source: source === 'reset' ? source : undefined,
  }),
  component: UpdatePassword,
  staticData: { visitors: 'public' },
})

function UpdatePassword(): ReactNode {
  const { source } = Route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const token = new URLSearchParams(hash).get('token') ?? undefined
  return <UpdatePasswordPage token={token} fromReset={source === 'reset'} />
}
