import {
  heartbeatSeconds,
  realtimePath,
  reconnectSeconds,
  requestTimeoutSeconds,
  sessionEndedCode,
  type ClientMessage,
  type ServerMessage,
} from '@patchbay/contract/realtime'
import { serverUrl } from '../http/server-address.ts'

interface RealtimeOptions {
  readonly onMessage: (message: ServerMessage) => void
  /** The versions that the page knows; the server answers with the changes it has missed. */
  readonly versions: () => Readonly<Record<string, number>>
  /** The same for the topics on screen; call `follow` when they change. */
  readonly onScreen: () => Readonly<Record<string, number>>
  /** True from when the server has sent all missed changes: from then on nothing is missed. */
  readonly onUp?: (isUp: boolean) => void
  /** Fetches over HTTP instead, at intervals, while the socket is down. */
  readonly poll: () => void
  /** A one-time ticket that authenticates the socket if there is no cookie. */
  readonly ticket?: (() => Promise<string>) | undefined
}

/** How often the content on screen is fetched while the socket is down. */
const pollSeconds = 10
/** The upper limit of the random delay, which spreads reconnects after a restart of the server. */
const longestWaitSeconds = 15

export interface Realtime {
  readonly follow: () => void
  /** Sends only while the socket is open; otherwise the message is dropped. */
  readonly say: (message: ClientMessage) => void
  readonly close: () => void
}

/** Listens until it is closed or the session ends; reconnects silently after a lost connection. */
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

  /** One navigation changes the topics several times; the microtask sends them once at the end. */
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

  function handleMessage(message: ServerMessage): void {
    // It is not reset earlier: a server that accepts and closes at once must not be called every
    // second.
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
        // A dead connection does not answer the close frame either, so the close event would come
        // late.
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
      handleMessage(JSON.parse(data) as ServerMessage)
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

/** Sets ws: or wss: explicitly, because older browsers refuse an http URL for a WebSocket. */
function address(ticket?: string): URL {
  const url = new URL(serverUrl(realtimePath), location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  if (ticket !== undefined) url.searchParams.set('ticket', ticket)
  return url
}

/** The server stops or is full, so all its clients reconnect at the same time. */
const many = new Set([1001, 1012, 1013])

const noGoodbye = 1006

/** One second at first; then a longer time with a random part, so that clients spread out. */
const waitBefore = (failures: number, isOneOfMany: boolean): number =>
  reconnectSeconds + Math.random() * Math.min(failures - (isOneOfMany ? 0 : 1), longestWaitSeconds)
