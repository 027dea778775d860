import { whenIdle } from '../../platform/when-idle.ts'

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
