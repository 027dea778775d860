import { realtimePath } from '@patchbay/contract/realtime'
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { AppError } from '../http/app-error.ts'
import { isAppOrigin } from '../http/app-origin.ts'
import { sessionCookie } from '../http/cookies.ts'
import { isOurHost } from '../http/host.ts'
import type { Services } from '../http/action.ts'
import { clientAddress, limitedAddress } from '../limits/address.ts'
import type { Log } from '../logger.ts'
import { checkAppSession, checkToken } from '../sessions/authenticate.ts'
import type { CheckedSession } from '../sessions/sessions.store.ts'
import { takeTicket } from '../sessions/tickets.store.ts'
import { isToken } from '../sessions/tokens.ts'

/** Accepts WebSockets at the contract's path; unauthorised clients are refused in the handshake. */
export function listenForSockets(
  server: Server,
  services: Services,
  welcome: (socket: WebSocket, session: CheckedSession) => void,
  log: Log,
): { destroy(): void } {
  // Node stops tracking a socket once it is upgraded, so this set is needed to destroy it.
  const upgraded = new Set<Duplex>()
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 8 * 1024,
    clientTracking: false,
    // Pages send our own ping message; protocol pings would only cost answers.
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

/** The same checks as for an unsafe request: our own host and origin, and a valid session. */
async function authorize(request: IncomingMessage, services: Services): Promise<CheckedSession> {
  const { config, limits } = services
  await limits.count('read', limitedAddress(clientAddress(request, config.trustedProxies)))
  const [path, search] = request.url?.split('?', 2) ?? []
  if (!isOurHost(request.headers.host, config)) throw new AppError('wrong_host')
  if (path !== realtimePath) throw new AppError('not_found')
  const session = await findSession(request.headers, new URLSearchParams(search), services)
  if (session === undefined) throw new AppError('not_authenticated')
  return session
}

/** Our own page has a cookie. The native app's page cannot send a header here and uses a ticket. */
async function findSession(
  headers: IncomingHttpHeaders,
  search: URLSearchParams,
  services: Services,
): Promise<CheckedSession | undefined> {
  const { config, db, now } = services
  if (headers.origin === config.publicUrl) {
    const token = sessionCookie(headers.cookie, config)
    return checkToken(services, isToken(token) ? { token, bearer: false } : undefined)
  }
  if (!isAppOrigin(headers, config)) throw new AppError('foreign_origin')
  const ticket = search.get('ticket') ?? undefined
  const sessionId = isToken(ticket) ? await takeTicket(db, ticket, now()) : undefined
  return sessionId === undefined ? undefined : checkAppSession(services, sessionId)
}

const statuses: Record<string, string> = {
  not_found: '404 Not Found',
  wrong_host: '421 Misdirected Request',
  foreign_origin: '403 Forbidden',
  account_banned: '403 Forbidden',
  not_authenticated: '401 Unauthorized',
  rate_limited: '429 Too Many Requests',
}

function refuse(socket: Duplex, code: string): void {
  const status = statuses[code] ?? '503 Service Unavailable'
  // The client may never close the socket by itself.
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
