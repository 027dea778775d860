import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { BeginPage } from '../../features/sign-in/public.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** What the native app has given along, for whoever comes back to the page. */
    given?: string
  }
}

export const Route = createFileRoute('/native/sign-in')({
  component: SignIn,
  staticData: { visitors: 'public' },
})

function SignIn(): ReactNode {
  const router = useRouter()
  // As it stands in the address: the router would read a number where there are only digits.
  const [given] = useState(() => {
    const { searchStr, state } = router.latestLocation
    return searchStr || (state.given ?? '')
  })
  // Whoever learns the challenge could answer in another's place.
  useEffect(() => router.history.replace('/native/sign-in', { given }), [router, given])
  const query = new URLSearchParams(given)
  return (
    <BeginPage
      provider={query.get('provider') ?? undefined}
      challenge={query.get('challenge') ?? undefined}
    />
  )
}
