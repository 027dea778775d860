import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { linkHandover, redeemHandover } from '@patchbay/contract/accounts/handovers'
import { listIdentities } from '@patchbay/contract/accounts/identities'
import {
  getSession,
  listSessions,
  refreshSession,
  signOut,
} from '@patchbay/contract/accounts/sessions'
import { providers } from '@patchbay/contract/accounts/sign-in'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  authorizeForApp,
  codeIn,
  completeForApp,
  createNativePerson,
  handOver,
  NativeClient,
  newProof,
  redeem,
} from '../../../../test/accounts/native-app.ts'
import { createPerson } from '../../../../test/people.ts'
import { startSignInApp, untamper, type SignInApp } from '../../../../test/accounts/sign-in.ts'
import { startTestApp } from '../../../../test/test-app.ts'
import { untilWaiting } from '../../../../test/waiting.ts'
import { demoPeople } from '../../../demo/people.ts'
import { seedDemoData } from '../../../demo/seed.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

let app: SignInApp
let now = new Date()
beforeAll(async () => {
  app = await startSignInApp({ now: () => now })
  await seedDemoData(app.db)
})
afterAll(() => app.stop())
beforeEach(() => {
  now = new Date()
  untamper(app)
})

const kofi = demoPeople[1] ?? expect.unreachable('there are demo people')
const waiting = () => query(app.db).selectFrom('handovers').selectAll().execute()

/** Changes the person whom the providers report from now on. */
function become(subject: string): void {
  app.tamper.userInfo = (body) => ({ ...body, id: subject })
  app.tamper.idTokenClaims = (claims) => ({ ...claims, sub: subject })
}

describe('a sign-in that is handed over', () => {
  it.each(providers)('signs the app in with %s, and not the browser', async (provider) => {
    become(`handed-${provider}`)
    const { verifier, challenge } = newProof()
    const browser = app.newClient()
    const choice = { choice: 'new', name: 'Ona Reyes' } as const
    const fields = await authorizeForApp(browser, { provider, choice, challenge })
    expect(fields['state']).toMatch(/^app\.[\w-]{43}$/)
    const people = () => query(app.db).selectFrom('user_profiles').select('id').execute()
    const before = (await people()).length
    const { body } = await completeForApp(app, browser, provider, fields)
    const address = new URL(body.address)
    expect(address.origin + address.pathname + address.search).toBe(app.config.appLink)
    expect(browser.cookie('session')).toBeUndefined()
    expect(await people()).toHaveLength(before)

    const phone = new NativeClient(app)
    const answer = await redeem(phone, codeIn(body.address), verifier)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.body.session).toMatchObject({ provider, profile: { fullName: 'Ona Reyes' } })
    expect(await people()).toHaveLength(before + 1)
    phone.token = answer.body.token
    const { body: own } = await phone.call(getSession, {})
    expect(own.session).toEqual(answer.body.session)
    expect(await waiting()).toEqual([])
  })

  it('leaves another person’s session in that browser unchanged', async () => {
    const { client, sessionId } = await createPerson(app, { now })
    const { verifier, challenge } = newProof()
    const handing = { provider: 'google', choice: { persona: kofi.id }, challenge } as const
    const before = client.cookie('session')
    const fields = await authorizeForApp(client, handing)
    const { body, headers } = await completeForApp(app, client, 'google', fields)
    expect(headers.getSetCookie().join()).not.toContain('session')
    const answer = await redeem(new NativeClient(app), codeIn(body.address), verifier)
    expect(answer.body.session.profile.id).toBe(kofi.id)
    expect(client.cookie('session')).toBe(before)
    expect((await client.call(getSession, {})).body.session?.id).toBe(sessionId)
  })

  it('returns by a link with a query of its own', async () => {
    const { database, provider } = app
    const appLink = 'https://app.patchbay.example/return?from=browser'
    const other = await startTestApp({
      database,
      providers: provider.settings,
      config: { appLink },
    })
    const { verifier, challenge } = newProof()
    const choice = { persona: kofi.id }
    const browser = other.newClient()
    const fields = await authorizeForApp(browser, { provider: 'google', choice, challenge })
    const { body } = await completeForApp(other, browser, 'google', fields)
    expect(body.address).toBe(`${appLink}#code=${codeIn(body.address)}`)
    const answer = await redeem(new NativeClient(other), codeIn(body.address), verifier)
    await other.stop()
    expect(answer.status).toBe(200)
  })

  it('signs a known person in to their account, and stores their time zone', async () => {
    const { verifier, challenge } = newProof()
    const choice = { persona: kofi.id }
    const code = await handOver(app, { provider: 'google', choice, challenge })
    const phone = new NativeClient(app)
    const timeZone = 'Europe/Lisbon'
    const { body } = await phone.call(redeemHandover, { body: { code, verifier, timeZone } })
    expect(body.session.profile.id).toBe(kofi.id)
    phone.token = body.token
    expect((await phone.call(refreshSession, { body: {} })).headers.getSetCookie()).toEqual([])
    expect((await phone.call(listSessions, {})).body.sessions).toContainEqual(
      expect.objectContaining({ id: body.session.id, current: true, timeZone }),
    )
    expect((await phone.call(signOut, {})).headers.getSetCookie()).toEqual([])
    expect((await phone.call(getSession, {})).body.session).toBeNull()
  })

  it('replaces the previous session of the app', async () => {
    const { client } = await createNativePerson(app, now)
    const old = new NativeClient(app, client.token)
    const { verifier, challenge } = newProof()
    const choice = { persona: kofi.id }
    const code = await handOver(app, { provider: 'spotify', choice, challenge })
    expect((await redeem(client, code, verifier)).status).toBe(200)
    expect((await old.call(getSession, {})).body.session).toBeNull()
  })

  it('is stored as hashes, and for two minutes at most', async () => {
    const { verifier, challenge } = newProof()
    const choice = { persona: kofi.id }
    const code = await handOver(app, { provider: 'google', choice, challenge })
    const rows = await waiting()
    expect(rows).toHaveLength(1)
    for (const secret of [code, verifier]) expect(JSON.stringify(rows)).not.toContain(secret)
    expect(rows[0]?.expires_at).toEqual(new Date(now.getTime() + 120_000))
    await app.runJob('delete_expired_handovers')
    expect(await waiting()).toHaveLength(1)
    now = new Date(now.getTime() + 120_000)
    await app.runJob('delete_expired_handovers')
    expect(await waiting()).toEqual([])
  })

  it('leaves no secret and no name in the log', async () => {
    become('logged')
    app.logged.length = 0
    const { verifier, challenge } = newProof()
    const choice = { choice: 'new', name: 'Canary Bird', email: 'canary@example.com' } as const
    const code = await handOver(app, { provider: 'google', choice, challenge })
    const { body } = await redeem(new NativeClient(app), code, verifier)
    await expect.poll(() => app.logged.length).toBeGreaterThan(2)
    const log = JSON.stringify(app.logged)
    for (const secret of [code, verifier, body.token, 'Canary', 'canary@'])
      expect(log).not.toContain(secret)
  })
})

