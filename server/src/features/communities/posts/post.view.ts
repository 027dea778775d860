import type { CommunityPost } from '@patchbay/contract/communities/posts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { viewAttachment, type Signer } from '../../content/attachments/public.ts'
import { viewPoll } from '../../content/polls/public.ts'
import { viewPreview } from '../../content/previews/public.ts'
import { viewReactions } from '../../content/reactions/public.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { isOpen } from '../../people/participation/public.ts'
import { mayReport } from '../../people/reports/public.ts'
import {
  isPinned,
  isVotedOn,
  mayDeletePost,
  mayEditPost,
  mayEndPoll,
  mayModeratePost,
  mayReply,
  mayWrite,
} from './posts.policy.ts'
import type { PostRow } from './posts.store.ts'

/** `now` decides about mutes and pins, which end by themselves. */
export const viewPost = (
  row: PostRow,
  viewer: Viewer,
  { signer, now }: { readonly signer: Signer; readonly now: Date },
): CommunityPost => ({
  id: row.id,
  communityId: row.community_id,
  community: {
    id: row.community_id,
    name: row.community_name,
    leaderId: row.leader_id,
    coverImage: row.cover_image,
  },
  authorId: row.author_id,
  author: viewPerson(row.author),
  authorBlocked: row.author_blocked,
  title: row.title,
  content: row.content,
  category: { id: row.category_id, name: row.category_name },
  attachments: row.attachments?.map((file) => viewAttachment(file, signer)) ?? null,
  ...viewPreview(row.preview),
  parentId: row.parent_id,
  likeCount: row.like_count,
  replyCount: row.reply_count,
  likedByMe: row.liked_by_me,
  ...viewReactions(row),
  ...(row.poll && { poll: viewPoll(row.poll, row.vote_counts), myVote: [...(row.my_vote ?? [])] }),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  editedBy: row.edited_by,
  pinned: isPinned(row, now) ? { until: row.pinned_until?.toISOString() ?? null } : null,
  isLocked: row.locked_at !== null,
  insideVersion: Number(row.inside_version),
  can: {
    edit: mayEditPost(viewer, row) && mayWrite(row, now) && !isVotedOn(row),
    delete: mayDeletePost(viewer, row),
    report: mayReport(viewer, row.author, row.editor_id),
    react: isOpen(row),
    reply: mayReply(row, now),
    endPoll: row.poll !== null && mayEndPoll(viewer, row),
    moderate: mayModeratePost(row),
  },
})
