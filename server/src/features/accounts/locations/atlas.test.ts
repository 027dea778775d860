import { readFile } from 'node:fs/promises'
import { profileFields } from '@patchbay/contract/accounts/profiles'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAtlas } from './atlas.ts'
import { decodeCities, encodeCities, type City } from './cities-file.ts'
import { countryName, countryNamed } from './country-names.ts'
import { fold } from './fold.ts'
import { createGrid } from './grid.ts'

const readCities = () => readFile(new URL('../../../../data/cities.br', import.meta.url))

describe('the atlas', () => {
  it('is not read before the first request, and then only once', async () => {
    let reads = 0
    const open = createAtlas(() => {
      reads += 1
      return readCities()
    })
    expect(reads).toBe(0)
    const [one, other] = await Promise.all([open(), open()])
    expect(one).toBe(other)
    expect(await open()).toBe(one)
    expect(reads).toBe(1)
  })

  it('is read again after a failure', async () => {
    let isBroken = true
    const open = createAtlas(() =>
      isBroken ? Promise.reject(new Error('the disk is away')) : readCities(),
    )
    await expect(open()).rejects.toThrow('the disk is away')
    isBroken = false
    expect((await open()).suggest('leeds')[0]).toBe('Leeds, United Kingdom')
  })
})

describe('a city by its name', () => {
  const open = createAtlas(readCities)

  it.each([
    ['leeds', 'Leeds, United Kingdom'],
    ['LEEDS, united kingdom', 'Leeds, United Kingdom'],
    ['München', 'Munich, Germany'],
    ['Reading', 'Reading, United Kingdom'],
    ['paris, United States', 'Paris, United States'],
    ['Newcastle upon Tyne, United Kingdom', 'Newcastle upon Tyne, United Kingdom'],
  ])('%s is %s', async (text, label) => {
    const atlas = await open()
    expect(atlas.find(text)).toMatchObject({ label })
  })

  it.each(['lee ds', 'nowhere at all', '', ','])('%j is not a city', async (text) => {
    expect((await open()).find(text)).toBeUndefined()
  })

  it('has coordinates', async () => {
    const { latitude, longitude } = (await open()).find('York')?.point ?? {}
    expect([Math.round(latitude ?? 0), Math.round(longitude ?? 0)]).toEqual([54, -1])
  })
})

describe('the cities around a point', () => {
  it('are listed once each, with the distance', async () => {
    const atlas = await createAtlas(readCities)()
    const leeds = atlas.find('Leeds')?.point ?? { latitude: 0, longitude: 0 }
    const near = atlas.near(leeds, 25)
    const kilometresTo = (label: string) => near.find((city) => city.label === label)?.kilometres
    expect(kilometresTo('Leeds, United Kingdom')).toBe(0)
    expect(Math.round(kilometresTo('Bradford, United Kingdom') ?? 0)).toBe(13)
    expect(kilometresTo('York, United Kingdom')).toBeUndefined()
    const wide = atlas.near(leeds, 500).map(({ label }) => label)
    expect(new Set(wide).size).toBe(wide.length)
    expect(wide).toContain('York, United Kingdom')
    expect(atlas.near({ latitude: 0, longitude: -140 }, 500)).toEqual([])
  })

  it('are represented by the largest city of a name, which people mean by it', async () => {
    const atlas = await createAtlas(readCities)()
    const label = 'Springfield, United States'
    const around = (latitude: number, longitude: number) =>
      atlas.near({ latitude, longitude }, 5).map((city) => city.label)
    const [inMissouri, inIllinois] = [around(37.215, -93.298), around(39.8, -89.64)]
    expect(inMissouri).toContain(label)
    expect(inIllinois).not.toContain(label)
  })
})

describe('the file of cities', () => {
  it('contains only names that a profile can store', async () => {
    const { names, countries, country } = await decodeCities(await readCities())
    expect(names.length).toBeGreaterThan(100_000)
    const unfit: string[] = []
    for (let index = 0; index < names.length; index += 1) {
      const label = `${names.at(index)}, ${countryName(countries[country[index] ?? -1] ?? '')}`
      if (z.safeParse(profileFields.location, label).data !== label) unfit.push(label)
    }
    expect(unfit).toEqual([])
  })

  it('is sorted by the search keys', async () => {
    const { keys, names } = await decodeCities(await readCities())
    let last = ''
    let misplaced = 0
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys.at(index)
      if (key < last || key === '') misplaced += 1
      last = key
    }
    expect(misplaced).toBe(0)
    for (const index of [0, 1_000, 50_000, keys.length - 1])
      expect(keys.at(index)).toBe(fold(names.at(index)))
  })

  it('returns what was encoded', async () => {
    const list: City[] = [
      { name: 'Ürümqi', country: 'CN', latitude: 43.801, longitude: 87.6, population: 3_029_372 },
      { name: "'s-Graveland", country: 'NL', latitude: 52.2, longitude: 5.1, population: 1_200 },
      { name: 'Ålesund', country: 'NO', latitude: -89.999, longitude: -180, population: 0 },
    ]
    const cities = await decodeCities(encodeCities(list))
    const found = [0, 1, 2].map((index) => ({
      name: cities.names.at(index),
      key: cities.keys.at(index),
      country: cities.countries[cities.country[index] ?? -1],
      latitude: Math.round((cities.latitude[index] ?? 0) * 1_000) / 1_000,
      longitude: Math.round((cities.longitude[index] ?? 0) * 1_000) / 1_000,
      population: cities.population[index],
    }))
    expect(found).toEqual([
      { ...list[2], key: 'alesund' },
      { ...list[1], key: 's graveland' },
      { ...list[0], key: 'urumqi', population: 3_030_000 },
    ])
  })
})

describe('the grid', () => {
  it('finds nearby points, across the date line and around the poles', () => {
    const latitude = [-17, -17, 89.9, 89.9, -89.9, 51.5]
    const longitude = [179.9, -179.9, 0, 180, 90, 0]
    const grid = createGrid(latitude, longitude)
    const near = (lat: number, lon: number, km: number) =>
      grid
        .within({ latitude: lat, longitude: lon }, km)
        .map(({ index }) => index)
        .toSorted((a, b) => a - b)
    expect(near(-17, 180, 15)).toEqual([0, 1])
    expect(near(-17, -180, 15)).toEqual([0, 1])
    expect(near(-17, 179.95, 10)).toEqual([0])
    expect(near(90, 0, 15)).toEqual([2, 3])
    expect(near(-90, -120, 15)).toEqual([4])
    expect(near(51.5, 2, 200)).toEqual([5])
    expect(near(51.5, 2, 100)).toEqual([])
  })
})

describe('countries', () => {
  it.each([
    ['GB', 'United Kingdom'],
    ['US', 'United States'],
    ['TR', 'Türkiye'],
    ['HK', 'Hong Kong'],
    ['MO', 'Macao'],
    ['CZ', 'Czechia'],
    ['MM', 'Myanmar'],
    ['PS', 'Palestine'],
    ['BA', 'Bosnia & Herzegovina'],
    ['CD', 'DR Congo'],
    ['XK', 'Kosovo'],
  ])('%s is %s', (code, name) => expect(countryName(code)).toBe(name))

  it.each([
    ['england', 'United Kingdom'],
    ['turkey', 'Türkiye'],
    ['germany', 'Germany'],
    ['gb', undefined],
    ['germ', undefined],
  ])('%s is called %s', (text, name) => expect(countryNamed(text)).toBe(name))
})
