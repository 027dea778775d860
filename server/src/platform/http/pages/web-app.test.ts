import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

const dist = mkdtempSync(join(tmpdir(), 'patchbay-dist-'))
let app: TestApp

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'))
  mkdirSync(join(dist, '.vite'))
  const script = 'console.log(1)'.repeat(200)
  const files: Record<string, string | Buffer> = {
    'index.html':
      '<html data-development="__PATCHBAY_DEVELOPMENT__"><head><script nonce="__CSP_NONCE__"></script><meta content="__CSP_NONCE__"></head>',
    'assets/main-abc123.js': script,
    'assets/main-abc123.js.br': brotliCompressSync(script),
    '.vite/manifest.json': '{}',
    '.vite/pages.json': JSON.stringify({
      '/': ['assets/home-1.js'],
      '/users/$userId': ['assets/person-1.js', 'assets/zod-1.js'],
      '/users/new': ['assets/new-1.js'],
    }),
    'icon.svg': '<svg/>',
    'sw.js': script,
    'sw.js.br': brotliCompressSync(script),
    'manifest.webmanifest': '{ "name": "Patchbay", "short_name": "Patchbay", "start_url": "/" }',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text)
  app = await startTestApp({ webFolder: dist, config: { productName: 'Studio Six' } })
})
afterAll(async () => {
  await app.stop()
  rmSync(dist, { recursive: true, force: true })
})

/** `fetch` does not allow a test to set another host. */
async function askWithHost(host: string): Promise<IncomingMessage> {
  const request = get(`${app.origin}/users/new?a=1`, { headers: { host } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  return response
}

describe('the web app’s files', () => {
  it.each([
    ['/', 200],
    ['/users/new?x=1', 200],
    ['/a/b/c?x=1', 404],
    ['/index.html', 404],
    ['/.vite/manifest.json', 404],
    ['/file.txt', 404],
  ])('answer %s with the page, and with %i', async (path, status) => {
    const response = await app.visitor.fetch(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain('data-development="true"')
  })

  it('carry a nonce that is new in every answer and the same in page and policy', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const response = await app.visitor.fetch('/')
        const policy = response.headers.get('content-security-policy') ?? ''
        const text = await response.text()
        const nonce = /nonce="([\w-]+)"/.exec(text)?.[1] ?? ''
        expect(nonce).toHaveLength(22)
        expect(text.split(nonce)).toHaveLength(3)
        expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
        expect(policy).not.toContain('unsafe')
        return nonce
      }),
    )
    expect(nonces[0]).not.toBe(nonces[1])
  })

  it.each([
    ['/', ['home-1']],
    ['/?view=info', ['home-1']],
    ['/users/7', ['person-1', 'zod-1']],
    ['/users/new/', ['new-1']],
    ['/users', []],
    ['/users/7/posts', []],
    ['/nowhere', []],
  ])('name the scripts of the page %s in its first bytes', async (path, names) => {
    const text = await (await app.visitor.fetch(path)).text()
    const preloads = names.map(
      (name) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`,
    )
    expect(text).toContain(`${preloads.join('')}<title>`)
    expect(text.split('modulepreload')).toHaveLength(names.length + 1)
  })

  it('are cached for ever if the name has a hash, and revalidated otherwise', async () => {
    const hashed = await app.visitor.fetch('/assets/main-abc123.js')
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const plain = await app.visitor.fetch('/icon.svg')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await app.visitor.fetch('/')).headers.get('cache-control')).toBe('private, no-store')
  })

  it('let the worker fetch only from us, and have its script revalidated every time', async () => {
    const response = await app.visitor.fetch('/sw.js', { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toContain('javascript')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'; img-src 'self'",
    )
  })

  it('use the operator’s product name for the installed app', async () => {
    const response = await app.visitor.fetch('/manifest.webmanifest')
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
    const name = 'Studio Six'
    expect(await response.json()).toEqual({ name, short_name: name, start_url: '/' })
  })

  it('are compressed for browsers that support it', async () => {
    const response = await app.visitor.fetch('/assets/main-abc123.js', {
      headers: { 'accept-encoding': 'br' },
    })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await response.text()).toContain('console.log(1)')
  })

  it.each(['/assets/gone-123.js', '/assets/main-abc123.js.br', '/api/x'])(
    'answer 404, not the page, for %s',
    async (path) => {
      const response = await app.visitor.fetch(path)
      expect(response.headers.get('content-type')).not.toContain('text/html')
    },
  )

  it('redirect from another name of this machine to the name that cookies are for', async () => {
    const response = await askWithHost('127.0.0.1:3000')
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe('http://localhost:3000/users/new?a=1')
    for (const host of ['localhost:3000', '127.0.0.1:3001'])
      expect((await askWithHost(host)).statusCode, host).toBe(200)
    for (const host of ['evil.example:3000', '%%'])
      expect((await askWithHost(host)).statusCode, host).toBe(421)
  })

  it('never expose anything outside their folder', async () => {
    for (const path of ['/..%2f..%2fetc/passwd', '/assets/..%2f..%2f..%2fetc/passwd', '/%2e%2e/x'])
      expect(await (await app.visitor.fetch(path)).text(), path).not.toContain('root:')
  })
})
