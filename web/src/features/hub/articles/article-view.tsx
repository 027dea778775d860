import { likeArticle, unlikeArticle, type Article } from '@patchbay/contract/hub/articles'
import { useQueryClient } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { ArticleComments } from '../comments/public.ts'
import { LikeButton } from '../../content/likes/public.ts'
import { PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { ArticleBody } from './article-body.tsx'
import { changeArticle, renewArticle, setArticleLikes } from './articles.cache.ts'
import { articlesTexts as texts } from './texts.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

function Byline({ article }: { article: Article }): ReactNode {
  const { author, createdAt } = article
  return (
    <div className="mt-3.5 flex items-center gap-3">
      <PersonAvatar person={author} size={32} />
      <div className="min-w-0 text-meta">
        <PersonLink person={author} />
        <p className="text-ink-2">
          <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
        </p>
      </div>
    </div>
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
      <div className="px-4 md:px-5">
        <Byline article={article} />
        <ArticleBody>{article.content}</ArticleBody>
      </div>
      <Actions article={article} />
      <ArticleComments
        articleId={article.id}
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
