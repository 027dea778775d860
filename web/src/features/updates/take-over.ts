import { tell } from '../../../worker/messages.ts'

const timeoutMilliseconds = 3000

/** The worker that waits takes over before the page comes anew; a page alone is right in any case. */
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
