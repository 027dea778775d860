import type { Person } from '@patchbay/contract/people/people'
import type { WrittenArticle } from '@patchbay/contract/staff/articles'
import { useIsMutating } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { usePhone } from '../../../platform/page/screen-width.ts'
import { Banner } from '../../../ui/states/banner.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { useSession } from '../../accounts/sessions/public.ts'
import { ArticleHead, ArticleText } from '../../hub/articles/public.ts'
import { ArticleActions } from './article-actions.tsx'
import { ArticleFields } from './article-fields.tsx'
import { ConflictDialog, OtherVersion } from './conflict-dialog.tsx'
import { CoverField, coverKey } from './cover-field.tsx'
import { articlesTexts, editorTexts as texts } from './texts.ts'
import { useAutosave, type Autosave, type SaveStatus } from './use-autosave.ts'
import {
  useArticleAuthors,
  useEditableCategories,
  useRenewArticles,
} from './use-written-articles.ts'

const words: Readonly<Record<SaveStatus, string>> = {
  saved: texts.saved,
  typing: texts.typing,
  saving: texts.saving,
  failed: texts.failed,
  invalid: texts.invalid,
  conflict: texts.typing,
}

const noPeople: readonly Person[] = []

/** The same parts that members see, with what is typed. */
function Preview({ saving, owner }: { saving: Autosave; owner: string }): ReactNode {
  const { typed, base } = saving
  const { data: categories = [] } = useEditableCategories()
  const { data: authors = noPeople } = useArticleAuthors()
  const [now] = useState(() => new Date().toISOString())
  const category = categories.find(({ id }) => id === typed.categoryId)
  const author =
    authors.find(({ id }) => id === (typed.authorId ?? owner)) ?? base.author ?? undefined
  const { slug, title, content } = typed
  return (
    <section aria-label={texts.preview} className="overflow-x-clip pb-6">
      <ArticleHead
        level={2}
        article={{
          slug,
          title,
          coverImage: base.coverImage,
          category: category ?? { id: '', name: texts.noCategory, slug: '' },
        }}
      />
      {author && <ArticleText article={{ author, content, createdAt: base.publishedAt ?? now }} />}
    </section>
  )
}

/** Text and preview beside each other; on phones in tabs. */
export function ArticleEditor({ article }: { article: WrittenArticle }): ReactNode {
  const owner = useSession().user?.id ?? ''
  const saving = useAutosave(article, owner)
  const { base, status } = saving
  const isPhone = usePhone()
  const [tab, setTab] = useState<'write' | 'preview'>('write')
  const { data: categories = [] } = useEditableCategories()
  const { data: authors = noPeople } = useArticleAuthors()
  const renew = useRenewArticles()
  const navigate = useNavigate()
  const isUploading = useIsMutating({ mutationKey: coverKey(base.id) }) > 0
  const isLocked = base.state === 'scheduled'
  const follow = (next: WrittenArticle): void => {
    saving.follow(next)
    renew()
  }
  const write = (
    <div className="space-y-4 px-4 pt-4 pb-6 md:px-5">
      <ConflictDialog saving={saving} />
      {base.publishAt !== null && <Banner tone="note">{texts.scheduledFor(base.publishAt)}</Banner>}
      <ArticleFields
        saving={saving}
        disabled={isLocked}
        categories={categories}
        authors={authors}
      />
      <CoverField
        article={base}
        disabled={isLocked || status === 'conflict'}
        inTurn={saving.inTurn}
        onSaved={follow}
        onChanged={() => void saving.compare()}
      />
      <OtherVersion saving={saving} />
    </div>
  )
  const preview = <Preview saving={saving} owner={owner} />
  return (
    <div>
      <div className="md:px-5">
        <TopBar title={saving.typed.title || articlesTexts.untitled} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3 md:px-5">
        <span className="text-meta text-ink-2">{articlesTexts.state(base)}</span>
        <output className="text-meta text-ink-2">{words[status]}</output>
        <div className="ml-auto">
          <ArticleActions
            article={base}
            isSaved={status === 'saved' && !isUploading}
            onDone={follow}
            onDeleted={() => {
              renew()
              void navigate({ to: '/staff/$', params: { _splat: 'articles' }, replace: true })
            }}
          />
        </div>
      </div>
      {isPhone ? (
        <Tabs
          label={texts.tabs}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'write', label: texts.write, content: write },
            { value: 'preview', label: texts.preview, content: preview },
          ]}
        />
      ) : (
        <div className="grid grid-cols-2 border-t border-line">
          {write}
          <div className="border-l border-line">{preview}</div>
        </div>
      )}
    </div>
  )
}
