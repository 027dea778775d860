const filterNames = [
  'profession',
  'priceType',
  'minPrice',
  'maxPrice',
  'place',
  'within',
  'experience',
  'verified',
  'sort',
] as const

export type FilterName = (typeof filterNames)[number]

/** Changed filters; an empty text removes a filter. */
export type FilterChange = Partial<Record<FilterName, string>>

/** The raw values of the URL; `filtersOf` interprets them. */
export type MarketplaceSearch = Readonly<
  { view?: 'browse'; listing?: string; offer?: true } & Partial<
    Record<FilterName, string | number | undefined>
  >
>

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)

/** The URL may have any value: unknown parameters are dropped. */
export function readMarketplace(search: Readonly<Record<string, unknown>>): MarketplaceSearch {
  const given = filterNames.flatMap((name) => {
    const value = search[name]
    const isThere = typeof value === 'number' || (typeof value === 'string' && value !== '')
    return isThere ? [[name, value] as const] : []
  })
  return {
    ...(search['view'] === 'browse' && { view: 'browse' }),
    ...(isId(search['listing']) && { listing: search['listing'] }),
    // The viewer's own listings are open for editing.
    ...(search['offer'] === true && { offer: true }),
    ...Object.fromEntries(given),
  }
}
