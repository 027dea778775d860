import { log } from '../../../platform/instance/logger.ts'
import { tabStorage } from '../../../platform/storage/storage.ts'
import { signInTexts as texts } from './texts.ts'

const key = 'sign-in-started'
const trackedFor = 300_000

/** The duration of a sign-in is only logged. */
export const noteStart = (): void => void tabStorage.write(key, String(Date.now()))

export function noteEnd(): void {
  const started = tabStorage.read(key)
  if (started === null) return
  tabStorage.remove(key)
  if (Date.now() - Number(started) > trackedFor) log(texts.slowSignIn)
}
