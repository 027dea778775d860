import type { Route } from '@patchbay/contract/route'
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../test/test-app.ts'
import { createActions } from './actions.ts'

const actions = createActions(new Map())

const contractFolder = new URL('../../contract/src/', import.meta.url)

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value

/** Every route that the contract exports, from all its files. */
async function readContract(): Promise<[exported: string, route: Route][]> {
  const files = globSync('**/*.ts', {
    cwd: fileURLToPath(contractFolder),
    exclude: ['**/*.test.ts'],
  })
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, contractFolder).href) as Promise<object>),
  )
  return modules
    .flatMap((module) => Object.entries(module) as [string, unknown][])
    .filter((entry): entry is [string, Route] => isRoute(entry[1]))
}

describe('the contract', () => {
  it('names each route like its export, once', async () => {
    const routes = await readContract()
    expect(routes.length).toBeGreaterThan(0)
    for (const [exported, route] of routes) expect(route.name).toBe(exported)
    const addresses = routes.map(
      ([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`,
    )
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('is implemented by the server, no more and no less', async () => {
    const promised = (await readContract()).map(([name]) => name)
    expect(actions.map(({ route }) => route.name).toSorted()).toEqual(promised.toSorted())
  })
})

describe('the API’s documentation', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  it('describes every route', async () => {
    const response = await app.visitor.fetch('/api/docs/json')
    const { paths } = (await response.json()) as {
      paths: Record<string, Record<string, { operationId: string; responses: object }>>
    }
    const described = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(described.map((operation) => operation.operationId).toSorted()).toEqual(
      actions.map(({ route }) => route.name).toSorted(),
    )
    for (const operation of described) expect(Object.keys(operation.responses)).toContain('500')
  })

  it('exists in development only', async () => {
    const { config } = { config: { development: false, demoData: false } }
    const production = await startTestApp({ config })
    expect((await production.visitor.fetch('/api/docs')).status).toBe(404)
    await production.stop()
  })
})
