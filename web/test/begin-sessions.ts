import type { QueryClient } from '@tanstack/react-query'
import { onTestFinished, vi } from 'vitest'
import { createSessions, type Sessions } from '../src/features/accounts/sessions/public.ts'
import { createQueryClient } from '../src/platform/http/query-client.ts'
import { fakeServer, session, type FakeServer } from './fake-server.ts'

interface StartedSessions {
  readonly sessions: Sessions
  readonly client: QueryClient
  /** The types of all events so far. */
  readonly events: readonly string[]
  readonly server: FakeServer
  readonly user: () => ReturnType<Sessions['state']>['user']
}

/** Sessions without any page, until the test ends. */
export function beginSessions(server: FakeServer): StartedSessions {
  const sessions = createSessions(() => client)
  const client = createQueryClient(sessions.handleError)
  const events: string[] = []
  sessions.onEvent(({ type }) => events.push(type))
  // The provider does the same: the client then notices when the window gets the focus.
  client.mount()
  const stop = sessions.start()
  onTestFinished(() => {
    stop()
    client.unmount()
  })
  return { sessions, client, events, server, user: () => sessions.state().user }
}

export const signedIn = (who = session()): FakeServer =>
  fakeServer({ 'GET /session': () => ({ session: who }) })

export const pass = (milliseconds = 0): Promise<unknown> =>
  vi.advanceTimersByTimeAsync(milliseconds)
