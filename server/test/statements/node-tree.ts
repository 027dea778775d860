/** PostgreSQL's own form of a parsed statement, as its catalogue stores it (`pg_node_tree`). */
export interface TreeNode {
  readonly type: string
  readonly fields: ReadonlyMap<string, Tree>
}

export type Tree = string | null | TreeNode | readonly Tree[]

const token = /[(){}]|(?:\\[^]|[^\s(){}\\])+/g

export function parseNodeTree(text: string): Tree {
  const tokens = text.match(token) ?? []
  let place = 0
  const ahead = (): string => tokens[place] ?? ''
  const take = (): string => tokens[place++] ?? ''

  function readValue(): Tree {
    const first = take()
    if (first === '{') return readNode()
    if (first === '(') return readList()
    return first === '<>' ? null : first.replaceAll(/\\([^])/g, '$1')
  }

  function readList(): Tree[] {
    const items: Tree[] = []
    while (ahead() !== ')' && ahead() !== '') items.push(readValue())
    take()
    return items
  }

  function readNode(): TreeNode {
    const type = take()
    const fields = new Map<string, Tree>()
    while (ahead() !== '}' && ahead() !== '') {
      const name = take().slice(1)
      const values: Tree[] = []
      while (!/^(:|\}|$)/.test(ahead())) values.push(readValue())
      fields.set(name, values.length === 1 ? (values[0] ?? null) : values)
    }
    take()
    return { type, fields }
  }

  return readValue()
}

export const isNode = (tree: Tree | undefined): tree is TreeNode =>
  typeof tree === 'object' && tree !== null && 'type' in tree

export const nodeIn = (node: TreeNode, field: string): TreeNode | undefined => {
  const found = node.fields.get(field)
  return isNode(found) ? found : undefined
}

export const nodesIn = (node: TreeNode, field: string): readonly TreeNode[] => {
  const found = node.fields.get(field)
  return Array.isArray(found) ? (found as readonly Tree[]).filter(isNode) : []
}

export const textIn = (node: TreeNode, field: string): string => {
  const found = node.fields.get(field)
  return typeof found === 'string' ? found : ''
}

export const numberIn = (node: TreeNode, field: string): number => Number(textIn(node, field))

/** The first node of a type, in the order of the text. */
export function findNode(tree: Tree, type: string): TreeNode | undefined {
  if (isNode(tree)) return tree.type === type ? tree : undefined
  if (!Array.isArray(tree)) return undefined
  for (const item of tree as readonly Tree[]) {
    const found = findNode(item, type)
    if (found !== undefined) return found
  }
  return undefined
}
