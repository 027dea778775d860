import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestGeocoder {
  readonly origin: string
  /** The addresses that were asked for. */
  readonly asked: string[]
  /** What it does from now on. */
  behave(answer: (request: IncomingMessage, response: ServerResponse) => void): void
  /** From now on it answers with this. */
  answer(status: number, body: unknown, headers?: Record<string, string>): void
  stop(): Promise<void>
}

/** A geocoding service on this machine, on a real socket. */
export async function startGeocoder(): Promise<TestGeocoder> {
  let current: Parameters<TestGeocoder['behave']>[0] = (_request, response) => response.end()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    current(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
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
