/** Resolves when the browser is idle, so that the work of the page itself comes first. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Some browsers lack it, although the types say otherwise.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve, 2000)
  })
