import { fromMarkdown } from 'mdast-util-from-markdown'
import { useMemo, type ReactNode } from 'react'
import { safeLink } from '@patchbay/contract/hub/article-links'
import { useRouter } from '@tanstack/react-router'
import { followsLink } from './follow-link.ts'

const linkStyle = 'text-accent-text underline underline-offset-2'

/** A link if the URL is safe; otherwise only its text. */
function ArticleLink(props: { address: string | undefined; children: ReactNode }) {
  const { address = '', children } = props
  const router = useRouter()
  const href = safeLink(address)
  if (href === undefined) return children
  if (href.startsWith('/'))
    return (
      <a
        href={href}
        className={linkStyle}
        onClick={(event) => followsLink(event) && void router.navigate({ href })}
      >
        {children}
      </a>
    )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkStyle}>
      {children}
    </a>
  )
}

type Root = ReturnType<typeof fromMarkdown>
type MarkdownNode = Root['children'][number]
type NodeOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>

interface Markdown {
  readonly nodes: readonly MarkdownNode[]
  /** How many levels headings move down, so that the highest is below the page's own. */
  readonly shift: number
  /** The URLs of reference links, which are defined elsewhere in the text. */
  readonly addresses: ReadonlyMap<string, string>
}

function readMarkdown(text: string): Markdown {
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

type Shown = {
  readonly [Type in MarkdownNode['type']]?: (node: NodeOf<Type>, text: Markdown) => ReactNode
}

interface WithChildren {
  readonly children: readonly MarkdownNode[]
}

/** The offset in the text, used as key. */
const placeOf = ({ position }: MarkdownNode): number => position?.start.offset ?? 0

const inside = ({ children }: WithChildren, text: Markdown): ReactNode =>
  children.map((node) => <Node key={placeOf(node)} node={node} text={text} />)

const partId = (node: NodeOf<'heading'>): string => `part-${placeOf(node)}`

/** The words of a node without their looks. */
const wordsOf = (node: MarkdownNode): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(wordsOf).join('') : ''

interface Part {
  readonly id: string
  readonly name: string
}

/** The highest headings of a text, in their order. */
export function partsOf(content: string): readonly Part[] {
  const { nodes, shift } = readMarkdown(content)
  return nodes.flatMap((node) =>
    node.type === 'heading' && node.depth + shift === 2
      ? [{ id: partId(node), name: wordsOf(node) }]
      : [],
  )
}

function Heading({ node, text }: { node: NodeOf<'heading'>; text: Markdown }): ReactNode {
  const level = Math.min(6, node.depth + text.shift) as 2 | 3 | 4 | 5 | 6
  const Tag = `h${level}` as const
  const size = level === 2 ? 'mt-7 text-title' : 'mt-5 text-lead font-semibold'
  return (
    <Tag
      dir="auto"
      id={partId(node)}
      // The tabs and the way back stay on top of the text.
      className={`scroll-mt-28 ${size}`}
    >
      {inside(node, text)}
    </Tag>
  )
}

function List({ node, text }: { node: NodeOf<'list'>; text: Markdown }): ReactNode {
  const look = 'mt-3.5 space-y-1.5 pl-5 marker:text-ink-3 [&_ol]:mt-1.5 [&_ul]:mt-1.5'
  if (!node.ordered) return <ul className={`list-disc ${look}`}>{inside(node, text)}</ul>
  return (
    <ol start={node.start ?? 1} className={`list-decimal ${look}`}>
      {inside(node, text)}
    </ol>
  )
}

/** A list without empty lines between its items has no paragraphs in it. */
function Item({ node, text }: { node: NodeOf<'listItem'>; text: Markdown }): ReactNode {
  return (
    <li dir="auto" className="pl-1 break-words [&>p:first-child]:mt-0">
      {node.children.map((child) =>
        child.type === 'paragraph' && !node.spread ? (
          <span key={placeOf(child)}>{inside(child, text)}</span>
        ) : (
          <Node key={placeOf(child)} node={child} text={text} />
        ),
      )}
    </li>
  )
}

const shown: Shown = {
  paragraph: (node, text) => (
    <p dir="auto" className="mt-3.5 break-words">
      {inside(node, text)}
    </p>
  ),
  heading: (node, text) => <Heading node={node} text={text} />,
  list: (node, text) => <List node={node} text={text} />,
  listItem: (node, text) => <Item node={node} text={text} />,
  blockquote: (node, text) => (
    <blockquote className="mt-3.5 border-l-2 border-line-strong pl-4 text-ink-2">
      {inside(node, text)}
    </blockquote>
  ),
  thematicBreak: () => <hr className="my-7 border-line" />,
  code: (node) => (
    <pre className="readout mt-3.5 rounded-control bg-sunken p-3.5 break-words whitespace-pre-wrap">
      <code>{node.value}</code>
    </pre>
  ),
  inlineCode: (node) => <code className="readout rounded-tag bg-sunken px-1">{node.value}</code>,
  strong: (node, text) => <strong className="font-semibold">{inside(node, text)}</strong>,
  // The typeface has no italics of its own.
  emphasis: (node, text) => <em className="[font-synthesis:style]">{inside(node, text)}</em>,
  break: () => <br />,
  link: (node, text) => <ArticleLink address={node.url}>{inside(node, text)}</ArticleLink>,
  linkReference: (node, text) => (
    <ArticleLink address={text.addresses.get(node.identifier)}>{inside(node, text)}</ArticleLink>
  ),
  definition: () => null,
  text: (node) => node.value,
  // HTML and images are shown as text: nothing runs, and nothing is fetched.
  html: (node) => node.value,
  image: (node) => node.alt,
  imageReference: (node) => node.alt,
}

function Node({ node, text }: { node: MarkdownNode; text: Markdown }): ReactNode {
  // Safe, because the table has a renderer for each node type.
  const show = shown[node.type] as ((node: MarkdownNode, text: Markdown) => ReactNode) | undefined
  return show?.(node, text) ?? null
}

/** An article's Markdown as React elements; it is never converted to HTML. */
export function ArticleBody({ children }: { children: string }): ReactNode {
  const text = useMemo(() => readMarkdown(children), [children])
  return (
    <div className="mt-5 max-w-[64ch] [&>*:first-child]:mt-0">
      {inside({ children: text.nodes }, text)}
    </div>
  )
}
