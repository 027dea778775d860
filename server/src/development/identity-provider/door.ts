import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json, never, type Answer, type Asked } from './exchange.ts'

const bodyLimit = 64 * 1024
const closing = { connection: 'close' }

export type Respond = (asked: Asked) => Promise<Answer | typeof never>

/** The HTTP server: it answers or disconnects every request, and never throws. */
export function createDoor(): Server {
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000 })
  // Without a listener, a failure to accept a connection would end the app's process.
  server.on('error', () => {})
  return server
}

export async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  respond: Respond,
  onError: (error: unknown) => void,
): Promise<void> {
  response.on('error', () => {})
  request.on('error', () => {})
  try {
    const answer = await answerTo(request, url, respond)
    if (answer !== never) send(response, answer)
  } catch (error) {
    // A client that disconnected in the middle of the body is not our error.
    if (request.destroyed && !request.complete) return
    onError(error)
    if (!response.headersSent) send(response, json(500, { error: 'server_error' }, closing))
  }
}

async function answerTo(request: IncomingMessage, url: string, respond: Respond) {
  // A foreign page must not reach this server under its own name (DNS rebinding).
  if (request.headers.host !== new URL(url).host)
    return json(421, { error: 'invalid_request', error_description: 'another host' }, closing)
  const address = URL.parse(request.url ?? '', url)
  if (!address) return json(400, { error: 'invalid_request' }, closing)
  const body = await readBody(request)
  if (body === undefined)
    return json(413, { error: 'invalid_request', error_description: 'body too large' }, closing)
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (body !== '' && type !== 'application/x-www-form-urlencoded')
    return json(415, { error: 'invalid_request', error_description: 'not a form' }, closing)
  return respond({
    method: request.method ?? '',
    path: address.pathname,
    query: address.searchParams,
    form: new URLSearchParams(body),
    headers: request.headers,
  })
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers['content-length']) > bodyLimit) return undefined
  const chunks: Buffer[] = []
  let size = 0
  // Leaving a plain loop early would destroy the socket, and with it the answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = chunk as Buffer
    size += bytes.length
    if (size > bodyLimit) return undefined
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-length': Buffer.byteLength(body),
    ...headers,
  })
  response.end(body)
}
