import { createFileRoute, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MailPage } from '../../features/accounts/mail-codes/public.ts'
import { SecondFactorPage } from '../../features/accounts/second-factors/public.ts'
import { useSession } from '../../features/accounts/sessions/public.ts'
import { NotFound } from '../../features/shell/errors/public.ts'

export const Route = createFileRoute('/auth/mail')({
  component: Mail,
  staticData: { visitors: 'only' },
})

function Mail(): ReactNode {
  const { secondFactor } = useSession()
  const hash = useLocation({ select: (location) => location.hash })
  const token = new URLSearchParams(hash).get('token') ?? undefined
  if (secondFactor) return <SecondFactorPage factorMethods={secondFactor} />
  return <MailPage token={token} notFound={<NotFound />} />
}
