import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: Record<string, unknown>
  /** 2 means an error. */
  readonly statusCode: number
}

export interface Collector {
  readonly url: string
  readonly spans: CollectedSpan[]
  /** How often spans were posted. */
  readonly visits: () => number
  stop(): Promise<void>
}

interface SentSpan extends Omit<CollectedSpan, 'attributes' | 'statusCode'> {
  readonly attributes: { key: string; value: Record<string, unknown> }[]
  readonly status?: { code?: number }
}

interface Sent {
  readonly resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

/** Accepts traces as OTLP in JSON like a collector, refuses them, or never answers. */
export async function startCollector(
  manner: 'takes' | 'refuses' | 'hangs' = 'takes',
): Promise<Collector> {
  const spans: CollectedSpan[] = []
  let visits = 0
  const answers: Record<typeof manner, (response: ServerResponse) => void> = {
    takes: (response) => response.setHeader('content-type', 'application/json').end('{}'),
    refuses: (response) => response.writeHead(400).end(),
    hangs: () => {},
  }
  const server = createServer((request, response) => {
    void (async () => {
      visits += 1
      const body = JSON.parse((await request.toArray()).join('')) as Sent
      if (request.url === '/v1/traces') spans.push(...read(body))
      answers[manner](response)
    })()
  })
  server.listen({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    visits: () => visits,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const read = ({ resourceSpans }: Sent): CollectedSpan[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans)
    .map(({ attributes, status, ...span }) => ({
      ...span,
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
      ),
      statusCode: status?.code ?? 0,
    }))
