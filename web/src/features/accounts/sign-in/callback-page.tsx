import { useRouter } from '@tanstack/react-router'
import { useContext, useEffect, useState, type ReactNode } from 'react'
import { OpenUrl } from '../../../platform/page/open-url.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { useSessions, type Sessions } from '../sessions/public.ts'
import { completeInBrowser, type Arrival } from './callback.ts'
import { beginLink } from './begin-link.ts'
import { HandoverPage } from './handover/handover-page.tsx'
import { Processing } from './processing.tsx'
import { isForApp } from './provider-answer.ts'
import { signInTexts as texts } from './texts.ts'

/** One run per answer of a provider, however often the page is mounted. */
const runs = new WeakMap<Sessions, { readonly query: string; readonly run: Promise<Arrival> }>()

function runFor(sessions: Sessions, query: string): Promise<Arrival> {
  const known = runs.get(sessions)
  if (known?.query === query) return known.run
  const run = completeInBrowser(sessions, query)
  runs.set(sessions, { query, run })
  return run
}

/** Handles the answer of a provider, in the browser or in the native app. */
export function CallbackPage(): ReactNode {
  const router = useRouter()
  const [query] = useState(() => router.latestLocation.searchStr)
  return isForApp(query) ? <HandoverPage query={query} /> : <SessionPage query={query} />
}

function SessionPage({ query }: { query: string }): ReactNode {
  const router = useRouter()
  const sessions = useSessions()
  const openUrl = useContext(OpenUrl)
  useEffect(() => {
    let here = true
    // The provider's answer must not stay in the URL, the history or a screenshot. The route stays,
    // because another route would mount a second run without the answer.
    if (query) router.history.replace(router.latestLocation.pathname)
    void runFor(sessions, query).then(async ({ to, message, elsewhere, resumed }) => {
      if (!here) return
      runs.delete(sessions)
      await router.navigate({
        href: to,
        replace: true,
        state: {
          ...(message && { message }),
          ...(elsewhere && { elsewhere }),
          ...(resumed && { resumed }),
        },
      })
      // A link needs no further decision: the person has pressed its button before.
      if (resumed?.kind !== 'link') return
      const isOpen = await beginLink(resumed.provider, { sessions, openUrl }).catch(() => false)
      if (!isOpen) showToast({ message: texts.linkFailed })
    })
    return () => {
      here = false
    }
  }, [router, sessions, query, openUrl])
  return <Processing />
}
