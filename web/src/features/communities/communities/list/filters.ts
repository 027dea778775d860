/** The filters of the list, stored in the URL. */
export interface Filters {
  readonly q?: string
  readonly genre?: string
  readonly country?: string
  readonly city?: string
}
const names = ['q', 'genre', 'country', 'city'] as const satisfies readonly (keyof Filters)[]

/** The limit of the contract. */
const longest = 200

/** The URL may have any value: invalid filters are ignored. */
export function readFilters(search: Readonly<Record<string, unknown>>): Filters {
  const given = names.flatMap((name) => {
    const value = search[name]
    // The router reads `?q=808` as a number.
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    return text === '' ? [] : [[name, text.slice(0, longest)] as const]
  })
  return Object.fromEntries(given)
}

export const isFiltered = (filters: Filters): boolean => Object.keys(filters).length > 0

interface Place {
  readonly country: string
  readonly cities: readonly string[]
}

/** The cities of the chosen country, or of all countries. */
export function citiesIn(places: readonly Place[], country: string | undefined): string[] {
  const wanted = places.filter((place) => country === undefined || place.country === country)
  return [...new Set(wanted.flatMap(({ cities }) => cities))].toSorted((a, b) => a.localeCompare(b))
}
