import { completeConfirmation } from '@patchbay/contract/accounts/confirmations'
import { isOnboarded, nextStep } from '@patchbay/contract/accounts/onboarding'
import { completeSignIn, providers } from '@patchbay/contract/accounts/sign-in'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { setToken } from '../../../platform/http/token.ts'
import { isWrapped } from '../../../platform/instance/wrapper.ts'
import { wait } from '../../../platform/state/wait.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { redirectTarget, withDefaults, type Sessions } from '../sessions/public.ts'
import { takeAttempt, noteEnd, type Attempt } from './attempt.ts'
import type { Elsewhere } from './elsewhere.tsx'
import { takeInterrupted, type Interrupted } from './interrupted.ts'
import { noticeOf } from './notices.ts'
import { isConfirmation, providerAnswerOf } from './provider-answer.ts'
import { signInTexts as texts } from './texts.ts'
import { mayPass, betweenAttempts, tryFor } from './try-for.ts'

/** The page that the callback leads to, and the notice to show there. */
export interface Arrival {
  readonly to: string
  readonly message?: string
  readonly elsewhere?: Elsewhere
  /** What a confirmation had interrupted. */
  readonly resumed?: Interrupted
}

/** Why somebody who stays signed in has not confirmed; `undefined` for any other failure. */
function notConfirmedWords(code: string): string | undefined {
  if (code === 'other_identity') return texts.otherIdentity
  if (code === 'confirmation_needed') return texts.confirmedTooLongAgo
  return code === 'sign_in_stale' ? texts.signInStale : undefined
}

/** Ends a confirmation in the browser; the person stays signed in, whatever comes of it. */
async function arriveConfirmed(query: URLSearchParams): Promise<Arrival> {
  const answer = providerAnswerOf(query)
  const interrupted = takeInterrupted()
  const to = redirectTarget.take()
  if (!answer) return { to }
  const { timeZone: _unused, ...body } = answer
  const confirmed = await tryFor(
    () => call(completeConfirmation, { body }),
    (result) => 'error' in result && mayPass(result.error),
  )
  if (!('error' in confirmed)) return { to, ...(interrupted && { resumed: interrupted }) }
  const { error } = confirmed
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'not_authenticated' || code === 'account_banned') throw error
  const words = code === 'sign_in_cancelled' ? texts.notConfirmed : notConfirmedWords(code)
  showToast({ message: words ?? texts.authenticationFailed })
  return { to }
}

const beforeErrorRedirect = 3000

type Loaded = Awaited<ReturnType<Sessions['load']>>
type Present = NonNullable<Loaded>

const refused: Arrival = { to: '/auth', message: texts.authenticationFailed }
const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : '')
/** The session has definitely ended. */
const isEnd = (error: unknown): boolean =>
  ['not_authenticated', 'account_banned'].includes(codeOf(error))

/** In the native app the code comes from the browser that has handled the provider's answer. */
const redeemLazily = (
  sessions: Sessions,
  code: string,
  attempt: Attempt | undefined,
): Promise<Loaded> =>
  import('./handover/redeem.ts').then(({ redeem }) =>
    redeem(code, sessions, attempt?.separate === true),
  )

/** After a reload the provider's answer is lost, but there may be a session. */
const obtain = (
  sessions: Sessions,
  query: URLSearchParams,
  attempt: Attempt | undefined,
): Promise<Loaded> => {
  const code = query.get('code')
  if (isWrapped()) return code === null ? sessions.load() : redeemLazily(sessions, code, attempt)
  const answer = providerAnswerOf(query)
  const separate = attempt?.separate === true && { separate: true }
  return answer ? call(completeSignIn, { body: { ...answer, ...separate } }) : sessions.load()
}

