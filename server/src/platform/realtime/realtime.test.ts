import { getSession, signOut } from '@patchbay/contract/accounts/sessions'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPerson, setBio } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { listen, open, refusalOf } from '../../../test/realtime/test-socket.ts'
import { banUser, changeRole } from '../../features/staff/operators/commands.ts'
import { query } from '../db/query.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const operator = { name: 'olga', reason: 'a test' }
const soon = { timeout: 5_000 }

describe('the handshake', () => {
  it('is refused without a valid session, from a foreign page, and at another path', async () => {
    const { client, id } = await createPerson(app)
    const cookie = `session=${client.cookie('session')}`
    expect(await refusalOf(open(app, {}))).toBe(401)
    expect(await refusalOf(open(app, { cookie: `session=${'A'.repeat(43)}` }))).toBe(401)
    expect(await refusalOf(open(app, { cookie, origin: 'https://evil.example' }))).toBe(403)
    expect(await refusalOf(open(app, { cookie, origin: '' }))).toBe(403)
    expect(await refusalOf(open(app, { cookie }, '/api/elsewhere'))).toBe(404)
    await query(app.db).insertInto('banned_users').values({ user_id: id }).execute()
    expect(await refusalOf(open(app, { cookie }))).toBe(403)
  })
})

describe('an upgrade that we do not support', () => {
  it.each(['/x', '//', '/api/realtime'])('to %s is answered and closed', async (path) => {
    const { hostname, port } = new URL(app.origin)
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    let answer = ''
    socket.on('data', (part) => (answer += String(part)))
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: foo\r\n\r\n`,
    )
    await once(socket, 'end')
    expect(answer).toMatch(/^HTTP\/1\.1 40[34] /)
    // The server has closed the socket, so further writes fail.
    const gone = once(socket, 'error')
    const knock = setInterval(() => socket.write('x'), 20)
    expect(await gone).toMatchObject([{ code: expect.stringMatching(/EPIPE|ECONNRESET/) }])
    clearInterval(knock)
  })
})

describe('the sweep', () => {
  it('[X-10] runs once a second, and ends sessions of a ban that was not announced', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const sweeping = await startTestApp({ database: app.database })
    const [banned, other] = [await createPerson(sweeping), await createPerson(sweeping)]
    const [page, bystander] = [
      await listen(sweeping, banned.client),
      await listen(sweeping, other.client),
    ]
    await banUser(app.db, operator, banned.id, null)
    vi.advanceTimersByTime(1_000)
    expect(await page.closed).toBe(4001)
    expect(page.received).toEqual([{ type: 'session_ended', reason: 'banned' }])
    expect(bystander.socket.readyState).toBe(bystander.socket.OPEN)
    bystander.socket.close()
    await sweeping.stop()
  })
})

describe('a socket', () => {
  it('answers the heartbeat', async () => {
    const { client } = await createPerson(app)
    const { socket, received } = await listen(app, client)
    socket.send('{"type":"ping"}')
    await expect.poll(() => received, soon).toEqual([{ type: 'pong' }])
    socket.close()
  })

  it('[A-54] receives changes of the person’s own profile, and no other socket does', async () => {
    const person = await createPerson(app)
    const other = await createPerson(app)
    const mine = await listen(app, person.client)
    const tab = await listen(app, person.client)
    const theirs = await listen(app, other.client)
    await setBio(app, person.id, 'A few words.')
    for (const { received } of [mine, tab])
      await expect
        .poll(() => received, soon)
        .toMatchObject([
          { type: 'profile_changed', profile: { id: person.id, bio: 'A few words.' } },
        ])
    expect(theirs.received).toEqual([])
    for (const { socket } of [mine, tab, theirs]) socket.close()
  })

  it('carries a version that only rises, with the matching state', async () => {
    const person = await createPerson(app)
    const { received, socket } = await listen(app, person.client)
    let role: 'editor' | 'moderator' = 'editor'
    await expect
      .poll(async () => {
        role = role === 'editor' ? 'moderator' : 'editor'
        await changeRole(app.db, operator, person.id, role)
        return received.length
      }, soon)
      .toBeGreaterThan(2)
    const versions = received.map((message) =>
      message.type === 'profile_changed' ? message.profile.version : 0,
    )
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    socket.close()
  })

  it('is closed when its session ends, and only then', async () => {
    const person = await createPerson(app)
    const other = await createPerson(app)
    const mine = await listen(app, person.client)
    const theirs = await listen(app, other.client)
    await person.client.call(signOut, {})
    expect(await mine.closed).toBe(4001)
    expect(mine.received).toEqual([{ type: 'session_ended', reason: 'signed_out' }])
    expect(theirs.socket.readyState).toBe(theirs.socket.OPEN)
    theirs.socket.close()
  })

  it('reports a ban of its person, even if the session is already gone', async () => {
    const person = await createPerson(app)
    const { closed, received } = await listen(app, person.client)
    await banUser(app.db, operator, person.id, null)
    expect(await closed).toBe(4001)
    expect(received).toEqual([{ type: 'session_ended', reason: 'banned' }])
  })

  it.each([
    ['nonsense', 'hello'],
    ['another type', '{"type":"shout","text":"x"}'],
    ['a broken one', '{"type":'],
    ['null', 'null'],
    ['bytes', Buffer.from([0, 1, 2])],
    ['too much', `{"type":"ping","x":"${'y'.repeat(9_000)}"}`],
  ])('is closed for %s, and no other socket is', async (_name, frame) => {
    const person = await createPerson(app)
    const other = await listen(app, (await createPerson(app)).client)
    const { socket, closed } = await listen(app, person.client)
    socket.send(frame)
    expect([1008, 1009]).toContain(await closed)
    other.socket.send('{"type":"ping"}')
    await expect.poll(() => other.received, soon).toEqual([{ type: 'pong' }])
    expect((await person.client.call(getSession, {})).status).toBe(200)
    other.socket.close()
  })

  it('is closed when a session opens too many', async () => {
    const { client } = await createPerson(app)
    const sockets = []
    for (let number = 0; number < 21; number += 1) sockets.push(await listen(app, client))
    expect(await sockets[0]?.closed).toBe(1013)
    expect(sockets.at(-1)?.socket.readyState).toBe(1)
    for (const { socket } of sockets) socket.close()
  })
})

describe('a shutdown', () => {
  it('makes the pages reconnect elsewhere', async () => {
    const node = await startTestApp()
    const { closed } = await listen(node, (await createPerson(node)).client)
    await node.stop()
    expect(await closed).toBe(1001)
  })
})
