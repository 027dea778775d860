import { route } from '@patchbay/contract/route'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createPerson } from '../../../test/people.ts'
import { TestClient } from '../../../test/test-client.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { testServices } from '../../../test/test-services.ts'
import { readConfig } from '../config.ts'
import { createLimits } from '../limits/limits.ts'
import { createLog } from '../logger.ts'
import { action } from './action.ts'
import { AppError } from './app-error.ts'
import { addRoutes } from './routes.ts'
import { createServer } from './server.ts'

const maxBytes = 300_000
const common = {
  summary: 'For this test.',
  errors: [],
  output: z.object({ size: z.number() }),
} as const
const weigh = route('weigh', {
  ...common,
  method: 'PUT',
  path: '/weigh',
  access: 'member',
  upload: { maxBytes },
})
const peek = route('peek', {
  ...common,
  method: 'PUT',
  path: '/peek',
  access: 'public',
  upload: { maxBytes },
})
const say = route('say', {
  ...common,
  method: 'POST',
  path: '/say',
  access: 'public',
  body: z.object({ word: z.string() }),
})

/** How many bytes the actions have read, so that a test can check that nothing was read. */
let read = 0
let refusal: unknown
const actions = [
  action(weigh, async (_ctx, { body }) => {
    try {
      for await (const chunk of body) read += chunk.length
    } catch (error) {
      refusal = error
      throw error
    }
    return { size: read }
  }),
  action(peek, async (_ctx, { body }) => {
    for await (const chunk of body) {
      read += chunk.length
      throw new AppError('invalid_file_type')
    }
    return { size: 0 }
  }),
  action(say, async () => ({ size: 1 })),
]

const config = readConfig({})
const logged: Record<string, unknown>[] = []
const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) })
const http = createServer(config, log)
let database: TestDatabase
let port: number
let visitor: TestClient
let member: TestClient
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  addRoutes(http, actions, testServices(config, db))
  await http.listen({ host: '127.0.0.1', port: 0 })
  port = (http.server.address() as AddressInfo).port
  const newClient = () => new TestClient(`http://127.0.0.1:${port}`, config.publicUrl)
  visitor = newClient()
  member = (await createPerson({ db, newClient }, { fresh: true })).client
})
afterEach(() => {
  vi.useRealTimers()
  read = 0
  logged.length = 0
})
afterAll(async () => {
  await http.close()
  await database.close()
})

