import {
  ElementFlags,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Type,
} from 'typescript/unstable/sync'
import type { TypeNode } from 'typescript/unstable/ast'
import type { Kind } from './kinds.ts'

/** What the code believes about a column or a value. */
export interface Believed {
  /** `object` and `unknown` besides what `pg` makes. */
  readonly kinds: readonly Kind[]
  readonly nullable: boolean
  /** It may be left out, or some rows do not have it. */
  readonly optional: boolean
  /** What is in the object, or in each object of the list. */
  readonly members?: ReadonlyMap<string, Believed> | undefined
}

/** Deeper objects are not read. */
const deepest = 6

export interface Beliefs {
  ofRow(node: TypeNode): ReadonlyMap<string, Believed> | undefined
  ofValues(node: TypeNode): readonly Believed[] | undefined
}

export function createBeliefs(checker: Checker): Beliefs {
  const typeOf = (node: TypeNode): Type => {
    const type = checker.getTypeFromTypeNode(node)
    if (type === undefined || type.isErrorType()) throw new Error('Its types cannot be read.')
    return type
  }

  /** The properties of a row; of one kind of row or another if it is a union. */
  function ofRow(node: TypeNode): ReadonlyMap<string, Believed> | undefined {
    const type = typeOf(node)
    if (type.flags & TypeFlags.Never) return undefined
    const rows = membersOf(type)
    if (rows.some(isOpen)) throw new Error('Its row type depends on a type parameter.')
    return propertiesOfAny(rows, 0)
  }

  function propertiesOfAny(types: readonly Type[], depth: number): ReadonlyMap<string, Believed> {
    const parts = types.map((one) => propertiesOf(one, depth))
    const names = new Set(parts.flatMap((part) => [...part.keys()]))
    return new Map(
      [...names].map((name) => {
        const found = parts.flatMap((part) => part.get(name) ?? [])
        return [name, { ...combine(found), optional: isOptional(found, parts.length) }]
      }),
    )
  }

  /** The same types occur in many rows, and each question to the compiler takes a moment. */
  const known = new Map<string, ReadonlyMap<string, Believed>>()

  function propertiesOf(type: Type, depth: number): ReadonlyMap<string, Believed> {
    const key = `${type.id} ${depth}`
    const found = known.get(key) ?? readProperties(type, depth)
    known.set(key, found)
    return found
  }

  function readProperties(type: Type, depth: number): Map<string, Believed> {
    const properties = checker.getPropertiesOfType(type)
    const types = properties.length === 0 ? [] : checker.getTypeOfSymbol(properties)
    return new Map(
      properties.map((property, index) => {
        const mayMiss = (property.flags & SymbolFlags.Optional) !== 0
        return [property.name, believe(types[index], mayMiss, depth)]
      }),
    )
  }

  function ofValues(node: TypeNode): readonly Believed[] | undefined {
    const type = typeOf(node)
    if (!type.isTypeReference() || !checker.isTupleType(type)) return undefined
    const target = type.getTarget()
    const required = target.isTupleType() ? target.elementFlags : []
    return checker
      .getTypeArguments(type)
      .map((element, index) => believe(element, required[index] !== ElementFlags.Required, deepest))
  }

  function believe(type: Type | undefined, optional: boolean, depth: number): Believed {
    const all = type === undefined ? [] : membersOf(type)
    const nullable = all.some((one) => (one.flags & TypeFlags.Null) !== 0)
    const kinds = [...new Set(all.flatMap(kindsOf))]
    const objects = all.flatMap(itemsOf).filter((one) => kindsOf(one).includes('object'))
    const members = depth < deepest ? propertiesOfAny(objects, depth + 1) : new Map()
    return { kinds, nullable, optional, ...(members.size > 0 && { members }) }
  }

  function kindsOf(type: Type): Kind[] {
    const { flags } = type
    if (flags & TypeFlags.StringLike) return ['string']
    if (flags & TypeFlags.NumberLike) return ['number']
    if (flags & TypeFlags.BooleanLike) return ['boolean']
    if (flags & TypeFlags.BigIntLike) return ['bigint']
    if (flags & TypeFlags.AnyOrUnknown) return ['unknown']
    if (flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Never)) return []
    const items = itemsOf(type)
    if (items[0] !== type) return [...new Set(items.flatMap(kindsOf))].map((kind) => `${kind}[]`)
    const name = type.getSymbol()?.name ?? ''
    if (name === 'Date') return ['Date']
    return [name === 'Buffer' || name === 'Uint8Array' ? 'Buffer' : 'object']
  }

  /** What a list holds; anything else is itself. */
  const itemsOf = (type: Type): readonly Type[] =>
    type.isTypeReference() && (checker.isArrayType(type) || checker.isTupleType(type))
      ? checker.getTypeArguments(type).flatMap(membersOf)
      : [type]

  return { ofRow, ofValues }
}

const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

const isOpen = (type: Type): boolean =>
  type.isTypeParameter() || (type.isIntersectionType() && type.getTypes().some(isOpen))

const combine = (all: readonly Believed[]) => {
  const members = new Map(all.flatMap((one) => [...(one.members ?? [])]))
  return {
    kinds: [...new Set(all.flatMap(({ kinds }) => kinds))],
    nullable: all.some(({ nullable }) => nullable),
    ...(members.size > 0 && { members }),
  }
}

/** Some kinds of rows do not have it, or need not. */
const isOptional = (found: readonly Believed[], rows: number): boolean =>
  found.length < rows || found.some(({ optional }) => optional)
