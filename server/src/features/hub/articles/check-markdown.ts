import { safeLink } from '@patchbay/contract/hub/article-links'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { ValidationError } from './front-matter.ts'

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

/**
 * Finds Markdown that the page would not render as intended, so that the editor learns of it before
 * publishing.
 */
export function checkMarkdown(body: string, firstLine: number): readonly ValidationError[] {
  const errors: ValidationError[] = []
  const look = (node: Node) => {
    const message = errorOf(node)
    if (message !== undefined)
      errors.push({ line: firstLine - 1 + (node.position?.start.line ?? 1), message })
    if ('children' in node) for (const child of node.children) look(child)
  }
  look(fromMarkdown(body))
  return errors
}

function errorOf(node: Node): string | undefined {
  if (node.type === 'html') return `HTML cannot be used: ${firstLineOf(node.value)}`
  if (node.type === 'image' || node.type === 'imageReference')
    return 'There is no place for pictures in the text: the article has its "cover".'
  if ((node.type === 'link' || node.type === 'definition') && safeLink(node.url) === undefined)
    return `A link must begin with https://, http://, mailto: or a single /, not "${firstLineOf(node.url)}".`
  return undefined
}

const firstLineOf = (text: string): string => (text.split('\n')[0] ?? '').slice(0, 80)
