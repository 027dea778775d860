import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { vi } from 'vitest'
import {
  createSessions,
  SessionsProvider,
  useSession,
  type Sessions,
} from '../src/features/accounts/sessions/public.ts'
import { createQueryClient } from '../src/platform/http/query-client.ts'
import { pass } from './begin-sessions.ts'

export interface RenderedHook<T> {
  readonly sessions: Sessions
  readonly now: () => T
  /** Every returned value so far, in order. */
  readonly values: readonly T[]
  readonly unmount: () => void
}

/** Advances the fake clock and runs everything that is due. */
export const elapse = (milliseconds = 0): Promise<unknown> => act(() => pass(milliseconds))

const ForMembers = ({ children }: { children: ReactNode }): ReactNode =>
  useSession().user && children

/** Renders a hook inside the app for a signed-in person, with fake timers. */
export async function renderWithSession<T>(use: () => T): Promise<RenderedHook<T>> {
  vi.useFakeTimers()
  const sessions = createSessions(() => client)
  const client = createQueryClient(sessions.handleError)
  const values: T[] = []
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => (
    <StrictMode>
      <QueryClientProvider client={client}>
        <SessionsProvider sessions={sessions}>
          <ForMembers>{children}</ForMembers>
        </SessionsProvider>
      </QueryClientProvider>
    </StrictMode>
  )
  const { result, unmount } = renderHook(
    () => {
      const value = use()
      values.push(value)
      return value
    },
    { wrapper },
  )
  await act(async () => {
    await vi.dynamicImportSettled()
    await pass()
  })
  return { sessions, now: () => result.current, values, unmount }
}
