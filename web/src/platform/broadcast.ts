export interface Channel<T> {
  readonly post: (message: T) => void
  readonly close: () => void
}

/** Speaks to the other tabs; where the browser has or allows no such channel, nothing is heard. */
export function openChannel<T>(name: string, onMessage: (message: T) => void): Channel<T> {
  try {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', (event: MessageEvent<T>) => onMessage(event.data))
    return {
      post: (message) => {
        try {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window's
          channel.postMessage(message)
        } catch {
          // Closed meanwhile: nobody has to hear it.
        }
      },
      close: () => channel.close(),
    }
  } catch {
    return { post: () => {}, close: () => {} }
  }
}
