import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy to a database that a test can interrupt. */
export interface TcpProxy {
  /** The address of the database through this proxy. */
  readonly url: string
  forward(): Promise<void>
  /** Closes all connections and stops listening, like a stopped database. */
  refuse(): Promise<void>
  /** Accepts connections and bytes without forwarding any, like a broken network. */
  swallow(): void
  stop(): Promise<void>
}

export async function startTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let swallowing = false
  const server = createServer((incoming) => {
    const onward = connect({ host: target.hostname, port: Number(target.port) })
    for (const [one, other] of [[incoming, onward] as const, [onward, incoming] as const]) {
      open.add(one)
      one.on('data', (bytes) => {
        if (!swallowing) other.write(bytes)
      })
      one.on('error', () => one.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  const listen = async (port: number) => {
    server.listen({ host: '127.0.0.1', port })
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const refuse = async () => {
    const closed = server.listening ? once(server, 'close') : undefined
    server.close()
    for (const socket of open) socket.destroy()
    await closed
  }
  const port = await listen(0)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    forward: async () => {
      swallowing = false
      if (!server.listening) await listen(port)
    },
    refuse,
    swallow: () => (swallowing = true),
    stop: refuse,
  }
}
