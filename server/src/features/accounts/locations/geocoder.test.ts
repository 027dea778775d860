import { lookUpLocation } from '@patchbay/contract/accounts/locations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  startOutsideService,
  type OutsideService,
} from '../../../../test/services/outside-service.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { askGeocoder } from './geocoder.ts'

const key = 'k&y/s3cret'
const here = { latitude: 53.80123, longitude: -1.54987 }
const leeds = { components: { city: 'Leeds', country: 'United Kingdom' } }

let geocoder: OutsideService
let app: TestApp
let person: TestPerson
beforeAll(async () => {
  geocoder = await startOutsideService()
  const url = `${geocoder.origin}/json?lat={lat}&lon={lon}&key={key}`
  app = await startTestApp({ config: { geocoder: { url, key } } })
  person = await createPerson(app, { fresh: true })
})
afterAll(async () => {
  await app.stop()
  await geocoder.stop()
})
beforeEach(() => {
  geocoder.asked.length = 0
  app.logged.length = 0
})

const ask = () => person.client.call(lookUpLocation, { body: here })

async function expectRefusal(status: number, code: string, message: string): Promise<void> {
  const answer = await ask()
  expect(answer).toMatchObject({ status, body: { code, message } })
  // [I-32] The key and the coordinates must never reach anybody else.
  const told = JSON.stringify([answer.body, [...answer.headers], app.logged])
  expect(told).not.toMatch(/s3cret|lat=|53\.8012|-1\.5/)
}

