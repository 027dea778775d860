import { expect, it } from 'vitest'
import { filtersOf } from './filters.ts'
import { readMarketplace } from './search.ts'

const read = (search: Record<string, unknown>) => filtersOf(readMarketplace(search))

it('takes filters from the address, and drops what is none', () => {
  expect(
    read({
      view: 'browse',
      profession: 'Producer',
      priceType: 'hourly',
      maxPrice: 60,
      place: ' Leeds ',
      within: '25',
      experience: 'veteran',
      verified: 'yes',
      sort: 'nearest',
    }),
  ).toEqual({
    profession: 'Producer',
    priceType: 'hourly',
    maxPrice: 60,
    place: 'Leeds',
    within: 25,
    experience: 'veteran',
    verified: 'yes',
    sort: 'nearest',
  })
  expect(
    read({
      profession: 'Plumber',
      priceType: ['hourly'],
      maxPrice: '-1',
      place: '  ',
      within: 25,
      experience: 'toString',
      verified: 'no',
      sort: 'nearest',
      other: 'x',
    }),
  ).toEqual({})
  expect(read({ place: 'Leeds', within: 7, maxPrice: 'x', sort: 'newest' })).toEqual({
    place: 'Leeds',
  })
})
