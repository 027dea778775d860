/** The floor: bare `ws`, a message of the same size to every connected client. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { report } from '../harness/subject.ts'

const server = createServer()
const sockets = new WebSocketServer({ server })
let version = 0

server.listen(0, '127.0.0.1', () =>
  report(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    announce: async () => {
      version += 1
      const text = JSON.stringify({ type: 'profile_changed', version, bio: 'x'.repeat(850) })
      for (const socket of sockets.clients)
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
  }),
)
