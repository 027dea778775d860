const renewals: (() => void)[] = []

/**
 * What a page knows outside of its parts, for as long as it is open. Whatever is kept at the top of
 * a module and changes is kept here, so that tests, which share one window, can open a new page.
 */
export function pageState<T extends object>(make: () => T): T {
  const state = make()
  renewals.push(() => void Object.assign(state, make()))
  return state
}

/** All of it is as it was when the page was opened. */
export const startNewPage = (): void => renewals.forEach((renew) => renew())
