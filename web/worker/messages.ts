/** Messages between pages and the worker; each is answered through the port sent along with it. */
export type WorkerMessage =
  /** To the worker, at every start: fill a new cache, then clear the old ones. */
  | { readonly type: 'CLEAR_CACHE' }
  /** To a waiting worker: take over now. */
  | { readonly type: 'SKIP_WAITING' }
  /** In both directions: asks for the build of the receiver. */
  | { readonly type: 'WHICH_BUILD' }
  /**
   * To a page, after a click on a notification: show this path; the page answers `true` if it does.
   */
  | { readonly type: 'GO_TO'; readonly path: string }

interface Listener {
  postMessage(message: WorkerMessage, transfer: Transferable[]): void
}

export const post = (listener: Listener, message: WorkerMessage): void =>
  listener.postMessage(message, [])

/**
 * Gives undefined if the listener does not answer in time: an old tab may be asleep, an old worker
 * gone.
 */
export function ask(
  listener: Listener,
  message: WorkerMessage,
  milliseconds: number,
): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise<unknown>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer)
      resolve(data)
    })
    port1.start()
    listener.postMessage(message, [port2])
  }).finally(() => port1.close())
}
