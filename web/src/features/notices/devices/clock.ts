export interface Clock {
  /** In milliseconds; only differences matter. */
  now(): number
  /** Runs a function once after a delay; returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void
}

export const browserClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Rejects as soon as the signal is aborted. */
export const within = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error('Given up.'))
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp)
    const forget = (): void => signal.removeEventListener('abort', giveUp)
    work.then(resolve, reject).finally(forget)
  })

export function pause(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  let cancel = (): void => {}
  const passed = new Promise<void>((resolve) => {
    cancel = clock.after(milliseconds, resolve)
  })
  return within(passed, signal).catch((error: unknown) => {
    cancel()
    throw error
  })
}
