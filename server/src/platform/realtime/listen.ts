import { realtimePath } from '@patchbay/contract/realtime'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { AppError } from '../http/app-error.ts'
import { sessionCookie } from '../http/cookies.ts'
import type { Services } from '../http/action.ts'
import { clientAddress, limitedAddress } from '../limits/address.ts'
import type { Log } from '../log.ts'
import { checkToken } from '../sessions/authenticate.ts'
import type { CheckedSession } from '../sessions/sessions.store.ts'

/** Takes WebSockets at the contract's path; whoever may not listen never gets past the handshake. */
export function listenForSockets(
  server: Server,
  services: Services,
  welcome: (socket: WebSocket, session: CheckedSession) => void,
  log: Log,
): { destroy(): void } {
  // Node forgets a socket once it is upgraded: only this list can end it by force.
  const upgraded = new Set<Duplex>()
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 8 * 1024,
    clientTracking: false,
    // Pages ask by a message of ours; frames that only cost an answer get none.
    autoPong: false,
  })
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket)
    socket.on('close', () => upgraded.delete(socket)).on('error', () => socket.destroy())
    authorize(request, services).then(
      (session) => {
        sockets.handleUpgrade(request, socket, head, (opened) => welcome(opened, session))
      },
      (error: unknown) => {
        if (!(error instanceof AppError)) log.error({ err: error }, 'a handshake failed')
        refuse(socket, error instanceof AppError ? error.code : 'internal')
      },
    )
  })
  return {
    destroy: () => {
      for (const socket of upgraded) socket.destroy()
    },
  }
}

/** The same questions as for an unsafe request: from our own page, and whose session is it? */
async function authorize(request: IncomingMessage, services: Services): Promise<CheckedSession> {
  const { config, limits } = services
  await limits.count('read', limitedAddress(clientAddress(request, config.trustedProxies)))
  if (request.url?.split('?', 1)[0] !== realtimePath) throw new AppError('not_found')
  if (request.headers.origin !== config.publicUrl) throw new AppError('foreign_origin')
  const token = sessionCookie(request.headers.cookie, config)
  const session = await checkToken(services, token)
  if (session === undefined) throw new AppError('not_authenticated')
  return session
}

const statuses: Record<string, string> = {
  not_found: '404 Not Found',
  foreign_origin: '403 Forbidden',
  account_banned: '403 Forbidden',
  not_authenticated: '401 Unauthorized',
  rate_limited: '429 Too Many Requests',
}

function refuse(socket: Duplex, code: string): void {
  const status = statuses[code] ?? '503 Service Unavailable'
  // The other side may never hang up by itself.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
