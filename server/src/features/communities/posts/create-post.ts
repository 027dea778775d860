import * as contract from '@patchbay/contract/communities/posts'
import { mentionedIn } from '@patchbay/contract/mentions'
import { insideTopic } from '@patchbay/contract/realtime'
import type { Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { attachToPost } from '../../content/attachments/public.ts'
import { beginPreview, renewPreview } from '../../content/previews/public.ts'
import { canEnd } from '../../content/polls/public.ts'
import { announceNotices, writeNotices } from '../../notices/notices/public.ts'
import { shareLockCategory } from '../categories/public.ts'
import { refusalOf, shareLockInsideFor } from '../../people/participation/public.ts'
import { callsEveryone, mentionedInPost } from '../mentions/public.ts'
import { mayPost } from './posts.policy.ts'
import type { PostRow } from './posts.store.ts'
import { requirePost, showPost } from './require-post.ts'
import { findSentPost, insertPost, type SentPost } from './written-posts.store.ts'

export const createPost = action(
  contract.createPost,
  async (ctx, { params: { communityId }, body }) => {
    const authorId = ctx.viewer.userId
    const { clientId, content, categoryId, attachments: files = [] } = body
    const { withoutPreview, poll = null } = body
    const uses = mentionedIn(content).everyone ? { post: 1, everyone: 1 } : { post: 1 }
    const { row, notified } = await countedTransaction(ctx, uses, async (tx, made) => {
      const community = await shareLockInsideFor(tx, communityId, authorId)
      if (community === undefined) throw new AppError('community_not_found')
      const refused = refusalOf(community, ctx.now())
      if (refused)
        return {
          row: await storedBefore(tx, { communityId, authorId, clientId }, refused),
          notified: [],
        }
      if (!mayPost(community.role)) throw new AppError('forbidden')
      if (!(await shareLockCategory(tx, categoryId))) throw new AppError('category_not_found')
      const title = body.title || null
      const now = ctx.now()
      const post = {
        communityId,
        authorId,
        clientId,
        title,
        content,
        categoryId,
        poll,
        now,
      }
      const written = await insertPost(tx, post)
      if (written === undefined) throw new AppError('invalid_input')
      // Nothing is left of it: the transaction ends with the error.
      if (written.isNew && poll && !canEnd(poll, now)) throw new AppError('poll_end_invalid')
      const { role } = community
      if (written.isNew) made(callsEveryone(content, role) ? uses : { post: 1 })
      if (files.length > 0 && written.isAsSent) {
        const attached = {
          postId: written.id,
          ownerId: authorId,
          communityId,
          files,
        }
        const missing = await attachToPost(tx, attached)
        if (missing.length > 0) throw noSuchFiles(missing)
      }
      const text = { type: 'post', id: written.id, content, withoutPreview } as const
      if (written.isNew) await beginPreview(tx, ctx.config, text)
      else if (written.isAsSent) await renewPreview(tx, ctx.config, text)
      const named = written.isNew ? await mentionedInPost(tx, content, { communityId, role }) : []
      const about = { actorId: authorId, communityId, postId: written.id }
      const notifiedIds = await writeNotices(tx, named, { kind: 'post_mentioned', ...about }, now)
      return { row: await requirePost(tx, written.id, authorId), notified: notifiedIds }
    })
    ctx.announce({ kind: 'changed', topic: insideTopic(communityId) })
    announceNotices(ctx, notified)
    return showPost(ctx, row)
  },
)

/** A person who is refused now, and whose answer was lost before, hears that it was in time. */
async function storedBefore(tx: Database, sent: SentPost, refused: AppError): Promise<PostRow> {
  const id = await findSentPost(tx, sent)
  if (id === undefined) throw refused
  return requirePost(tx, id, sent.authorId)
}

/** Names the missing files, so that the author knows which to add again. */
function noSuchFiles(ids: readonly string[]): AppError {
  const issues = ids.map((id) => ({
    path: `body/attachments/${id}`,
    message: 'There is no such file.',
  }))
  return new AppError('attachment_not_found', undefined, { issues })
}
