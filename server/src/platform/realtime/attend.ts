import { clientMessage, heartbeatSeconds, type ClientMessage } from '@patchbay/contract/realtime'
import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { mostBuffered } from './listener.ts'
import type { EphemeralMessage } from './log-feed.ts'

/** A little more than twice the page's ping interval; after this silence the socket is dead. */
const silence = heartbeatSeconds * 2.5 * 1000

interface Attendance {
  /** The page sends its known versions; allowed once per socket. */
  readonly onResume: (versions: Readonly<Record<string, number>>) => void
  /** The topics on screen, sent whenever they change. */
  readonly onFollow: (versions: Readonly<Record<string, number>>) => void
  readonly onEphemeral: (word: EphemeralMessage) => void
  /** The page has come into view, or is hidden. */
  readonly onVisible: (isVisible: boolean) => void
  readonly onClose: () => void
}

/** More messages per minute than any page sends; beyond that the socket is closed. */
const mostPerMinute = 240

/** Answers the page's heartbeat, and closes the socket on silence and on invalid messages. */
export function attend(socket: WebSocket, attendance: Attendance): void {
  let resumed = false
  let minute = { since: 0, said: 0 }
  const giveUp = setTimeout(() => socket.terminate(), silence)
  socket.on('close', () => {
    clearTimeout(giveUp)
    attendance.onClose()
  })
  socket.on('error', () => socket.terminate())
  socket.on('message', (data: Buffer, isBinary) => {
    const message = isBinary ? undefined : parse(data)
    if (message === undefined || (message.type === 'resume' && resumed)) return socket.close(1008)
    if (performance.now() - minute.since > 60_000) minute = { since: performance.now(), said: 0 }
    minute.said += 1
    if (minute.said > mostPerMinute) return socket.close(1008)
    giveUp.refresh()
    if (message.type === 'ping') return answer(socket)
    if (message.type === 'follow') return attendance.onFollow(message.versions)
    if (message.type === 'typing') return attendance.onEphemeral(message)
    if (message.type === 'visible') return attendance.onVisible(message.isVisible)
    resumed = true
    return attendance.onResume(message.versions)
  })
}

/** A client that sends pings and never reads must not fill our memory with the answers. */
function answer(socket: WebSocket): void {
  if (socket.bufferedAmount > mostBuffered) socket.terminate()
  else socket.send('{"type":"pong"}')
}

function parse(data: Buffer): ClientMessage | undefined {
  try {
    return z.safeParse(clientMessage, JSON.parse(data.toString())).data
  } catch {
    return undefined
  }
}
