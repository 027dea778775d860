/** What the page itself needs comes first. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not in every browser, whatever the types say.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 })
    else setTimeout(resolve, 2000)
  })

/** Where the browser has or allows no worker, the app does without. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  await whenIdle()
  try {
    // Some settings make `register` answer with nothing.
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    return registration
  } catch {
    return undefined
  }
}
