import { once } from 'node:events'
import { request as rawRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startIdentityProvider } from './identity-provider.ts'
import { authorizeAddress, startTestProvider, type TestProvider } from './test-relying-party.ts'

let idp: TestProvider
beforeAll(async () => {
  idp = await startTestProvider()
})
afterAll(() => idp.stop())

const options = { personas: [], productName: 'Patchbay' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }

describe('the development sign-in’s server', () => {
  it('answers invalid requests without a 5xx', async () => {
    const cookies = [
      'a',
      'development-sign-in=%',
      `development-sign-in=${btoa('{"newcomers":[1]}')}`,
    ]
    for (const path of [
      '/',
      '/%',
      '//',
      '/google',
      '/google/token',
      '/nobody/keys',
      '/pictures/7/a.png',
    ])
      expect((await fetch(`${idp.url}${path}`)).status, path).toBeOneOf([400, 404])
    for (const cookie of cookies) {
      const response = await fetch(authorizeAddress(idp, 'spotify'), { headers: { cookie } })
      expect(response.status, cookie).toBe(200)
    }
    for (const body of ['%', 'code=%E0%A4%A', '&&&=', 'code=1&code=2']) {
      for (const provider of ['google', 'apple', 'spotify'])
        for (const path of ['token', 'authorize']) {
          const init = { method: 'POST', headers: form, body }
          const { status } = await fetch(`${idp.url}/${provider}/${path}`, init)
          expect(status, `${provider} ${path} ${body}`).toBeOneOf([400, 401])
        }
    }
    expect(idp.errors).toEqual([])
  })

  it('limits the body and accepts only forms', async () => {
    const post = (body: string | ReadableStream, headers = form) =>
      fetch(`${idp.url}/google/token`, {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      })
    expect((await post('a'.repeat(65_537))).status).toBe(413)
    expect((await post(new Blob(['a'.repeat(65_537)]).stream())).status).toBe(413)
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415)
  })

  it('answers only to its own host name', async () => {
    const request = rawRequest(`${idp.url}/google/keys`, {
      headers: { host: 'rebound.example' },
    }).end()
    const [response] = (await once(request, 'response')) as [{ statusCode: number; resume(): void }]
    response.resume()
    expect(response.statusCode).toBe(421)
  })

  it('survives clients that disconnect or do not speak HTTP', async () => {
    const { hostname, port } = new URL(idp.url)
    const head = `POST /google/token HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-length: 90\r\n\r\na`
    for (const words of ['\0\0 GARBAGE\r\n\r\n', head]) {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(words, () => socket.destroy())
      await once(socket, 'close')
    }
    expect((await fetch(`${idp.url}/google/keys`)).status).toBe(200)
    expect(idp.errors).toEqual([])
  })

  it('serves only an app on this computer, from the other loopback name', async () => {
    const redirectUri = 'https://patchbay.example/auth/callback'
    await expect(startIdentityProvider({ ...options, redirectUri })).rejects.toThrow('loopback')
    const beside = await startIdentityProvider({
      ...options,
      redirectUri: 'http://127.0.0.1:4999/auth/callback',
    })
    expect(new URL(beside.url).hostname).toBe('localhost')
    expect((await fetch(`${beside.url}/google/keys`)).status).toBe(200)
    await beside.stop()
    await beside.stop()
  })

  it('reports that its port is taken', async () => {
    const port = Number(new URL(idp.url).port)
    const redirectUri = 'http://localhost:4999/auth/callback'
    await expect(startIdentityProvider({ ...options, redirectUri, port })).rejects.toThrow(
      'EADDRINUSE',
    )
  })

  it('draws a picture for everyone', async () => {
    const pictures = ['64/ada', '96/ada', '300/bela', '96/%20%C3%A9'].map(async (name) => {
      const response = await fetch(`${idp.url}/pictures/${name}.png`)
      expect(response.headers.get('content-type')).toBe('image/png')
      return Buffer.from(await response.arrayBuffer())
    })
    const [small] = await Promise.all(pictures)
    expect(small?.subarray(1, 4).toString()).toBe('PNG')
    expect(small?.readUInt32BE(16)).toBe(64)
  })
})
