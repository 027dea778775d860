const renewals: (() => void)[] = []

/**
 * Module-level state of a page. Every module must store changing values here, so that tests, which
 * share one window, can reset them as if a new page was opened.
 */
export function pageState<T extends object>(make: () => T): T {
  const state = make()
  renewals.push(() => void Object.assign(state, make()))
  return state
}

/** Resets all state, as if the page was newly opened. */
export const startNewPage = (): void => renewals.forEach((renew) => renew())
