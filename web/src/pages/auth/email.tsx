import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../features/accounts/sessions/public.ts'
import { SecondFactorPage } from '../../features/accounts/second-factors/public.ts'
import { NotFound } from '../../features/shell/errors/public.ts'
import { EmailPage } from '../../features/accounts/sign-in/public.ts'

export const Route = createFileRoute('/auth/email')({
  component: Email,
  staticData: { visitors: 'only' },
})

function Email(): ReactNode {
  const { secondFactor } = useSession()
  if (secondFactor) return <SecondFactorPage factorMethods={secondFactor} />
  return <EmailPage notFound={<NotFound />} />
}
