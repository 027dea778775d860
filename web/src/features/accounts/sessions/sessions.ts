import { getSession, refreshSession, type Session } from '@patchbay/contract/accounts/sessions'
import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { ApiError, isNoAnswer } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { forgetFirstAnswers, takeFirstAnswer } from '../../../platform/http/first-answers.ts'
import { openChannel, type Channel } from '../../../platform/realtime/broadcast.ts'
import { forgetDrafts } from '../../../platform/storage/drafts.ts'
import { deleteStored, storeFor, storedOwner } from '../../../platform/storage/stored-owner.ts'
import { clearOwnerStorage } from '../../../platform/storage/owner-storage.ts'
import { setAnswered } from '../../../platform/http/online.ts'
import { forgetPrivate, withRetry } from '../../../platform/http/query-client.ts'
import { forgetScrollPositions } from '../../../platform/storage/scroll-positions.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { ownZone } from '../../../platform/time/time-zone.ts'
import { dropToken, readToken } from '../../../platform/http/token.ts'
import { backOff, backOffUpTo } from './auth-failure.ts'
import { createDeparture } from './departure.ts'
import { readStoredSession, sessionKey } from './stored-session.ts'
import { redirectTarget } from './redirect-target.ts'
import type { Answer, Sessions } from './sessions-type.ts'
import { mustRefresh, tickLength } from './refresh-rule.ts'
import {
  afterEvent,
  afterProblem,
  eventBetween,
  initialState,
  newerRequest,
  type GivenSession,
  type SessionEnd,
  type SessionEvent,
  type SessionState,
} from './session-state.ts'
import { storeUser, parseDisplayed, storedUserKey } from './stored-user.ts'
import { createEmitter } from '../../../platform/state/emitter.ts'

type SignOut = Extract<SessionEvent, { type: 'signed_out' }>
type BanDetails = Pick<SignOut, 'until' | 'words' | 'appeal'>
/** A ban travels with its details: the other tabs cannot ask for them any more. */
type TabMessage = 'signed_in' | 'signed_out' | { readonly banned: BanDetails }

const queryKey = sessionKey
const recheckAfter = 5000
/** How long the start waits for an answer, if there is a stored one. */
const startTimeoutMilliseconds = 3000
/** A banned person learns of it after this time at the latest. */
const banCheckLength = 2 * 60 * 1000

