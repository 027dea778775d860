import {
  createArticle,
  type WrittenArticle,
  type WrittenArticleCard,
} from '@patchbay/contract/staff/articles'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { PagedList, ReasonSheet, StaffLink, useStaffRoute } from '../queues/public.ts'
import { ArticleEditor } from './article-editor.tsx'
import { articlesTexts as texts, editorTexts } from './texts.ts'
import { useRenewArticles, useWrittenArticle, useWrittenArticles } from './use-written-articles.ts'

const page = 'articles'
const tones = { draft: 'plain', scheduled: 'cue', published: 'go' } as const

function Row({ article }: { article: WrittenArticleCard }): ReactNode {
  const { id, title, category, savedAt, savedBy, state } = article
  return (
    <li className="border-b border-line">
      <StaffLink
        page={page}
        id={id}
        className="block px-4 py-3 -outline-offset-2 hover:bg-raised md:px-5"
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-0 font-semibold break-words">{title || texts.untitled}</bdi>
          <Tag tone={tones[state]}>{texts.state(article)}</Tag>
        </span>
        <span className="mt-0.5 block text-meta text-ink-2">
          {category && `${category.name} · `}
          {texts.saved(savedAt, savedBy)}
        </span>
      </StaffLink>
    </li>
  )
}

/** A title is enough to begin. */
function NewArticle(): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [title, setTitle] = useState('')
  const navigate = useNavigate()
  const renew = useRenewArticles()
  const done = (article: WrittenArticle): void => {
    setOpen(false)
    setTitle('')
    renew(article)
    void navigate({ to: '/staff/$', params: { _splat: `${page}/${article.id}` } })
  }
  return (
    <>
      <Button size="sm" variant="primary" onClick={() => setOpen(true)}>
        {texts.create}
      </Button>
      <ReasonSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={texts.create}
        submitLabel={texts.create}
        busyLabel={texts.creating}
        send={(reason) => call(createArticle, { body: { title, reason } })}
        onSent={done}
        wordsFor={(error) =>
          error instanceof ApiError && error.code === 'invalid_input' ? texts.required : undefined
        }
      >
        <TextField
          label={texts.title}
          dir="auto"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
      </ReasonSheet>
    </>
  )
}

function ArticleList(): ReactNode {
  const query = useWrittenArticles()
  return (
    <div className="max-w-[860px]">
      <div className="md:px-5">
        <TopBar title={texts.page} actions={<NewArticle />} />
      </div>
      <PagedList
        query={query}
        texts={{ ...texts, loadingMore: texts.loading, moreFailed: texts.notLoaded }}
      >
        {(articles) => (
          <ul aria-label={texts.page} className="border-t border-line">
            {articles.map((article) => (
              <Row key={article.id} article={article} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

function OneArticle({ id }: { id: string }): ReactNode {
  const query = useWrittenArticle(id)
  const isGone = query.error instanceof ApiError && [400, 404].includes(query.error.status)
  if (isGone)
    return (
      <EmptyState level={1} title={editorTexts.gone}>
        {editorTexts.goneBody}
      </EmptyState>
    )
  return (
    <Awaited query={query} texts={editorTexts}>
      {(article) => <ArticleEditor article={article} />}
    </Awaited>
  )
}

/** What editors write: the list, or one article. */
export function ArticlesPage(): ReactNode {
  const { id } = useStaffRoute()
  return id === undefined ? <ArticleList /> : <OneArticle key={id} id={id} />
}
