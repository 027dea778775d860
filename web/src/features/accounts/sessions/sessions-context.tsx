import { useRouter } from '@tanstack/react-router'
import {
  createContext,
  useContext,
  useLayoutEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { followSession } from './follow-session.ts'
import { redirectTarget } from './redirect-target.ts'
import type { SessionState } from './session-state.ts'
import type { Sessions } from './sessions-type.ts'

const Context = createContext<Sessions | null>(null)

/** Wraps the app once; keeps the session up to date while mounted. */
export function SessionsProvider(props: { sessions: Sessions; children: ReactNode }): ReactNode {
  const { sessions, children } = props
  // The page may have brought the session: then it is known before anything is painted.
  useLayoutEffect(() => {
    const stops = [followSession(sessions), sessions.start()]
    return () => stops.forEach((stop) => stop())
  }, [sessions])
  return <Context value={sessions}>{children}</Context>
}

export function useSessions(): Sessions {
  const sessions = useContext(Context)
  if (!sessions) throw new Error('There is no SessionsProvider around this part.')
  return sessions
}

export function useSession(): SessionState {
  const { subscribe, state } = useSessions()
  return useSyncExternalStore(subscribe, state)
}

/** If the session has ended, `/auth` shows this notice; the promise still rejects. */
export function useNoticedEnd(notice: string): <T>(asked: Promise<T>) => Promise<T> {
  const { handleError } = useSessions()
  return (asked) =>
    asked.catch((error: unknown) => {
      handleError(error, notice)
      throw error
    })
}

export function useSignOut(): () => void {
  const { signOut } = useSessions()
  return () => void signOut('left')
}

/**
 * Checks the session before an action on a page that has been open for a while. If it has ended,
 * the sign-in page follows with this notice. If the server does not answer, it counts as valid.
 */
export function useStillSignedIn(): (notice: string) => Promise<boolean> {
  const sessions = useSessions()
  return async (notice) => {
    const session = await sessions.load().catch(() => undefined)
    if (session !== null) return true
    sessions.handleError(
      new ApiError({ code: 'not_authenticated', status: 401, message: 'Not authenticated' }),
      notice,
    )
    return false
  }
}

interface SignInLink {
  readonly to: '/auth'
  readonly onClick: () => void
}

/** Props of a link to the sign-in page that returns to this page afterwards. */
export function useSignInLink(): SignInLink {
  const router = useRouter()
  const onClick = (): void => {
    redirectTarget.remember(router.latestLocation.href)
  }
  return { to: '/auth', onClick }
}
