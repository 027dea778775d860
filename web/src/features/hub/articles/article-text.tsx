import type { Article } from '@patchbay/contract/hub/articles'
import type { ReactNode } from 'react'
import { PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { ArticleBody } from './article-body.tsx'
import { ArticleCover } from './article-cover.tsx'
import { articlesTexts as texts } from './texts.ts'
import { dateFormat } from '../../../platform/time/formats.ts'
import { between } from '../../../ui/between.ts'

type Head = Pick<Article, 'slug' | 'title' | 'coverImage' | 'category'>

interface HeadProps {
  article: Head
  /** 2 where the page has a heading of its own. */
  level?: 1 | 2
}

/** The cover at full width and the title, which a list already knows. */
export function ArticleHead({ article, level = 1 }: HeadProps): ReactNode {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <>
      <div className="h-44 md:h-56">
        <ArticleCover article={article} width={680} height={224} />
      </div>
      <div className="px-4 pt-5 md:px-5">
        <p className="label text-ink-3">
          <bdi>{article.category.name}</bdi>
        </p>
        <Heading dir="auto" className="mt-1 text-head break-words">
          {article.title}
        </Heading>
      </div>
    </>
  )
}

const day = dateFormat({ dateStyle: 'long' })

type Text = Pick<Article, 'author' | 'createdAt' | 'content'> &
  // A draft that an editor previews has not been counted.
  Partial<Pick<Article, 'readingMinutes'>>

/** Who wrote it and when, and the text itself. */
export function ArticleText({ article }: { article: Text }): ReactNode {
  const { author, createdAt, content, readingMinutes } = article
  return (
    <div className="px-4 md:px-5">
      <div className="mt-3.5 flex items-center gap-3">
        <PersonAvatar person={author} size={32} />
        <div className="min-w-0 text-meta">
          <PersonLink person={author} />
          <p className="text-ink-2">
            <time dateTime={createdAt}>{day(createdAt)}</time>
            {readingMinutes !== undefined && between + texts.minutes(readingMinutes)}
          </p>
        </div>
      </div>
      <ArticleBody>{content}</ArticleBody>
    </div>
  )
}
