import { route } from '@patchbay/contract/route'
import * as z from 'zod/mini'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { call } from './api.ts'
import { readToken, restoreToken } from './token.ts'

const common = { access: 'public', summary: 'For this test.', errors: [] } as const
const readThing = route('readThing', {
  ...common,
  method: 'GET',
  path: '/things/:thingId/parts/:partId',
  params: z.object({ thingId: z.string(), partId: z.string() }),
  query: z.object({
    search: z.optional(z.string()),
    limit: z.optional(z.number()),
    tag: z.optional(z.array(z.string())),
  }),
  output: z.object({ id: z.string() }),
})
const writeThing = route('writeThing', {
  ...common,
  method: 'POST',
  path: '/things',
  body: z.object({ name: z.string() }),
  output: null,
})
const sendPicture = route('sendPicture', {
  ...common,
  method: 'PUT',
  path: '/picture',
  upload: { maxBytes: 10 },
  output: null,
})
const ping = route('ping', { ...common, method: 'GET', path: '/ping', output: z.string() })

function answer(status: number, body?: unknown): ReturnType<typeof vi.fn<typeof fetch>> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const mock = vi.fn<typeof fetch>(
    async () => new Response(status === 204 ? null : text, { status }),
  )
  vi.stubGlobal('fetch', mock)
  return mock
}
const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.unreachable('It did not fail.'),
    (error: unknown) => error,
  )

afterEach(() => vi.unstubAllGlobals())

describe('a request', () => {
  it('encodes parameters, so that a value never becomes another path', async () => {
    const fetch = answer(200, { id: 'x' })
    await call(readThing, { params: { thingId: '../admin', partId: 'a/b?c' }, query: {} })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/things/..%2Fadmin/parts/a%2Fb%3Fc')
  })
  it('puts the query behind the path, leaves out undefined values and repeats lists', async () => {
    const fetch = answer(200, { id: 'x' })
    const query = { search: 'a & b', limit: 5, tag: ['x', 'y'] }
    await call(readThing, { params: { thingId: '1', partId: '2' }, query })
    expect(fetch.mock.calls[0]?.[0]).toBe(
      '/api/things/1/parts/2?search=a+%26+b&limit=5&tag=x&tag=y',
    )
  })
  it('sends a file unchanged, with its own type', async () => {
    const fetch = answer(204)
    const file = new File(['song'], 'song.png', { type: 'image/png' })
    await call(sendPicture, { body: file })
    const [, init] = fetch.mock.calls[0] ?? []
    expect(init?.body).toBe(file)
    expect(new Headers(init?.headers).has('content-type')).toBe(false)
  })
  it('sends a body as JSON, and no content type without one', async () => {
    const fetch = answer(204)
    await call(writeThing, { body: { name: 'Ada' } })
    const [, init] = fetch.mock.calls[0] ?? []
    expect(init?.method).toBe('POST')
    expect(init?.body).toBe('{"name":"Ada"}')
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
    const bare = answer(200, '"pong"')
    await call(ping)
    expect(new Headers(bare.mock.calls[0]?.[1]?.headers).has('content-type')).toBe(false)
  })
})

describe('an answer', () => {
  it('returns the output', async () => {
    answer(200, { id: 'x' })
    const request = { params: { thingId: '1', partId: '2' }, query: {} }
    await expect(call(readThing, request)).resolves.toEqual({ id: 'x' })
  })
  it('returns nothing if the contract defines no output', async () => {
    answer(204)
    await expect(call(writeThing, { body: { name: '' } })).resolves.toBeUndefined()
  })
  it('turns an error answer into its code, status, request id and issues', async () => {
    const issues = [{ path: 'body.name', message: 'Too short' }]
    answer(400, { code: 'invalid_input', message: 'No.', requestId: 'r-1', issues })
    const error = await failureOf(call(writeThing, { body: { name: '' } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'invalid_input', status: 400, requestId: 'r-1', issues })
  })
  it.each([
    [502, '<html>Bad gateway</html>', 'unavailable'],
    [404, '', 'not_found'],
    [500, 'oops', 'internal'],
    [418, '{"code":"teapot"}', 'invalid_input'],
  ])('understands %i from a server that is not ours', async (status, body, code) => {
    answer(status, body)
    expect(await failureOf(call(ping))).toMatchObject({ code, status, issues: [] })
  })
  it('calls a lost connection "network"', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(call(ping))).toMatchObject({ code: 'network', status: 0 })
  })
  it('[Z-10] calls an answer that breaks off "network", even if its status was good', async () => {
    answer(200, '"half')
    expect(await failureOf(call(ping))).toMatchObject({ code: 'network' })
  })
  it('passes an abort on as an abort', async () => {
    const abort = new AbortController()
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
      abort.abort()
      return Promise.reject(init.signal?.reason)
    })
    const error = await failureOf(call(ping, { signal: abort.signal }))
    expect(error).toMatchObject({ name: 'AbortError' })
  })
})

describe('the token of the native app', () => {
  const ours = { code: 'not_authenticated', message: 'Not signed in', requestId: 'r' }
  it.each([
    ['goes when the server does not know it', ours, undefined],
    ['stays when somebody in between refuses', '<h1>401</h1>', 'kept'],
  ])('%s', async (_, body, token) => {
    restoreToken('kept', () => {})
    answer(401, body)
    await failureOf(call(ping))
    expect(readToken()).toBe(token)
    restoreToken(undefined, () => {})
  })
})
