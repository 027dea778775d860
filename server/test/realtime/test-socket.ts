import { realtimePath, type ServerMessage } from '@patchbay/contract/realtime'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { TestClient } from '../test-client.ts'

/** An app in this process, or a node in its own. */
interface Node {
  readonly origin: string
  readonly config: { readonly publicUrl: string }
}

export interface TestSocket {
  readonly socket: WebSocket
  readonly received: ServerMessage[]
  readonly closed: Promise<number>
  /** All missed changes have arrived. */
  readonly resumed: Promise<void>
  /** Sends the page's known versions, at the beginning. */
  resume(versions: Record<string, number>): void
  /** Sends the topics on screen, whenever they change. */
  follow(versions: Record<string, number>): void
  /** Sends whether the page is in view. */
  show(isVisible: boolean): void
  /** Sends that the person is typing. */
  type(conversationId: string): void
}

/** Opens a socket as the page of this client does. */
export async function listen(app: Node, client: TestClient): Promise<TestSocket> {
  const socket = open(app, { cookie: `session=${client.cookie('session') ?? ''}` })
  const received: ServerMessage[] = []
  const { promise: resumed, resolve } = Promise.withResolvers<void>()
  socket.on('message', (data: Buffer) => {
    const said = JSON.parse(data.toString()) as ServerMessage
    received.push(said)
    if (said.type === 'resumed') resolve()
  })
  const closed = new Promise<number>((close) => socket.once('close', close))
  await once(socket, 'open')
  const resume = (versions: Record<string, number>) =>
    socket.send(JSON.stringify({ type: 'resume', versions }))
  const follow = (versions: Record<string, number>) =>
    socket.send(JSON.stringify({ type: 'follow', versions }))
  const show = (isVisible: boolean) => socket.send(JSON.stringify({ type: 'visible', isVisible }))
  const type = (conversationId: string) =>
    socket.send(JSON.stringify({ type: 'typing', conversationId }))
  return { socket, received, closed, resumed, resume, follow, show, type }
}

/** Like `listen`, and waits until all missed changes have arrived. */
export async function join(
  app: Node,
  client: TestClient,
  known: Record<string, number> = {},
): Promise<TestSocket> {
  const page = await listen(app, client)
  page.resume(known)
  await page.resumed
  return page
}

type Delta = Extract<ServerMessage, { type: 'conversation_changed' }>

/** The changes of a conversation that a page has received, in order. */
export const deltasIn = (
  { received }: Pick<TestSocket, 'received'>,
  conversationId: string,
): Delta[] =>
  received.flatMap((said) =>
    said.type === 'conversation_changed' && said.conversationId === conversationId ? [said] : [],
  )

export function open(app: Node, headers: Record<string, string>, path = realtimePath): WebSocket {
  const address = app.origin.replace('http:', 'ws:') + path
  return new WebSocket(address, { headers: { origin: app.config.publicUrl, ...headers } })
}

/** The status with which a handshake was refused. */
export async function refusalOf(socket: WebSocket): Promise<number> {
  socket.on('error', () => {})
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number },
  ]
  return response.statusCode
}
