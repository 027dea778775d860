import { nodeIn, nodesIn, numberIn, textIn, type TreeNode } from './node-tree.ts'

const isNotNull = '1'
const inner = 0
const left = 1

/**
 * Whether a condition of the statement leaves out every row in which this column is null: it is
 * compared with something, or the condition says so.
 */
export function isKnownNotNull(query: TreeNode, index: number, number: number): boolean {
  const isIt = (node: TreeNode | undefined): boolean =>
    node?.type === 'RELABELTYPE'
      ? isIt(nodeIn(node, 'arg'))
      : node?.type === 'VAR' &&
        numberIn(node, 'varno') === index &&
        numberIn(node, 'varattno') === number &&
        numberIn(node, 'varlevelsup') === 0

  const leavesOut = (condition: TreeNode): boolean => {
    switch (condition.type) {
      case 'VAR':
        return isIt(condition)
      case 'NULLTEST':
        return textIn(condition, 'nulltesttype') === isNotNull && isIt(nodeIn(condition, 'arg'))
      case 'OPEXPR':
      case 'SCALARARRAYOPEXPR':
        return nodesIn(condition, 'args').some(isIt)
      case 'BOOLEXPR':
        return textIn(condition, 'boolop') === 'and' && nodesIn(condition, 'args').some(leavesOut)
      default:
        return false
    }
  }
  return conditionsOf(nodeIn(query, 'jointree')).some(leavesOut)
}

/** The conditions that every returned row meets: not those of the nullable side of a join. */
function conditionsOf(node: TreeNode | undefined): TreeNode[] {
  if (node === undefined) return []
  const own = nodeIn(node, 'quals') ?? []
  if (node.type === 'FROMEXPR')
    return [...nodesIn(node, 'fromlist').flatMap(conditionsOf), own].flat()
  if (node.type !== 'JOINEXPR') return []
  const kind = numberIn(node, 'jointype')
  if (kind === inner)
    return [
      ...conditionsOf(nodeIn(node, 'larg')),
      ...conditionsOf(nodeIn(node, 'rarg')),
      own,
    ].flat()
  return kind === left ? conditionsOf(nodeIn(node, 'larg')) : []
}
