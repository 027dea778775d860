import type { Kind, Kinds } from './kinds.ts'
import { nodeIn, nodesIn, textIn, type Tree, type TreeNode } from './node-tree.ts'
import type { Nullability } from './nullability.ts'
import { scopesOf, sourceOf, sourceOfColumn, type Scopes } from './sources.ts'

/** A value, and what is in it if the statement builds it as an object or as a list of objects. */
export interface DescribedJson {
  /** Undefined before PostgreSQL 16, which does not list the types of results. */
  readonly kind: Kind | undefined
  readonly nullability: Nullability
  readonly members?: ReadonlyMap<string, DescribedJson> | undefined
}

/** The numbers of PostgreSQL's functions, for `json` and for `jsonb`. */
const buildsObject = new Set(['3200', '3273'])
const buildsList = new Set(['3175', '3267'])
const isScalarSubquery = (node: TreeNode): boolean => textIn(node, 'subLinkType') === '4'

/** The field of each expression that names its type. */
const typeFields: Readonly<Record<string, string>> = {
  VAR: 'vartype',
  CONST: 'consttype',
  PARAM: 'paramtype',
  FUNCEXPR: 'funcresulttype',
  OPEXPR: 'opresulttype',
  AGGREF: 'aggtype',
  COALESCEEXPR: 'coalescetype',
  CASEEXPR: 'casetype',
  RELABELTYPE: 'resulttype',
  COERCEVIAIO: 'resulttype',
}
const tests = new Set(['NULLTEST', 'BOOLEXPR', 'BOOLEANTEST', 'DISTINCTEXPR', 'SCALARARRAYOPEXPR'])

export function createJsonReader(
  nullabilityOf: (node: TreeNode, scopes: Scopes) => Nullability,
  kinds: Kinds,
): (node: TreeNode, scopes: Scopes) => DescribedJson | undefined {
  /** What an expression builds, wherever it is built; undefined if that is not to be seen. */
  function built(node: TreeNode | undefined, scopes: Scopes): DescribedJson | undefined {
    if (node === undefined) return undefined
    const among = (nodes: readonly (TreeNode | undefined)[]) =>
      nodes.map((one) => built(one, scopes)).find((one) => one !== undefined)
    switch (node.type) {
      case 'FUNCEXPR':
        if (!buildsObject.has(textIn(node, 'funcid'))) return undefined
        return { kind: 'object', nullability: 'never', members: membersOf(node, scopes) }
      case 'AGGREF': {
        if (!buildsList.has(textIn(node, 'aggfnoid'))) return undefined
        const [item] = nodesIn(node, 'args')
        const one = item && built(nodeIn(item, 'expr'), scopes)
        const made = one && { ...one, kind: `${one.kind}[]` }
        return nodeIn(node, 'aggfilter') === undefined ? made : guarded(made)
      }
      case 'COALESCEEXPR':
        return among(nodesIn(node, 'args'))
      case 'CASEEXPR':
        return guarded(among(nodesIn(node, 'args').map((one) => nodeIn(one, 'result'))))
      case 'SUBLINK': {
        const inner = nodeIn(node, 'subselect')
        return inner && isScalarSubquery(node) ? ofColumn([...scopes, inner]) : undefined
      }
      case 'VAR': {
        const source = sourceOf(node, scopesOf(node, scopes))
        return source && 'expressions' in source ? first(source.expressions) : undefined
      }
      default:
        return undefined
    }
  }

  const first = (all: readonly { readonly node: TreeNode; readonly scopes: Scopes }[]) =>
    all.map(({ node, scopes }) => built(node, scopes)).find((one) => one !== undefined)

  function ofColumn(scopes: Scopes): DescribedJson | undefined {
    const source = sourceOfColumn(scopes, 1)
    return source && 'expressions' in source ? first(source.expressions) : undefined
  }

  /** Undefined if a name is not written down in the statement. */
  function membersOf(
    call: TreeNode,
    scopes: Scopes,
  ): ReadonlyMap<string, DescribedJson> | undefined {
    const given = nodesIn(call, 'args')
    const members = new Map<string, DescribedJson>()
    for (let index = 0; index + 1 < given.length; index += 2) {
      const [name, value] = [given[index], given[index + 1]]
      if (name?.type !== 'CONST' || value === undefined) return undefined
      members.set(textOf(name), describe(value, scopes))
    }
    return members
  }

  const describe = (node: TreeNode, scopes: Scopes): DescribedJson => ({
    kind: kindOf(node, scopes),
    ...built(node, scopes),
    nullability: nullabilityOf(node, scopes),
  })

  function kindOf(node: TreeNode, scopes: Scopes): Kind | undefined {
    if (tests.has(node.type)) return 'boolean'
    if (node.type === 'CONST' && textIn(node, 'constisnull') === 'true') return undefined
    if (node.type === 'SUBLINK') {
      const inner = nodeIn(node, 'subselect')
      if (!isScalarSubquery(node))
        return textIn(node, 'subLinkType') === '0' ? 'boolean' : undefined
      const source = inner && sourceOfColumn([...scopes, inner], 1)
      const [one] = source && 'expressions' in source ? source.expressions : []
      return one && kindOf(one.node, one.scopes)
    }
    const field = typeFields[node.type]
    return field === undefined ? undefined : kinds.inJson(textIn(node, field))
  }

  return (node, scopes) => {
    const found = built(node, scopes)
    return found && { ...found, nullability: nullabilityOf(node, scopes) }
  }
}

/** A condition decides whether it is built, and may leave out what an outer join makes null. */
function guarded(made: DescribedJson | undefined): DescribedJson | undefined {
  if (made?.members === undefined) return made
  const members = [...made.members].map(([name, { nullability, ...one }]) => {
    return [
      name,
      { ...one, nullability: nullability === 'maybe' ? 'unknown' : nullability },
    ] as const
  })
  return { ...made, members: new Map(members) }
}

/** A literal ends with a zero; the bytes of a text follow its length, which takes the first four. */
function textOf(constant: TreeNode): string {
  const value = constant.fields.get('constvalue')
  const parts = Array.isArray(value) ? (value as readonly Tree[]).map(String) : []
  const bytes = parts.slice(parts.indexOf('[') + 1, -1).map(Number)
  const isLiteral = textIn(constant, 'constlen') === '-2'
  return Buffer.from(isLiteral ? bytes.slice(0, -1) : bytes.slice(4)).toString()
}
