import { restoreToken } from '../token.ts'
import { readValue, removeValue, writeValue } from './stored-values.ts'

const key = 'session-token'

/** Before anything is asked; from then on every change is kept, in the order in which they came. */
export async function openTokenStore(): Promise<void> {
  const stored = await readValue(key)
  let written = Promise.resolve()
  restoreToken(stored, (token) => {
    written = written.then(() => (token === undefined ? removeValue(key) : writeValue(key, token)))
  })
}
