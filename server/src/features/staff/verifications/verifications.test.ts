import { verificationTopic } from '@patchbay/contract/realtime'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { getVerification, requestVerification } from '@patchbay/contract/staff/verifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { join, listen } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'
import { approveVerification, rejectVerification } from '../operators/public.ts'

/** Never sweeps, so that everything that arrives was announced or requested. */
let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app)
})

const operator = { name: 'olga', reason: 'a test' }
const soon = { timeout: 5_000 }
const credentials = 'Engineered two records for Hollow Coast, 2024 and 2025.'
const ask = (body: object = { credentials }, client = person.client) =>
  client.call(requestVerification, { body: body as { credentials: string } })
const latest = async (client = person.client) =>
  (await client.call(getVerification, {})).body.request
const stored = (userId = person.id) =>
  query(app.db)
    .selectFrom('verification_requests')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('version')
    .execute()

describe('a verification request', () => {
  it('[E-03, E-10] is stored as pending, with the person, the text and the time', async () => {
    expect(await latest()).toBeNull()
    const before = new Date().toISOString()
    const { status, body } = await ask({ credentials: `  ${credentials}\n` })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      userId: person.id,
      credentials,
      status: 'pending',
      reviewDate: null,
      rejectionReason: null,
    })
    expect(body.submissionDate >= before).toBe(true)
    expect(await latest()).toEqual(body)
    expect(await stored()).toMatchObject([{ user_id: person.id, credentials, status: 'pending' }])
  })

  it('[E-02, A-60] needs a session, and may be made during onboarding', async () => {
    const refused = await ask({ credentials }, app.visitor)
    expect(refused).toMatchObject({ status: 401, code: 'not_authenticated' })
    const fresh = await createPerson(app, { fresh: true })
    expect((await ask({ credentials }, fresh.client)).status).toBe(200)
  })

  it('is visible to nobody else', async () => {
    await ask()
    const other = await createPerson(app, { role: 'admin' })
    expect(await latest(other.client)).toBeNull()
  })

  it.each([
    ['nothing', {}, 'Invalid input'],
    ['blanks', { credentials: ' \n '.repeat(20) }, 'Use at least 20 characters'],
    ['too little', { credentials: '🎺'.repeat(19) }, 'Use at least 20 characters'],
    ['too much', { credentials: 'x'.repeat(2001) }, 'Use at most 2000 characters'],
    [
      'what cannot be kept',
      { credentials: `${credentials}\u0000` },
      'This contains characters that cannot be used',
    ],
    ['a list', { credentials: [credentials] }, 'Invalid input'],
  ])('is refused with %s', async (_name, body, message) => {
    const answer = await ask(body)
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(JSON.stringify(answer.body)).toContain(message)
    expect(await stored()).toEqual([])
  })

  it('accepts emoji and line breaks as they were typed, up to the limit', async () => {
    const most = `${'🎺'.repeat(1_998)}\nא`
    expect((await ask({ credentials: most })).body.credentials).toBe(most)
  })

  it('[E-09] exists once, however often it is sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()))
    const refused = answers.filter(({ code }) => code === 'verification_pending')
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(refused).toHaveLength(5)
    expect(await stored()).toHaveLength(1)
  })

  it('[E-09] is unique in the database, whatever the server does', async () => {
    await ask()
    const second = { id: crypto.randomUUID(), user_id: person.id, credentials }
    await expect(
      query(app.db).insertInto('verification_requests').values(second).execute(),
    ).rejects.toThrow('verification_requests_open')
  })

  it('[E-12] cannot be decided by the person', async () => {
    for (const forged of [{ status: 'approved' }, { verified: true }, { reviewDate: 'x' }])
      expect(await ask({ credentials, ...forged })).toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
    const { body } = await ask({ credentials })
    expect(body).toMatchObject({ status: 'pending', reviewDate: null })
    for (const method of ['PUT', 'PATCH', 'DELETE'])
      for (const path of ['/api/verification', `/api/verification/${body.id}`]) {
        const response = await person.client.fetch(path, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ status: 'approved' }),
        })
        expect(response.status, `${method} ${path}`).toBe(404)
      }
    expect(await latest()).toMatchObject({ status: 'pending' })
  })

  it('can be sent ten times a day', async () => {
    const limited = await startTestApp({ config: { rateLimits: true } })
    const eager = await createPerson(limited)
    for (let time = 0; time < 10; time += 1) await ask({ credentials }, eager.client)
    expect(await ask({ credentials }, eager.client)).toMatchObject({ code: 'rate_limited' })
    await limited.stop()
  })
})

