import { ApiError } from '../../../platform/http/api-error.ts'
import { wait } from '../../../platform/state/wait.ts'

/** The failure is temporary: the server or the provider may answer in a moment. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'network' || error.code === 'sign_in_pending' || error.status >= 500)

export const attempts = 5
export const betweenAttempts = 2000

export type Tried<T> = { readonly value: T } | { readonly error: unknown }

/** Up to five times, two seconds apart; stops as soon as the result is final. */
export async function tryFor<T>(
  ask: () => Promise<T>,
  again: (result: Tried<T>) => boolean,
): Promise<Tried<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const result: Tried<T> = await ask().then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    )
    if (attempt === attempts || !again(result)) return result
    await wait(betweenAttempts)
  }
}
