import { useMatches, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useOnline } from '../../../platform/http/online.ts'
import { usePageTitle } from '../../../platform/page/page-title.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { FlatLine } from '../../../ui/states/flat-line.tsx'
import { OfflineBanner } from '../../../ui/states/offline-banner.tsx'
import { PageLoading } from '../../../ui/states/page-loading.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { gateOutcome, type GateOutcome } from './gate-outcome.ts'
import { redirectTarget } from './redirect-target.ts'
import type { SessionProblem } from './session-state.ts'
import { useSession, useSessions } from './sessions-context.tsx'
import { isUserStored } from './stored-user.ts'
import { sessionTexts as texts } from './texts.ts'
import type { VisitorMode } from './visitor-mode.ts'

/** Shown instead of the page, if it is unknown who is signed in. */
function SessionProblemNote({ problem }: { problem: SessionProblem }): ReactNode {
  const { retry, signOut } = useSessions()
  const missing = problem === 'profile_missing'
  const title = missing ? texts.profileMissingTitle : texts.unreachableTitle
  usePageTitle(title)
  return (
    <div className="flex min-h-(--screen) flex-col">
      <OfflineBanner offline={!useOnline()} />
      <main className="mx-auto flex w-full max-w-[26rem] flex-1 flex-col items-center justify-center px-6 py-16 text-center">
        <FlatLine />
        <h1 className="mt-6 text-head">{title}</h1>
        <p role="alert" className="mt-2 text-balance text-ink-2">
          {missing ? texts.profileMissing : texts.unreachable}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={retry}>
            {texts.retry}
          </Button>
          {missing && (
            <Button variant="ghost" onClick={() => void signOut()}>
              {texts.signOut}
            </Button>
          )}
        </div>
      </main>
    </div>
  )
}

const BannedAlert = lazyPart(() =>
  import('./banned-alert.tsx').then((module) => module.BannedAlert),
)

declare module '@tanstack/history' {
  interface HistoryState {
    /** A notice for the target page; it shows only the product's own texts. */
    message?: string
  }
}

interface Page {
  readonly mode: VisitorMode
  readonly path: string
}

/** The current page; an unknown URL counts as public and shows "not found". */
function usePage(): Page {
  return useMatches({
    select: (matches) => {
      const match = matches.at(-1)
      const missing = matches.some(({ status }) => status === 'notFound')
      const mode = missing || matches.length < 2 ? 'public' : match?.staticData.visitors
      return { mode: mode ?? 'redirect', path: match?.pathname.replace(/(.)\/$/, '$1') ?? '/' }
    },
    structuralSharing: true,
  })
}

/** Runs once per outcome; a repetition is harmless, since effects run twice in development. */
function Redirect({ outcome, page }: { outcome: GateOutcome; page: Page }): null {
  const router = useRouter()
  const sessions = useSessions()
  const taken = useRef<string>(null)
  const go = useEffectEvent(async () => {
    if (outcome.kind === 'sign_in') {
      const { pathname, href } = router.latestLocation
      if (pathname.replace(/(.)\/$/, '$1') === page.path) redirectTarget.remember(href)
      const { ended, endNotice } = sessions.state()
      const expired = ended === 'expired'
      if (expired) sessions.acknowledge()
      else if (router.latestLocation.pathname === '/auth') return
      const isSetUp = page.path.startsWith('/onboarding')
      const message = endNotice ?? (isSetUp ? texts.noUser : texts.expired)
      const state = expired ? { message } : {}
      await router.navigate({ to: '/auth', replace: true, state })
    }
    if (outcome.kind === 'redirect') await router.navigate({ href: outcome.to, replace: true })
    if (outcome.kind === 'go_on') {
      taken.current ??= redirectTarget.take()
      await router.navigate({ href: taken.current, replace: true })
    }
  })
  useEffect(() => void go(), [])
  return null
}

/** Wraps every page: shows it, waits, or redirects. Each page declares its visitor mode. */
export function Gate({ children }: { children: ReactNode }): ReactNode {
  const sessions = useSessions()
  const session = useSession()
  const page = usePage()
  const outcome = gateOutcome(session, page, !isUserStored())
  const settled = outcome.kind === 'allowed' && session.ended
  useEffect(() => {
    const { ended, endNotice } = sessions.state()
    if (!settled || (ended !== 'expired' && ended !== 'left')) return
    if (ended === 'expired') showToast({ message: endNotice ?? texts.expired, tone: 'error' })
    sessions.acknowledge()
  }, [settled, sessions])
  return (
    <>
      {outcome.kind === 'allowed' && children}
      {outcome.kind === 'loading' && <PageLoading text={texts.loading} />}
      {outcome.kind === 'problem' && <SessionProblemNote problem={outcome.problem} />}
      {['redirect', 'go_on', 'sign_in'].includes(outcome.kind) && (
        <Redirect key={JSON.stringify(outcome)} outcome={outcome} page={page} />
      )}
      <LazyPart open={session.ended === 'banned'} onFailure={sessions.acknowledge}>
        <BannedAlert />
      </LazyPart>
    </>
  )
}
