import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeWeb, publicAddress, type FakeWeb } from '../../../test/services/fake-web.ts'
import { visit, type VisitOptions } from './visit.ts'

let web: FakeWeb
beforeEach(async () => {
  web = await fakeWeb()
})

const go = (address: string, options: Partial<VisitOptions> = {}) =>
  visit(address, {
    web,
    ownHosts: ['patchbay.example'],
    userAgent: 'Tester/1.0',
    types: ['text/html'],
    maxBytes: 1_000,
    cuts: true,
    signal: AbortSignal.timeout(5_000),
    ...options,
  })
const wordsOf = async (address: string) => (await go(address)).bytes.toString()
const html = { 'content-type': 'Text/HTML; charset=utf-8' }

describe('a visit', () => {
  it('reads a page, says who it is, and sends nothing else of us', async () => {
    web.page('https://label.example/a?b=c', (_request, response) =>
      response.writeHead(200, html).end('words'),
    )
    const { url, type, bytes } = await go('https://label.example/a?b=c#d')
    expect([url.href, type, bytes.toString()]).toEqual([
      'https://label.example/a?b=c#d',
      'Text/HTML; charset=utf-8',
      'words',
    ])
    expect(web.connections).toEqual([
      { address: publicAddress, port: 443, host: 'label.example', isSecure: true },
    ])
    expect(Object.keys(web.headers[0] ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'accept-language',
      'connection',
      'host',
      'user-agent',
    ])
    expect(web.headers[0]).toMatchObject({ 'user-agent': 'Tester/1.0', accept: 'text/html' })
  })

  it('follows three redirects, each checked anew, and no fourth', async () => {
    for (const step of [1, 2, 3, 4])
      web.page(`https://label.example/${step}`, (_request, response) =>
        response.writeHead(302, { location: `/${step + 1}` }).end(),
      )
    web.page('https://label.example/5', 'arrived')
    expect(await wordsOf('https://label.example/2')).toBe('arrived')
    await expect(go('https://label.example/1')).rejects.toMatchObject({ lasting: true })
  })

  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::10.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[ff02::1]/',
    'http://10.0.0.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://172.16.0.1/',
    'http://192.168.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://①②⑦.⓪.⓪.①/',
    'https://patchbay.example/api/me',
    'https://PATCHBAY.example./api/me',
    'https://label.example:8080/',
    'http://label.example:22/',
    'https://user:secret@label.example/',
    'ftp://label.example/',
    'file:///etc/passwd',
    'gopher://label.example/',
    'javascript:alert(1)',
    'nonsense',
  ])('is not made to %s, also not by a redirect', async (address) => {
    await expect(go(address)).rejects.toMatchObject({ lasting: true })
    web.page('https://label.example/away', (_request, response) =>
      response.writeHead(302, { location: encodeURI(address) }).end(),
    )
    await expect(go('https://label.example/away')).rejects.toMatchObject({ name: 'Error' })
    expect(web.connections.every(({ address: at }) => at === publicAddress)).toBe(true)
    expect(
      web.asked.every((one) => one === 'https://label.example/away' || one.endsWith('/nonsense')),
    ).toBe(true)
  })

  it.each([['10.0.0.7'], ['::1'], ['::ffff:192.168.1.1'], ['169.254.169.254']])(
    'is not made to a name that leads to %s, also among others',
    async (inner) => {
      web.resolveTo('inner.example', [inner])
      web.resolveTo('both.example', [publicAddress, inner])
      web.resolveTo('nowhere.example', [])
      for (const host of ['inner.example', 'both.example', 'nowhere.example'])
        await expect(go(`https://${host}/`)).rejects.toThrow(/inside|no such host/)
      expect(web.connections).toEqual([])
    },
  )

  it('connects to the address that was checked, however the name answers the next time', async () => {
    web.resolveTo('rebinding.example', [publicAddress], ['127.0.0.1'])
    web.page('https://rebinding.example/', 'the first')
    expect(await wordsOf('https://rebinding.example/')).toBe('the first')
    expect(web.connections.map(({ address }) => address)).toEqual([publicAddress])
    await expect(go('https://rebinding.example/')).rejects.toThrow('inside')
    web.resolveTo('rebinding.example', [publicAddress], ['127.0.0.1'])
    web.page('https://rebinding.example/', (_request, response) =>
      response.writeHead(302, { location: 'https://rebinding.example/again' }).end(),
    )
    await expect(go('https://rebinding.example/')).rejects.toThrow('inside')
    expect(web.asked).not.toContain('https://rebinding.example/again')
  })

  it('reads only so much of what is endless, and refuses it where it must be whole', async () => {
    let open = 0
    web.page('https://label.example/endless', (_request, response) => {
      open += 1
      response.on('close', () => (open -= 1))
      response.writeHead(200, html)
      const more = (): void => {
        while (response.write('x'.repeat(600)));
        response.once('drain', more)
      }
      more()
    })
    const { bytes } = await go('https://label.example/endless')
    expect(bytes.length).toBe(1_000)
    await expect(go('https://label.example/endless', { cuts: false })).rejects.toMatchObject({
      lasting: true,
    })
    await expect.poll(() => open).toBe(0)
  })

  it.each([
    ['gzip', gzipSync],
    [
      'br',
      (bytes: Buffer) =>
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
    ],
  ])('unpacks %s, and only as much as is read', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(100_000_000))
    const packed = { small: pack(Buffer.from('unpacked')), bomb, broken: Buffer.from('nonsense') }
    for (const [name, bytes] of Object.entries(packed))
      web.page(`https://label.example/${name}`, (_request, response) =>
        response.writeHead(200, { ...html, 'content-encoding': encoding }).end(bytes),
      )
    expect(await wordsOf('https://label.example/small')).toBe('unpacked')
    const before = process.memoryUsage().arrayBuffers
    expect((await go('https://label.example/bomb')).bytes.length).toBe(1_000)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000)
    await expect(go('https://label.example/broken')).rejects.toThrow('does not answer')
  })

  it('refuses other content, other packing, errors and upgrades', async () => {
    const answers: Record<string, [number, Record<string, string>]> = {
      picture: [200, { 'content-type': 'image/png' }],
      untyped: [200, {}],
      trick: [200, { 'content-type': 'application/octet-stream; text/html' }],
      packed: [200, { ...html, 'content-encoding': 'gzip, gzip' }],
      gone: [410, html],
    }
    for (const [name, [status, headers]] of Object.entries(answers)) {
      web.page(`https://label.example/${name}`, (_request, response) =>
        response.writeHead(status, headers).end('words'),
      )
      await expect(go(`https://label.example/${name}`), name).rejects.toMatchObject({
        lasting: true,
      })
    }
    web.page('https://label.example/busy', (_request, response) => response.writeHead(503).end())
    await expect(go('https://label.example/busy')).rejects.toMatchObject({ lasting: false })
    web.page('https://label.example/upgrade', (_request, response) => {
      response.writeHead(101, { upgrade: 'other', connection: 'upgrade' }).end()
    })
    await expect(go('https://label.example/upgrade')).rejects.toThrow('The other side')
  })

  it('ends when its time is over: in the name, the head, or the middle', async () => {
    const over = { signal: AbortSignal.timeout(150) }
    const silent = { ...web, resolve: () => new Promise<never>(() => {}) }
    await expect(go('https://label.example/', { ...over, web: silent })).rejects.toMatchObject({
      lasting: false,
    })
    web.page('https://label.example/silent', () => {})
    await expect(
      go('https://label.example/silent', { signal: AbortSignal.timeout(150) }),
    ).rejects.toMatchObject({ lasting: false })
    web.page('https://label.example/half', (_request, response) => {
      response.writeHead(200, html).write('half')
    })
    await expect(
      go('https://label.example/half', { signal: AbortSignal.timeout(150) }),
    ).rejects.toMatchObject({ lasting: false })
  })
})
