import type { WrittenArticle, WrittenArticleCard } from '@patchbay/contract/staff/articles'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { draftCoverAddress } from './draft-covers.ts'
import type { WrittenCardRow, WrittenRow } from './written-articles.store.ts'

export const viewWrittenCard = (row: WrittenCardRow): WrittenArticleCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  category:
    row.category_id === null
      ? null
      : { id: row.category_id, name: row.category_name ?? '', slug: row.category_slug ?? '' },
  state: row.state,
  hasChanges: row.has_changes,
  publishAt: row.publish_at?.toISOString() ?? null,
  publishedAt: row.published_at?.toISOString() ?? null,
  savedAt: row.saved_at.toISOString(),
  savedBy: row.saved_by,
})

export const viewWritten = (row: WrittenRow): WrittenArticle => ({
  ...viewWrittenCard(row),
  summary: row.summary,
  content: row.content,
  coverImage:
    row.cover_upload === null ? row.cover_image : draftCoverAddress(row.id, row.cover_upload),
  author: row.author && viewPerson(row.author),
  isSlugFixed: row.is_slug_fixed,
  revision: row.revision,
})
