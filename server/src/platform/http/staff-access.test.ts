import { isForStaff, staffRoles, type Route } from '@patchbay/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ban } from '../../../test/bans.ts'
import { createPerson } from '../../../test/people.ts'
import { createStaff, setSecondFactor } from '../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { createActions } from '../../actions.ts'
import { query } from '../db/query.ts'
import { newId } from '../ids.ts'

const routes = createActions(new Map())
  .map(({ route }) => route)
  .filter(({ access }) => isForStaff(access))

const now = new Date('2026-11-15T09:00:00Z')
const hours = (count: number): Date => new Date(now.getTime() - count * 3_600_000)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())

const pathOf = ({ path }: Pick<Route, 'path'>): string =>
  `/api${path.replaceAll(/:\w+/g, '019a8000-0000-7000-8000-000000000001')}`

/** Invalid, so that nothing is changed. */
const bodyFor = ({ method }: Route): string | undefined =>
  method === 'GET' ? undefined : '{"x":1}'

/** All that a caller sees, without what differs between any two requests. */
async function seen(client: TestClient, method: string, path: string, body?: string) {
  const headers = body === undefined ? {} : { 'content-type': 'application/json' }
  const answer = await client.fetch(path, { method, headers, body: body ?? null })
  const { requestId: _requestId, ...said } = (await answer.json()) as Record<string, unknown>
  const told = Object.fromEntries(answer.headers)
  for (const name of ['date', 'x-request-id']) delete told[name]
  return { status: answer.status, headers: told, body: said }
}

async function clientsWithout(access: Route['access']): Promise<[who: string, TestClient][]> {
  const others =
    access === 'staff' ? [] : staffRoles.filter((one) => one !== access && one !== 'admin')
  const expired = await createStaff(app, 'admin', { now })
  await setSecondFactor(app, expired, hours(12))
  const banned = await createStaff(app, 'admin', { now })
  await ban(app, banned)
  return [
    ['a visitor', app.newClient()],
    ['a newcomer', (await createPerson(app, { fresh: true, now })).client],
    ['a member', (await createPerson(app, { now })).client],
    [
      'an admin without the second factor',
      (await createPerson(app, { role: 'admin', now })).client,
    ],
    ['an admin whose second factor is twelve hours old', expired.client],
    ['a banned admin', banned.client],
    ...(await Promise.all(
      others.map(async (one): Promise<[string, TestClient]> => [
        `a staff ${one}`,
        (await createStaff(app, one, { now })).client,
      ]),
    )),
  ]
}

/**
 * Makes it look as if nobody had been here for days, so that the next request renews the session.
 */
async function leaveAlone(): Promise<void> {
  await query(app.db)
    .updateTable('sessions')
    .set({ last_used_at: hours(72) })
    .execute()
}

describe('a route of staff', () => {
  it('is there for each role', () => {
    expect(routes.length).toBeGreaterThan(0)
  })

  it.each(routes.map((route) => [route.name, route] as const))(
    '%s looks to everybody else like an address without a route',
    async (_name, route) => {
      const bodies = route.method === 'GET' ? [undefined] : [undefined, '{}', '{"broken"']
      for (const [who, client] of await clientsWithout(route.access))
        for (const body of bodies) {
          const absent = await seen(client, route.method, '/api/staff/nothing/here', body)
          expect(absent.status).toBe(404)
          await leaveAlone()
          expect(await seen(client, route.method, pathOf(route), body), who).toEqual(absent)
        }
    },
  )

  it.each([
    ['the covers of drafts', 'editor', `article-covers/${newId()}/${newId()}/cover.webp`],
    ['the files of reports', 'moderator', `reports/${newId()}/files/${newId()}`],
  ] as const)('is the same for %s, which are no route of the contract', async (_, role, path) => {
    const address = `/api/staff/${path}`
    const { client: staff } = await createStaff(app, role, { now })
    for (const [who, client] of await clientsWithout(role)) {
      const absent = await seen(client, 'GET', '/api/staff/nothing/here')
      await leaveAlone()
      expect(await seen(client, 'GET', address), who).toEqual(absent)
    }
    await leaveAlone()
    expect((await seen(staff, 'GET', address)).headers['set-cookie']).toContain('session=')
  })

  it.each(routes.map((route) => [route.name, route] as const))(
    '%s is open to its role and to admins for twelve hours',
    async (_name, route) => {
      if (!isForStaff(route.access)) throw new Error('It is not for staff.')
      const allowed = route.access === 'staff' ? staffRoles : ([route.access, 'admin'] as const)
      for (const role of allowed) {
        const staff = await createStaff(app, role, { now })
        await setSecondFactor(app, staff, hours(11.99))
        const { status, body } = await seen(
          staff.client,
          route.method,
          pathOf(route),
          bodyFor(route),
        )
        expect([status, body['code']]).not.toEqual([404, 'not_found'])
      }
    },
  )
})
