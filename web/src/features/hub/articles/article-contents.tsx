import { useMemo, type MouseEvent, type ReactNode } from 'react'
import { useWide } from '../../../platform/page/screen-width.ts'
import { Panel } from '../../../ui/panel.tsx'
import { partsOf } from './article-body.tsx'
import { followsLink } from './follow-link.ts'
import { articlesTexts as texts } from './texts.ts'
import { useArticle } from './use-articles.ts'

/** A shorter text is in view as a whole. */
const fewest = 3

/** Goes to a heading without a step in the history, so that Back still leads to the list. */
function goTo(event: MouseEvent, id: string): void {
  if (!followsLink(event)) return
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  if (heading) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}

/** The headings of an article, beside it on wide screens. */
export function ArticleContents({ slug }: { slug: string }): ReactNode {
  const isShown = useWide()
  const { data } = useArticle(slug)
  const parts = useMemo(() => (data && isShown ? partsOf(data.content) : []), [data, isShown])
  if (parts.length < fewest) return null
  return (
    <Panel title={texts.contents}>
      <ol className="pb-2.5">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              dir="auto"
              onClick={(event) => goTo(event, id)}
              className="block px-4 py-1.5 text-meta break-words text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink"
            >
              {name}
            </a>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
