import { safeLink } from '@patchbay/contract/article-links'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Fault } from './front-matter.ts'

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

/** What the page would not show as it was meant: better said here than found there. */
export function checkMarkdown(body: string, firstLine: number): readonly Fault[] {
  const faults: Fault[] = []
  const look = (node: Node) => {
    const message = faultOf(node)
    if (message !== undefined)
      faults.push({ line: firstLine - 1 + (node.position?.start.line ?? 1), message })
    if ('children' in node) for (const child of node.children) look(child)
  }
  look(fromMarkdown(body))
  return faults
}

function faultOf(node: Node): string | undefined {
  switch (node.type) {
    case 'html':
      return `HTML cannot be used: ${firstLineOf(node.value)}`
    case 'image':
    case 'imageReference':
      return 'There is no place for pictures in the text: the article has its "cover".'
    case 'link':
    case 'definition':
      return safeLink(node.url) === undefined
        ? `A link must begin with https://, http://, mailto: or a single /, not "${firstLineOf(node.url)}".`
        : undefined
    default:
      return undefined
  }
}

const firstLineOf = (text: string): string => (text.split('\n')[0] ?? '').slice(0, 80)
