import { articleRules } from '@patchbay/contract/staff/articles'
import * as z from 'zod/mini'
import type { Database } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { checkMarkdown, showArticle } from '../../hub/articles/public.ts'
import { removeDraft, type DraftRow, type LockedArticle } from './article-drafts.store.ts'
import { showDraftCover } from './draft-covers.ts'
import { removeHiddenCover } from './remove-hidden-cover.ts'
import { forgetUpload } from './upload-article-cover.ts'

type Issues = { path: string; message: string }[]

type ReadyDraft = DraftRow & { readonly category_id: string }

/** Refuses a draft that lacks something, or that the page would not show as it was meant. */
export function requireReady(draft: DraftRow): asserts draft is ReadyDraft {
  const issues: Issues = []
  for (const name of ['title', 'summary', 'content'] as const) {
    const parsed = z.safeParse(articleRules[name], draft[name])
    if (!parsed.success)
      issues.push({ path: `body/${name}`, message: parsed.error.issues[0]?.message ?? '' })
  }
  if (draft.category_id === null)
    issues.push({ path: 'body/categoryId', message: 'Choose a category' })
  for (const { line, message } of checkMarkdown(draft.content, 1))
    issues.push({ path: 'body/content', message: `Line ${line}: ${message}` })
  if (issues.length > 0) throw new AppError('invalid_input', undefined, { issues })
}

/**
 * Shows a draft to members; it is a draft no longer. Returns the author. An article that is
 * published again keeps its date, its likes and its comments, and its author unless one is chosen.
 */
export async function publishDraft(
  services: Pick<Services, 'storage' | 'now'>,
  tx: Database,
  { draft, published }: LockedArticle,
  publisherId: string,
): Promise<string> {
  if (draft === undefined) throw new AppError('article_published')
  requireReady(draft)
  const { id, slug, category_id, title, summary, content } = draft
  const author_id = draft.author_id ?? published?.author_id ?? publisherId
  const now = services.now()
  await showArticle(tx, {
    id,
    slug,
    author_id,
    category_id,
    title,
    summary,
    content,
    cover_image: await showCover(services, tx, draft, published?.cover_image ?? null),
    created_at: published?.created_at ?? now,
    updated_at: now,
    revision: draft.revision + 1,
  })
  await forgetUpload(tx, draft)
  await removeDraft(tx, id)
  return author_id
}

/** In the transaction, because only the lock on the row keeps others from writing there. */
async function showCover(
  services: Pick<Services, 'storage'>,
  tx: Database,
  { id, cover_upload, keeps_cover }: DraftRow,
  before: string | null,
): Promise<string | null> {
  if (cover_upload !== null) return showDraftCover(services, id, cover_upload)
  if (keeps_cover) return before
  if (before !== null) await enqueue(tx, removeHiddenCover, { articleId: id })
  return null
}
