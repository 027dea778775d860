import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { BeginPage } from '../../features/sign-in/public.ts'

export const Route = createFileRoute('/native/sign-in')({
  component: SignIn,
  staticData: { visitors: 'public' },
})

function SignIn(): ReactNode {
  const router = useRouter()
  // As it stands in the address: the router would read a number where there are only digits.
  const [query] = useState(() => new URLSearchParams(router.latestLocation.searchStr))
  return (
    <BeginPage
      provider={query.get('provider') ?? undefined}
      challenge={query.get('challenge') ?? undefined}
    />
  )
}
