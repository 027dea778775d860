import { whenIdle } from '../../platform/when-idle.ts'

/** Returns undefined if the browser does not support or allow workers. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  await whenIdle()
  try {
    // With some browser settings `register` resolves to undefined.
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    return registration
  } catch {
    return undefined
  }
}
