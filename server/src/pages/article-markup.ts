import { safeLink } from '@patchbay/contract/hub/article-links'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { markup, Markup } from '../platform/markup.ts'

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

/** An article's Markdown as HTML. What has no form here, such as HTML, is left out. */
export const articleMarkup = (text: string): Markup => inside(fromMarkdown(text))

const inside = (node: Node): Markup =>
  new Markup('children' in node ? node.children.map((child) => render(child).text).join('') : '')

function render(node: Node): Markup {
  switch (node.type) {
    case 'text':
      return markup`${node.value}`
    case 'inlineCode':
      return markup`<code>${node.value}</code>`
    case 'code':
      return markup`<pre class="mt-3 overflow-x-auto"><code>${node.value}</code></pre>`
    case 'paragraph':
      return markup`<p class="mt-3">${inside(node)}</p>`
    case 'heading':
      return node.depth <= 2
        ? markup`<h2 class="mt-6 text-title">${inside(node)}</h2>`
        : markup`<h3 class="mt-6 text-lead">${inside(node)}</h3>`
    case 'strong':
      return markup`<strong>${inside(node)}</strong>`
    case 'emphasis':
      return markup`<em>${inside(node)}</em>`
    case 'list':
      return node.ordered === true
        ? markup`<ol class="mt-3 list-decimal pl-5">${inside(node)}</ol>`
        : markup`<ul class="mt-3 list-disc pl-5">${inside(node)}</ul>`
    case 'listItem':
      return markup`<li>${inside(node)}</li>`
    case 'blockquote':
      return markup`<blockquote class="mt-3 border-l-2 border-line pl-4 text-ink-2">${inside(node)}</blockquote>`
    case 'break':
      return markup`<br>`
    case 'thematicBreak':
      return markup`<hr class="mt-6 border-line">`
    case 'link': {
      const href = safeLink(node.url)
      return href === undefined
        ? inside(node)
        : markup`<a class="underline" href="${href}">${inside(node)}</a>`
    }
    default:
      return inside(node)
  }
}
