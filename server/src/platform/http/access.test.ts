import { errorBody, errors } from '@patchbay/contract/errors'
import { isForStaff, type Route } from '@patchbay/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { androidOrigin, createNativePerson } from '../../../test/accounts/native-app.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { createActions } from '../../actions.ts'

/** `staff-access.test.ts` proves more about the routes for staff. */
const routes = createActions(new Map())
  .map(({ route }) => route)
  .filter(({ access }) => !isForStaff(access))

/** Routes that anyone may call without a session. Add a new public route here on purpose. */
const publicRoutes = [
  'appealBan',
  'askForPasskey',
  'completeHandover',
  'completeSignIn',
  'confirmEmailChange',
  'getCommunity',
  'getInstance',
  'getInvitation',
  'getPublicArticle',
  'getPublicEvent',
  'getPublicPerson',
  'getSession',
  'getSignInOptions',
  'giveSecondFactor',
  'listCommunities',
  'listCommunityPlaces',
  'listPublicEvents',
  'redeemHandover',
  'requestPasswordReset',
  'resetPassword',
  'signInWithMailCode',
  'signInWithPasskey',
  'signInWithPassword',
  'signOut',
  'startMailCode',
  'startPasskeySignIn',
  'startSignIn',
]

/** Routes that the native app may call without its token; none of them reads a cookie. */
const withoutToken = new Set([
  'appealBan',
  'confirmEmailChange',
  'redeemHandover',
  'requestPasswordReset',
  'resetPassword',
  'signInWithMailCode',
  'signInWithPassword',
  'startMailCode',
])
/** Routes that only a browser may call, and not the native app even with its token. */
const browsersOnly = new Set([
  'completeConfirmation',
  'completeHandover',
  'completeSignIn',
  'signInWithPasskey',
  'startConfirmation',
  'startLink',
  'startPasskeySignIn',
  'startSignIn',
])

/** Error codes that invalid requests may get from any route, in addition to the route's own. */
const alwaysPossible = ['invalid_input', 'unsupported_media_type', 'not_found']

const addressOf = (route: Route): string =>
  `/api${route.path.replaceAll(/:\w+/g, '019a8000-0000-7000-8000-000000000001')}`

let app: TestApp
let fresh: TestPerson
let onboarded: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  fresh = await createPerson(app, { fresh: true })
  onboarded = await createPerson(app)
})
afterAll(() => app.stop())

describe('every route of the contract', () => {
  it('is public only where this list says so', () => {
    const open = routes.filter((route) => route.access === 'public').map((route) => route.name)
    expect(open.toSorted()).toEqual(publicRoutes)
  })

  it.each(
    routes
      .filter((route) => route.access !== 'public')
      .map((route) => [route.name, route] as const),
  )('%s answers 401 without a session, whatever the body', async (_name, route) => {
    for (const body of [undefined, '{}', '{"broken"', 'x'.repeat(300_000)]) {
      const { method } = route
      if (method === 'GET' && body !== undefined) continue
      const headers = body === undefined ? {} : { 'content-type': 'application/json' }
      const response = await app.visitor.fetch(addressOf(route), {
        method,
        headers,
        body: body ?? null,
      })
      expect(response.status).toBe(401)
    }
  })

  it.each(
    routes.filter((route) => route.method !== 'GET').map((route) => [route.name, route] as const),
  )('%s is refused from a foreign origin, or without an origin', async (_name, route) => {
    const { method } = route
    const send = (headers: Record<string, string>) =>
      fetch(app.origin + addressOf(route), {
        method,
        headers: { cookie: `session=${fresh.client.cookie('session')}`, ...headers },
      })
    const foreign: Record<string, string>[] = [
      {},
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: `${app.config.publicUrl}.evil.example` },
      { origin: app.config.publicUrl.replace('http:', 'https:') },
      { origin: app.config.publicUrl, 'sec-fetch-site': 'cross-site' },
      { origin: app.config.publicUrl, 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) {
      const response = await send(headers)
      expect(response.status, JSON.stringify(headers)).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'foreign_origin' })
    }
  })

  it('is open to the native app with its token, unless these lists say otherwise', async () => {
    const { token } = await createNativePerson(app)
    const isRefused = async (route: Route, headers: Record<string, string>) => {
      const { method } = route
      const init = { method, headers: { origin: androidOrigin, ...headers }, body: '{' }
      const response = await fetch(app.origin + addressOf(route), init)
      return ((await response.json()) as { code: string }).code === 'foreign_origin'
    }
    const cookie = `session=${fresh.client.cookie('session')}`
    for (const route of routes.filter(({ method }) => method !== 'GET')) {
      const open = withoutToken.has(route.name)
      expect(await isRefused(route, { cookie }), route.name).toBe(!open)
      // The invalid body keeps a route from changing anything; a route without a body would run.
      if (route.body === undefined) continue
      const closed = browsersOnly.has(route.name)
      const authorization = `Bearer ${token}`
      expect(await isRefused(route, { authorization }), route.name).toBe(closed)
    }
  })

  it.each(
    routes.filter((route) => route.body !== undefined).map((route) => [route.name, route] as const),
  )('%s takes JSON only', async (_name, route) => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const { client } = route.access === 'onboarded' ? onboarded : fresh
      const response = await client.fetch(addressOf(route), {
        method: route.method,
        headers: { 'content-type': type },
        body: '{}',
      })
      expect(response.status, type).toBe(415)
    }
  })

  it('refuses people who have not finished onboarding, where the contract says so', async () => {
    for (const route of routes.filter(({ access }) => access === 'onboarded')) {
      const { method } = route
      const response = await fresh.client.fetch(addressOf(route), { method })
      expect(response.status, route.name).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'not_onboarded' })
    }
  })

  it.each(routes.map((route) => [route.name, route] as const))(
    '%s answers invalid input only with the errors that it declares',
    async (_name, route) => {
      const nonsense = [
        'null',
        '[]',
        '"x"',
        '{"provider":{}}',
        '{"state":1}',
        '{"email":"\\u0000","password":"\\u0000"}',
        `{"state":"${'\\u0000'.repeat(3)}"}`,
      ]
      const { method } = route
      // A GET request has no body.
      for (const body of method === 'GET' ? [undefined] : nonsense) {
        const init =
          body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body }
        const person = await createPerson(app, { fresh: route.access !== 'onboarded' })
        const response = await person.client.fetch(addressOf(route), { method, ...init })
        if (response.ok) continue
        const { code } = z.parse(errorBody, await response.json())
        expect(errors[code].status, body).toBe(response.status)
        expect([...alwaysPossible, ...route.errors], `${body}: ${code}`).toContain(code)
      }
    },
  )
})
