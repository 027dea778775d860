import { onTestFinished } from 'vitest'

/** Replaces the browser's locks, which all its tabs share, until the test ends. */
export function fakeLocks(): void {
  const queues = new Map<string, Promise<unknown>>()
  const request = (
    name: string,
    { signal }: { signal?: AbortSignal },
    work: () => Promise<unknown>,
  ): Promise<unknown> => {
    const before = queues.get(name) ?? Promise.resolve()
    const mine = before.then(() => (signal?.aborted ? undefined : work()))
    queues.set(
      name,
      mine.catch(() => {}),
    )
    const givenUp = new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')))
    })
    return Promise.race([mine, givenUp])
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
}
