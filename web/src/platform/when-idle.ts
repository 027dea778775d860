/** What the page itself needs comes first. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not in every browser, whatever the types say.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve, 2000)
  })
