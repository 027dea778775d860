import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReplyCutter {
  readonly origin: string
  /** The number of answers it has dropped. */
  cuts(): number
  stop(): Promise<void>
}

const everyThird = 3

/** A proxy to a node that drops every third answer to a write, after the node has given it. */
export async function startReplyCutter(target: () => string): Promise<ReplyCutter> {
  const agent = new Agent({ keepAlive: true })
  let writes = 0
  let cuts = 0
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const onward = request(new URL(url, target()), { method, headers, agent })
    const isWrite = method !== 'GET'
    if (isWrite) writes += 1
    const isCut = isWrite && writes % everyThird === 0
    onward.on('response', (answer) => {
      if (!isCut) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        return void answer.pipe(outgoing)
      }
      answer.resume()
      return void answer.on('end', () => {
        if (answer.statusCode === 200) cuts += 1
        outgoing.destroy()
      })
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    stop: async () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
