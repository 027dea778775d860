import type { Begun } from './begin.ts'

// In the native app, which alone loads the rest.
export const beginHandover = (begun: Begun): Promise<void> =>
  import('./begin.ts').then(({ begin }) => begin(begun))

/** Whether this code has already been tried. */
export const isSpentHandover = (code: string): Promise<boolean> =>
  import('./pending-handover.ts').then(({ isSpent }) => isSpent(code))
