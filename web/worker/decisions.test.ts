// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { answerPage } from './answer-page.ts'
import { cachesOf, cachesToClear, nameCache } from './cache-names.ts'
import { mayKeep } from './may-keep.ts'
import { ask, type WorkerMessage } from './messages.ts'
import { isWithdrawn } from './retire.ts'
import { serverPaths } from './server-paths.ts'
import { strategyFor } from './strategy.ts'

const origin = 'https://patchbay.example'
const get = (path: string, mode = 'no-cors', method = 'GET') =>
  strategyFor({ method, mode, url: new URL(path, origin).href }, origin)

describe('the strategy for a request', () => {
  it('is asset if the name has a hash', () => {
    expect(get('/assets/base-abc.js', 'cors')).toBe('asset')
    expect(get('/assets/font.woff2?x=1')).toBe('asset')
    expect(get('/assetsx/base-abc.js')).toBe('untouched')
  })
  it('is page for a navigation', () => {
    for (const path of [
      '/',
      '/communities/1?q=x',
      '/auth/callback?code=1',
      '/apiary',
      '/filesystem',
    ])
      expect(get(path, 'navigate'), path).toBe('page')
    expect(get('/communities', 'cors')).toBe('untouched')
    expect(get('/auth/callback', 'navigate', 'POST')).toBe('untouched')
  })
  it('is untouched if the answer may be private, in any mode', () => {
    for (const path of serverPaths)
      for (const mode of ['navigate', 'cors', 'no-cors'])
        for (const below of ['', '/x', '/x/assets/y.js?z=/assets/'])
          expect(get(path + below, mode), path + below).toBe('untouched')
    expect(get('/icon.svg')).toBe('untouched')
    expect(get('https://elsewhere.example/assets/a.js', 'cors')).toBe('untouched')
    expect(get('/assets/a.js', 'cors', 'POST')).toBe('untouched')
  })
})

it('stores only complete answers of our own that are the same for everybody', () => {
  const answer = { status: 200, type: 'basic', redirected: false, headers: new Headers() } as const
  const withHeader = (name: string, value: string) => ({
    ...answer,
    headers: new Headers({ [name]: value }),
  })
  expect(mayKeep(answer)).toBe(true)
  expect(mayKeep(withHeader('cache-control', 'public, max-age=31536000, immutable'))).toBe(true)
  expect(mayKeep(withHeader('cache-control', 'no-cache'))).toBe(true)
  for (const bad of [
    { ...answer, status: 404 },
    { ...answer, status: 206 },
    { ...answer, type: 'opaque' as const },
    { ...answer, redirected: true },
    withHeader('set-cookie', 'session=1'),
    withHeader('cache-control', 'private, max-age=60'),
    withHeader('cache-control', 'no-store'),
  ])
    expect(mayKeep(bad)).toBe(false)
})

describe('the caches', () => {
  const [old, earlier, fresh] = [nameCache('a', '1'), nameCache('b', '2'), nameCache('b', '3')]
  const names = ['something else', old, earlier, fresh]
  const clear = (needed: ReadonlySet<string> | undefined) =>
    cachesToClear(names, { fresh, build: 'b', needed })

  it('are found by their build, the newest first', () => {
    expect(cachesOf(names, 'b')).toEqual([fresh, earlier])
    expect(cachesOf(names, 'c')).toEqual([])
  })
  it('are deleted when nobody needs them', () =>
    expect(clear(new Set(['b']))).toEqual([old, earlier]))
  it('stay while a tab shows their build', () =>
    expect(clear(new Set(['a', 'b']))).toEqual([earlier]))
  it('stay while the builds of the tabs are unknown', () =>
    expect(clear(undefined)).toEqual([earlier]))
})

describe('a page', () => {
  const never = () => new Promise<never>(() => {})
  const kept = new Response('kept')
  const fromCache = async () => kept
  const soon = async () => {}

  it.each([200, 404, 500])('is the answer of the server, such as %i', async (status) => {
    const answer = new Response(null, { status })
    const read = vi.fn(fromCache)
    const ways = { fromNetwork: async () => answer, fromCache: read, timeout: never }
    expect(await answerPage(ways)).toBe(answer)
    expect(read).not.toHaveBeenCalled()
  })
  it('is the cached page if there is no answer, no answer in time, or a gateway answers', async () => {
    const gone = () => Promise.reject(new TypeError('offline'))
    expect(await answerPage({ fromNetwork: gone, fromCache, timeout: never })).toBe(kept)
    expect(await answerPage({ fromNetwork: never, fromCache, timeout: soon })).toBe(kept)
    const away = async () => new Response(null, { status: 503 })
    expect(await answerPage({ fromNetwork: away, fromCache, timeout: never })).toBe(kept)
  })
  it('is waited for if none is cached', async () => {
    const none = async () => undefined
    const answer = new Response()
    const late = () => new Promise<Response>((resolve) => setTimeout(resolve, 5, answer))
    expect(await answerPage({ fromNetwork: late, fromCache: none, timeout: soon })).toBe(answer)
    const gone = () => Promise.reject(new TypeError('offline'))
    const ways = { fromNetwork: gone, fromCache: none, timeout: never }
    await expect(answerPage(ways)).rejects.toThrow('offline')
  })
})

it('retires if the server has no worker, but not if the server is down', () => {
  const answered = (status: number, type = 'text/javascript') =>
    isWithdrawn({ status, headers: new Headers({ 'content-type': type }) })
  expect([answered(404), answered(410), answered(200, 'text/html; charset=utf-8')]).toEqual(
    Array(3).fill(true),
  )
  expect([answered(200), answered(429), answered(500), answered(503, 'text/html')]).toEqual(
    Array(4).fill(false),
  )
})

it('receives an answer, and returns undefined after a timeout', async () => {
  const speak = (answer?: string) => ({
    postMessage: (_message: WorkerMessage, [port]: Transferable[]) => {
      if (answer !== undefined) (port as MessagePort).postMessage(answer, [])
    },
  })
  expect(await ask(speak('a'), { type: 'WHICH_BUILD' }, 5000)).toBe('a')
  expect(await ask(speak(), { type: 'WHICH_BUILD' }, 1)).toBeUndefined()
})
