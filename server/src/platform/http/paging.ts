import * as z from 'zod/mini'
import { AppError } from './app-error.ts'

type Place = z.core.$ZodType

/** An opaque cursor: the values of a page's last row, after which the next page begins. */
export const encodeCursor = (place: unknown): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** Decodes a cursor of `encodeCursor`; anything else is refused. */
export function decodeCursor<S extends Place>(
  schema: S,
  cursor: string | undefined,
): z.core.output<S> | undefined {
  if (cursor === undefined) return undefined
  try {
    return z.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (error) {
    throw new AppError('invalid_input', error)
  }
}

const timePlace = z.tuple([z.iso.datetime(), z.uuid()])

/** The place of a row in a list that goes by a time, and by an id where times are equal. */
export const timePlaceOf = (time: Date, id: string): z.infer<typeof timePlace> => [
  time.toISOString(),
  id,
]

/** Decodes a cursor that was made with `timePlaceOf`. */
export function decodeTimePlace(cursor: string | undefined): readonly [Date, string] | undefined {
  const place = decodeCursor(timePlace, cursor)
  return place && [new Date(place[0]), place[1]]
}

export interface PageOf<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

/** Makes a page from the rows of a statement that fetched one row more than the page size. */
export function pageOf<Row>(
  found: readonly Row[],
  size: number,
  placeOf: (last: Row) => unknown,
): PageOf<Row> {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  const more = found.length > size && last !== undefined
  return { rows, nextCursor: more ? encodeCursor(placeOf(last)) : null }
}
