const hour = 3_600_000
const minute = 60_000

/** Checks for a new build every hour, and when the tab becomes visible again. */
export function checkForUpdates(registration: ServiceWorkerRegistration): () => void {
  let asked = Date.now()
  const check = (): void => {
    asked = Date.now()
    registration.update().catch(() => {
      // Offline, or the server has no worker: the next check tries again.
    })
  }
  const look = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - asked >= minute) check()
  }
  const timer = setInterval(check, hour)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
