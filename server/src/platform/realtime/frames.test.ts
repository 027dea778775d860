import { realtimePath } from '@patchbay/contract/realtime'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, setBio, type TestPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { listen } from '../../../test/realtime/test-socket.ts'

let app: TestApp
let bystander: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  bystander = await createPerson(app)
})
afterAll(() => app.stop())

const soon = { timeout: 10_000 }

/** A client's frame with arbitrary header bits, valid or not. */
function frame(
  first: number,
  payload: Buffer,
  options: { masked?: boolean; length?: bigint } = {},
) {
  const { masked = true, length = BigInt(payload.length) } = options
  const header = Buffer.alloc(10)
  header[0] = first
  header[1] = (masked ? 0x80 : 0) | 127
  header.writeBigUInt64BE(length, 2)
  const mask = randomBytes(4)
  const body = payload.map((byte, index) => (masked ? byte ^ (mask[index % 4] ?? 0) : byte))
  return Buffer.concat([header, ...(masked ? [mask] : []), body])
}
const text = (words: string) => frame(0x81, Buffer.from(words))
const deep = '['.repeat(2_000) + ']'.repeat(2_000)

const hostile: readonly (() => Buffer)[] = [
  () => text('nonsense'),
  () => text('{"type":"ping"'),
  () => text('null'),
  () => text(deep),
  () => text('{"type":"resume","versions":{"__proto__":1}}'),
  () => text(`{"type":"resume","versions":{"profile:${bystander.id}":0}}`),
  () => text('{"type":"resume","versions":[1,2]}'),
  () => text(`{"type":"ping","x":"${'y'.repeat(100_000)}"}`),
  () => frame(0x82, randomBytes(64)),
  () => frame(0x81, Buffer.from([0xff, 0xfe, 0xc0, 0x80])),
  () => frame(0x81, Buffer.from('{}'), { masked: false }),
  () => frame(0xf1, Buffer.from('{}')),
  () => frame(0x8b, Buffer.from('an opcode that there is not')),
  () => frame(0x09, Buffer.from('a ping in pieces')),
  () => frame(0x80, Buffer.from('the end of nothing')),
  () => frame(0x88, Buffer.from([0x00, 0x01])),
  () => frame(0x81, Buffer.from('{}'), { length: 2n ** 62n }),
  () => frame(0x81, Buffer.from('{}'), { length: 2n ** 63n }),
  () => frame(0x89, randomBytes(4_000)),
  () => randomBytes(300),
]

/** Opens a socket by hand, signed in or not, for sending arbitrary bytes. */
async function shakeHands(cookie: string | undefined): Promise<Socket> {
  const { hostname, port } = new URL(app.origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => {}).resume()
  const headers = [
    `GET ${realtimePath} HTTP/1.1`,
    `Host: ${hostname}`,
    `Origin: ${app.config.publicUrl}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(cookie === undefined ? [] : [`Cookie: session=${cookie}`]),
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n`)
  if (cookie !== undefined) await once(socket, 'data')
  return socket
}

it(
  '5,000 malformed, oversize and unauthorised frames disturb no other socket',
  { timeout: 120_000 },
  async () => {
    const page = await listen(app, bystander.client)
    const attacker = await createPerson(app)
    for (let frames = 0; frames < 5_000; frames += 100) {
      const wave = Array.from({ length: 10 }, async (_, index) => {
        // Every fifth socket is not even signed in.
        const cookie = index % 5 === 0 ? undefined : attacker.client.cookie('session')
        const socket = await shakeHands(cookie)
        const closed = new Promise((resolve) => socket.once('close', resolve))
        for (let number = 0; number < 10; number += 1) {
          const make = hostile[(index * 3 + number + frames / 100) % hostile.length]
          if (make !== undefined && !socket.destroyed) socket.write(make())
        }
        socket.end()
        await closed
      })
      await Promise.all(wave)
      const answers = page.received.length
      page.socket.send('{"type":"ping"}')
      await expect.poll(() => page.received.length, soon).toBe(answers + 1)
    }
    expect(new Set(page.received.map(({ type }) => type))).toEqual(new Set(['pong']))
    await setBio(app, bystander.id, 'Still here.')
    await expect
      .poll(() => page.received.at(-1), soon)
      .toMatchObject({ type: 'profile_changed', profile: { bio: 'Still here.' } })
    expect((await attacker.client.call(getSession, {})).status).toBe(200)
    const problems = app.logged.filter(({ level }) => Number(level) >= 40)
    expect(problems).toEqual([])
    page.socket.close()
  },
)

it(
  'a client that sends pings and never reads the answers is disconnected',
  { timeout: 60_000 },
  async () => {
    const { client } = await createPerson(app)
    const socket = await shakeHands(client.cookie('session'))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.pause()
    // The server answers protocol pings in full, which fills the network buffers sooner.
    const large = Array.from({ length: 1_000 }, () => frame(0x89, Buffer.alloc(125)))
    const pings = Buffer.concat([...large, text('{"type":"ping"}')])
    let asked = 0
    // Far more than the network buffers can take.
    const most = 1_000
    const ask = () => {
      if (socket.destroyed) return
      asked += 1
      if (asked > most) socket.destroy()
      else socket.write(pings, () => setImmediate(ask))
    }
    ask()
    await closed
    expect(asked).toBeLessThanOrEqual(most)
  },
)
