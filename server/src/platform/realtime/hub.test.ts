import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect as connectTo, type AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { Hub } from './hub.ts'
import { Listener } from './listener.ts'

const session = { sessionId: 's', userId: 'u' }
const message = (bio: string) =>
  ({ type: 'profile_changed', profile: { bio } }) as unknown as Parameters<Hub['deliver']>[2]

/** A real socket whose other end completes the handshake and then reads nothing. */
async function connectDeafReader(): Promise<WebSocket> {
  const http = createServer()
  const server = new WebSocketServer({ server: http })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  const client = connectTo({ port, host: '127.0.0.1' })
  client.pause()
  client.on('error', () => {})
  client.write(
    'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  const [socket] = (await once(server, 'connection')) as [WebSocket]
  onTestFinished(() => {
    client.destroy()
    http.close()
  })
  return socket
}

/** A fake socket whose buffered amount the test controls. */
function connect(hub: Hub) {
  const sent: string[] = []
  const socket = {
    readyState: 1,
    bufferedAmount: 0,
    send: (frame: Buffer) => sent.push(frame.toString()),
  }
  const listener = new Listener(session, socket as unknown as WebSocket)
  hub.add(listener)
  return { listener, sent, socket }
}

describe('the hub', () => {
  it('disconnects a reader that is a megabyte behind', async () => {
    const hub = new Hub()
    const socket = await connectDeafReader()
    const closed = once(socket, 'close')
    const listener = new Listener(session, socket)
    hub.add(listener)
    hub.follow(listener, 'profile:u', 0)
    let version = 0
    const large = message('x'.repeat(256 * 1024))
    while (socket.readyState === socket.OPEN && version < 1_000) {
      version += 1
      hub.deliver('profile:u', version, large)
      expect(socket.bufferedAmount).toBeLessThan(2 * 1024 * 1024)
      await new Promise(setImmediate)
    }
    await closed
    expect(version).toBeLessThan(1_000)
  })

  it('delivers a version once, and never an older one', () => {
    const hub = new Hub()
    const { listener, sent } = connect(hub)
    hub.follow(listener, 'profile:u', 3)
    expect(hub.deliver('profile:u', 3, message('known'))).toBe(0)
    expect(hub.deliver('profile:u', 5, message('new'))).toBe(1)
    expect(hub.deliver('profile:u', 5, message('again'))).toBe(0)
    expect(hub.deliver('profile:u', 4, message('late'))).toBe(0)
    expect(hub.deliver('profile:other', 9, message('foreign'))).toBe(0)
    expect(sent).toEqual(['{"type":"profile_changed","profile":{"bio":"new"}}'])
    hub.remove(listener)
    expect([hub.deliver('profile:u', 6, message('gone')), hub.topics(), hub.size]).toEqual([
      0,
      [],
      0,
    ])
  })

  it('reads a log from positions that advance every listener, and finish those near its end', () => {
    const hub = new Hub()
    const places = [0, 150, 250, 700, 890, 900, 950, 1_000]
    for (const place of places) hub.follow(connect(hub).listener, 'log:1', place)
    expect(hub.positionsBehind('log:1', 1_000, 100)).toEqual([0, 150, 250, 700, 890, 900])
    expect(hub.positionsBehind('log:1', 1_000, 200)).toEqual([0, 250, 700, 890])
    expect(hub.positionsBehind('log:1', 1_000, 1_000)).toEqual([0])
    expect(hub.positionsBehind('log:2', 1_000, 100)).toEqual([])
  })

  it('skips ephemeral messages and readable parts for a slow listener, and nothing else', () => {
    const hub = new Hub()
    const { listener, sent, socket } = connect(hub)
    hub.follow(listener, 'log:1', 3)
    socket.bufferedAmount = 64 * 1024 + 1
    const part = { topic: 'log:1', after: 3, upTo: 4, message: message('part') }
    hub.pass('log:1', [session.userId], message('passing'))
    expect(hub.positionsBehind('log:1', 4, 100)).toEqual([])
    expect(hub.deliverPart(part, [], { isRead: true })).toEqual({ reached: 0, hasGaps: false })
    expect([sent, hub.positionOf(listener, 'log:1')]).toEqual([[], 3])
    expect(hub.deliverPart(part, [], { isRead: false }).reached).toBe(1)
    expect([sent.length, hub.positionOf(listener, 'log:1')]).toEqual([1, 4])
  })

  it('records from which version on a socket has received everything, until its page resumes', () => {
    const hub = new Hub()
    const { listener } = connect(hub)
    hub.follow(listener, 'log:1', 7)
    listener.began?.set('log:1', 7)
    const deliver = (after: number, upTo: number) =>
      hub.deliverPart({ topic: 'log:1', after, upTo, message: message('') }, [], { isRead: true })
    deliver(7, 8)
    expect(listener.began?.get('log:1')).toBe(7)
    deliver(5, 9)
    deliver(6, 9)
    expect(listener.began?.get('log:1')).toBe(5)
  })

  it('does not let a removed listener follow a topic', () => {
    const hub = new Hub()
    const { listener } = connect(hub)
    hub.remove(listener)
    hub.follow(listener, 'log:1', 3)
    expect(hub.topics()).toEqual([])
  })
})