/** The refreshed session, or `undefined` if it did not arrive in time. */
async function refreshed(sessions: Sessions): Promise<Loaded | undefined> {
  const late = wait(betweenAttempts).then(() => undefined)
  const fresh = sessions.refresh().catch((error: unknown) => {
    if (isEnd(error)) throw error
    return undefined
  })
  return Promise.race([fresh, late])
}

function onward(sessions: Sessions, session: Present): Arrival {
  const user = withDefaults(session.profile ?? {})
  if (sessions.state().user?.id !== user.id) sessions.adopt({ ...session, profile: user })
  // Only the native app has one here: `redeem` drops it if it has not confirmed anything.
  const resumed = isWrapped() ? takeInterrupted() : undefined
  if (isOnboarded(user)) return { to: redirectTarget.take(), ...(resumed && { resumed }) }
  return { to: `/onboarding/${nextStep(user) ?? 'name'}` }
}

async function arrive(sessions: Sessions, query: URLSearchParams): Promise<Arrival> {
  const attempt = takeAttempt()
  const opened = await tryFor(
    () => obtain(sessions, query, attempt),
    (result) => 'error' in result && mayPass(result.error),
  )
  noteEnd()
  if ('error' in opened) {
    const { error } = opened
    if (!(error instanceof ApiError) || isEnd(error)) throw error
    if (error.code === 'account_elsewhere') return pointElsewhere(error)
    if (error.code === 'second_factor_needed') {
      if (error.token !== undefined) setToken(error.token)
      await sessions.enter()
      return { to: '/auth' }
    }
    return notLinked(sessions, error.code)
  }
  if (opened.value === null) return refused
  const { profile } = opened.value
  if (profile) sessions.adopt({ ...opened.value, profile })
  const fresh = await refreshed(sessions)
  if (fresh?.profile) return onward(sessions, fresh)
  const found = await tryFor(
    () => sessions.load(),
    (result) => ('error' in result ? mayPass(result.error) : result.value?.profile === null),
  )
  if ('error' in found && !mayPass(found.error)) throw found.error
  const session = 'error' in found ? opened.value : found.value
  if (session === null) return leave(sessions)
  return onward(sessions, session)
}

/** A signed-in person was linking a provider or confirming, and sees why that failed. */
async function notLinked(sessions: Sessions, code: string): Promise<Arrival> {
  const here = await sessions.load().catch(() => null)
  const isCancelled = code === 'sign_in_cancelled'
  if (here === null) return isCancelled ? { to: '/auth', message: texts.cancelled } : refused
  const isTaken = code === 'identity_taken'
  const failed = isTaken
    ? texts.identityTaken
    : (notConfirmedWords(code) ?? texts.authenticationFailed)
  showToast({ message: isCancelled ? texts.notLinked : failed })
  return { to: redirectTarget.take() }
}

/** Who signs in to the other account then finds the provider to link in the settings. */
function pointElsewhere(error: ApiError): Arrival {
  redirectTarget.remember('/settings')
  const { provider: used, signInMethods = [] } = error.elsewhere ?? {}
  return {
    to: '/auth',
    elsewhere: { provider: providers.find((one) => one === used), signInMethods },
  }
}

async function leave(sessions: Sessions): Promise<Arrival> {
  await sessions.signOut()
  return { to: '/auth', message: texts.signInAgain }
}

/** Completes a sign-in with the provider's answer, and returns where to go. It never fails. */
export async function completeInBrowser(sessions: Sessions, query: string): Promise<Arrival> {
  try {
    const given = new URLSearchParams(query)
    return await (isConfirmation(given) ? arriveConfirmed(given) : arrive(sessions, given))
  } catch (error) {
    if (codeOf(error) === 'not_authenticated') return leave(sessions)
    if (codeOf(error) === 'account_banned') {
      sessions.handleError(error)
      return { to: '/' }
    }
    await wait(beforeErrorRedirect)
    const own = error instanceof Error ? noticeOf(error.message) : undefined
    return { to: '/auth', message: own?.text ?? texts.authenticationFailed }
  }
}
