import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Collects everything that is not used any more and gives the memory back to the system, some 80 MB
 * after all listings were read. A thread at rest allocates nothing, so by itself it would not. It
 * stops the thread for a tenth of a second: for moments after which little happens.
 */
export function tidyMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { readonly flavor: 'last-resort' }) => void
  collect({ flavor: 'last-resort' })
}
