import { insideTopic } from '@patchbay/contract/realtime'
import { detachFiles, reattachFiles } from '../../content/attachments/public.ts'
import type { Announce, Removable } from '../../content/removals/public.ts'
import { raiseInsideOf } from '../communities/public.ts'
import { insertPostAgain, keepCommunity, lockPostToTake } from './removed-posts.store.ts'
import { removePost } from './written-posts.store.ts'

const announceIn =
  (communityId: string): Announce =>
  ({ announce }) =>
    announce({ kind: 'changed', topic: insideTopic(communityId) })

export const removablePost: Removable = {
  async take(tx, removal) {
    const post = await lockPostToTake(tx, removal.subjectId)
    if (post === undefined) return undefined
    const { author_id: authorId, community_id: communityId, rows } = post
    await detachFiles(tx, 'post', removal)
    await removePost(tx, removal.subjectId)
    return { authorId, rows, announce: announceIn(communityId) }
  },

  async bringBack(tx, removal) {
    const communityId = communityOf(removal.rows)
    if (!(await keepCommunity(tx, communityId))) return 'place_gone'
    if (!(await insertPostAgain(tx, removal.rows))) return 'place_taken'
    await reattachFiles(tx, 'post', removal)
    await raiseInsideOf(tx, [communityId])
    return announceIn(communityId)
  },
}

function communityOf(rows: Readonly<Record<string, readonly object[]>>): string {
  const [post] = rows['community_posts'] as readonly { readonly community_id: string }[]
  if (post === undefined) throw new Error('A removed post has its own row.')
  return post.community_id
}
