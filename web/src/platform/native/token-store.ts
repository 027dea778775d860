import { restoreToken } from '../http/token.ts'
import { readValue, removeValue, writeValue } from './stored-values.ts'

const key = 'session-token'

/**
 * Must run before the first request. From then on every change of the token is stored, in order.
 */
export async function openTokenStore(): Promise<void> {
  const stored = await readValue(key)
  let written = Promise.resolve()
  restoreToken(stored, (token) => {
    written = written.then(() => (token === undefined ? removeValue(key) : writeValue(key, token)))
  })
}
