import { fold } from './fold.ts'

const full = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const short = new Intl.DisplayNames('en', { type: 'region', fallback: 'none', style: 'short' })

/** Countries for which people use the short name, such as Hong Kong for 'Hong Kong SAR China'. */
const knownShort = new Set(['HK', 'MM', 'MO', 'PS'])
const ourNames: Readonly<Record<string, string>> = { CD: 'DR Congo', CG: 'Republic of the Congo' }

/** The common English name of the country. */
export const countryName = (code: string): string =>
  ourNames[code] ?? (knownShort.has(code) ? short : full).of(code) ?? code

/** Other names that people type. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'emirates'],
  BA: ['bosnia and herzegovina'],
  CD: ['congo kinshasa', 'democratic republic of the congo', 'drc'],
  CG: ['congo brazzaville'],
  CI: ['ivory coast'],
  CV: ['cabo verde'],
  CZ: ['czech republic'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
  KR: ['korea'],
  MM: ['burma'],
  MK: ['macedonia'],
  NL: ['holland', 'the netherlands'],
  SZ: ['swaziland'],
  TL: ['east timor'],
  TR: ['turkey'],
  TT: ['trinidad and tobago'],
  US: ['usa', 'america'],
}

/** Finds the countries whose folded name begins with a text. A code must match completely. */
export function createCountrySearch(codes: readonly string[]): (text: string) => Set<number> {
  const names = codes.map((code) => [fold(countryName(code)), ...(otherNames[code] ?? [])])
  const whole = new Map(codes.map((code, index) => [code.toLowerCase(), index]))
  return (text) => {
    const meant = names.flatMap((list, index) =>
      list.some((name) => name.startsWith(text)) ? [index] : [],
    )
    const coded = whole.get(text)
    return new Set(coded === undefined ? meant : [...meant, coded])
  }
}

let byName: ReadonlyMap<string, string> | undefined

/** The code of the country with exactly this English name; codes are not accepted. */
export function countryCodeOf(folded: string): string | undefined {
  byName ??= nameCountries()
  return byName.get(folded)
}

/** The country with exactly this English name, as we write it. */
export function countryNamed(folded: string): string | undefined {
  const code = countryCodeOf(folded)
  return code === undefined ? undefined : countryName(code)
}

function nameCountries(): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index))
  for (const first of letters)
    for (const second of letters) {
      const code = `${first}${second}`
      const name = full.of(code)
      if (name === undefined || name === code) continue
      // A code in use takes precedence over a former or private code with the same name.
      for (const each of [fold(countryName(code)), ...(otherNames[code] ?? [])])
        if (!names.has(each)) names.set(each, code)
    }
  return names
}
