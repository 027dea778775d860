import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { listNotices } from '@patchbay/contract/notices/notices'
import { getArchive, openArchive, requestArchive } from '@patchbay/contract/privacy/archives'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { onPhone } from '../../../../test/accounts/native-app.ts'
import { ban, unban } from '../../../../test/bans.ts'
import { createPerson, elsewhere, setEmail, type TestPerson } from '../../../../test/people.ts'
import {
  addressOf,
  archiveIdOf,
  fetchArchive,
  haveArchive,
  makeArchiveOf,
} from '../../../../test/privacy/archives.ts'
import { unzip } from '../../../../test/read-zip.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { testServices } from '../../../../test/test-services.ts'
import { inTurn } from '../../../../test/waiting.ts'
import { query } from '../../../platform/db/query.ts'
import { listJobs } from '../../../platform/jobs/jobs.store.ts'
import { createLog } from '../../../platform/logger.ts'
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts'
import { makeArchive, mostAttempts } from './make-archive.ts'

const hour = 3_600_000
const day = 24 * hour
const start = Date.parse('2026-11-18T12:00:00.000Z')
let moment: number
const now = () => new Date(moment)

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  moment = start
  app = await startTestApp({ now })
})
afterAll(() => app.stop())
beforeEach(async () => {
  moment = start
  person = await createPerson(app, { now: now() })
})

const state = async ({ client } = person) => (await client.call(getArchive, {})).body
const request = ({ client } = person) => client.call(requestArchive, {})
const open = ({ client } = person) => client.call(openArchive, {})
const storage = () => createDiskStorage(join(app.config.dataDir, 'files'))
const storedFor = async ({ id } = person) =>
  (await storage().list(`data-archives/${id}/`)).files.map(({ key }) => key)
const waitingJobs = async (task: string) =>
  (await listJobs(app.db, 1_000)).filter((one) => one.task === task).length
const none = {
  state: 'none',
  requestedAt: null,
  expiresAt: null,
  bytes: null,
  nextAt: null,
  can: { request: true },
}

describe('an archive', () => {
  it('is requested, made, told by a notice and a mail, and fetched', async () => {
    await setEmail(app, person.id, 'ada@example.com')
    expect(await state()).toEqual(none)
    expect((await request()).body).toMatchObject({ state: 'being_made', can: { request: false } })
    expect((await open()).code).toBe('not_found')
    await makeArchiveOf(app, person)
    const ready = await state()
    expect(ready).toMatchObject({
      state: 'ready',
      expiresAt: new Date(start + 7 * day).toISOString(),
      nextAt: new Date(start + day).toISOString(),
      can: { request: false },
    })
    const { body } = await person.client.call(listNotices, { query: {} })
    expect(body.notices.map(({ kind }) => kind)).toEqual(['archive_ready'])
    const mail = await query(app.db)
      .selectFrom('mails')
      .select(['to_address', 'data'])
      .where('user_id', '=', person.id)
      .where('template', '=', 'archive_ready')
      .executeTakeFirstOrThrow()
    expect(mail).toEqual({ to_address: 'ada@example.com', data: { until: ready.expiresAt } })
    const answer = await person.client.fetch(await addressOf(person))
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('content-disposition')).toContain('Patchbay-2026-11-18.zip')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.length).toBe(ready.bytes)
    expect([...unzip(bytes).keys()]).toContain('index.html')
  })

  it('is made once, however often it is requested at the same time', async () => {
    const before = await waitingJobs('make_archive')
    const row = { table: 'user_profiles', id: person.id } as const
    const [first, second] = await inTurn(app, row, request, request)
    expect([first.body.state, second.body.state]).toEqual(['being_made', 'being_made'])
    expect((await request()).status).toBe(200)
    expect(await waitingJobs('make_archive')).toBe(before + 1)
  })

  it('is one a day, and a new one replaces the last with its file', async () => {
    await haveArchive(app, person)
    const [file] = await storedFor()
    moment = start + day - 1_000
    const refusal = await request()
    expect(refusal).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(refusal.headers.get('retry-after')).toBe('1')
    const old = await addressOf(await elsewhere(app, person, now()))
    moment = start + day
    const later = await elsewhere(app, person, now())
    expect((await request()).body.state).toBe('being_made')
    expect((await person.client.fetch(old)).status).toBe(404)
    await makeArchiveOf(app, person)
    await app.runJob('remove_files', { keys: [file] })
    expect(await storedFor()).toHaveLength(1)
    expect(await storedFor()).not.toContain(file)
    expect((await fetchArchive(later)).has('index.html')).toBe(true)
  })

  it('is there for seven days, and then erased with its file', async () => {
    await haveArchive(app, person)
    moment = start + 7 * day - 1_000
    const later = await elsewhere(app, person, now())
    const url = await addressOf(later)
    expect((await later.client.fetch(url)).status).toBe(200)
    moment = start + 7 * day
    expect((await later.client.fetch(url)).status).toBe(404)
    expect((await open(later)).code).toBe('not_found')
    expect(await state(later)).toEqual(none)
    await app.runJob('clean_archives')
    await app.runJob('remove_files', { keys: await storedFor() })
    expect(await storedFor()).toEqual([])
    const rows = query(app.db).selectFrom('data_archives').select('id')
    expect(await rows.where('user_id', '=', person.id).execute()).toEqual([])
    expect((await request(later)).status).toBe(200)
  })
})

