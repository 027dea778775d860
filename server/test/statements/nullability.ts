import { isKnownNotNull } from './known-not-null.ts'
import { nodeIn, nodesIn, numberIn, textIn, type TreeNode } from './node-tree.ts'
import { innermost, isSelect, scopesOf, sourceOf, type Scopes, type Source } from './sources.ts'

/** Whether a value can be null; `unknown` where PostgreSQL's own description does not tell. */
export type Nullability = 'never' | 'maybe' | 'unknown'

export interface Catalogue {
  /** For the columns of tables, by `oid.number`; views do not say. */
  readonly notNull: ReadonlyMap<string, boolean>
  /** The functions that return null for a null. */
  readonly strict: ReadonlySet<string>
}

const inserts = '3'
const counts = new Set(['2147', '2803'])
const booleanType = '16'
/** EXISTS and ARRAY. */
const neverNullLinks = new Set(['0', '6'])

export function createNullability(
  catalogue: Catalogue,
): (node: TreeNode, scopes: Scopes) => Nullability {
  /** The updates whose new values are being read. */
  const writing = new Set<TreeNode>()

  function ofSource(source: Source): Nullability {
    if (source === undefined) return 'unknown'
    if ('expressions' in source)
      return ofEach(source.expressions.map(({ node, scopes }) => of(node, scopes)))
    const notNull = catalogue.notNull.get(source.column)
    if (notNull === undefined) return 'unknown'
    return notNull ? 'never' : 'maybe'
  }

  function ofVariable(node: TreeNode, scopes: Scopes): Nullability {
    const outside = scopesOf(node, scopes)
    const query = innermost(outside)
    const [index, number] = [numberIn(node, 'varno'), numberIn(node, 'varattno')]
    // A whole row, or a column of the system.
    if (number <= 0) return 'unknown'
    const assigned = writing.has(query) ? undefined : assignedTo(query, index, number)
    if (assigned === undefined && isKnownNotNull(query, index, number)) return 'never'
    const outerJoins = node.fields.get('varnullingrels')
    // An older PostgreSQL does not say which outer joins a column has passed.
    if (outerJoins === undefined) return 'unknown'
    if (Array.isArray(outerJoins) && outerJoins.length > 1) return 'maybe'
    const stored = ofSource(sourceOf(node, outside))
    if (stored !== 'maybe' || assigned === undefined) return stored
    // The new value is made from the old ones.
    writing.add(query)
    const written = of(assigned, outside)
    writing.delete(query)
    return written
  }

  function of(node: TreeNode | undefined, scopes: Scopes): Nullability {
    if (node === undefined) return 'unknown'
    const inside = (field: string) => nodesIn(node, field).map((one) => of(one, scopes))
    switch (node.type) {
      case 'VAR':
        return ofVariable(node, scopes)
      case 'CONST':
        return textIn(node, 'constisnull') === 'true' ? 'maybe' : 'never'
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
        return of(nodeIn(node, 'arg'), scopes)
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return ofAny(inside('args'))
      case 'CASEEXPR': {
        const results = nodesIn(node, 'args').map((one) => nodeIn(one, 'result'))
        return ofEach([...results, nodeIn(node, 'defresult')].map((one) => of(one, scopes)))
      }
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'SQLVALUEFUNCTION':
        return 'never'
      case 'BOOLEXPR':
        return inside('args').every((one) => one === 'never') ? 'never' : 'unknown'
      case 'SUBLINK':
        return neverNullLinks.has(textIn(node, 'subLinkType')) ? 'never' : 'unknown'
      case 'AGGREF':
        return counts.has(textIn(node, 'aggfnoid')) ? 'never' : 'unknown'
      case 'OPEXPR': {
        const isTest = textIn(node, 'opresulttype') === booleanType
        return ofCall(textIn(node, 'opfuncid'), inside('args'), isTest)
      }
      case 'FUNCEXPR': {
        const isCast = textIn(node, 'funcformat') !== '0'
        return ofCall(textIn(node, 'funcid'), inside('args'), isCast)
      }
      default:
        return 'unknown'
    }
  }

  /** A comparison or a cast is null only for a null; other functions may return it by themselves. */
  function ofCall(called: string, given: readonly Nullability[], isPlain: boolean): Nullability {
    const result = catalogue.strict.has(called) ? ofEach(given) : 'unknown'
    return isPlain || result === 'maybe' ? result : 'unknown'
  }

  return of
}

const ofEach = (given: readonly Nullability[]): Nullability => {
  if (given.includes('maybe')) return 'maybe'
  return given.every((one) => one === 'never') ? 'never' : 'unknown'
}

const ofAny = (given: readonly Nullability[]): Nullability => {
  if (given.includes('never')) return 'never'
  return given.every((one) => one === 'maybe') ? 'maybe' : 'unknown'
}

/** The value that this very statement writes to a column which it returns. */
function assignedTo(query: TreeNode, index: number, number: number): TreeNode | undefined {
  if (isSelect(query) || numberIn(query, 'resultRelation') !== index) return undefined
  const isInsert = textIn(query, 'commandType') === inserts
  // A conflict returns what was there before, or what the update wrote.
  if (isInsert && nodeIn(query, 'onConflict') !== undefined) return undefined
  const entry = nodesIn(query, 'targetList').find((one) => numberIn(one, 'resno') === number)
  return entry && nodeIn(entry, 'expr')
}
