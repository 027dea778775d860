import { quickRead, statement } from '../../../../platform/db/statement.ts'
import { isContentHidden } from '../../../accounts/profiles/public.ts'
import {
  reactionsOf,
  reactorsOf,
  removeReaction,
  selectReactors,
  setReaction,
  type GivenReaction,
  type ReactedRow,
  type ReactorRow,
  type ReactorValues,
  type TakenReaction,
} from '../../../content/reactions/public.ts'
import { seesInside } from '../../../people/participation/public.ts'

const seen = `${seesInside('c', '$1')} and not ${isContentHidden('r.author_id')}
  and not ${isContentHidden('p.author_id')}`

const lockedTable = (condition: string) => ({
  table: 'reply_reactions',
  column: 'reply_id',
  locked: `select me.id as user_id, r.id, r.reaction_counts
    from user_profiles me cross join post_replies r
    join community_posts p on p.id = r.post_id
    join communities c on c.id = p.community_id
    where me.id = $1 and me.deleted_at is null and r.id = $2 and ${condition} and ${seen}
    for share of me for key share of c, p for no key update of r`,
})

/** Only for people who can see the reply. In a closed community reactions are only taken back. */
export const reactToReplyIn = reactionsOf({
  set: statement<ReactedRow, GivenReaction>(setReaction(lockedTable('c.closed_at is null'))),
  remove: statement<ReactedRow, TakenReaction>(removeReaction(lockedTable('true'))),
})

export const listReplyReactors = reactorsOf(
  quickRead<ReactorRow, ReactorValues>(
    selectReactors(
      'reply_reactions',
      'reply_id',
      `select 1 from post_replies reply join community_posts post on post.id = reply.post_id
      join communities c on c.id = post.community_id
      where reply.id = $2 and ${seesInside('c', '$1')}
        and not ${isContentHidden('reply.author_id')} and not ${isContentHidden('post.author_id')}`,
    ),
  ),
)
