import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { BeginPage } from '../../features/accounts/sign-in/public.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The query string from the native app, for when the person returns to the page. */
    given?: string
  }
}

export const Route = createFileRoute('/native/sign-in')({
  component: SignIn,
  staticData: { visitors: 'public' },
})

function SignIn(): ReactNode {
  const router = useRouter()
  // Read as a raw string: the router would parse a value of digits as a number.
  const [given] = useState(() => {
    const { searchStr, state } = router.latestLocation
    return searchStr || (state.given ?? '')
  })
  // Removed from the URL: anyone who learns the challenge could complete the sign-in of another
  // person.
  useEffect(() => router.history.replace('/native/sign-in', { given }), [router, given])
  const query = new URLSearchParams(given)
  return (
    <BeginPage
      provider={query.get('provider') ?? undefined}
      challenge={query.get('challenge') ?? undefined}
      confirms={query.has('confirms')}
    />
  )
}
