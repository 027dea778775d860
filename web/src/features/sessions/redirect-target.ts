import { ownPath } from '../../platform/own-path.ts'
import { tabStorage } from '../../platform/storage.ts'

const key = 'redirect-after-sign-in'

/** Where the person wanted to go when we asked them to sign in. Each tab has its own. */
export const redirectTarget = {
  /** Home is where everybody goes anyway. */
  remember(path: string): void {
    const own = ownPath(path)
    if (own !== '/') tabStorage.write(key, own)
  },
  /** The storage is the person's to change: what comes out is checked again. */
  read: (): string => ownPath(tabStorage.read(key)),
  forget: (): void => tabStorage.remove(key),
  /** To be followed at once: it is forgotten before anyone could follow it again. */
  take(): string {
    const path = redirectTarget.read()
    redirectTarget.forget()
    return path
  },
}