describe('nobody else gets an archive', () => {
  it('by its address, which is for one person in one session', async () => {
    await haveArchive(app, person)
    const url = await addressOf(person)
    const other = await createPerson(app, { now: now() })
    await haveArchive(app, other)
    const own = await elsewhere(app, person, now())
    for (const client of [app.visitor, other.client, own.client])
      expect((await client.fetch(url)).status).toBe(404)
    const others = new URL(await addressOf(other), app.origin).searchParams
    const mixed = new URL(url, app.origin)
    mixed.searchParams.set('signature', others.get('signature') ?? '')
    expect((await person.client.fetch(mixed.pathname + mixed.search)).status).toBe(404)
    expect((await person.client.fetch(url)).status).toBe(200)
  })

  it.each(['', '?expires=9999999999', '?expires=9999999999&signature=x', '?signature=x'])(
    'without what makes an address work: %j',
    async (query_) => {
      await haveArchive(app, person)
      expect((await person.client.fetch(`/api/account/archive/file${query_}`)).status).toBe(404)
    },
  )

  it('as a file of another kind', async () => {
    await haveArchive(app, person)
    const [key = ''] = await storedFor()
    const address = new URL(await addressOf(person), app.origin)
    for (const path of [`/files/${key}`, `/${key}`, `/files/${key}${address.search}`])
      expect((await person.client.fetch(path)).status, path).toBe(404)
  })

  it('in the native app either, whose address names its session', async () => {
    const phone = await onPhone(app, person, now())
    await haveArchive(app, phone)
    const url = await addressOf(phone)
    expect((await app.visitor.fetch(url)).status).toBe(200)
    const forged = new URL(url, app.origin)
    forged.searchParams.set('session', person.sessionId)
    expect((await app.visitor.fetch(forged.pathname + forged.search)).status).toBe(404)
  })

  it('without a fresh sign-in', async () => {
    await haveArchive(app, person)
    const url = await addressOf(person)
    moment = start + 11 * 60_000
    expect(await open()).toMatchObject({ status: 403, code: 'confirmation_needed' })
    // The address is no older than the proof was allowed to be.
    expect((await person.client.fetch(url)).status).toBe(404)
    const fresh = await elsewhere(app, person, now())
    expect((await open(fresh)).status).toBe(200)
  })

  it('after the account was deleted, also if it is being made just then', async () => {
    await haveArchive(app, person)
    const url = await addressOf(person)
    const token = person.client.cookie('session') ?? ''
    const late = await createPerson(app, { now: now() })
    await request(late)
    const archiveId = await archiveIdOf(app, late)
    const body = { confirmText: 'delete my account' }
    expect((await person.client.call(deleteAccount, { body })).status).toBe(200)
    person.client.setCookie('session', token)
    expect((await person.client.fetch(url)).status).toBe(404)
    await app.runJob('remove_folder', { folder: `data-archives/${person.id}/` })
    expect(await storedFor()).toEqual([])

    await makeWith({
      put: async (put, ...args) => {
        await put(...args)
        expect((await late.client.call(deleteAccount, { body })).status).toBe(200)
      },
    })(archiveId)
    expect(await storedFor(late)).toEqual([])
    await app.runJob('make_archive', { archiveId })
    expect(await storedFor(late)).toEqual([])
  })

  it('while banned, and nothing is made for who is', async () => {
    await haveArchive(app, person)
    const url = await addressOf(person)
    await ban(app, person, new Date(Date.now() + day))
    expect((await person.client.fetch(url)).status).toBe(404)
    for (const call of [request, open]) expect((await call()).code).toBe('account_banned')
    await unban(app, person)
    expect((await person.client.fetch(url)).status).toBe(200)

    const other = await createPerson(app, { now: now() })
    await request(other)
    await ban(app, other, new Date(Date.now() + day))
    await makeArchiveOf(app, other)
    expect(await storedFor(other)).toEqual([])
    await unban(app, other)
    expect(await state(other)).toEqual(none)
  })
})

