const filterNames = [
  'profession',
  'priceType',
  'maxPrice',
  'place',
  'within',
  'experience',
  'verified',
  'sort',
] as const

export type FilterName = (typeof filterNames)[number]

/** As somebody chooses them; without a text there is none. */
export type FilterChange = Partial<Record<FilterName, string>>

/** As the address has it: `filtersOf` says what it means. */
export type MarketplaceSearch = Readonly<
  { view?: 'browse'; listing?: string } & Partial<Record<FilterName, string | number | undefined>>
>

/** The address is anybody's to write: what has no place in it is left out. */
export function readMarketplace(search: Readonly<Record<string, unknown>>): MarketplaceSearch {
  const given = filterNames.flatMap((name) => {
    const value = search[name]
    const isThere = typeof value === 'number' || (typeof value === 'string' && value !== '')
    return isThere ? [[name, value] as const] : []
  })
  return {
    ...(search['view'] === 'browse' && { view: 'browse' }),
    ...(typeof search['listing'] === 'string' && { listing: search['listing'] }),
    ...Object.fromEntries(given),
  }
}
