import { lookUpLocation } from '@patchbay/contract/accounts/locations'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
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

async function placeAt(latitude: number, longitude: number): Promise<string | undefined> {
  const { body, code } = await person.client.call(lookUpLocation, { body: { latitude, longitude } })
  return code ?? body.location
}

describe('the place at given coordinates', () => {
  it.each([
    [53.8, -1.55, 'Leeds, United Kingdom'],
    [51.5074, -0.1278, 'London, United Kingdom'],
    [40.7128, -74.006, 'New York City, United States'],
    [34.0928, -118.3287, 'Los Angeles, United States'],
    [48.8566, 2.3522, 'Paris, France'],
    [52.52, 13.405, 'Berlin, Germany'],
    [35.6762, 139.6503, 'Tokyo, Japan'],
    [-33.8688, 151.2093, 'Sydney, Australia'],
    [-23.5505, -46.6333, 'São Paulo, Brazil'],
    [6.5244, 3.3792, 'Lagos, Nigeria'],
    [36.1627, -86.7816, 'Nashville, United States'],
    [53.4084, -2.9916, 'Liverpool, United Kingdom'],
    [55.9533, -3.1883, 'Edinburgh, United Kingdom'],
    [42.3149, -83.0364, 'Windsor, Canada'],
    [50.8503, 4.3517, 'Brussels, Belgium'],
    [19.076, 72.8777, 'Mumbai, India'],
    [43.7384, 7.4246, 'Monaco, Monaco'],
    [1.3521, 103.8198, 'Singapore, Singapore'],
    [54.9783, -1.6178, 'Newcastle upon Tyne, United Kingdom'],
    [22.3193, 114.1694, 'Kowloon, Hong Kong'],
    [51.4545, -2.5879, 'Bristol, United Kingdom'],
    [53.4808, -2.2426, 'Manchester, United Kingdom'],
    [52.4862, -1.8904, 'Birmingham, United Kingdom'],
    [33.749, -84.388, 'Atlanta, United States'],
    [47.5596, 7.5886, 'Basel, Switzerland'],
    [59.3293, 18.0686, 'Stockholm, Sweden'],
    [41.9028, 12.4964, 'Rome, Italy'],
    [18.0179, -76.8099, 'Kingston, Jamaica'],
    [53.7, -1.8, 'Brighouse, United Kingdom'],
    [51.75, -1.2, 'Oxford, United Kingdom'],
  ])('%f, %f is %s', async (latitude, longitude, place) =>
    expect(await placeAt(latitude, longitude)).toBe(place),
  )

  it.each([
    [42.3314, -83.0458, 'Detroit, United States'],
    [47.5897, 7.5595, 'Saint-Louis, France'],
    [47.613, 7.661, 'Lörrach, Germany'],
    [48.5734, 7.7521, 'Strasbourg, France'],
    [48.5735, 7.8149, 'Kehl, Germany'],
    [41.9029, 12.4534, 'Vatican City, Vatican City'],
    [1.4927, 103.7414, 'Johor Bahru, Malaysia'],
    [22.54, 114.05, 'Shenzhen, China'],
    [22.2783, 114.1747, 'Hong Kong, Hong Kong'],
    [18.4655, -66.1057, 'San Juan, Puerto Rico'],
  ])('near a border, %f, %f is %s', async (latitude, longitude, place) =>
    expect(await placeAt(latitude, longitude)).toBe(place),
  )

  it.each([
    [35.19, 33.36, 'Nicosia, Cyprus'],
    [44.95, 34.1, 'Simferopol, Ukraine'],
    [45.36, 36.47, 'Kerch, Ukraine'],
    [27.15, -13.2, 'Laayoune, Western Sahara'],
    [35.89, -5.31, 'Ceuta, Spain'],
  ])('where borders are disputed, %f, %f is %s', async (latitude, longitude, place) =>
    expect(await placeAt(latitude, longitude)).toBe(place),
  )

  it('is a distant town if there is none nearby', async () => {
    expect(await placeAt(39.5, -116.5)).toBe('Elko, United States')
  })

  it('is the same on both sides of the date line', async () => {
    expect(await placeAt(-16.8, 179.99)).toBe('Labasa, Fiji')
    expect(await placeAt(-16.8, 180)).toBe('Labasa, Fiji')
    expect(await placeAt(-16.8, -180)).toBe('Labasa, Fiji')
  })

  it.each([
    ['the Atlantic', 45, -30],
    ['the sea off Brazil', 0, -30],
    ['the Gulf of Guinea', 0, 0],
    ['the North Sea', 56, 3],
    ['Antarctica', -80, 0],
    ['a station in Antarctica', -77.85, 166.67],
    ['the North Pole', 90, 0],
    ['the South Pole', -90, 0],
  ])('[I-25] is not found in %s', async (_where, latitude, longitude) => {
    const answer = await person.client.call(lookUpLocation, { body: { latitude, longitude } })
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'location_not_found', message: 'Location not found at these coordinates' },
    })
  })
})

describe('a lookup', () => {
  it("[I-18] is stored in the profile as 'City, Country'", async () => {
    const { body } = await person.client.call(lookUpLocation, {
      body: { latitude: 38.9072, longitude: -77.0369 },
    })
    const saved = await person.client.call(updateProfile, { body: { location: body.location } })
    expect(saved.body.location).toBe('Washington, United States')
  })

  it.each([
    '{}',
    '{"latitude":90.001,"longitude":0}',
    '{"latitude":0,"longitude":-180.5}',
    '{"latitude":"53.8","longitude":"-1.55"}',
    '{"latitude":null,"longitude":0}',
    '{"latitude":1e999,"longitude":0}',
    '{"latitude":[53.8],"longitude":0}',
  ])('refuses %s', async (body) => {
    const response = await person.client.fetch('/api/location/lookup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
  })

  it('leaves no coordinates and no place in the log', async () => {
    expect(await placeAt(53.8123, -1.5567)).toBe('Leeds, United Kingdom')
    const log = JSON.stringify(app.logged)
    expect(log).toContain('/api/location/lookup')
    expect(log).not.toMatch(/53\.8123|-1\.55|Leeds/)
  })

  it('is allowed thirty times in ten minutes, per person', async () => {
    const limited = await startTestApp({ config: { rateLimits: true } })
    const [one, other] = [await createPerson(limited), await createPerson(limited)]
    const ask = async ({ client }: TestPerson) =>
      (await client.call(lookUpLocation, { body: { latitude: 53.8, longitude: -1.55 } })).status
    const first = await Promise.all(Array.from({ length: 30 }, () => ask(one)))
    expect(new Set(first)).toEqual(new Set([200]))
    expect(await ask(one)).toBe(429)
    expect(await ask(other)).toBe(200)
    await limited.stop()
  })
})
