import { likeArticle, unlikeArticle, type Article } from '@patchbay/contract/hub/articles'
import { useQueryClient } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { call } from '../../../platform/http/api.ts'
import { ArticleComments } from '../comments/public.ts'
import { LikeButton } from '../../content/likes/public.ts'
import { ArticleText } from './article-text.tsx'
import { changeArticle, renewArticle, setArticleLikes } from './articles.cache.ts'
import { articlesTexts as texts } from './texts.ts'
import { ArticleRow } from './article-row.tsx'
import { useArticles } from './use-articles.ts'

const shown = 2

/** What to read after an article: the newest of its category first, then the newest of others. */
function NextArticles({ article }: { article: Article }): ReactNode {
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

function Actions({ article }: { article: Article }): ReactNode {
  const client = useQueryClient()
  const params = { articleId: article.id }
  return (
    <div className="mt-5 flex items-center gap-6 px-4 pb-2 md:px-5">
      <LikeButton
        thing={{
          name: ['article', article.id],
          likes: article,
          send: (liked) => call(liked ? likeArticle : unlikeArticle, { params }),
          onAnswer: ({ likeCount, likedByMe }) =>
            setArticleLikes(client, article, { likeCount, likedByMe }),
          onFailure: () => renewArticle(client, article),
        }}
      />
      <span className="inline-flex h-11 items-center gap-1.5 text-ink-2 md:h-9">
        <MessageSquare className="size-[18px]" aria-hidden="true" />
        <span className="sr-only">{texts.replies(article.replyCount)}</span>
        <span aria-hidden="true" className="readout">
          {article.replyCount}
        </span>
      </span>
    </div>
  )
}

/** The content below the head of an article, and the actions of readers. */
export function ArticleView({ article }: { article: Article }): ReactNode {
  const client = useQueryClient()
  return (
    <>
      <ArticleText article={article} />
      <Actions article={article} />
      <NextArticles article={article} />
      <ArticleComments
        articleId={article.id}
        author={article.author}
        onCount={(difference) => {
          changeArticle(client, article, ({ replyCount }) => ({
            replyCount: Math.max(0, replyCount + difference),
          }))
          renewArticle(client, article)
        }}
      />
    </>
  )
}
