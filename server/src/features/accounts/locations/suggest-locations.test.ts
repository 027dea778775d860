import { suggestLocations } from '@patchbay/contract/accounts/locations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  person = await createPerson(app, { fresh: true })
})
afterAll(() => app.stop())

async function suggested(q: string): Promise<string[]> {
  const { body, status } = await person.client.call(suggestLocations, { query: { q } })
  expect(status).toBe(200)
  return body.locations
}

describe('suggestions for a typed place', () => {
  it.each([
    ['leeds', ['Leeds, United Kingdom', 'Leeds, United States']],
    ['LEEDS', ['Leeds, United Kingdom', 'Leeds, United States']],
    ['  leeds ', ['Leeds, United Kingdom', 'Leeds, United States']],
    ['leeds, uni', ['Leeds, United Kingdom', 'Leeds, United States']],
    ['leeds, united k', ['Leeds, United Kingdom']],
    ['leeds,UK', ['Leeds, United Kingdom']],
    ['Leeds, England', ['Leeds, United Kingdom']],
    ['leeds uk', ['Leeds, United Kingdom']],
    ['Leeds, United Kingdom', ['Leeds, United Kingdom']],
    ['12 High St, Leeds, UK', ['Leeds, United Kingdom']],
    ['Leeds, West Yorkshire, UK', ['Leeds, United Kingdom']],
    ['istanbul, turkey', ['Istanbul, Türkiye']],
    ['nashville, tn', ['Nashville, United States']],
  ])('%s', async (typed, places) => expect(await suggested(typed)).toEqual(places))

  it.each([
    ['koln', 'Köln, Germany'],
    ['KÖLN', 'Köln, Germany'],
    ['Ko\u0308ln', 'Köln, Germany'],
    ['malmø', 'Malmö, Sweden'],
    ['weissen', 'Weißenfels, Germany'],
    ['weißen', 'Weißenfels, Germany'],
    ['lodz', 'Łódź, Poland'],
    ['hong', 'Hong Kong, Hong Kong'],
    ['tromso', 'Tromsø, Norway'],
    ['st johns', "St. John's, Canada"],
    ["l'aquila", "L'Aquila, Italy"],
    ['laquila', "L'Aquila, Italy"],
    ['stoke on', 'Stoke-on-Trent, United Kingdom'],
    ['cologne', 'Köln, Germany'],
    ['bombay', 'Mumbai, India'],
    ['münchen', 'Munich, Germany'],
    ['washington dc', 'Washington, United States'],
    ['bath', 'Bath, United Kingdom'],
    ['lon', 'London, United Kingdom'],
  ])('%s: first %s', async (typed, place) => expect((await suggested(typed))[0]).toBe(place))

  it('show names that begin with the text before names that contain it, the larger first', async () => {
    expect(await suggested('new york')).toEqual([
      'New York City, United States',
      'New York Mills, United States',
      'West New York, United States',
    ])
  })

  it.each(['a', 's', 'san', 'springfield'])('%s: eight at most, each once', async (typed) => {
    const places = await suggested(typed)
    expect(places.length).toBeLessThanOrEqual(8)
    expect(places.length).toBeGreaterThan(2)
    expect(new Set(places).size).toBe(places.length)
  })

  it.each([
    '🎸',
    '-',
    ',',
    ', uni',
    'القاهرة',
    '\u202eleeds\u202c!',
    '.*',
    '%',
    '\\',
    'zzzzzz',
    ',,,,',
  ])('are not broken by %j', async (typed) =>
    expect((await suggested(typed)).length).toBeLessThanOrEqual(8),
  )

  it.each(['', ' ', '\0', 'lee\nds', 'x'.repeat(81), 'x'.repeat(10_000)])(
    'are refused for text that cannot be the name of a place (%#)',
    async (q) => {
      const answer = await person.client.call(suggestLocations, { query: { q } })
      expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    },
  )

  it.each(['%ED%A0%80', '%FF', '%', '%zz'])('are not broken by the bytes %s', async (q) => {
    expect((await person.client.fetch(`/api/locations?q=${q}`)).status).toBe(200)
  })

  it('need exactly one query', async () => {
    expect((await person.client.fetch('/api/locations')).status).toBe(400)
    expect((await person.client.fetch('/api/locations?q=a&q=b')).status).toBe(400)
    expect((await person.client.fetch('/api/locations?q[x]=b')).status).toBe(400)
  })
})
