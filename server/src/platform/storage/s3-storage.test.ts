import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readBody } from './s3-requests.ts'
import { createS3Storage } from './s3-storage.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let answer: Answer
const asked: IncomingMessage[] = []
const server = createServer((request, response) => {
  asked.push(request)
  request.resume().on('end', () => answer(request, response))
})
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-files-'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => void (asked.length = 0))
afterAll(() => {
  server.closeAllConnections()
  server.close()
  return rm(folder, { recursive: true, force: true })
})

const key = 'rooms/one/song.mp3'
const open = (seconds = 60) => {
  const { port } = server.address() as AddressInfo
  const settings = {
    endpoint: `http://127.0.0.1:${port}/`,
    region: 'eu-west-2',
    bucket: 'files',
    accessKeyId: 'our-key',
    secretAccessKey: 'our-secret',
  }
  return createS3Storage(settings, folder, { answer: seconds, upload: seconds, pause: 0.001 })
}
const status =
  (code: number, body = ''): Answer =>
  (_request, response) =>
    response.writeHead(code).end(body)
const missing = (code: string) => status(404, `<Error><Code>${code}</Code></Error>`)

describe('an S3 store', () => {
  it('receives a signature with every request, and never the secret', async () => {
    answer = status(200)
    await open().put(key, Buffer.from('song'))
    const { method, url, headers } = asked[0] ?? expect.unreachable('it was asked')
    expect([method, url]).toEqual(['PUT', `/files/${key}`])
    expect(headers).toMatchObject({
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=our-key\/\d{8}\/eu-west-2\/s3\/aws4_request, /,
      ),
      'content-type': 'audio/mpeg',
      'content-length': '4',
      'x-amz-content-sha256': createHash('sha256').update('song').digest('hex'),
    })
    expect(headers).not.toHaveProperty('x-amz-acl')
    expect(JSON.stringify(headers)).not.toContain('our-secret')
  })

  it('receives the length of a stream, which it requires', async () => {
    answer = status(200)
    await open().put(key, Readable.from([Buffer.from('so'), Buffer.from('ng')]), 4)
    expect(asked[0]?.headers['content-length']).toBe('4')
    expect(asked[0]?.headers['transfer-encoding']).toBeUndefined()
  })

  it('gets a retry when it is overloaded', async () => {
    answer = (request, response) => status(asked.length < 3 ? 503 : 200)(request, response)
    await open().put(key, Buffer.from('song'))
    expect(asked).toHaveLength(3)
  })

  it('gets a retry of a draft too, which is then removed', async () => {
    answer = (request, response) => status(asked.length < 3 ? 503 : 200)(request, response)
    const storage = open()
    await storage.put(key, await storage.draft(Readable.from([Buffer.from('song')])))
    expect(asked.map((request) => request.headers['content-length'])).toEqual(['4', '4', '4'])
    expect(await readdir(join(folder, '.partial'))).toEqual([])
  })

  it.each([
    ['is out of order', status(500), 3],
    ['hangs up', (request: IncomingMessage) => void request.socket.destroy(), 3],
    ['refuses our key', status(403), 1],
    ['sends us elsewhere', status(301), 1],
    ['lacks the bucket', missing('NoSuchBucket'), 1],
  ])('that %s makes the service unavailable', async (_name, behaviour, attempts) => {
    answer = behaviour
    const storage = open()
    const unavailable = { code: 'unavailable' }
    await expect(storage.get(key)).rejects.toMatchObject(unavailable)
    expect(asked).toHaveLength(attempts)
    await expect(storage.put(key, Buffer.from('x'))).rejects.toMatchObject(unavailable)
    await expect(storage.list('')).rejects.toMatchObject(unavailable)
    const stream = Readable.from([Buffer.from('x')])
    await expect(storage.put(key, stream, 1)).rejects.toMatchObject(unavailable)
  })

  it('that never answers makes the service unavailable', async () => {
    answer = () => {}
    const storage = open(0.2)
    const unavailable = { code: 'unavailable' }
    await expect(storage.get(key)).rejects.toMatchObject(unavailable)
    await expect(storage.put(key, Buffer.from('x'))).rejects.toMatchObject(unavailable)
    await expect(storage.list('')).rejects.toMatchObject(unavailable)
    const stream = Readable.from([Buffer.from('x')])
    await expect(storage.put(key, stream, 1)).rejects.toMatchObject(unavailable)
  })

  it('answers for a missing file, which is no error', async () => {
    answer = missing('NoSuchKey')
    expect(await open().get(key)).toBeUndefined()
    await open().remove([key])
  })

  it('that stops sending in the middle of a file ends the stream with an error', async () => {
    answer = (_request, response) =>
      void response.writeHead(200, { 'content-length': '10' }).write('half')
    const file = (await open(1).get(key)) ?? expect.unreachable('it answered')
    await expect(buffer(file.stream)).rejects.toThrow('fell silent')
  })

  it('is not blamed for a slow reader', async () => {
    vi.useFakeTimers()
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(9)),
    })
    const body = readBody(new Response(endless), 10)
    for (let chunk = 0; chunk < 5; chunk++) {
      expect(await body.next()).toMatchObject({ done: false })
      await vi.advanceTimersByTimeAsync(60_000)
    }
    await body.return()
    vi.useRealTimers()
  })
})
