import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { usePageTitle } from '../../platform/page-title.ts'
import { FlatLine } from '../../ui/flat-line.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { PlainShell } from '../navigation/public.ts'
import { useSessions, type Sessions } from '../sessions/public.ts'
import { completeInBrowser, type Arrival } from './callback.ts'
import { signInTexts as texts } from './texts.ts'

/** One run for one answer of a provider, however often the page is mounted. */
const runs = new WeakMap<Sessions, { readonly query: string; readonly run: Promise<Arrival> }>()

function runFor(sessions: Sessions, query: string): Promise<Arrival> {
  const known = runs.get(sessions)
  if (known?.query === query) return known.run
  const run = completeInBrowser(sessions, query)
  runs.set(sessions, { query, run })
  return run
}

export function CallbackPage(): ReactNode {
  const router = useRouter()
  const sessions = useSessions()
  const [query] = useState(() => router.latestLocation.searchStr)
  usePageTitle(texts.page)
  useEffect(() => {
    let here = true
    // The provider's answer must not stay in the address, the history or a screenshot.
    if (query) router.history.replace('/auth/callback')
    void runFor(sessions, query).then(({ to, message }) => {
      if (!here) return undefined
      runs.delete(sessions)
      return router.navigate({ href: to, replace: true, state: message ? { message } : {} })
    })
    return () => {
      here = false
    }
  }, [router, sessions, query])
  return (
    <PlainShell>
      <h1 className="sr-only">{texts.page}</h1>
      <div className="my-auto flex flex-col items-center gap-6 px-4 pb-24">
        <FlatLine />
        <Spinner text={texts.processing} />
      </div>
    </PlainShell>
  )
}
