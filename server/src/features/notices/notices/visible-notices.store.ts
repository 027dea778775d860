import { mostActors, type NoticeKind } from '@patchbay/contract/notices/notices'
import { hasBlocked } from '../../people/blocks/public.ts'
import { roleOf, seesInside } from '../../people/participation/public.ts'
import { isContentHidden, isBanned, isThere } from '../../accounts/profiles/public.ts'
import { insideKinds, personalKinds } from './new-notice.ts'

/** SQL condition: whether the viewer is notified of this person's actions. */
const isActorShown = (person: string, viewerId: string): string => `(${isThere(person)}
  and not ${isBanned(person)} and not ${hasBlocked(viewerId, `${person}.id`)}
  and not ${hasBlocked(`${person}.id`, viewerId)})`

/**
 * SQL for the actors of a notice that its reader may see, as `acted.user_id` and `acted.acted_at`.
 * Reads the latest by their index, and stops at the number that is counted.
 */
export const actorsOf = (notice: string): string => `
  from (
    (select actor.id as user_id, ${notice}.created_at as acted_at from user_profiles actor
      where actor.id = ${notice}.actor_id and ${isActorShown('actor', `${notice}.user_id`)})
    union all
    (select joined.user_id, joined.created_at from notice_actors joined
      join user_profiles actor on actor.id = joined.user_id
        and ${isActorShown('actor', `${notice}.user_id`)}
      where joined.notice_id = ${notice}.id and joined.left_at is null
      order by joined.created_at desc, joined.user_id limit ${mostActors})) acted`

/** SQL joins that `isVisible` needs for a notice `n`. */
export const joinSubjects = `
  left join communities c on c.id = n.community_id
  left join community_events e on e.id = n.event_id`

const isOneOf = (kinds: readonly NoticeKind[]): string =>
  `n.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`

const isMember = `exists (select 1 from community_members m
  where m.community_id = n.community_id and m.user_id = n.user_id)`

/**
 * SQL condition: whether a notice is still relevant for its reader and about something that they
 * may see. Deleted objects delete their notices; this handles lost access and outdated notices.
 */
export const isVisible = `(
  (not ${isOneOf(insideKinds)} or ${seesInside('c', 'n.user_id')})
  and (n.kind not in ('leadership_received', 'succession_near') or c.leader_id = n.user_id)
  and (n.kind <> 'membership_requested' or ${roleOf('n.user_id')} in ('moderator', 'leader'))
  and (n.kind <> 'moderator_named' or ${roleOf('n.user_id')} = 'moderator')
  and (n.kind <> 'membership_approved' or ${isMember})
  and coalesce((select a.withdrawn_at is null from information_hub_posts a
    where a.id = n.article_id), true)
  and (n.kind <> 'event_soon' or e.start_time = n.starts_at)
  and (n.event_id is null or not ${isContentHidden('e.creator_id')})
  and (n.kind <> 'event_cancelled' or not ${isContentHidden('n.actor_id')})
  and (not ${isOneOf(personalKinds)} or exists (select 1 ${actorsOf('n')}
    where not exists (select 1 from community_posts below
      where below.id = n.post_id and ${isContentHidden('below.author_id')}))))`
