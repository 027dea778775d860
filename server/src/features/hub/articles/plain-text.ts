import { fromMarkdown } from 'mdast-util-from-markdown'

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

/** Their children stand below each other, and not in a line. */
const blocks = new Set(['root', 'blockquote', 'list', 'listItem'])

function wordsOf(node: Node): string {
  if (node.type === 'break') return ' '
  if ('value' in node) return node.type === 'html' ? '' : node.value
  if (!('children' in node)) return ''
  // Words of two paragraphs or items must not become one.
  return node.children.map(wordsOf).join(blocks.has(node.type) ? ' ' : '')
}

/** The words of an article without the marks of Markdown, where only a line of it is shown. */
export const plainText = (body: string): string => wordsOf(fromMarkdown(body))
