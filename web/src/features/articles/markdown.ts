import { fromMarkdown } from 'mdast-util-from-markdown'

type Root = ReturnType<typeof fromMarkdown>
export type MarkdownNode = Root['children'][number]
export type NodeOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>

export interface Markdown {
  readonly nodes: readonly MarkdownNode[]
  /** How many levels headings move down, so that the highest is below the page's own. */
  readonly shift: number
  /** The URLs of reference links, which are defined elsewhere in the text. */
  readonly addresses: ReadonlyMap<string, string>
}

export function readMarkdown(text: string): Markdown {
  const nodes = fromMarkdown(text).children
  let highest = 6
  const addresses = new Map<string, string>()
  const look = (node: MarkdownNode): void => {
    if (node.type === 'heading') highest = Math.min(highest, node.depth)
    // In Markdown the first definition counts.
    if (node.type === 'definition' && !addresses.has(node.identifier))
      addresses.set(node.identifier, node.url)
    if ('children' in node) node.children.forEach(look)
  }
  nodes.forEach(look)
  return { nodes, shift: 2 - highest, addresses }
}
