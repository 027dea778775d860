import type { Elsewhere } from './elsewhere.tsx'
import type { Interrupted } from './interrupted.ts'

/** Where the callback leads, and the notice to show there. */
export interface Arrival {
  readonly to: string
  readonly message?: string
  readonly elsewhere?: Elsewhere
  /** What a confirmation had interrupted. */
  readonly resumed?: Interrupted
}
