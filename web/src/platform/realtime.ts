import {
  heartbeatSeconds,
  realtimePath,
  reconnectSeconds,
  requestTimeoutSeconds,
  sessionEndedCode,
  type ServerMessage,
} from '@patchbay/contract/realtime'

interface RealtimeOptions {
  readonly onMessage: (message: ServerMessage) => void
  /**
   * Asks for what may have been missed: whenever the line is there again, and now and then while it
   * is down.
   */
  readonly catchUp: () => void
}

/** While the line is down, how often what is on screen is asked for instead. */
const pollSeconds = 10
/** A server that comes back is not met by everyone in the same second. */
const longestWaitSeconds = 15

/** Listens until it is closed or the session ends; a line that breaks is mended without a word. */
export function openRealtime({ onMessage, catchUp }: RealtimeOptions): { close(): void } {
  let socket: WebSocket | undefined
  let failures = 0
  let closed = false
  const timers = new Set<number>()

  const later = (seconds: number, work: () => void): number => {
    const timer = window.setTimeout(() => {
      timers.delete(timer)
      work()
    }, seconds * 1000)
    timers.add(timer)
    return timer
  }
  const cancel = (timer: number | undefined): void => {
    if (timer === undefined) return
    clearTimeout(timer)
    timers.delete(timer)
  }

  const poll = (): void => {
    if (closed || socket?.readyState === WebSocket.OPEN) return
    catchUp()
    later(pollSeconds, poll)
  }

  const connect = (): void => {
    const opened = new WebSocket(address())
    socket = opened
    let silence: number | undefined
    let beat: number | undefined
    const heartbeat = (): void => {
      opened.send('{"type":"ping"}')
      silence = later(requestTimeoutSeconds, () => opened.close())
    }
    opened.addEventListener('open', () => {
      failures = 0
      beat = later(heartbeatSeconds, heartbeat)
      catchUp()
    })
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      cancel(silence)
      cancel(beat)
      beat = later(heartbeatSeconds, heartbeat)
      const message = JSON.parse(data) as ServerMessage
      if (message.type !== 'pong') onMessage(message)
    })
    opened.addEventListener('close', ({ code }) => {
      cancel(silence)
      cancel(beat)
      if (closed || code === sessionEndedCode) return
      failures += 1
      if (failures === 2) later(pollSeconds, poll)
      later(waitBefore(failures), connect)
    })
  }

  connect()
  return {
    close() {
      closed = true
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      socket?.close()
    },
  }
}

/** Spelled out: older browsers do not take an http address for a socket. */
function address(): URL {
  const url = new URL(realtimePath, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url
}

/** One second the first time; then a little more each time, and not the same for everyone. */
const waitBefore = (failures: number): number =>
  reconnectSeconds + Math.random() * Math.min(failures - 1, longestWaitSeconds)
