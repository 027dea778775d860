import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { OpenWeb, ResolvedAddress } from '../../src/platform/outbound/open-web.ts'

/** An address of the public internet, at which a test answers itself. */
export const publicAddress = '93.184.216.34'

type Answer = RequestListener | string

export interface FakeWeb extends OpenWeb {
  /** What was asked for, as `https://host/path`. */
  readonly asked: string[]
  /** The addresses that were connected to. */
  readonly connections: ResolvedAddress[]
  /** The headers of the last request. */
  readonly headers: Record<string, unknown>[]
  /** Answers at this address; a text is a page. */
  page(address: string, answer: Answer): void
  /** What the name servers say of a host, one answer after the other, and then the last again. */
  resolveTo(host: string, ...answers: readonly (readonly string[])[]): void
  stop(): Promise<void>
}

/** Plays all pages of others; every host is public unless a test says otherwise. */
export async function startFakeWeb(): Promise<FakeWeb> {
  const pages = new Map<string, Answer>()
  const names = new Map<string, (readonly string[])[]>()
  const asked: string[] = []
  const connections: ResolvedAddress[] = []
  const headers: Record<string, unknown>[] = []
  const server = createServer((request, response) => {
    const latest = connections.at(-1)
    const address = `${latest?.isSecure ? 'https' : 'http'}://${request.headers.host}${request.url}`
    asked.push(address)
    headers.push(request.headers)
    const answer = pages.get(address)
    if (answer === undefined) response.writeHead(404).end()
    else if (typeof answer === 'string')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer)
    else answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    asked,
    connections,
    headers,
    page: (address, answer) => void pages.set(address, answer),
    resolveTo: (host, ...answers) => void names.set(host, [...answers]),
    resolve(host) {
      const answers = names.get(host) ?? [[publicAddress]]
      const next = answers.length > 1 ? answers.shift() : answers[0]
      return Promise.resolve(next ?? [])
    },
    connect(target) {
      connections.push(target)
      return connect({ host: '127.0.0.1', port })
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** One that ends with its test. */
export async function fakeWeb(): Promise<FakeWeb> {
  const web = await startFakeWeb()
  onTestFinished(() => web.stop())
  return web
}
