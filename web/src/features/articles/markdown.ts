import { fromMarkdown } from 'mdast-util-from-markdown'

type Root = ReturnType<typeof fromMarkdown>
export type MarkdownNode = Root['children'][number]
export type NodeOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>

export interface Markdown {
  readonly nodes: readonly MarkdownNode[]
  /** How many levels headings move, so that the highest stands below the page's own. */
  readonly shift: number
  /** Where the links lead that name an address given elsewhere in the text. */
  readonly addresses: ReadonlyMap<string, string>
}

export function readMarkdown(text: string): Markdown {
  const nodes = fromMarkdown(text).children
  let highest = 6
  const addresses = new Map<string, string>()
  const look = (node: MarkdownNode): void => {
    if (node.type === 'heading') highest = Math.min(highest, node.depth)
    // The first one counts, as everywhere in Markdown.
    if (node.type === 'definition' && !addresses.has(node.identifier))
      addresses.set(node.identifier, node.url)
    if ('children' in node) node.children.forEach(look)
  }
  nodes.forEach(look)
  return { nodes, shift: 2 - highest, addresses }
}
