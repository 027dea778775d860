import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The origin that the node takes for its own. */
export const pageOrigin = 'http://localhost:3000'
const size = 10 * 1024 * 1024

export interface StalledUpload {
  readonly socket: Socket
  /** The status of the answer, which a stalled upload does not get. */
  status(): string | undefined
  finish(): void
}

/** Sends a file but for its last byte, unless it is refused before. */
export async function stallUpload(
  origin: string,
  path: string,
  cookie: string,
): Promise<StalledUpload> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let status: string | undefined
  socket.on('error', () => {})
  socket.on('data', (data) => (status ??= /^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]))
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\norigin: ${pageOrigin}\r\ncookie: ${cookie}\r\ncontent-length: ${size}\r\n\r\n`,
  )
  // A refused sender is disconnected.
  sendMost(socket, () => status !== undefined).catch(() => {})
  return { socket, status: () => status, finish: () => socket.write('x') }
}

async function sendMost(socket: Socket, isAnswered: () => boolean): Promise<void> {
  const part = Buffer.alloc(65_536, 'words ')
  for (let left = size - 1; left > 0 && !isAnswered() && !socket.destroyed; left -= part.length) {
    const isTaken = socket.write(part.subarray(0, Math.min(left, part.length)))
    if (!isTaken) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  }
}
