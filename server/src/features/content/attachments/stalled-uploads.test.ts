import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { attachmentMaxBytes } from '@patchbay/contract/content/attachments'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sendTo } from '../../../../test/attachments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { uploadMemory } from './upload-attachment.ts'

/** Room for four files. */
const uploadBytes = 4 * uploadMemory
let app: TestApp
let people: readonly TestPerson[]
const sockets = new Set<Socket>()
beforeAll(async () => {
  app = await startTestApp({ config: { uploadBytes } })
  people = await Promise.all([createPerson(app), createPerson(app), createPerson(app)])
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets.clear()
  // The places are given back with the drafts.
  await vi.waitUntil(async () => (await drafts()).length === 0, { timeout: 10_000 })
})
afterAll(() => app.stop())

const drafts = (): Promise<string[]> =>
  readdir(join(app.config.dataDir, 'files', '.partial')).catch(() => [])
const personAt = (index: number): TestPerson => people[index] ?? expect.unreachable('three people')

/** Announces a large file, sends its beginning and then nothing. */
async function stall(
  person: TestPerson,
  size = `content-length: ${attachmentMaxBytes}`,
): Promise<Socket> {
  const { hostname, port } = new URL(app.origin)
  const socket = connect(Number(port), hostname)
  sockets.add(socket)
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(
    `POST /api/attachments/profile/${person.id}?name=a.txt HTTP/1.1\r\nhost: localhost\r\n` +
      `origin: ${app.config.publicUrl}\r\ncookie: session=${person.client.cookie('session')}\r\n` +
      `${size}\r\n\r\n3\r\nthe\r\n`,
  )
  return socket
}

/** Resolves once so many files more are being written. */
async function stalled(person: TestPerson, count: number): Promise<void> {
  const before = (await drafts()).length
  for (let index = 0; index < count; index += 1) await stall(person)
  await expect.poll(async () => (await drafts()).length).toBe(before + count)
}

const send = (person: TestPerson) =>
  sendTo(person, person.id, Buffer.from('words'), 'a.txt', 'profile')

describe('uploads that stall', () => {
  it('are at most three of a person; more are refused before they are read', async () => {
    const [ada, bo] = [personAt(0), personAt(1)]
    await stalled(ada, 3)
    for (let count = 0; count < 20; count += 1) {
      const socket = await stall(ada)
      const answer = String((await once(socket, 'data'))[0])
      expect(answer).toMatch(/^HTTP\/1\.1 429 .*retry-after: \d+\r\n.*"rate_limited"/s)
    }
    expect(await drafts()).toHaveLength(3)
    expect((await send(bo)).status).toBe(200)
    expect((await ada.client.call(getSession, {})).status).toBe(200)
  })

  it('do not take the places of a person whose connections have ended', async () => {
    const ada = personAt(0)
    await stalled(ada, 3)
    expect((await send(ada)).code).toBe('rate_limited')
    for (const socket of sockets) socket.destroy()
    await expect.poll(async () => (await send(ada)).status).toBe(200)
  })

  it('of all people together stay below the budget of the node', async () => {
    const [ada, bo, cy] = [personAt(0), personAt(1), personAt(2)]
    await stalled(ada, 3)
    await stalled(bo, 1)
    const answer = await send(cy)
    expect(answer).toMatchObject({ status: 503, code: 'unavailable' })
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await cy.client.call(getSession, {})).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await expect.poll(async () => (await send(cy)).status).toBe(200)
  })

  it('count as the largest part that is held if they announce no size', async () => {
    const [ada, bo, cy] = [personAt(0), personAt(1), personAt(2)]
    await stalled(ada, 3)
    await stall(bo, 'transfer-encoding: chunked')
    await expect.poll(async () => (await drafts()).length).toBe(4)
    expect((await send(cy)).code).toBe('unavailable')
  })
})

describe('a file that is refused', () => {
  it('leaves neither a file nor a draft', async () => {
    const before = await stored()
    const sent = await sendTo(personAt(0), personAt(0).id, Buffer.from('x\0'), 'a.txt', 'profile')
    expect(sent.code).toBe('invalid_file_type')
    expect([await stored(), await drafts()]).toEqual([before, []])
  })

  it('is answered as a full storage if the folder cannot be written', async () => {
    const broken = await startTestApp()
    const person = await createPerson(broken)
    await mkdir(broken.config.dataDir)
    await writeFile(join(broken.config.dataDir, 'files'), 'This is not a folder.')
    expect(await send(person)).toMatchObject({ status: 507, code: 'storage_full' })
    await broken.stop()
  })
})

const stored = async (): Promise<string[]> =>
  (await readdir(join(app.config.dataDir, 'files'), { recursive: true })).toSorted()
