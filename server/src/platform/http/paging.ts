import * as z from 'zod/mini'
import { AppError } from './app-error.ts'

/** An opaque cursor: the values of a page's last row, after which the next page begins. */
export const encodeCursor = (values: unknown): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Decodes a cursor of `encodeCursor`; anything else is refused. */
export function decodeCursor<S extends z.core.$ZodType>(
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

const timeCursor = z.tuple([z.iso.datetime(), z.uuid()])

/** The cursor of a row in a list that goes by a time, and by an id where times are equal. */
export const timeCursorOf = (time: Date, id: string): z.infer<typeof timeCursor> => [
  time.toISOString(),
  id,
]

/** Decodes a cursor that was made with `timeCursorOf`. */
export function decodeTimeCursor(cursor: string | undefined): readonly [Date, string] | undefined {
  const values = decodeCursor(timeCursor, cursor)
  return values && [new Date(values[0]), values[1]]
}

export interface PageOf<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

/** Makes a page from the rows of a statement that fetched one row more than the page size. */
export function pageOf<Row>(
  found: readonly Row[],
  size: number,
  cursorOf: (last: Row) => unknown,
): PageOf<Row> {
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  const more = found.length > size && last !== undefined
  return { rows, nextCursor: more ? encodeCursor(cursorOf(last)) : null }
}
