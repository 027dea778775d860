import dns from 'node:dns'
import { once } from 'node:events'
import { createServer } from 'node:https'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeCertificate } from '../../../test/services/certificate.ts'
import { post } from './post.ts'

it('does not call a name that resolves to an internal address, whatever it resolves to elsewhere', async () => {
  let called = 0
  const server = createServer(makeCertificate())
  server.on('connection', () => (called += 1)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const resolving = vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((
      _name: string,
      _options: unknown,
      callback: (error: null, addresses: readonly dns.LookupAddress[]) => void,
    ) => callback(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof dns.lookup)
  syncBuiltinESMExports()
  onTestFinished(() => {
    resolving.mockRestore()
    syncBuiltinESMExports()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const posted = post(new URL(`https://push.example:${port}/a`), {
    headers: {},
    body: Buffer.from('a'),
    seconds: 5,
    toLoopback: true,
    signal: new AbortController().signal,
  })
  await expect(posted).rejects.toMatchObject({ cause: { message: 'That name leads inside.' } })
  expect(resolving).toHaveBeenCalledOnce()
  expect(called).toBe(0)
})
