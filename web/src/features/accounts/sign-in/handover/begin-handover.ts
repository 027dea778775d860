import type { Sessions } from '../../sessions/public.ts'
import type { HandoverStart } from './begin.ts'

// Only the native app loads the rest of this folder.
export const beginHandover = (start: HandoverStart): Promise<void> =>
  import('./begin.ts').then(({ begin }) => begin(start))

/** From now on, a pending handover is dropped together with the session that began it. */
export const followHandovers = (sessions: Sessions): Promise<() => void> =>
  import('./pending-handover.ts').then(({ forgetWithSession }) => forgetWithSession(sessions))

/** Whether this code has already been used. */
export const isSpentHandover = (code: string): Promise<boolean> =>
  import('./pending-handover.ts').then(({ isSpent }) => isSpent(code))
