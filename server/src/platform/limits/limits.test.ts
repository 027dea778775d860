import { startSignIn } from '@patchbay/contract/accounts/sign-in'
import { getInstance } from '@patchbay/contract/accounts/instance'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../../test/test-app.ts'
import type { IncomingMessage } from 'node:http'
import { createTestDatabase } from '../../../test/test-database.ts'
import { query } from '../db/query.ts'
import { clientAddress, limitedAddress, limitedEmail, networksAround } from './address.ts'

describe('the address that a limit counts', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, counted) => expect(limitedAddress(address)).toBe(counted))
})

describe('the networks around it', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.0/24']],
    ['::ffff:203.0.113.7', ['203.0.113.0/24']],
    ['2001:db8:1:2345:3:4:5:6', ['2001:db8:1:2300::/56', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/56', '2001:db8:0::/48']],
    ['', []],
  ])('of %s are %j', (address, networks) => expect(networksAround(address)).toEqual(networks))
})

describe('the e-mail address that a limit counts', () => {
  it.each([undefined, 'und-x-icu', 'tr-x-icu'])(
    'is the same for all spellings that the database takes for one (%s)',
    async (locale) => {
      const database = await createTestDatabase()
      const lower = sql`lower(letter ${locale === undefined ? sql`` : sql`collate ${sql.id(locale)}`})`
      const { rows } = await sql<{ letter: string; same: string }>`
        select letter, ${lower} as same from (select chr(n) as letter
          from generate_series(1, 125000) n where n not between 55296 and 57343) letters
        where ${lower} <> letter`.execute(query(database.db))
      expect(rows.length).toBeGreaterThan(25)
      const apart = rows.filter(
        ({ letter, same }) => limitedEmail(`${letter}@x.y`) !== limitedEmail(`${same}@x.y`),
      )
      expect(apart).toEqual([])
      await database.close()
    },
  )

  it('differs for different people', () => {
    expect(limitedEmail(' Pat@Example.com')).toBe('pat@example.com')
    expect(limitedEmail('pat@example.com')).not.toBe(limitedEmail('pat@example.org'))
  })
})

describe('the client behind a proxy', () => {
  const ask = (forwarded: string | undefined, proxies: number) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    const request = { headers, socket: { remoteAddress: '10.0.0.1' } }
    return clientAddress(request as unknown as IncomingMessage, proxies)
  }
  it.each([
    [undefined, 0, '10.0.0.1'],
    ['203.0.113.9', 0, '10.0.0.1'],
    ['203.0.113.9', 1, '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9', 1, '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9, 10.0.0.2', 2, '203.0.113.9'],
    [undefined, 2, '10.0.0.1'],
  ])('with %s and %i of ours is %s', (forwarded, proxies, address) =>
    expect(ask(forwarded, proxies)).toBe(address),
  )
})

describe('a limit', () => {
  it('refuses the sign-ins of one address, not those of another', async () => {
    const app = await startTestApp({ config: { rateLimits: true, trustedProxies: 1 } })
    const start = async (address: string) => {
      const response = await app.visitor.fetch('/api/sign-in/start', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ provider: 'google' }),
      })
      return response.status
    }
    const first = await Promise.all(Array.from({ length: 60 }, () => start('2001:db8::1')))
    expect(new Set(first)).toEqual(new Set([200]))
    expect(await start('2001:db8::ffff')).toBe(429)
    expect(await start('2001:db8:0:1::1')).toBe(200)
    await app.stop()
  })

  it('cannot be escaped by naming another address where no proxy is trusted', async () => {
    const app = await startTestApp({ config: { rateLimits: true } })
    const statuses: number[] = []
    for (let number = 0; number < 62; number += 1) {
      const response = await app.visitor.fetch(`/api${startSignIn.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${number}` },
        body: JSON.stringify({ provider: 'google' }),
      })
      statuses.push(response.status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect((await app.visitor.call(getInstance, {})).status).toBe(200)
    await app.stop()
  })
})
