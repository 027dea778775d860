import { signOut } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { createActions } from '../../actions.ts'
import { createProviders } from '../../features/accounts/sign-in/providers.ts'
import { newId } from '../ids.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  person = await createPerson(app)
})
afterAll(() => app.stop())

const routes = createActions(createProviders({})).map(({ route }) => route)

it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'what %s answers is for no cache',
  async (_name, { method, path, access }) => {
    const filled = path.replaceAll(/:\w+/g, newId())
    // A write of the person would change the others' answers: a visitor is refused.
    const client = method === 'GET' ? person.client : app.visitor
    const answer = await client.fetch(`/api${filled}`, { method })
    const sent = answer.headers.get('cache-control')
    expect(sent).toMatch(answer.ok ? /^private, no-store$/ : /\bno-store$/)
    if (access !== 'public' && method !== 'GET') expect(answer.status).toBeGreaterThan(399)
  },
)

it('the private answers were read by somebody who may', async () => {
  const { status, headers } = await person.client.fetch('/api/session')
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
})

it('signing out empties the browser’s cache of the person’s files, and nothing else', async () => {
  const leaving = await createPerson(app)
  const { status, headers } = await leaving.client.call(signOut, {})
  expect([status, headers.get('clear-site-data')]).toEqual([204, '"cache"'])
})
