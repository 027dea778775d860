import type { Sessions } from '../../sessions/public.ts'
import type { Begun } from './begin.ts'

// In the native app, which alone loads the rest.
export const beginHandover = (begun: Begun): Promise<void> =>
  import('./begin.ts').then(({ begin }) => begin(begun))

/** From now on, what was begun ends with the session that began it. */
export const followHandovers = (sessions: Sessions): Promise<() => void> =>
  import('./forget-with-session.ts').then(({ forgetWithSession }) => forgetWithSession(sessions))

/** Whether this code has already been tried. */
export const isSpentHandover = (code: string): Promise<boolean> =>
  import('./pending-handover.ts').then(({ isSpent }) => isSpent(code))
