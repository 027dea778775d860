import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface OutsideService {
  readonly origin: string
  /** The requested addresses. */
  readonly asked: string[]
  /** The bodies of the requests. */
  readonly bodies: string[]
  /** Replaces the handler. */
  behave(answer: (request: IncomingMessage, response: ServerResponse) => void): void
  /** Answers all further requests with this. */
  answer(status: number, body: unknown, headers?: Record<string, string>): void
  stop(): Promise<void>
}

/** An external service, simulated on a real socket of this machine. */
export async function startOutsideService(): Promise<OutsideService> {
  let current: Parameters<OutsideService['behave']>[0] = (_request, response) => response.end()
  const asked: string[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    void text(request).then((body) => {
      bodies.push(body)
      current(request, response)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    bodies,
    behave: (answer) => (current = answer),
    answer: (status, body, headers = {}) => {
      current = (_request, response) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers })
        response.end(typeof body === 'string' ? body : JSON.stringify(body))
      }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
