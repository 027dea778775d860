import * as z from 'zod/mini'

type Schema = z.core.$ZodType
/** Gives back what the schema names, and nothing else; throws where it is of another kind. */
type Shape = (value: unknown) => unknown

const kinds = new Set(['string', 'number', 'boolean'])

/**
 * The shape of an answer, worked out once per route. It drops what the contract does not name and
 * holds the kinds; formats are the tests' business, whose client reads every answer with the
 * contract's own schema. Parsing a page of posts with that on the way out took an eighth of the
 * request.
 */
export function shapeOf(schema: Schema): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (kinds.has(def.type)) return leaf(def.type)
  if (def.type === 'object') return fields(def.shape)
  if (def.type === 'array') return list(shapeOf(def.element))
  if (def.type === 'nullable') return unless(null, shapeOf(def.innerType))
  if (def.type === 'optional') return unless(undefined, shapeOf(def.innerType))
  // The few others are as dear as they are rare.
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
