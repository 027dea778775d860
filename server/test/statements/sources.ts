import { nodeIn, nodesIn, numberIn, textIn, type TreeNode } from './node-tree.ts'

/** The statement, and inside it the subquery, the subquery of that and so on. */
export type Scopes = readonly TreeNode[]

export interface Placed {
  readonly node: TreeNode
  readonly scopes: Scopes
}

/** What a column of a statement is made from. */
export type Source =
  /** A column of a table, by `oid.number`. */
  | { readonly column: string }
  /** Several for a UNION and its like. */
  | { readonly expressions: readonly Placed[] }
  | undefined

const selects = '1'
const kinds = { table: 0, subquery: 1, join: 2, cte: 6, group: 9 }

export function innermost(scopes: Scopes): TreeNode {
  const query = scopes.at(-1)
  if (query === undefined) throw new Error('A column belongs to no query.')
  return query
}

export const isSelect = (query: TreeNode): boolean => textIn(query, 'commandType') === selects

/** What a query returns, in order. */
export const columnsOf = (query: TreeNode): readonly TreeNode[] =>
  nodesIn(query, isSelect(query) ? 'targetList' : 'returningList').filter(
    (entry) => textIn(entry, 'resjunk') === 'false',
  )

/** The query whose list of tables a variable refers to, with those around it. */
export const scopesOf = (variable: TreeNode, scopes: Scopes): Scopes =>
  scopes.slice(0, scopes.length - numberIn(variable, 'varlevelsup'))

/** The source of a variable, in the query that `scopesOf` gives. */
export const sourceOf = (variable: TreeNode, scopes: Scopes): Source =>
  ofEntry(scopes, numberIn(variable, 'varno'), numberIn(variable, 'varattno'))

export function sourceOfColumn(scopes: Scopes, number: number): Source {
  const query = innermost(scopes)
  const united = nodeIn(query, 'setOperations')
  if (united === undefined) {
    const column = columnsOf(query)[number - 1]
    return asExpression(column && nodeIn(column, 'expr'), scopes)
  }
  const branches = branchesOf(united).map((index) => ofEntry(scopes, index, number))
  const made = branches.filter((one) => one !== undefined && 'expressions' in one)
  return made.length < branches.length
    ? undefined
    : { expressions: made.flatMap(({ expressions }) => expressions) }
}

/** A column of an entry in the list of tables, subqueries and so on. */
function ofEntry(scopes: Scopes, index: number, number: number): Source {
  const entry = nodesIn(innermost(scopes), 'rtable')[index - 1]
  if (entry === undefined) return undefined
  switch (numberIn(entry, 'rtekind')) {
    case kinds.table:
      return { column: `${textIn(entry, 'relid')}.${number}` }
    case kinds.subquery: {
      const subquery = nodeIn(entry, 'subquery')
      return subquery && sourceOfColumn([...scopes, subquery], number)
    }
    case kinds.cte:
      return ofCommonTable(scopes, entry, number)
    case kinds.join:
      return asExpression(nodesIn(entry, 'joinaliasvars')[number - 1], scopes)
    case kinds.group:
      return asExpression(nodesIn(entry, 'groupexprs')[number - 1], scopes)
    default:
      return undefined
  }
}

function ofCommonTable(scopes: Scopes, entry: TreeNode, number: number): Source {
  if (textIn(entry, 'self_reference') === 'true') return undefined
  const outside = scopes.slice(0, scopes.length - numberIn(entry, 'ctelevelsup'))
  const tables = nodesIn(innermost(outside), 'cteList')
  const table = tables.find((one) => textIn(one, 'ctename') === textIn(entry, 'ctename'))
  const query = table && nodeIn(table, 'ctequery')
  return query && sourceOfColumn([...outside, query], number)
}

const asExpression = (node: TreeNode | undefined, scopes: Scopes): Source =>
  node && { expressions: [{ node, scopes }] }

/** The entries that a UNION and its like combine. */
const branchesOf = (node: TreeNode): number[] =>
  node.type === 'RANGETBLREF'
    ? [numberIn(node, 'rtindex')]
    : ['larg', 'rarg'].flatMap((side) => branchesOf(nodeIn(node, side) ?? node))
