import { likeArticle, unlikeArticle, type Article } from '@patchbay/contract/hub/articles'
import { useQueryClient } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { ArticleComments } from '../comments/public.ts'
import { LikeButton } from '../../content/likes/public.ts'
import { ArticleText } from './article-text.tsx'
import { changeArticle, renewArticle, setArticleLikes } from './articles.cache.ts'
import { NextArticles } from './next-articles.tsx'
import { articlesTexts as texts } from './texts.ts'

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
