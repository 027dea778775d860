import type { Article } from '@patchbay/contract/hub/articles'
import { useId, type ReactNode } from 'react'
import { ArticleRow } from './article-row.tsx'
import { articlesTexts as texts } from './texts.ts'
import { useArticles } from './use-articles.ts'

const shown = 2

/** What to read after an article: the newest of its category first, then the newest of others. */
export function NextArticles({ article }: { article: Article }): ReactNode {
  const id = useId()
  const { data = [] } = useArticles(undefined)
  const others = data.filter(({ slug }) => slug !== article.slug)
  const isRelated = ({ category }: Pick<Article, 'category'>): boolean =>
    category.id === article.category.id
  const next = [...others.filter(isRelated), ...others.filter((one) => !isRelated(one))]
  if (next.length === 0) return null
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4 pb-3">
      <h2 id={id} className="mb-1 px-4 text-lead md:px-5">
        {texts.next}
      </h2>
      <ul className="md:grid md:grid-cols-2 md:px-1">
        {next.slice(0, shown).map((one) => (
          <ArticleRow key={one.id} article={one} />
        ))}
      </ul>
    </section>
  )
}