describe('a configured geocoding service', () => {
  it('[I-16] is called by GET with lat, lon and the key, rounded to about a hundred metres', async () => {
    geocoder.answer(200, { results: [leeds] })
    expect((await ask()).body).toEqual({ location: 'Leeds, United Kingdom' })
    expect(geocoder.asked).toEqual(['GET /json?lat=53.801&lon=-1.550&key=k%26y%2Fs3cret'])
  })

  it.each([
    ['city', { city: 'Leeds', town: 'Otley', village: 'Pool', country: 'United Kingdom' }, 'Leeds'],
    ['town', { town: 'Otley', village: 'Pool', country: 'United Kingdom' }, 'Otley'],
    ['village', { village: 'Pool', country: 'United Kingdom' }, 'Pool'],
    ['town, where the city is empty', { city: ' ', town: 'Otley', country: 'UK' }, 'Otley'],
    ['town, where the city is no text', { city: 7, town: 'Otley', country: 'UK' }, 'Otley'],
  ])('[I-16] is read for the name of the %s', async (_kind, components, name) => {
    geocoder.answer(200, { results: [{ components }] })
    expect((await ask()).body.location.split(', ')[0]).toBe(name)
  })

  it('[I-17] returns the first result that has both a city and a country', async () => {
    geocoder.answer(200, {
      results: [
        null,
        'Leeds',
        {},
        { components: { city: 'Leeds' } },
        { components: { county: 'Kent', country: 'United Kingdom' } },
        { components: { city: 'Le\0eds', country: 'United Kingdom' } },
        { components: { city: 'x'.repeat(300), country: 'United Kingdom' } },
        { components: { town: 'Otley', country: 'United Kingdom' } },
        leeds,
      ],
    })
    expect((await ask()).body).toEqual({ location: 'Otley, United Kingdom' })
  })

  it.each([
    [{ city: '  Leeds ', country: ' United Kingdom' }, 'Leeds, United Kingdom'],
    [{ city: 'Seoul', country: 'Korea, Republic of' }, 'Seoul, Korea'],
    [{ city: 'Washington, D.C.', country: 'United States' }, 'Washington, United States'],
  ])("[I-18] is returned as 'City, Country': %o", async (components, location) => {
    geocoder.answer(200, { results: [{ components }] })
    expect((await ask()).body).toEqual({ location })
  })

  it.each([
    ['no list', { results: {} }],
    ['no results', { status: 'OK' }],
    ['a list alone', [leeds]],
    ['null', 'null'],
    ['a page', '<!doctype html>'],
    ['nothing', ''],
    ['half an answer', '{"results":['],
  ])('[I-24] answers in an unknown format with %s', async (_what, body) => {
    geocoder.answer(200, body)
    const text = 'Invalid response format from geocoding service'
    await expectRefusal(502, 'geocoder_confused', text)
  })

  it('[I-25] has no result with a city and a country', async () => {
    geocoder.answer(200, { results: [{ components: { country: 'Norway' } }, {}] })
    await expectRefusal(404, 'location_not_found', 'Location not found at these coordinates')
  })

  it('[I-26] has no results', async () => {
    geocoder.answer(200, { results: [] })
    await expectRefusal(404, 'no_location_results', 'No results found for these coordinates')
  })

  it.each([401, 403])('[I-27] refuses the request with %i', async (status) => {
    geocoder.answer(status, { results: [leeds] })
    await expectRefusal(502, 'geocoder_refused', 'Invalid API key or unauthorized access')
  })

  it('[I-28] limits our requests', async () => {
    geocoder.answer(429, {})
    await expectRefusal(503, 'geocoder_busy', 'Rate limit exceeded. Please try again later')
  })

  it('[I-29] closes the connection before it answers', async () => {
    geocoder.behave((request) => request.socket.destroy())
    const text = 'Network error. Please check your connection'
    await expectRefusal(502, 'geocoder_unreachable', text)
  })

  it('[I-29] closes the connection in the middle of its answer', async () => {
    geocoder.behave((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('{"results":[', () => response.destroy())
    })
    const text = 'Network error. Please check your connection'
    await expectRefusal(502, 'geocoder_unreachable', text)
  })

  it('[I-29] is unreachable', async () => {
    const gone = await startOutsideService()
    await gone.stop()
    const url = `${gone.origin}/{lat}/{lon}`
    await expect(askGeocoder({ url, key: undefined }, here)).rejects.toMatchObject({
      code: 'geocoder_unreachable',
      message: 'Network error. Please check your connection',
      cause: { message: 'ECONNREFUSED' },
    })
  })

  it.each([
    ['begins no answer', false],
    ['never ends its answer', true],
  ])('[I-29] %s before the timeout', async (_what, begins) => {
    geocoder.behave((_request, response) => {
      if (begins) response.writeHead(200).write('{"results":[')
    })
    const url = `${geocoder.origin}/{lat}/{lon}`
    await expect(askGeocoder({ url, key: undefined }, here, 100)).rejects.toMatchObject({
      code: 'geocoder_unreachable',
      cause: { message: 'TimeoutError' },
    })
  })

  it.each([400, 402, 404, 500, 503])('[I-30] fails with %i', async (status) => {
    geocoder.answer(status, { results: [leeds] })
    await expectRefusal(502, 'location_failed', 'Failed to get location. Please try again')
  })

  it('[I-30] redirects us, and we do not follow', async () => {
    const elsewhere = await startOutsideService()
    elsewhere.answer(200, { results: [leeds] })
    geocoder.answer(302, '', { location: `${elsewhere.origin}/` })
    await expectRefusal(502, 'location_failed', 'Failed to get location. Please try again')
    expect(elsewhere.asked).toEqual([])
    await elsewhere.stop()
  })

  it('[I-30] answers more than we accept', async () => {
    geocoder.answer(200, { results: [leeds], filler: 'x'.repeat(300_000) })
    await expectRefusal(502, 'location_failed', 'Failed to get location. Please try again')
  })

  it('[I-32] receives the key, which is in no answer and no log of ours', async () => {
    geocoder.answer(200, { results: [leeds], request: { key } })
    const answer = await ask()
    const instance = await (await person.client.fetch('/api/instance')).text()
    const told = JSON.stringify([answer.body, [...answer.headers], instance, app.logged])
    expect(told).not.toContain('s3cret')
    expect(geocoder.asked.join()).toContain('s3cret')
  })
})
