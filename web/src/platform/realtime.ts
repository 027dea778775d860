import {
  heartbeatSeconds,
  realtimePath,
  reconnectSeconds,
  requestTimeoutSeconds,
  sessionEndedCode,
  type ClientMessage,
  type ServerMessage,
} from '@patchbay/contract/realtime'
import { serverUrl } from './server-address.ts'

interface RealtimeOptions {
  readonly onMessage: (message: ServerMessage) => void
  /** How far the page is with what it follows: the server says what it has missed. */
  readonly versions: () => Readonly<Record<string, number>>
  /** The same for what is on screen; `follow` says that it is something else now. */
  readonly onScreen: () => Readonly<Record<string, number>>
  /** Whether all that happens is heard: from when the server has said what was missed. */
  readonly onUp?: (isUp: boolean) => void
  /** Asks over HTTP instead, now and then, while the line is down. */
  readonly poll: () => void
  /** Lets one socket in, where there is no cookie to do so. */
  readonly ticket?: (() => Promise<string>) | undefined
}

/** While the line is down, how often what is on screen is asked for instead. */
const pollSeconds = 10
/** A server that comes back is not met by everyone in the same second. */
const longestWaitSeconds = 15

export interface Realtime {
  readonly follow: () => void
  /** Where the line is open; what cannot be said at once is not said. */
  readonly say: (message: ClientMessage) => void
  readonly close: () => void
}

/** Listens until it is closed or the session ends; a line that breaks is mended without a word. */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { onMessage, versions, onScreen, onUp, poll, ticket } = options
  let socket: WebSocket | undefined
  let failures = 0
  let closed = false
  let following = false
  let changed = false
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

  const keepPolling = (): void => {
    if (closed || socket?.readyState === WebSocket.OPEN) return
    poll()
    later(pollSeconds, keepPolling)
  }

  /** Pages come and go in steps: what is on screen when they are done is said once. */
  const follow = (): void => {
    if (changed) return
    changed = true
    queueMicrotask(() => {
      changed = false
      if (closed || socket?.readyState !== WebSocket.OPEN) return
      const shown = onScreen()
      if (!following && Object.keys(shown).length === 0) return
      following = true
      socket.send(JSON.stringify({ type: 'follow', versions: shown } satisfies ClientMessage))
    })
  }

  function hear(message: ServerMessage): void {
    // Not before: a server that takes the call and hangs up again must not be called every second.
    if (message.type === 'resumed') {
      failures = 0
      onUp?.(true)
    } else if (message.type !== 'pong') onMessage(message)
  }

  const scheduleConnect = (code: number): void => {
    failures += 1
    if (failures === 2) later(pollSeconds, keepPolling)
    later(waitBefore(failures, many.has(code)), connect)
  }

  function connect(): void {
    if (!ticket) return open(address())
    return void ticket().then(
      (one) => closed || open(address(one)),
      () => closed || scheduleConnect(noGoodbye),
    )
  }

  const open = (url: URL): void => {
    const opened = new WebSocket(url)
    socket = opened
    let silence: number | undefined
    let beat: number | undefined
    let lost = false
    const lose = (code: number): void => {
      cancel(silence)
      cancel(beat)
      if (lost || closed) return
      lost = true
      onUp?.(false)
      if (code === sessionEndedCode) return
      scheduleConnect(code)
    }
    const ask = (question: ClientMessage): void => {
      opened.send(JSON.stringify(question))
      silence = later(requestTimeoutSeconds, () => {
        opened.close()
        // Where nothing answers any more, nothing answers the goodbye either.
        lose(noGoodbye)
      })
    }
    opened.addEventListener('open', () => {
      following = false
      ask({ type: 'resume', versions: versions() })
      follow()
    })
    opened.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (lost) return
      cancel(silence)
      cancel(beat)
      beat = later(heartbeatSeconds, () => ask({ type: 'ping' }))
      hear(JSON.parse(data) as ServerMessage)
    })
    opened.addEventListener('close', ({ code }) => lose(code))
  }

  connect()
  return {
    follow,
    say: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
    },
    close() {
      closed = true
      onUp?.(false)
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
      socket?.close()
    },
  }
}

/** Spelled out: older browsers do not take an http address for a socket. */
function address(ticket?: string): URL {
  const url = new URL(serverUrl(realtimePath), location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (ticket !== undefined) url.searchParams.set('ticket', ticket)
  return url
}

/** The server goes away or is full: then everyone on it comes back at once. */
const many = new Set([1001, 1012, 1013])

const noGoodbye = 1006

/** One second the first time; then a little more each time, and not the same for everyone. */
const waitBefore = (failures: number, isOneOfMany: boolean): number =>
  reconnectSeconds + Math.random() * Math.min(failures - (isOneOfMany ? 0 : 1), longestWaitSeconds)
