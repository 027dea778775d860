import { partMinBytes } from '@patchbay/contract/content/uploads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeServer, refuse, type FakeServer } from '../../../../../test/fake-server.ts'
import { fakeUploads, storedFile, type FakeUpload } from '../../../../../test/fake-uploads.ts'
import { storage } from '../../../../platform/storage/storage.ts'
import { storeFor } from '../../../../platform/storage/stored-owner.ts'
import { cancelStarted } from './started-uploads.ts'
import { sendFile } from './send-file.ts'
import { takenOut } from './sent-file.ts'

const target = { type: 'community', id: '0191d1c0-0000-7000-8000-00000000000c' } as const
const megabyte = 1024 * 1024
const stems = new File([new Uint8Array(11 * megabyte)], 'Stems.wav', { lastModified: 1 })

let server: FakeServer
let uploads: readonly FakeUpload[]
/** What the server has of the upload with this id. */
let arrived: Map<string, number>
let progress: number[]
let isJoining = false

beforeEach(() => {
  vi.useFakeTimers()
  server = fakeServer()
  uploads = fakeUploads()
  arrived = new Map()
  progress = []
  // Each upload has an address of its own, so it is answered here.
  const fetched = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const [, id, end] = /\/attachments\/uploads\/([\w-]+)(\/finish)?$/.exec(url) ?? []
    if (id === undefined) return fetched(url, init)
    const path = `/attachments/uploads/${id}${end ?? ''}`
    server.on(`${init.method} ${path}`, () => {
      if (end && isJoining) return refuse('rate_limited', { retryAfter: 2 })
      if (end) return arrived.get(id) === stems.size ? storedFile(1) : refuse('upload_not_found')
      if (init.method === 'DELETE') return new Response(null, { status: 204 })
      if (!arrived.has(id)) arrived.set(id, 0)
      return { arrived: arrived.get(id) }
    })
    return fetched(url, init)
  })
  storeFor('ada')
})
afterEach(() => {
  vi.useRealTimers()
  storage.clear()
})

function send(signal = new AbortController().signal) {
  const onProgress = (done: number): void => void progress.push(done)
  return sendFile({ target, file: stems, name: stems.name, signal, onProgress })
}

/** The part that is on its way, once there are this many. */
async function part(count: number): Promise<{ id: string; start: number; sent: FakeUpload }> {
  await vi.waitFor(() => expect(uploads.length).toBeGreaterThanOrEqual(count), { interval: 1 })
  const sent = uploads[count - 1]
  const [, id = '', start] = /uploads\/([\w-]+)\/parts\/(\d+)$/.exec(sent?.route ?? '') ?? []
  if (sent === undefined) throw new Error('No part was sent.')
  return { id, start: Number(start), sent }
}

async function arrives(count: number): Promise<void> {
  const { id, start, sent } = await part(count)
  const { size } = sent.body as Blob
  sent.progress(1)
  arrived.set(id, start + size)
  sent.answer(200, { arrived: start + size })
}

const nextAttempt = () => vi.advanceTimersByTimeAsync(30_000)
const started = (): number => server.calls.filter(({ route }) => route.startsWith('PUT')).length

it('sends one part after the other, and reports the progress of the whole', async () => {
  const sending = send()
  for (const count of [1, 2, 3, 4]) await arrives(count)
  await expect(sending).resolves.toMatchObject({ id: storedFile(1).id })
  expect(uploads.map(({ body }) => (body as Blob).size)).toEqual([
    megabyte,
    2 * megabyte,
    4 * megabyte,
    4 * megabyte,
  ])
  expect(progress).toEqual([0, 1 / 11, 3 / 11, 7 / 11, 1])
})

it('goes on with the first byte that has not arrived, in smaller parts while they get lost', async () => {
  const sending = send()
  for (const count of [1, 2]) await arrives(count)
  const lost = await part(3)
  expect((lost.sent.body as Blob).size).toBe(4 * megabyte)
  lost.sent.fail()
  await nextAttempt()
  const slow = await part(4)
  expect(slow.start).toBe(3 * megabyte)
  expect((slow.sent.body as Blob).size).toBe(2 * megabyte)
  slow.sent.answer(400, { code: 'upload_too_slow', message: 'Too slow.', requestId: 'r' })
  await nextAttempt()
  const again = await part(5)
  expect((again.sent.body as Blob).size).toBe(megabyte)
  // It has arrived, but the answer gets lost.
  arrived.set(again.id, again.start + megabyte)
  again.sent.fail()
  await nextAttempt()
  const third = await part(6)
  expect(third.start).toBe(4 * megabyte)
  expect((third.sent.body as Blob).size).toBe(megabyte / 2)
  for (let count = 6; arrived.get(third.id) !== stems.size; count += 1) await arrives(count)
  await expect(sending).resolves.toMatchObject({ name: 'stored' })
})

