import { createFileRoute, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ValidateEmailPage } from '../../features/accounts/credentials/public.ts'

export const Route = createFileRoute('/auth/validate-second-email')({
  validateSearch: ({ email }: Record<string, unknown>): { email?: string | undefined } => ({
    email: typeof email === 'string' && email !== '' ? email : undefined,
  }),
  component: ValidateSecondEmail,
  staticData: { visitors: 'public' },
})

function ValidateSecondEmail(): ReactNode {
  const { email } = Route.useSearch()
  const hash = useLocation({ select: (location) => location.hash })
  const confirmed = useLocation({ select: ({ state }) => state.emailConfirmed ?? false })
  const token = new URLSearchParams(hash).get('token') ?? undefined
  return <ValidateEmailPage email={email} token={token} confirmed={confirmed} />
}