export function createSessions(client: () => QueryClient): Sessions {
  const changed = createEmitter()
  const dispatched = createEmitter<[event: SessionEvent]>()
  const departure = createDeparture()
  let state = initialState
  let channel: Channel<TabMessage> | undefined
  /**
   * Increases when the person changes: the answer to an earlier request is about another person.
   */
  let generation = 0
  let expectedEnds = 0
  let sentZone: string | undefined

  function set(next: SessionState): void {
    state = next
    setAnswered(!next.isStored)
    changed.emit()
  }
  function dispatch(given: SessionEvent): void {
    const expected = expectedEnds > 0 && given.type === 'signed_out' && given.reason === 'expired'
    const event: SessionEvent = expected ? { type: 'signed_out' } : given
    const before = state.user?.id
    const { verificationRequest } = state
    const after = afterEvent(event)
    const next = before === after.user?.id ? { ...after, verificationRequest } : after
    if (before !== next.user?.id) {
      generation += 1
      if (!state.loading) forgetFirstAnswers()
      forgetPrivate(client())
    }
    // After an expiry the drafts stay for signing in again; after a sign-out nothing may stay.
    if (before && event.type === 'signed_out' && event.reason !== 'expired') {
      forgetDrafts()
      forgetScrollPositions()
      clearOwnerStorage(before)
    }
    if (next.user) storeFor(next.user.id)
    else deleteStored()
    storeUser(next)
    set(next)
    dispatched.emit(event)
  }
  const cache = (session: GivenSession | null): void =>
    void client().setQueryData(queryKey, { session })

  function end(reason?: SessionEnd, more: Omit<SignOut, 'type' | 'reason'> = {}): void {
    dispatch({ type: 'signed_out', reason, ...more })
    cache(null)
  }
  async function ask(signal: AbortSignal): Promise<Answer> {
    const asked = generation
    const known = (): Answer => client().getQueryData<Answer>(queryKey) ?? { session: null }
    if (!(await departure.finish())) return { session: null }
    try {
      const token = readToken()
      const answer = await call(getSession, { signal })
      if (!answer.session && !answer.secondFactor) dropToken(token)
      return asked === generation ? answer : known()
    } catch (error) {
      if (asked !== generation) return known()
      if (error instanceof ApiError && error.code === 'not_authenticated') return { session: null }
      throw error
    }
  }
  const query = {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(signal),
    retry: (failures: number, error: unknown) => isNoAnswer(error) && failures < 4,
    retryDelay: backOff,
    gcTime: Number.POSITIVE_INFINITY,
    // A tab that is looked at again after half a minute learns who is signed in.
    staleTime: 30_000,
    // Fails without a network instead of waiting for it, so that the error is shown.
    networkMode: 'always' as const,
    refetchInterval: () =>
      departure.pending() || isUnanswered() ? recheckAfter : (false as const),
    meta: { public: true },
  }

  function take({ session, secondFactor }: Answer): void {
    if (session && !session.profile) return set(afterProblem('profile_missing'))
    apply(session as GivenSession | null)
    if (!session && (secondFactor ?? state.secondFactor)) set({ ...state, secondFactor })
    return session ? sayWhere(session.timeZone) : undefined
  }
  function apply(session: GivenSession | null): void {
    const { isStored } = state
    const event = eventBetween(state, session)
    if (event) dispatch(event)
    else if (isStored) set({ ...state, isStored: false })
    // Whatever is on screen may be as old as the session was.
    if (isStored && session)
      void client().invalidateQueries({ predicate: (one) => one.queryKey[0] !== queryKey[0] })
  }
  const isUnanswered = (): boolean => state.isStored || state.problem === 'unreachable'
  /** Until the server answers, the app shows what this browser has stored. */
  async function restore(): Promise<void> {
    const session = await readStoredSession()
    // Another tab may have ended the session during the read.
    if (session && session.profile.id === storedOwner() && (state.loading || isUnanswered()))
      set({ ...afterEvent({ type: 'token_refreshed', session }), isStored: true })
  }
  /** Sends a changed time zone, which reminders use; once per zone, even if it fails. */
  function sayWhere(known: string | null): void {
    const zone = ownZone()
    if (zone === known || zone === sentZone) return
    sentZone = zone
    void refresh().catch(handleError)
  }
  /** Reads the cache again, because the state may have changed since the notification. */
  function look(): void {
    const current = client().getQueryState<Answer>(queryKey)
    if (state.loading && current?.fetchFailureCount === 1 && isNoAnswer(current.fetchFailureReason))
      void restore()
    if (current?.status === 'success' && current.data) take(current.data)
    else if (current?.status === 'error' && state.loading) set(afterProblem('unreachable'))
  }
  function takeFirst(): void {
    // What the page brought is from before a sign-out that the server did not know of.
    const first = departure.pending() ? forgetFirstAnswers() : takeFirstAnswer('/api/session')
    if (!first) return
    // Before it is stored: what another person may not see is removed when somebody signs in.
    take(first as Answer)
    client().setQueryData(queryKey, first)
  }
  const refetch = (): void => void client().invalidateQueries({ queryKey })

  function onTabMessage(message: TabMessage): void {
    if (message === 'signed_in') refetch()
    // The storage may have told of the end before, but not of the reason.
    else if (message !== 'signed_out') end('banned', message.banned)
    else if (state.user) end()
  }
  function onStorage(event: StorageEvent): void {
    if (event.key === null) return refetch()
    if (event.key !== storedUserKey) return undefined
    const stored = parseDisplayed(storage.read(storedUserKey))
    if (stored === null) return state.user ? end() : undefined
    const current = client().getQueryData<Answer>(queryKey)?.session
    if (current?.profile && stored.id === state.user?.id)
      adoptQuietly({ ...current, profile: { ...current.profile, ...stored } })
    return refetch()
  }
  function adoptQuietly(session: GivenSession): void {
    apply(session)
    cache(session)
  }
  async function refresh(): Promise<Session> {
    const asked = generation
    const session = await withRetry(() => call(refreshSession, { body: { timeZone: ownZone() } }), {
      // After the length of a tick, the next tick tries again anyway.
      shouldRetry: (failures, error) => isNoAnswer(error) && backOffUpTo(failures) <= tickLength,
      retryDelay: backOff,
    })
    if (asked === generation) adoptQuietly(session)
    return session
  }
  function handleError(error: unknown, notice?: string): void {
    if (!(error instanceof ApiError)) return
    if (error.code === 'not_authenticated' && state.user) end('expired', { notice })
    if (error.code === 'not_onboarded') refetch()
    if (error.code === 'account_banned') {
      departure.begin()
      const { until, words, appeal } = error
      end('banned', { until, words, appeal })
      channel?.post({ banned: { until, words, appeal } })
      void departure.finish()
    }
  }

  return {
    state: () => state,
    subscribe: changed.subscribe,
    onEvent: dispatched.subscribe,
    takeFirst,
    start: () => {
      takeFirst()
      const observer = new QueryObserver(client(), query)
      const stopObserving = observer.subscribe(look)
      const timer = setInterval(() => {
        if (state.expiresAt && mustRefresh(state.expiresAt, Date.now()))
          void refresh().catch(handleError)
      }, tickLength)
      const banCheck = setInterval(() => state.user && refetch(), banCheckLength)
      const startTimeout = setTimeout(
        () => state.loading && void restore(),
        startTimeoutMilliseconds,
      )
      const recheck = (): void => void (isUnanswered() && refetch())
      window.addEventListener('online', recheck)
      channel = openChannel<TabMessage>('session', onTabMessage)
      window.addEventListener('storage', onStorage)
      look()
      return () => {
        stopObserving()
        clearInterval(timer)
        clearInterval(banCheck)
        clearTimeout(startTimeout)
        window.removeEventListener('online', recheck)
        channel?.close()
        channel = undefined
        window.removeEventListener('storage', onStorage)
      }
    },
    adopt: (session, type = 'signed_in') => {
      departure.forget()
      generation += 1
      dispatch({ type, session })
      cache(session)
      channel?.post('signed_in')
    },
    enter: async () => {
      departure.forget()
      await client().invalidateQueries({ queryKey })
    },
    update: (profile) => {
      const current = client().getQueryData<Answer>(queryKey)?.session
      if (!current?.profile || (profile.version ?? Infinity) < current.profile.version) return
      adoptQuietly({ ...current, profile: { ...current.profile, ...profile } })
    },
    noteVerification: (request) => {
      const verificationRequest = newerRequest(state, request)
      if (verificationRequest !== state.verificationRequest) set({ ...state, verificationRequest })
    },
    load: async () => {
      const { session } = await call(getSession)
      return session
    },
    refresh,
    signOut: async (reason) => {
      departure.begin()
      redirectTarget.forget()
      end(reason)
      channel?.post('signed_out')
      await departure.finish()
    },
    settle: async () => void (await departure.finish()),
    handleError,
    expectEnd: async (work) => {
      expectedEnds += 1
      try {
        return await work()
      } finally {
        expectedEnds -= 1
      }
    },
    acknowledge: () => state.ended && set({ ...state, ended: null }),
    retry: () => {
      refetch()
      void client().invalidateQueries({ predicate: ({ meta }) => meta?.followed === true })
    },
  }
}
