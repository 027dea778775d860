import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Load } from './compare.ts'
import type { Subject } from './start-subject.ts'

const sockets = 1_000
const announcements = 40

/** A thousand sockets that stay open over all rounds; counts the messages they receive. */
async function connect({ url, cookies }: Subject): Promise<{ receiveAll(): Promise<void> }> {
  let received = 0
  let complete: (() => void) | undefined
  const opened = Array.from({ length: sockets }, async (_, index) => {
    const headers = {
      cookie: cookies[index % cookies.length] ?? '',
      origin: 'http://localhost:3000',
    }
    const socket = new WebSocket(url, { headers, perMessageDeflate: false })
    socket.on('message', () => {
      received += 1
      if (received === sockets) complete?.()
    })
    await once(socket, 'open')
  })
  await Promise.all(opened)
  return {
    receiveAll: () =>
      new Promise((resolve) => {
        received = 0
        complete = resolve
      }),
  }
}

/** One announcement after the other, each after everybody has received the one before. */
export function deliveries(): Load {
  const audiences = new Map<Subject, ReturnType<typeof connect>>()
  return async (subject) => {
    const audience = audiences.get(subject) ?? connect(subject)
    audiences.set(subject, audience)
    const { receiveAll } = await audience
    for (let number = 0; number < announcements; number += 1) {
      const all = receiveAll()
      subject.announce()
      await all
    }
    return announcements * sockets
  }
}
