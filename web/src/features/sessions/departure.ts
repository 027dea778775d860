import { signOut } from '@patchbay/contract/sessions'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { storage } from '../../platform/storage.ts'
import { dropToken, readToken } from '../../platform/token.ts'

const key = 'sign-out-pending'

const isOver = (error: unknown): boolean =>
  error instanceof ApiError && ['not_authenticated', 'account_banned'].includes(error.code)

/**
 * A sign-out that the server has not heard of yet. The person has left at once; until the server
 * has ended the session its cookie or token is still here and must not let them in again.
 */
export interface Departure {
  readonly begin: () => void
  readonly pending: () => boolean
  /** Tells the server; whether there is nothing left to tell. */
  readonly finish: () => Promise<boolean>
  /** Someone has signed in anew, which replaced it. */
  readonly forget: () => void
}

export function createDeparture(): Departure {
  // Also here, for browsers that forbid storage.
  let begun = false
  const forget = (): void => {
    begun = false
    storage.remove(key)
  }
  const pending = (): boolean => begun || storage.read(key) !== null
  return {
    begin: () => {
      // In memory only where the storage keeps nothing: another tab may finish it.
      begun = !storage.write(key, 'true')
    },
    pending,
    finish: async () => {
      if (!pending()) return true
      const token = readToken()
      try {
        await call(signOut)
      } catch (error) {
        // Anything else than an end that the server has seen: the cookie may still let them in.
        if (!isOver(error)) return false
      }
      forget()
      dropToken(token)
      return true
    },
    forget,
  }
}
