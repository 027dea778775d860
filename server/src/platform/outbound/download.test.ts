import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { download, type DownloadOptions } from './download.ts'
import { isPublicAddress } from './public-address.ts'

const limits: DownloadOptions = { maxBytes: 1_000, seconds: 5, fromLoopback: true }

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('an address', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111', '151.101.1.1'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('a download', () => {
  it('returns the bytes, also after redirects', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/a') response.writeHead(302, { location: '/b' }).end()
      else response.end('bytes')
    })
    expect((await download(`${origin}/a`, limits)).toString()).toBe('bytes')
  })

  it.each([
    'http://127.0.0.1:1/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://localhost/',
    'https://169.254.169.254/latest',
    'http://pictures.example/',
    'file:///etc/passwd',
    'ftp://pictures.example/',
    'nonsense',
  ])('is not made from %s', async (address) => {
    await expect(download(address, { ...limits, fromLoopback: false })).rejects.toThrow(
      /address|https|does not answer/,
    )
  })

  it('does not follow a redirect to an internal address', async () => {
    const origin = await serve((_request, response) =>
      response.writeHead(302, { location: 'https://10.0.0.1/secrets' }).end(),
    )
    await expect(download(origin, limits)).rejects.toThrow('That address leads inside.')
  })

  it('fails if it is too large, too slow, redirected in a loop, broken off or refused', async () => {
    const endless = await serve((_request, response) => {
      const more = setInterval(() => response.write('x'.repeat(600)), 5)
      response.on('close', () => clearInterval(more))
    })
    await expect(download(endless, limits)).rejects.toMatchObject({ lasting: true })
    const silent = await serve(() => {})
    await expect(download(silent, { ...limits, seconds: 0.2 })).rejects.toMatchObject({
      lasting: false,
    })
    const circle = await serve((_request, response) =>
      response.writeHead(302, { location: '/' }).end(),
    )
    await expect(download(circle, limits)).rejects.toMatchObject({ lasting: true })
    const broken = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      setImmediate(() => response.destroy())
    })
    await expect(download(broken, limits)).rejects.toMatchObject({ lasting: false })
    const gone = await serve((_request, response) => response.writeHead(404).end())
    await expect(download(gone, limits)).rejects.toMatchObject({ lasting: true })
    const busy = await serve((_request, response) => response.writeHead(503).end())
    await expect(download(busy, limits)).rejects.toMatchObject({ lasting: false })
  })
})