describe('a provider that is handed over', () => {
  it('is added to the account that is signed in in the app', async () => {
    const { id, sessionId, client } = await createNativePerson(app, now)
    become('linked-by-app')
    const { verifier, challenge } = newProof()
    const choice = { persona: kofi.id }
    const code = await handOver(app, { provider: 'spotify', choice, challenge })
    const { status, body } = await client.call(linkHandover, { body: { code, verifier } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: sessionId, profile: { id, spotifyConnected: true } })
    const { identities } = (await client.call(listIdentities, {})).body
    expect(identities.map(({ provider }) => provider)).toEqual(['spotify'])
    const again = await handOver(app, { provider: 'spotify', choice, challenge })
    const { body: signedIn } = await redeem(new NativeClient(app), again, verifier)
    expect(signedIn.session.profile.id).toBe(id)
  })

  it.each([
    ['whose session has ended', signOut, {}],
    ['who has left', deleteAccount, { body: { confirmText: 'delete my account' } }],
  ] as const)('is not added for a person %s meanwhile', async (_who, route, request) => {
    const { id, client } = await createNativePerson(app, now)
    become(`too-late-${route.name}`)
    const { verifier, challenge } = newProof()
    const choice = { persona: kofi.id }
    const code = await handOver(app, { provider: 'google', choice, challenge })
    let asked: ReturnType<typeof client.call<typeof linkHandover>> | undefined
    await transaction(app.db, async (tx) => {
      await query(tx).selectFrom('handovers').select('code_hash').forUpdate().execute()
      asked = client.call(linkHandover, { body: { code, verifier } })
      await untilWaiting(app, 1)
      await client.call(route, request)
    })
    expect(await asked).toMatchObject({ status: 401, code: 'not_authenticated' })
    const kept = query(app.db).selectFrom('identities').select('id').where('user_id', '=', id)
    expect(await kept.execute()).toEqual([])
  })

  it('is refused if it belongs to somebody else', async () => {
    const { client } = await createNativePerson(app, now)
    const { verifier, challenge } = newProof()
    const choice = { persona: kofi.id }
    const code = await handOver(app, { provider: 'google', choice, challenge })
    const { status, code: refusal } = await client.call(linkHandover, { body: { code, verifier } })
    expect([status, refusal]).toEqual([409, 'identity_taken'])
    expect((await client.call(listIdentities, {})).body.identities).toEqual([])
  })
})
