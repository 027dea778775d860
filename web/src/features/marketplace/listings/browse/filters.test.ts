import { filtersOf } from '@patchbay/contract/marketplace/listing-address'
import { expect, it } from 'vitest'

import { readMarketplace } from './search.ts'

const read = (search: Record<string, unknown>) => filtersOf(readMarketplace(search))

it('opens nothing for an invalid listing id', () => {
  for (const value of ['', 'abc', 7, null, ['x']])
    expect(readMarketplace({ listing: value })).toEqual({})
  const listing = '0191d1c0-0000-7000-8000-000000000700'
  expect(readMarketplace({ listing })).toEqual({ listing })
})

it('reads filters from the URL, and drops invalid values', () => {
  expect(
    read({
      view: 'browse',
      profession: 'Producer',
      priceType: 'hourly',
      minPrice: '20',
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
    minPrice: 20,
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
