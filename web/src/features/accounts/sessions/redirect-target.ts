import { ownPath } from '../../../platform/page/own-path.ts'
import { tabStorage } from '../../../platform/storage/storage.ts'

const key = 'redirect-after-sign-in'

/** The page to return to after signing in. Each tab has its own. */
export const redirectTarget = {
  /** Home is the default target anyway. */
  remember(path: string): void {
    const own = ownPath(path)
    if (own !== '/') tabStorage.write(key, own)
  },
  /** The person can edit the storage, so the value is checked again. */
  read: (): string => ownPath(tabStorage.read(key)),
  forget: (): void => tabStorage.remove(key),
  /** Reads and removes the target, so that it is followed only once. */
  take(): string {
    const path = redirectTarget.read()
    redirectTarget.forget()
    return path
  },
}
