import { realtimePath } from '@patchbay/contract/realtime'
import { createTicket, signOut } from '@patchbay/contract/accounts/sessions'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  androidOrigin,
  createNativePerson,
  iosOrigin,
  type NativePerson,
} from '../../../test/accounts/native-app.ts'
import { setBio } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { open, refusalOf } from '../../../test/realtime/test-socket.ts'
import { query } from '../db/query.ts'

let app: TestApp
let person: NativePerson
let now = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  person = await createNativePerson(app, now)
})

const newTicket = async () => (await person.client.call(createTicket, {})).body.ticket
const openWith = (ticket: string, headers: Record<string, string> = {}) =>
  open(app, { origin: androidOrigin, ...headers }, `${realtimePath}?ticket=${ticket}`)
const cookie = () => `session=${person.browser.client.cookie('session')}`
const tickets = () => query(app.db).selectFrom('socket_tickets').selectAll().execute()

describe('a ticket', () => {
  it('opens the app’s socket, which receives the same as a page’s and ends with its session', async () => {
    const socket = openWith(await newTicket(), { origin: iosOrigin })
    const received: string[] = []
    socket.on('message', (data: Buffer) => received.push(data.toString()))
    await once(socket, 'open')
    await setBio(app, person.id, 'A few words.')
    await expect.poll(() => received.join(), { timeout: 5_000 }).toContain('A few words.')
    const closed = once(socket, 'close')
    await person.client.call(signOut, {})
    await closed
    expect(received.join()).toContain('signed_out')
  })

  it('is never logged, nor is a session that an address names', async () => {
    app.logged.length = 0
    const ticket = await newTicket()
    const socket = openWith(ticket)
    await once(socket, 'open')
    socket.terminate()
    expect(await refusalOf(openWith(ticket))).toBe(401)
    const file = `/files/community-files/${person.id}/${person.id}/a.mp3?session=${person.sessionId}`
    await person.client.fetch(file)
    await person.client.call(signOut, {})
    await expect.poll(() => JSON.stringify(app.logged)).toContain('/files/')
    const log = JSON.stringify(app.logged)
    for (const secret of [ticket, 'ticket=', person.sessionId, 'session=', person.token])
      expect(log).not.toContain(secret)
  })

  it('opens a socket once, also with ten attempts at the same time', async () => {
    const ticket = await newTicket()
    const ends = await Promise.all(
      Array.from({ length: 10 }, () => {
        const socket = openWith(ticket)
        const opened = once(socket, 'open').then(() => socket.terminate())
        return Promise.race([refusalOf(socket), opened.then(() => 101)])
      }),
    )
    expect(ends.filter((status) => status === 101)).toHaveLength(1)
    expect(ends.filter((status) => status === 401)).toHaveLength(9)
    expect(await refusalOf(openWith(ticket))).toBe(401)
  })

  it('is valid for half a minute, and is deleted if unused', async () => {
    const [early, late, left] = [await newTicket(), await newTicket(), await newTicket()]
    now = new Date(now.getTime() + 29_999)
    const socket = openWith(early)
    await once(socket, 'open')
    socket.terminate()
    await app.runJob('delete_expired_tickets')
    expect(await tickets()).toHaveLength(2)
    now = new Date(now.getTime() + 1)
    expect(await refusalOf(openWith(late))).toBe(401)
    const rows = await tickets()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(left)
    await app.runJob('delete_expired_tickets')
    expect(await tickets()).toEqual([])
  })

  it('is ignored from our own page, where only the cookie counts', async () => {
    const ticket = await newTicket()
    const origin = app.config.publicUrl
    expect(await refusalOf(openWith(ticket, { origin }))).toBe(401)
    const socket = openWith('nonsense', { origin, cookie: cookie() })
    await once(socket, 'open')
    socket.terminate()
    expect(await refusalOf(openWith(ticket, { origin: 'https://evil.example' }))).toBe(403)
    // Neither attempt has used up the ticket.
    const own = openWith(ticket)
    await once(own, 'open')
    own.terminate()
  })

  it('of a session that has ended opens nothing', async () => {
    const ticket = await newTicket()
    await person.client.call(signOut, {})
    expect(await refusalOf(openWith(ticket))).toBe(401)
    expect(await tickets()).toEqual([])
  })

  it('[X-10] of a banned person opens nothing', async () => {
    const ticket = await newTicket()
    await query(app.db).insertInto('banned_users').values({ user_id: person.id }).execute()
    expect(await refusalOf(openWith(ticket))).toBe(403)
    expect((await person.client.call(createTicket, {})).code).toBe('account_banned')
    await query(app.db).deleteFrom('banned_users').execute()
    expect(await refusalOf(openWith(ticket))).toBe(401)
  })

  it('is for the app only: a browser’s session gets none', async () => {
    const { client } = person.browser
    expect(await client.call(createTicket, {})).toMatchObject({ status: 403, code: 'forbidden' })
  })
})

describe('the app’s page', () => {
  it('without a ticket gets no socket, whatever cookie or token it has', async () => {
    const bare = (headers: Record<string, string>) =>
      refusalOf(open(app, { origin: androidOrigin, ...headers }))
    expect(await bare({})).toBe(401)
    expect(await bare({ cookie: cookie() })).toBe(401)
    expect(await bare({ cookie: `session=${person.token}` })).toBe(401)
    for (const ticket of ['', 'nonsense', 'A'.repeat(43), person.token])
      expect(await refusalOf(openWith(ticket, { cookie: cookie() })), ticket).toBe(401)
  })
})

it('a token of the app opens no socket as a cookie', async () => {
  expect(await refusalOf(open(app, { cookie: `session=${person.token}` }))).toBe(401)
})
