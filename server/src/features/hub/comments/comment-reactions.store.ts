import { statement } from '../../../platform/db/statement.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import {
  reactionsOf,
  removeReaction,
  setReaction,
  type GivenReaction,
  type ReactedRow,
  type TakenReaction,
} from '../../content/reactions/public.ts'
import { isShown } from '../articles/public.ts'

const lockedTable = {
  table: 'information_hub_reply_reactions',
  column: 'reply_id',
  locked: `select me.id as user_id, c.id, c.reaction_counts
    from user_profiles me cross join information_hub_post_replies c
    join information_hub_posts a on a.id = c.post_id and ${isShown('a')}
    where me.id = $1 and me.deleted_at is null and c.id = $2
      and not ${isContentHidden('c.author_id')}
    for share of me for key share of a for no key update of c`,
}

export const reactToCommentIn = reactionsOf({
  set: statement<ReactedRow, GivenReaction>(setReaction(lockedTable)),
  remove: statement<ReactedRow, TakenReaction>(removeReaction(lockedTable)),
})