type Put = (key: string, content: never) => Promise<void>
interface Changes {
  readonly put: (put: Put, ...args: Parameters<Put>) => Promise<void>
}

/** Runs the job with a storage that does something else when the archive is stored. */
const makeWith =
  ({ put }: Changes, attempt = 1) =>
  async (archiveId: string): Promise<void> => {
    const services = { ...testServices(app.config, app.db), now, mailer: undefined }
    const real = services.storage
    const changed = { ...real, put: (...args: Parameters<Put>) => put(real.put, ...args) }
    const { signal } = new AbortController()
    try {
      const run = { attempt, signal, log: createLog('silent') }
      await makeArchive.run({ ...services, storage: changed }, { archiveId }, run)
    } finally {
      await services.pictures.stop()
    }
  }

describe('an archive whose job dies', () => {
  it('is not offered by halves, and is whole when the job runs again', async () => {
    await request()
    const archiveId = await archiveIdOf(app, person)
    // The file is stored, and the node dies before anything names it.
    const dying = makeWith({
      put: async (put, ...args) => {
        await put(...args)
        throw new Error('The node is gone.')
      },
    })
    await expect(dying(archiveId)).rejects.toThrow('The node is gone.')
    expect(await storedFor()).toHaveLength(1)
    expect(await state()).toMatchObject({ state: 'being_made', bytes: null })
    expect((await open()).code).toBe('not_found')
    await makeArchiveOf(app, person)
    expect((await fetchArchive(person)).has('index.html')).toBe(true)
    expect(await storedFor()).toHaveLength(2)
    // What it left is removed a day later, and what is named stays.
    moment = Date.now() + 25 * hour
    await query(app.db)
      .updateTable('data_archives')
      .set({ expires_at: new Date(moment + day) })
      .where('user_id', '=', person.id)
      .execute()
    await app.runJob('clean_archives')
    expect(await storedFor()).toHaveLength(1)
    const later = await elsewhere(app, person, now())
    expect((await fetchArchive(later)).has('index.html')).toBe(true)
    // Run once more, it does nothing.
    await app.runJob('make_archive', { archiveId })
    expect(await storedFor()).toHaveLength(1)
  })

  it('is said to have failed after the last attempt, and can be requested again at once', async () => {
    await request()
    const failing = makeWith({ put: async () => Promise.reject(new Error('No.')) }, mostAttempts)
    await expect(failing(await archiveIdOf(app, person))).rejects.toThrow('No.')
    expect(await state()).toMatchObject({ state: 'failed', nextAt: null, can: { request: true } })
    expect((await open()).code).toBe('not_found')
    expect((await request()).body.state).toBe('being_made')
    await makeArchiveOf(app, person)
    expect((await state()).state).toBe('ready')
  })

  it('is said to have failed if nobody has finished it in a day', async () => {
    await request()
    moment = start + 25 * hour
    await app.runJob('clean_archives')
    const later = await elsewhere(app, person, now())
    expect((await state(later)).state).toBe('failed')
    expect((await request(later)).body.state).toBe('being_made')
  })
})
