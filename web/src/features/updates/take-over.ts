import { tell } from '../../../worker/messages.ts'

const timeoutMilliseconds = 3000

/** Activates the waiting worker before the page reloads; reloading without it is also correct. */
export async function takeOver(
  container: ServiceWorkerContainer,
  waiting: ServiceWorker | null,
): Promise<void> {
  if (!waiting) return
  const changed = new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, timeoutMilliseconds)
  })
  tell(waiting, { type: 'SKIP_WAITING' })
  await changed
}
