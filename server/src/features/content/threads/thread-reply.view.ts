import type { Answered } from '@patchbay/contract/content/answers'
import { firstWords } from '@patchbay/contract/formatted-text'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { mayReport } from '../../people/reports/public.ts'
import { viewReactions } from '../reactions/public.ts'
import type { ThreadReplyRow } from './thread-replies.store.ts'

function viewAnswered({ answers_id: id, answered }: ThreadReplyRow): Answered | null {
  if (id === null) return null
  if (answered === null)
    return { id, author: null, authorBlocked: false, words: '', isDeleted: true }
  const { author, author_blocked: authorBlocked, words } = answered
  const shown = { author: viewPerson(author), authorBlocked, words: firstWords(words) }
  return { id, ...shown, isDeleted: false }
}

/**
 * What every reply shows; `rights` are decided by the policy of its feature. The editor is who
 * wrote its words instead of the author.
 */
export const viewThreadReply = (
  row: ThreadReplyRow,
  viewer: Viewer,
  rights: { readonly edit: boolean; readonly delete: boolean },
  editorId: string | null = null,
) => ({
  id: row.id,
  authorId: row.author_id,
  author: viewPerson(row.author),
  authorBlocked: row.author_blocked,
  content: row.content,
  answers: viewAnswered(row),
  likeCount: row.like_count,
  likedByMe: row.liked_by_me,
  ...viewReactions(row),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  editedBy: row.edited_by,
  can: { ...rights, report: mayReport(viewer, row.author, editorId) },
})