describe('a review', () => {
  it('[E-06, E-12, E-15] that approves makes the person verified, and another request is refused', async () => {
    const { body } = await ask()
    await approveVerification(app.db, operator, body.id, 'Test Person')
    expect(await latest()).toMatchObject({ status: 'approved', rejectionReason: null })
    expect((await latest())?.reviewDate).not.toBeNull()
    const { session } = (await person.client.call(getSession, {})).body
    expect(session?.profile.verified).toBe(true)
    expect(await ask()).toMatchObject({ status: 409, code: 'already_verified' })
    await query(app.db)
      .updateTable('user_profiles')
      .set({ verified: false })
      .where('id', '=', person.id)
      .execute()
    expect(await ask()).toMatchObject({ status: 409, code: 'already_verified' })
  })

  it('[E-07, E-11] that rejects contains the reason and allows another request', async () => {
    const first = (await ask()).body
    await rejectVerification(app.db, operator, first.id, 'The links lead nowhere.')
    const rejected = await latest()
    expect(rejected).toMatchObject({
      id: first.id,
      status: 'rejected',
      rejectionReason: 'The links lead nowhere.',
    })
    expect((await person.client.call(getSession, {})).body.session?.profile.verified).toBe(false)
    const second = (await ask()).body
    expect(second.version).toBeGreaterThan(rejected?.version ?? 0)
    expect(await latest()).toEqual(second)
    expect((await stored()).map(({ status }) => status)).toEqual(['rejected', 'pending'])
    expect(await ask()).toMatchObject({ code: 'verification_pending' })
  })

  it('raises the version, however reviews and new requests overlap', async () => {
    for (let round = 0; round < 5; round += 1) {
      const open = (await stored()).find(({ status }) => status === 'pending')
      const { id } = open ?? (await ask()).body
      await Promise.all([ask(), rejectVerification(app.db, operator, id, 'Not yet.')])
    }
    const rows = await stored()
    const byAge = rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    expect(rows.at(-1)?.id).toBe(byAge.at(-1)?.id)
  })
})

/** A page that connects during an announcement may receive the change before it has resumed. */
async function requestAndReceive() {
  const page = await listen(app, person.client)
  const answer = await ask()
  await expect.poll(() => page.received, soon).toHaveLength(1)
  page.socket.close()
  return answer
}

describe('a page', () => {
  it('[A-55, E-14] receives changes of the person’s own request, and nobody else does', async () => {
    const other = await createPerson(app)
    const page = await listen(app, person.client)
    const elsewhere = await listen(app, other.client)
    const { body } = await ask()
    await expect
      .poll(() => page.received, soon)
      .toEqual([{ type: 'verification_changed', request: body }])
    await rejectVerification(app.db, operator, body.id, 'Not yet.')
    app.announce({ kind: 'changed', topic: verificationTopic(person.id) })
    await expect
      .poll(() => page.received.at(-1), soon)
      .toMatchObject({ request: { status: 'rejected', rejectionReason: 'Not yet.' } })
    elsewhere.resume({ [verificationTopic(person.id)]: 0, [verificationTopic(other.id)]: 0 })
    await expect.poll(() => elsewhere.received, soon).toEqual([{ type: 'resumed' }])
    page.socket.close()
    elsewhere.socket.close()
  })

  it('receives what it has missed, and not what it knows', async () => {
    const { body } = await requestAndReceive()
    const knowing = await listen(app, person.client)
    knowing.resume({ [verificationTopic(person.id)]: body.version })
    await expect.poll(() => knowing.received, soon).toEqual([{ type: 'resumed' }])
    const behind = await listen(app, person.client)
    behind.resume({ [verificationTopic(person.id)]: 0 })
    await expect
      .poll(() => behind.received, soon)
      .toEqual([{ type: 'verification_changed', request: body }, { type: 'resumed' }])
    expect(knowing.received).toHaveLength(1)
    knowing.socket.close()
    behind.socket.close()
  })

  it('[E-14] receives changes made by the command line, without an announcement', async () => {
    const sweeping = await startTestApp({ database: app.database, sweepMilliseconds: 50 })
    const { body } = await ask()
    const page = await join(sweeping, person.client, {
      [verificationTopic(person.id)]: body.version,
    })
    // A sweep may have run before the page had resumed.
    page.received.length = 0
    await approveVerification(app.db, operator, body.id, 'Test Person')
    await expect
      .poll(() => page.received.map((said) => said.type).toSorted(), soon)
      .toEqual(['notices_changed', 'profile_changed', 'verification_changed'])
    page.socket.close()
    await sweeping.stop()
  })
})
