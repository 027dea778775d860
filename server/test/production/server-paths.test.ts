import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { createMetrics } from '../../src/platform/metrics/metrics.ts'
import { serverPaths } from '../../../web/worker/server-paths.ts'
import { startTestApp } from '../test-app.ts'

it('the service worker knows every path that the server answers itself', async () => {
  const folders = new Set<string>()
  const watch = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ url, method }) => {
      // A path that only accepts POST is not a page.
      if ([method].flat().includes('GET')) folders.add(`/${url.split('/')[1]}`)
    })
  }
  subscribe('fastify.initialization', watch)
  const app = await startTestApp({ metrics: createMetrics() }).finally(() =>
    unsubscribe('fastify.initialization', watch),
  )
  await app.stop()
  expect([...folders].toSorted()).toEqual(serverPaths)
})