/** A raw client, which can announce a different size than it sends. */
async function open(path: string, headers: Record<string, string>): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const given = { host: 'localhost', origin: config.publicUrl, ...headers }
  const cookie = `session=${member.cookie('session')}`
  const lines = Object.entries({ cookie, ...given }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`PUT /api${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return socket
}
const answerOn = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0])

describe('a file as the body', () => {
  it('is passed to the action unchanged, up to the limit and with any claimed type', async () => {
    for (const type of ['image/png', 'application/json', 'text/html', '']) {
      read = 0
      const answer = await member.call(weigh, {
        body: new Blob([Buffer.alloc(maxBytes)], { type }),
      })
      expect(answer.body, type).toEqual({ size: maxBytes })
    }
  })

  it('may be empty or absent', async () => {
    expect((await member.call(weigh, { body: new Blob([]) })).body).toEqual({ size: 0 })
    const answer = await member.fetch('/api/weigh', { method: 'PUT' })
    expect(await answer.json()).toEqual({ size: 0 })
  })

  it('is refused unread if it announces one byte too many', async () => {
    const answer = await member.call(weigh, { body: new Blob([Buffer.alloc(maxBytes + 1)]) })
    expect([answer.status, answer.code, read]).toEqual([413, 'file_too_large', 0])
  })

  it('is refused at the first byte too many if it announces no size', async () => {
    const socket = await open('/weigh', { 'transfer-encoding': 'chunked' })
    const chunk = Buffer.alloc(maxBytes)
    socket.write(`${maxBytes.toString(16)}\r\n`)
    socket.write(chunk)
    socket.write('\r\n1\r\nx\r\n')
    // The answer must arrive although the file never ends.
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 413 .*file_too_large/s)
    expect(read).toBe(maxBytes)
    socket.destroy()
  })

  it('is cut off if the sender continues after the refusal', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const socket = await open('/weigh', { 'content-length': String(maxBytes * 100) })
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 413 /)
    socket.on('error', () => {})
    const closed = once(socket, 'close')
    await expect.poll(() => logged.length).toBe(1)
    socket.write(Buffer.alloc(maxBytes))
    vi.advanceTimersByTime(2_000)
    await closed
  })

  it('may be refused after its first bytes, and the connection remains usable', async () => {
    const body = new Blob([Buffer.alloc(maxBytes)])
    for (let time = 0; time < 3; time++)
      expect(await visitor.call(peek, { body })).toMatchObject({ code: 'invalid_file_type' })
    expect(read).toBeLessThan(3 * maxBytes)
  })

  it.each([
    ['a stranger', { cookie: '' }, 401],
    ['a foreign page', { origin: 'https://evil.example' }, 403],
  ])('is not read from %s', async (_name, headers, status) => {
    const socket = await open('/weigh', { 'content-length': '5', ...headers })
    expect(await answerOn(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(read).toBe(0)
    socket.destroy()
  })

  it('is not our error if the sender disconnects', async () => {
    const socket = await open('/weigh', { 'content-length': '100' })
    socket.write('half')
    await expect.poll(() => read).toBe(4)
    socket.destroy()
    await expect.poll(() => refusal).toMatchObject({ code: 'invalid_input' })
    expect(logged.filter((line) => line['msg'] !== 'answered')).toEqual([])
  })

  it('is counted per person, and not read beyond the limit', async () => {
    const strict = createServer(config, createLog('silent'))
    addRoutes(strict, actions, { ...testServices(config, database.db), limits: createLimits() })
    const send = async () => {
      const headers = { origin: config.publicUrl, cookie: `session=${member.cookie('session')}` }
      const url = '/api/weigh'
      return (await strict.inject({ method: 'PUT', url, headers, payload: 'x' })).statusCode
    }
    for (let count = 0; count < 120; count++) expect(await send()).toBe(200)
    expect([await send(), read]).toEqual([429, 120])
  })

  it('leaves the other routes restricted to JSON', async () => {
    const answer = await visitor.fetch('/api/say', {
      method: 'POST',
      body: new Blob(['x'], { type: 'image/png' }),
    })
    expect(answer.status).toBe(415)
    expect(
      (
        await visitor.fetch('/api/say', {
          method: 'POST',
          body: '{"word":"x"}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(200)
  })
})

describe('the time a body may take', () => {
  const half = async (path: string, method: string): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    const cookie = `session=${member.cookie('session')}`
    socket.write(
      `${method} /api${path} HTTP/1.1\r\nhost: localhost\r\norigin: ${config.publicUrl}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{"w`,
    )
    return socket
  }

  it('is half a minute, and more for a file', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const file = await half('/weigh', 'PUT')
    await expect.poll(() => read).toBe(3)
    const before = vi.getTimerCount()
    const json = await half('/say', 'POST')
    await expect.poll(() => vi.getTimerCount()).toBe(before + 1)
    json.on('error', () => {})
    const closed = once(json, 'close')
    vi.advanceTimersByTime(15_000)
    file.write('1')
    await expect.poll(() => read).toBe(4)
    vi.advanceTimersByTime(15_000)
    await closed
    file.write('234567')
    expect(await answerOn(file)).toContain('{"size":10}')
    file.destroy()
  })

  it('ends for a file whose sender is silent, and the connection is cut off', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const file = await half('/weigh', 'PUT')
    await expect.poll(() => read).toBe(3)
    vi.advanceTimersByTime(20_000)
    expect(await answerOn(file)).toMatch(/^HTTP\/1\.1 400 .*upload_too_slow/s)
    await expect.poll(() => logged.length).toBe(1)
    file.on('error', () => {})
    const closed = once(file, 'close')
    vi.advanceTimersByTime(2_000)
    await closed
  })

  it('ends for a file that arrives byte by byte', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const file = await half('/weigh', 'PUT')
    await expect.poll(() => read).toBe(3)
    for (let count = 4; count < 9; count += 1) {
      vi.advanceTimersByTime(19_000)
      file.write('x')
      await expect.poll(() => read).toBe(count)
    }
    const answer = answerOn(file)
    vi.advanceTimersByTime(19_000)
    file.write('x')
    await expect.poll(() => read).toBe(9)
    vi.advanceTimersByTime(6_000)
    expect(await answer).toMatch(/^HTTP\/1\.1 400 .*upload_too_slow/s)
    file.destroy()
  })
})