it('gives up after eight failures without a byte, and goes on there when it is tried again', async () => {
  const sending = send()
  const failure = sending.catch((error: unknown) => error)
  for (const count of [1, 2]) await arrives(count)
  for (let count = 3; count < 11; count += 1) {
    const { sent } = await part(count)
    expect((sent.body as Blob).size).toBeGreaterThanOrEqual(partMinBytes)
    sent.fail()
    await nextAttempt()
  }
  expect(await failure).toMatchObject({ code: 'network' })
  const again = send()
  const { start, id } = await part(11)
  expect(start).toBe(3 * megabyte)
  expect([...arrived.keys()]).toEqual([id])
  for (let count = 11; arrived.get(id) !== stems.size; count += 1) await arrives(count)
  await again
})

it('begins once more when the server has forgotten it, and a file that has arrived is not resumed', async () => {
  const sending = send()
  const first = await part(1)
  first.sent.answer(404, { code: 'upload_not_found', message: 'Gone.', requestId: 'r' })
  await nextAttempt()
  for (let count = 2; arrived.get(first.id) !== stems.size; count += 1) await arrives(count)
  await sending
  const before = uploads.length
  const next = send()
  const { id, start } = await part(before + 1)
  expect(start).toBe(0)
  expect(id).not.toBe(first.id)
  for (let count = before + 1; arrived.get(id) !== stems.size; count += 1) await arrives(count)
  await next
})

it('the same file chosen twice is two uploads', async () => {
  const both = [send(), send()]
  const [one, other] = [await part(1), await part(2)]
  expect(one.id).not.toBe(other.id)
  for (let count = 1; [...arrived.values()].some((bytes) => bytes < stems.size); count += 1)
    await arrives(count)
  await Promise.all(both)
})

it('waits for another request that puts the parts together', async () => {
  const sending = send()
  isJoining = true
  for (const count of [1, 2, 3, 4]) await arrives(count)
  for (let look = 0; look < 8; look += 1) await nextAttempt()
  isJoining = false
  await nextAttempt()
  await expect(sending).resolves.toMatchObject({ name: 'stored' })
  expect(started()).toBe(1)
})

it('gives the room back when a file is taken out that waits for its next attempt, or was given up', async () => {
  const controller = new AbortController()
  const sending = send(controller.signal).catch((error: unknown) => error)
  const { id, sent } = await part(1)
  sent.fail()
  await vi.advanceTimersByTimeAsync(10)
  controller.abort(takenOut)
  await vi.advanceTimersByTimeAsync(10)
  expect(server.count(`DELETE /attachments/uploads/${id}`)).toBe(1)
  const failing = send().catch((error: unknown) => error)
  for (let count = 2; count < 10; count += 1) {
    ;(await part(count)).sent.fail()
    await nextAttempt()
  }
  await failing
  await sending
  const given = (await part(9)).id
  await cancelStarted({ target, file: stems, name: stems.name })
  expect(server.count(`DELETE /attachments/uploads/${given}`)).toBe(1)
})

it('tells the server when the person takes the file out, and not when the page is left', async () => {
  const controller = new AbortController()
  const sending = send(controller.signal)
  const failure = sending.catch((error: unknown) => error)
  await part(1)
  controller.abort()
  expect(await failure).toMatchObject({ name: 'AbortError' })
  expect(server.calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false)
  const again = new AbortController()
  const resumed = send(again.signal)
  const taken = resumed.catch((error: unknown) => error)
  const { id } = await part(2)
  again.abort(takenOut)
  expect(await taken).toBe(takenOut)
  expect(server.count(`DELETE /attachments/uploads/${id}`)).toBe(1)
  expect(started()).toBe(2)
})
