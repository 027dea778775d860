export interface Channel<T> {
  readonly post: (message: T) => void
  readonly close: () => void
}

/** Sends messages to the other tabs; does nothing if the browser has no such channel. */
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
          // The channel was closed meanwhile, so nobody needs the message.
        }
      },
      close: () => channel.close(),
    }
  } catch {
    return { post: () => {}, close: () => {} }
  }
}
