import { safeLink } from '@patchbay/contract/hub/article-links'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { markup, Markup } from '../platform/markup.ts'

type Node = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>['children'][number]

/** An article's Markdown as HTML. What has no form here, such as HTML, is left out. */
export const articleMarkup = (text: string): Markup => inside(fromMarkdown(text))

const inside = (node: Node): Markup =>
  new Markup('children' in node ? node.children.map((child) => render(child).text).join('') : '')

function render(node: Node): Markup {
  if (node.type === 'text') return markup`${node.value}`
  if (node.type === 'inlineCode') return markup`<code>${node.value}</code>`
  if (node.type === 'code')
    return markup`<pre class="mt-3 overflow-x-auto"><code>${node.value}</code></pre>`
  if (node.type === 'heading')
    return node.depth <= 2
      ? markup`<h2 class="mt-6 text-title">${inside(node)}</h2>`
      : markup`<h3 class="mt-6 text-lead">${inside(node)}</h3>`
  if (node.type === 'list')
    return node.ordered === true
      ? markup`<ol class="mt-3 list-decimal pl-5">${inside(node)}</ol>`
      : markup`<ul class="mt-3 list-disc pl-5">${inside(node)}</ul>`
  if (node.type === 'link') {
    const href = safeLink(node.url)
    const words = inside(node)
    return href === undefined ? words : markup`<a class="underline" href="${href}">${words}</a>`
  }
  return plainForms[node.type]?.(inside(node)) ?? inside(node)
}

const plainForms: Readonly<Record<string, (words: Markup) => Markup>> = {
  paragraph: (words) => markup`<p class="mt-3">${words}</p>`,
  strong: (words) => markup`<strong>${words}</strong>`,
  emphasis: (words) => markup`<em>${words}</em>`,
  listItem: (words) => markup`<li>${words}</li>`,
  blockquote: (words) =>
    markup`<blockquote class="mt-3 border-l-2 border-line pl-4 text-ink-2">${words}</blockquote>`,
  break: () => markup`<br>`,
  thematicBreak: () => markup`<hr class="mt-6 border-line">`,
}
