import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The paths of all fields in a value that the schema does not name, such as `/authorId`. Values of
 * the wrong type are left to the parser. Without a schema no field is known.
 */
export function unknownFields(schema: Schema | undefined, value: unknown, path = ''): string[] {
  if (schema === undefined)
    return isFields(value) ? Object.keys(value).map((name) => `${path}/${name}`) : []
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'object') return inObject(def.shape, value, path)
  if (def.type === 'array')
    return Array.isArray(value)
      ? value.flatMap((one, index) => unknownFields(def.element, one, `${path}/${index}`))
      : []
  // An alternative that knows every field wins; otherwise the one that knows most of them.
  if (def.type === 'union')
    return def.options
      .map((option) => unknownFields(option, value, path))
      .reduce((least, one) => (one.length < least.length ? one : least))
  if (def.type === 'pipe') return unknownFields(def.in, value, path)
  return 'innerType' in def ? unknownFields(def.innerType, value, path) : []
}

function inObject(shape: Readonly<Record<string, Schema>>, value: unknown, path: string): string[] {
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([name, field]) =>
    Object.hasOwn(shape, name)
      ? unknownFields(shape[name], field, `${path}/${name}`)
      : [`${path}/${name}`],
  )
}
