import { ask, post, type WorkerMessage } from '../../../../worker/messages.ts'
import { setNotice } from '../../../platform/page/notice.ts'
import { whenIdle } from '../../../platform/loading/when-idle.ts'
import { UpdateNotice } from './update-notice.tsx'

const timeoutMilliseconds = 3000

/** Activates the waiting worker before the page reloads; reloading without it is also correct. */
async function takeOver(
  container: ServiceWorkerContainer,
  waiting: ServiceWorker | null,
): Promise<void> {
  if (!waiting) return
  const changed = new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, timeoutMilliseconds)
  })
  post(waiting, { type: 'SKIP_WAITING' })
  await changed
}

/** Returns undefined if the browser does not support or allow workers. */
async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
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

const hour = 3_600_000
const minute = 60_000

/** Checks for a new build every hour, and when the tab becomes visible again. */
function checkForUpdates(registration: ServiceWorkerRegistration): () => void {
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

/** Nothing waits for it, and a worker may need long to start on a busy machine. */
const answerMilliseconds = 60_000

/** Registers the worker, and offers to reload when it has another build than this page. */
export function followUpdates(reload = () => location.reload()): () => void {
  const own = document.documentElement.dataset['build']
  const declined = new Set<unknown>()
  const ending = new AbortController()
  const { signal } = ending

  function offer(registration: ServiceWorkerRegistration, build: unknown): void {
    if (declined.has(build)) return
    const onReload = async () => {
      await takeOver(navigator.serviceWorker, registration.waiting)
      reload()
    }
    const onLater = () => {
      declined.add(build)
      setNotice(null)
    }
    setNotice(<UpdateNotice onReload={onReload} onLater={onLater} />)
  }

  /**
   * If the page already has this build, it activates the worker: cached parts of other tabs are
   * retained.
   */
  async function handleWorker(
    registration: ServiceWorkerRegistration,
    worker: ServiceWorker | null,
  ) {
    if (!worker) return
    const build = await ask(worker, { type: 'WHICH_BUILD' }, answerMilliseconds)
    if (signal.aborted || build === undefined) return
    if (build !== own) offer(registration, build)
    else if (worker === registration.waiting) post(worker, { type: 'SKIP_WAITING' })
  }

  function follow(registration: ServiceWorkerRegistration): void {
    const container = navigator.serviceWorker
    const handleMessage = ({ data, ports }: MessageEvent<WorkerMessage>): void => {
      if (data.type === 'WHICH_BUILD') ports[0]?.postMessage(own, [])
    }
    container.addEventListener('message', handleMessage, { signal })
    container.startMessages()
    if (registration.active) post(registration.active, { type: 'CLEAR_CACHE' })

    const watch = (): void => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        // The registration may say a moment later that it is waiting.
        if (worker.state === 'installed') void handleWorker(registration, worker)
      })
    }
    registration.addEventListener('updatefound', watch, { signal })
    watch()
    void handleWorker(registration, registration.waiting)
    const change = (): void => void handleWorker(registration, container.controller)
    container.addEventListener('controllerchange', change, { signal })
    signal.addEventListener('abort', checkForUpdates(registration))
  }

  void registerWorker().then((registration) => {
    if (registration && !signal.aborted) follow(registration)
  })
  return () => ending.abort()
}
