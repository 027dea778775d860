import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { seesInside } from '../../people/participation/public.ts'
import {
  isContentHidden,
  isBanned,
  isThere,
  personJson,
  type PersonRow,
} from '../../accounts/profiles/public.ts'

interface CommunityRow {
  readonly id: string
  readonly name: string
}

export interface PostCardRow {
  readonly id: string
  readonly title: string | null
  readonly content: string
  readonly author: PersonRow
  readonly community: CommunityRow
}

/** In every statement here the viewer's id is `$1` and the ids are `$2`. */
const community = `json_build_object('id', c.id, 'name', c.name) as community`
const inside = `join communities c on c.id = it.community_id and ${seesInside('c', '$1')}`

// Leaves out posts of people whom the viewer has blocked, because those are collapsed everywhere,
// and posts without text, which are erased.
const selectPosts = quickRead<PostCardRow, [viewerId: string, ids: readonly string[]]>(
  `select it.id, it.title, left(it.content, 1000) as content, ${personJson('author')} as author,
    ${community}
  from community_posts it ${inside} join user_profiles author on author.id = it.author_id
  where it.id = any($2::uuid[]) and it.content <> '' and not ${isContentHidden('it.author_id')}
    and not ${hasBlocked('$1', 'it.author_id')}`,
)

export const listPostCards = (
  db: Database,
  { userId }: Viewer,
  ids: readonly string[],
): Promise<readonly PostCardRow[]> => selectPosts(db, [userId, ids])

export interface EventCardRow {
  readonly id: string
  readonly title: string
  readonly start_time: Date
  readonly end_time: Date
  readonly time_zone: string
  readonly is_online: boolean
  readonly location: string | null
  readonly community: CommunityRow
}

const selectEvents = quickRead<EventCardRow, [viewerId: string, ids: readonly string[]]>(
  `select it.id, it.title, it.start_time, it.end_time, it.time_zone, it.is_online, it.location,
    ${community}
  from community_events it ${inside}
  where it.id = any($2::uuid[]) and not ${isContentHidden('it.creator_id')}`,
)

export const listEventCards = (
  db: Database,
  { userId }: Viewer,
  ids: readonly string[],
): Promise<readonly EventCardRow[]> => selectEvents(db, [userId, ids])

export interface PersonCardRow {
  readonly id: string
  readonly person: PersonRow
  readonly professions: string[]
  /** `null` if the person does not show it. */
  readonly location: string | null
}

const selectPeople = quickRead<
  PersonCardRow,
  [viewerId: string, ids: readonly string[], showBanned: boolean]
>(`select it.id, ${personJson('it')} as person, it.professions,
    case when it.location_enabled then it.location end as location
  from user_profiles it
  where it.id = any($2::uuid[]) and ${isThere('it')} and ($3 or not ${isBanned('it')})
    and not ${hasBlocked('$1', 'it.id')} and not ${hasBlocked('it.id', '$1')}`)

export const listPersonCards = (
  db: Database,
  { userId, role }: Viewer,
  ids: readonly string[],
): Promise<readonly PersonCardRow[]> => selectPeople(db, [userId, ids, role === 'admin'])
