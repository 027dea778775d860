import {
  createContext,
  useContext,
  useLayoutEffect,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { followSession } from './follow-session.ts'
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
