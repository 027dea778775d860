import { signOut } from '@patchbay/contract/accounts/sessions'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendTo } from '../../../../test/attachments.ts'
import { createCommunity } from '../../../../test/communities.ts'
import * as samples from '../../../../test/samples/file-samples.ts'
import {
  androidOrigin,
  createNativePerson,
  type NativePerson,
} from '../../../../test/accounts/native-app.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import type { Services } from '../../../platform/http/action.ts'
import { noLimits, type Limits } from '../../../platform/limits/limits.ts'
import { insertSession } from '../../../platform/sessions/sessions.store.ts'
import { addFiles } from './serve-files.ts'

let app: TestApp
let now = new Date()
let person: NativePerson
let communityId: string
/** The signed address of one of the person’s own files, as the native app received it. */
let address: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  person = await createNativePerson(app, now)
  communityId = await createCommunity(app, await createPerson(app), { members: [person] })
  address = await addressFor(person)
})

const addressFor = async (by: TestPerson) =>
  (await sendTo(by, communityId, samples.mp3(), 'take.mp3')).body.signedUrl

/** Loads a file as an element of a page does, without a token. */
const look = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(app.origin + path, { headers })
  await answer.arrayBuffer()
  return answer.status
}

const ofSession = (path: string, sessionId: string) =>
  path.replace(/&session=.*$/, '') + `&session=${sessionId}`

describe('an address that the native app received', () => {
  it('works without a cookie, for the app’s page too', async () => {
    const answer = await fetch(app.origin + address)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(samples.mp3())
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const range = { range: 'bytes=0-1', origin: androidOrigin }
    expect(await look(address, range)).toBe(206)
  })

  it('may be fetched by the app’s script too, with its token', async () => {
    const answer = await person.client.fetch(address)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(samples.mp3())
    expect(answer.headers.get('access-control-allow-origin')).toBe(androidOrigin)
  })

  it('is looked up with one statement for the session', async () => {
    app.database.statements.length = 0
    expect(await look(address)).toBe(200)
    const asked = app.database.statements.filter((text) => text.includes('from sessions'))
    expect(asked).toHaveLength(1)
  })

  it('counts against the person’s limit only if it is validly signed, not expired, and for an app', async () => {
    const counted: string[] = []
    const limits: Limits = {
      ...noLimits,
      count: async (_kind, key) => void counted.push(key),
    }
    const ask = async (path: string, config = app.config) => {
      counted.length = 0
      const http = fastify()
      addFiles(http, { db: app.db, config, now: () => now, limits } as Services)
      await http.inject(path)
      return counted
    }
    expect(await ask(address)).toEqual(['127.0.0.1', person.id])
    expect(await ask(address, { ...app.config, appOrigins: [] })).toEqual(['127.0.0.1'])
    expect(await ask(address.replace('signature=', 'signature=x'))).toEqual(['127.0.0.1'])
    now = new Date(now.getTime() + 3_600_000)
    expect(await ask(address)).toEqual(['127.0.0.1'])
  })

  it('works for an hour', async () => {
    now = new Date(now.getTime() + 3_599_000)
    expect(await look(address)).toBe(200)
    now = new Date(now.getTime() + 1_000)
    expect(await look(address)).toBe(404)
  })

  it('stops working after signing out', async () => {
    expect(await look(address)).toBe(200)
    await person.client.call(signOut, {})
    expect(await look(address)).toBe(404)
  })

  it('stops working when its session expires', async () => {
    await query(app.db)
      .updateTable('sessions')
      .set({ expires_at: now })
      .where('id', '=', person.sessionId)
      .execute()
    expect(await look(address)).toBe(404)
  })

  it('[X-10] does not work for a banned person, who gets the same answer as a stranger', async () => {
    await query(app.db).insertInto('banned_users').values({ user_id: person.id }).execute()
    expect(await look(address)).toBe(404)
    await query(app.db).deleteFrom('banned_users').execute()
    expect(await look(address)).toBe(200)
  })

  it('does not work once its person may no longer see the file', async () => {
    await query(app.db).deleteFrom('attachments').where('owner_id', '=', person.id).execute()
    expect(await look(address)).toBe(404)
  })

  it('works only for the session that it names', async () => {
    const about = { userId: person.id, provider: 'google', userAgent: undefined, now } as const
    const own = await insertSession(app.db, { ...about, bearer: true })
    const other = await createNativePerson(app, now)
    for (const id of [own.id, other.sessionId, person.browser.sessionId, 'x', '', '%00'])
      expect(await look(ofSession(address, id)), id).toBe(404)
    expect(await look(`${address}&session=${person.sessionId}`)).toBe(404)
    expect(await look(address.replace(/&session=.*$/, ''))).toBe(404)
    const { client } = person.browser
    const cookie = `session=${client.cookie('session')}`
    expect(await look(ofSession(address, person.browser.sessionId), { cookie })).toBe(404)
  })
})

describe('an address that a browser received', () => {
  it('names no session, and works only with the cookie', async () => {
    const { browser } = person
    const theirs = await addressFor(browser)
    expect(theirs).not.toContain('session')
    const cookie = `session=${browser.client.cookie('session')}`
    expect(await look(theirs, { cookie })).toBe(200)
    expect(await look(theirs)).toBe(404)
    expect(await look(theirs, { cookie, origin: androidOrigin })).toBe(404)
  })

  it('does not turn into an address of the app if a session is added', async () => {
    const { browser } = person
    const theirs = await addressFor(browser)
    for (const id of [browser.sessionId, person.sessionId])
      expect(await look(ofSession(theirs, id)), id).toBe(404)
  })
})
