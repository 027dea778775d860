import { log } from '../../platform/log.ts'
import { tabStorage } from '../../platform/storage.ts'
import { signInTexts as texts } from './texts.ts'

const key = 'sign-in-started'
const trackedFor = 300_000

/** How long a sign-in takes is only written down: it decides nothing. */
export const noteStart = (): void => void tabStorage.write(key, String(Date.now()))

export function noteEnd(): void {
  const started = tabStorage.read(key)
  if (started === null) return
  tabStorage.remove(key)
  if (Date.now() - Number(started) > trackedFor) log(texts.slowSignIn)
}
