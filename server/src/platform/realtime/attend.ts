import { clientMessage, heartbeatSeconds, type ClientMessage } from '@patchbay/contract/realtime'
import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { mostBuffered } from './listener.ts'
import type { EphemeralMessage } from './log-feed.ts'

/** Twice the page's own interval, and a little: then the line is dead. */
const silence = heartbeatSeconds * 2.5 * 1000

interface Attendance {
  /** The page says how far it is; it may do so once. */
  readonly onResume: (versions: Readonly<Record<string, number>>) => void
  /** All that is on screen now, as often as that changes. */
  readonly onFollow: (versions: Readonly<Record<string, number>>) => void
  readonly onEphemeral: (word: EphemeralMessage) => void
  readonly onClose: () => void
}

/** Nobody changes pages that often: whoever says more than this in a minute is hung up on. */
const mostPerMinute = 240

/** Answers the page's heartbeat and hangs up on silence and on nonsense. */
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
    resumed = true
    return attendance.onResume(message.versions)
  })
}

/** Whoever asks and never reads the answers must not fill our memory with them. */
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
