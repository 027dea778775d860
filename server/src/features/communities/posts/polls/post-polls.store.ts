import type { Database } from '../../../../platform/db/database.ts'
import { quickRead, statement } from '../../../../platform/db/statement.ts'
import { isContentHidden, personJson, type PersonRow } from '../../../accounts/profiles/public.ts'
import { endedAt, isOver, takesAnswers, type StoredPoll } from '../../../content/polls/public.ts'
import { seesInside } from '../../../people/participation/public.ts'
import { raiseInside, type RaisedRow } from '../../communities/public.ts'

interface VotedRow {
  readonly id: string
}

/** Locks the person first, then the rest in the common order, and the post, which has the counts. */
const locked = (condition: string, $now: string): string =>
  `select me.id as user_id, p.id, p.poll
    from user_profiles me cross join community_posts p
    join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
    where me.id = $1 and me.deleted_at is null and p.id = $2 and p.poll is not null
      and not ${isOver('p.poll', $now)} and ${condition} and not ${isContentHidden('p.author_id')}
    for share of me for key share of c for no key update of p`

const insertVote = statement<
  VotedRow,
  [viewerId: string, postId: string, now: Date, answers: readonly number[]]
>(
  `with locked as materialized (${locked(`c.closed_at is null`, '$3')}), voted as (
      insert into post_votes as known (post_id, user_id, answers, created_at)
      select locked.id, locked.user_id, $4::smallint[], $3::timestamptz from locked
      where ${takesAnswers('locked.poll', '$4::smallint[]')}
      on conflict (post_id, user_id) do update
        set answers = excluded.answers, created_at = excluded.created_at
        where known.answers <> excluded.answers
      returning user_id)
    select locked.id from locked join voted on true`,
)

const lockForVote = statement<
  VotedRow & { user_id: string; poll: StoredPoll },
  [viewerId: string, postId: string, now: Date]
>(locked('true', '$3'))

/**
 * This runs after the lock, as a statement of its own, so that it sees a vote that was written
 * while it waited.
 */
const deleteVote = statement<VotedRow, [viewerId: string, postId: string]>(
  `delete from post_votes where user_id = $1 and post_id = $2 returning post_id as id`,
)

async function takeBack(tx: Database, postId: string, viewerId: string, now: Date) {
  const isLocked = (await lockForVote(tx, [viewerId, postId, now])).length > 0
  return isLocked && (await deleteVote(tx, [viewerId, postId])).length > 0
}

/** Returns whether anything has changed. In a closed community votes are only taken back. */
export const vote = async (
  tx: Database,
  postId: string,
  viewerId: string,
  answers: readonly number[],
  now: Date,
): Promise<boolean> =>
  answers.length === 0
    ? await takeBack(tx, postId, viewerId, now)
    : (await insertVote(tx, [viewerId, postId, now, answers])).length > 0

const updateEnd = statement<VotedRow, [postId: string, now: Date]>(
  `update community_posts p set poll = ${endedAt('p.poll', '$2')}
  where p.id = $1 and p.poll is not null and not ${isOver('p.poll', '$2')} returning p.id`,
)

/** The caller holds the post. Returns whether it has not ended before. */
export const endPoll = async (tx: Database, postId: string, now: Date): Promise<boolean> =>
  (await updateEnd(tx, [postId, now])).length > 0

const raise = statement<RaisedRow, [postId: string]>(
  raiseInside('post.community_id', 'from community_posts post where post.id = $1'),
)

/** The version that a change gets. The last statement of the transaction. */
export async function raiseInsideOfPost(tx: Database, postId: string): Promise<RaisedRow> {
  const [row] = await raise(tx, [postId])
  if (row === undefined) throw new Error('The post is locked, so it exists.')
  return row
}

interface VoterRow {
  readonly user_id: string
  readonly created_at: Date
  readonly answers: readonly number[]
  readonly person: PersonRow
}

const selectVoters = quickRead<
  VoterRow,
  [viewerId: string, postId: string, createdAt: Date, userId: string, limit: number]
>(`select v.user_id, v.created_at, v.answers, ${personJson('voter')} as person
  from post_votes v join user_profiles voter on voter.id = v.user_id
  where v.post_id = $2 and (v.created_at, v.user_id) > ($3, $4::uuid) and exists (
    select 1 from community_posts post join communities c on c.id = post.community_id
    where post.id = $2 and post.poll -> 'isAnonymous' = 'false'
      and ${seesInside('c', '$1')} and not ${isContentHidden('post.author_id')})
  order by v.created_at, v.user_id limit $5`)

export const listVoters = (
  db: Database,
  postId: string,
  viewerId: string,
  after: readonly [createdAt: Date, userId: string],
  limit: number,
): Promise<readonly VoterRow[]> => selectVoters(db, [viewerId, postId, ...after, limit])
