import { providers, type Provider } from '@patchbay/contract/accounts/sign-in'
import { log } from '../../../platform/instance/logger.ts'
import { tabStorage } from '../../../platform/storage/storage.ts'
import { signInTexts as texts } from './texts.ts'

/** The sign-in that this tab has begun, stored while a provider's page is open. */
export interface Attempt {
  readonly provider: Provider
  /** The person wants an account apart from the one that has the same address. */
  readonly separate: boolean
}

const key = 'sign-in-attempt'
const separately = '-separately'

export const noteAttempt = ({ provider, separate }: Attempt): void =>
  void tabStorage.write(key, separate ? `${provider}${separately}` : provider)

/** Reads and removes it, so that it counts for one answer only. */
export function takeAttempt(): Attempt | undefined {
  const stored = tabStorage.read(key)
  tabStorage.remove(key)
  const provider = providers.find((one) => stored?.replace(separately, '') === one)
  return provider && { provider, separate: stored?.endsWith(separately) === true }
}

const startKey = 'sign-in-started'
const trackedFor = 300_000

/** The duration of a sign-in is only logged. */
export const noteStart = (): void => void tabStorage.write(startKey, String(Date.now()))

export function noteEnd(): void {
  const started = tabStorage.read(startKey)
  if (started === null) return
  tabStorage.remove(startKey)
  if (Date.now() - Number(started) > trackedFor) log(texts.slowSignIn)
}
