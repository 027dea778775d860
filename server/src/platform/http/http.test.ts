import { errorBody } from '@patchbay/contract/errors'
import * as z from 'zod/mini'
import { request as rawRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const refusal = async (response: Response) => z.parse(errorBody, await response.json())

describe('the HTTP server', () => {
  it('answers an unknown address with the contract’s error and a request id', async () => {
    const response = await app.visitor.fetch('/api/nothing-here')
    expect(response.status).toBe(404)
    const body = await refusal(response)
    expect(body).toMatchObject({
      code: 'not_found',
      requestId: response.headers.get('x-request-id'),
    })
  })

  it.each([
    ['/api/%', 400],
    ['/api/%E0%A4%A', 400],
    ['/api/instance?%', 200],
    ['/api/instance?a[]=%00', 200],
  ])('answers %s with %i', async (path, status) =>
    expect((await app.visitor.fetch(path)).status).toBe(status),
  )

  it('carries the security headers on every answer', async () => {
    for (const path of ['/api/instance', '/api/none', '/livez', '/nowhere', '/api/%']) {
      const { headers } = await app.visitor.fetch(path)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
      expect(headers.get('x-powered-by'), path).toBeNull()
    }
  })

  it('survives a request that is not HTTP', async () => {
    const { hostname, port } = new URL(app.origin)
    await new Promise<void>((resolve) => {
      const request = rawRequest({ hostname, port, path: '/livez', headers: { host: 'x' } })
      request.on('socket', (socket) =>
        socket.on('connect', () => socket.write('\0\0 GARBAGE\r\n\r\n')),
      )
      request.on('error', () => resolve()).on('response', () => resolve())
      request.end()
    })
    expect((await app.visitor.fetch('/livez')).status).toBe(200)
  })

  it('logs one line per answer, with the route pattern and without personal data', async () => {
    app.logged.length = 0
    await app.visitor.fetch('/api/instance?email=someone@example.org', {
      headers: { cookie: 'session=s3cret', authorization: 'Bearer s3cret' },
    })
    await expect.poll(() => app.logged.length).toBe(1)
    expect(app.logged[0]).toMatchObject({ method: 'GET', route: '/api/instance', status: 200 })
    expect(JSON.stringify(app.logged)).not.toMatch(/someone|s3cret|127\.0\.0\.1/)
  })
})
