import * as z from 'zod/mini'

type Schema = z.core.$ZodType
/** Returns only what the schema names; throws if a value has another type. */
type Shape = (value: unknown) => unknown

const kinds = new Set(['string', 'number', 'boolean'])

/**
 * The shape of an answer, computed once per route. It drops fields that the contract does not name
 * and checks types. Formats are checked by the tests, whose client parses every answer with the
 * contract's schema: parsing a page of posts here took an eighth of the request.
 */
export function shapeOf(schema: Schema): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (kinds.has(def.type)) return leaf(def.type)
  if (def.type === 'object') return fields(def.shape)
  if (def.type === 'array') return list(shapeOf(def.element))
  if (def.type === 'nullable') return unless(null, shapeOf(def.innerType))
  if (def.type === 'optional') return unless(undefined, shapeOf(def.innerType))
  // The remaining types are rare, so the slower encoder is fine.
  return (value) => z.encode(schema, value)
}

function leaf(kind: string): Shape {
  return (value) => {
    if (typeof value !== kind) throw new TypeError(`An answer has ${typeof value} for ${kind}.`)
    return value
  }
}

function fields(shape: Readonly<Record<string, Schema>>): Shape {
  const named = Object.entries(shape).map(([name, schema]) => [name, shapeOf(schema)] as const)
  return (value) => {
    if (typeof value !== 'object' || value === null)
      throw new TypeError(`An answer has ${String(value)} for an object.`)
    const picked: Record<string, unknown> = {}
    for (const [name, shapeField] of named)
      picked[name] = shapeField((value as Readonly<Record<string, unknown>>)[name])
    return picked
  }
}

function list(shapeOne: Shape): Shape {
  return (value) => {
    if (!Array.isArray(value)) throw new TypeError(`An answer has ${typeof value} for a list.`)
    return value.map((one) => shapeOne(one))
  }
}

const unless =
  (none: null | undefined, shape: Shape): Shape =>
  (value) =>
    value === none ? none : shape(value)
