import { promisify } from 'node:util'
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib'
import { fold } from './fold.ts'
import { TextList } from './text-list.ts'

export interface City {
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  readonly population: number
}

/** All cities, with a column for each property, sorted by their folded names. */
export interface Cities {
  readonly names: TextList
  readonly keys: TextList
  readonly countries: readonly string[]
  /** The index of the city's country in `countries`. */
  readonly country: Uint8Array
  readonly latitude: Float64Array
  readonly longitude: Float64Array
  readonly population: Float64Array
}

interface Header {
  readonly length: number
  readonly countries: readonly string[]
  readonly nameBytes: number
}

/** Coordinates are stored to a thousandth of a degree, which is about a hundred metres. */
const precision = 1_000

/**
 * The format is a line of JSON, the names as lines, then the columns. All lowest bytes of a column
 * come first and all highest bytes last, because similar bytes next to each other compress best.
 */
export function encodeCities(list: readonly City[]): Buffer {
  const sorted = list
    .map((city) => ({ ...city, key: fold(city.name) }))
    .toSorted((a, b) => compare(a.key, b.key) || b.population - a.population)
  const countries = [...new Set(sorted.map(({ country }) => country))].toSorted()
  const names = Buffer.from(sorted.map(({ name }) => `${name}\n`).join(''))
  const header: Header = { length: sorted.length, countries, nameBytes: names.length }
  const column = (of: (city: City) => number) => bytePlanes(sorted.map((city) => of(city)))
  return brotliCompressSync(
    Buffer.concat([
      Buffer.from(`${JSON.stringify(header)}\n`),
      names,
      Uint8Array.from(sorted, ({ country }) => countries.indexOf(country)),
      column(({ latitude }) => Math.round((latitude + 90) * precision)),
      column(({ longitude }) => Math.round((longitude + 180) * precision)),
      column(({ population }) => Number(population.toPrecision(3))),
    ]),
    { params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS } },
  )
}

export async function decodeCities(file: Uint8Array): Promise<Cities> {
  const bytes = await promisify(brotliDecompress)(file)
  const headerEnd = bytes.indexOf('\n')
  const header = JSON.parse(bytes.toString('utf8', 0, headerEnd)) as Header
  const { length, countries } = header
  let position = headerEnd + 1
  const take = (count: number) => bytes.subarray(position, (position += count))
  const column = (of: (value: number) => number) => fromBytePlanes(take(length * 4), of)
  const names = take(header.nameBytes).toString()
  return {
    names: new TextList(names, length),
    keys: new TextList(`${fold(names)}\n`, length),
    countries,
    country: new Uint8Array(take(length)),
    latitude: column((value) => value / precision - 90),
    longitude: column((value) => value / precision - 180),
    population: column((value) => value),
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const bytePlanes = (values: readonly number[]): Uint8Array =>
  Uint8Array.from([0, 8, 16, 24].flatMap((shift) => values.map((value) => value >>> shift)))

function fromBytePlanes(planes: Uint8Array, of: (value: number) => number): Float64Array {
  const length = planes.length / 4
  const byte = (plane: number, index: number) => planes[plane * length + index] ?? 0
  return Float64Array.from({ length }, (_, index) =>
    of(
      byte(0, index) +
        byte(1, index) * 2 ** 8 +
        byte(2, index) * 2 ** 16 +
        byte(3, index) * 2 ** 24,
    ),
  )
}
