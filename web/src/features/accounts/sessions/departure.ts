import { signOut } from '@patchbay/contract/accounts/sessions'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { dropToken, readToken } from '../../../platform/http/token.ts'

const key = 'sign-out-pending'

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && ['not_authenticated', 'account_banned'].includes(error.code)

/**
 * A sign-out that the server has not confirmed yet. The person is signed out at once here; until
 * the server has ended the session its cookie or token still exists and must not sign them in
 * again.
 */
export interface Departure {
  readonly begin: () => void
  readonly pending: () => boolean
  /** Signs out on the server; resolves to true if nothing is pending any more. */
  readonly finish: () => Promise<boolean>
  /** A new sign-in has replaced the session. */
  readonly forget: () => void
}

export function createDeparture(): Departure {
  // A fallback for browsers that forbid storage.
  let started = false
  const forget = (): void => {
    started = false
    storage.remove(key)
  }
  const pending = (): boolean => started || storage.read(key) !== null
  return {
    begin: () => {
      // In memory only if the storage is not available, because another tab may complete it.
      started = !storage.write(key, 'true')
    },
    pending,
    finish: async () => {
      if (!pending()) return true
      const token = readToken()
      try {
        await call(signOut)
      } catch (error) {
        // Only a confirmed end counts: otherwise the cookie may still sign them in.
        if (!isOver(error)) return false
      }
      forget()
      dropToken(token)
      return true
    },
    forget,
  }
}
