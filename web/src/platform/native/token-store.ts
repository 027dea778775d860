import { restoreToken } from '../token.ts'
import { readValue, removeValue, writeValue } from './kept-values.ts'

const key = 'session-token'

/** Before anything is asked; from then on every change is kept, in the order in which they came. */
export async function openTokenStore(): Promise<void> {
  const kept = await readValue(key)
  let written = Promise.resolve()
  restoreToken(kept, (token) => {
    written = written.then(() => (token === undefined ? removeValue(key) : writeValue(key, token)))
  })
}
