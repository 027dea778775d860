import { EventEmitter, once } from 'node:events'
import { Agent, createServer, get, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

interface Target {
  readonly port: number
}

/** A reverse proxy for several nodes. It never retries, so that no error stays hidden. */
export interface Balancer {
  readonly origin: string
  /** Resolves when the node is ready and receives requests. */
  add(node: Target): Promise<void>
  /** Forgets a node that has ended. */
  remove(node: Target): void
  /** Whether the last check of `/readyz` succeeded. */
  isReady(node: Target): boolean
  stop(): Promise<void>
}

const checkEvery = 100

/** Distributes requests and upgrades in turn over the nodes that are ready. */
export async function startBalancer(): Promise<Balancer> {
  const nodes = new Map<number, { ready: boolean }>()
  const agent = new Agent({ keepAlive: true })
  const upgraded = new Set<Duplex>()
  let turn = 0
  const choose = (): number | undefined => {
    const ready = [...nodes].filter(([, node]) => node.ready).map(([port]) => port)
    turn += 1
    return ready[turn % ready.length]
  }

  const server = createServer((incoming, outgoing) => {
    const port = choose()
    if (port === undefined) return void outgoing.writeHead(502).end('no node is ready')
    const { method, url, rawHeaders } = incoming
    const headers = [...withoutConnection(rawHeaders), ...forwardedFor(incoming)]
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent })
    onward.on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer.rawHeaders))
      answer.pipe(outgoing)
    })
    onward.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end(error.message)
    })
    return void incoming.pipe(onward)
  })

  server.on('upgrade', (incoming, socket, head) => {
    const port = choose()
    if (port === undefined) return void socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
    const onward = connect({ host: '127.0.0.1', port })
    const { method, url, rawHeaders } = incoming
    const lines = pairs([...rawHeaders, ...forwardedFor(incoming)]).map((pair) => pair.join(': '))
    onward.write(`${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
    onward.write(head)
    socket.pipe(onward).pipe(socket)
    for (const [one, other] of [[socket, onward] as const, [onward, socket] as const]) {
      upgraded.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        upgraded.delete(one)
        other.destroy()
      })
    }
    return undefined
  })

  const looks = new EventEmitter()
  const check = setInterval(() => {
    for (const [port, node] of nodes)
      void askReadiness(port).then((ready) => {
        node.ready = ready
        looks.emit('look')
      })
  }, checkEvery)

  server.listen({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    add: async ({ port: added }) => {
      const node = { ready: false }
      nodes.set(added, node)
      while (!node.ready) await once(looks, 'look')
    },
    remove: (node) => void nodes.delete(node.port),
    isReady: (node) => nodes.get(node.port)?.ready === true,
    stop: async () => {
      clearInterval(check)
      agent.destroy()
      for (const socket of upgraded) socket.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function askReadiness(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  // A node that is gone refuses at once, so only a busy machine takes long.
  const question = get({ host: '127.0.0.1', port, path: '/readyz', agent: false, timeout: 10_000 })
  question.on('response', (answer) => {
    answer.resume()
    resolve(answer.statusCode === 200)
  })
  question.on('timeout', () => question.destroy())
  question.on('error', () => resolve(false))
  return promise
}

const forwardedFor = (incoming: IncomingMessage): string[] => [
  'x-forwarded-for',
  incoming.socket.remoteAddress ?? '',
]

const pairs = (list: readonly string[]): [string, string][] =>
  list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? '']] : []))

/** Connection headers apply to one side of a proxy only. */
const withoutConnection = (rawHeaders: readonly string[]): string[] =>
  pairs(rawHeaders)
    .filter(([name]) => !/^(connection|keep-alive)$/i.test(name))
    .flat()
