import type { Database } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'
import { statement } from '../../platform/db/statement.ts'
import { newId } from '../../platform/ids.ts'
import { seesInside } from '../communities/public.ts'
import { personJson, type PersonRow } from '../profiles/public.ts'

export interface PostRow {
  readonly id: string
  readonly community_id: string
  readonly author_id: string
  readonly author: PersonRow
  readonly title: string | null
  readonly content: string
  readonly category_id: string
  readonly category_name: string
  readonly created_at: Date
  readonly updated_at: Date
}

/** The viewer is `$1`. */
const visible = `select p.id, p.community_id, p.author_id, ${personJson('author')} as author, p.title,
    p.content, p.category_id, category.name as category_name, p.created_at, p.updated_at
  from community_posts p
  join communities c on c.id = p.community_id and ${seesInside('c', '$1')}
  join user_profiles author on author.id = p.author_id
  join community_categories category on category.id = p.category_id`

const selectPost = statement<PostRow, [viewerId: string, postId: string]>(
  `${visible} where p.id = $2`,
)

export async function findPost(
  db: Database,
  postId: string,
  viewerId: string,
): Promise<PostRow | undefined> {
  const [row] = await selectPost(db, [viewerId, postId])
  return row
}

const page = `${visible} where p.community_id = $2 and p.parent_id is null and p.id < $3`
const newestFirst = `order by p.id desc limit $4`

const selectPosts = statement<PostRow, [string, string, before: string, limit: number]>(
  `${page} ${newestFirst}`,
)
// On its own, so that each finds its index.
const selectPostsAbout = statement<
  PostRow,
  [string, string, before: string, limit: number, categoryId: string]
>(`${page} and p.category_id = $5 ${newestFirst}`)

interface PostsPage {
  readonly communityId: string
  readonly categoryId: string | undefined
  /** The last of the page before. */
  readonly before: string | undefined
  readonly limit: number
}

const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export function listPostsOf(
  db: Database,
  viewerId: string,
  { communityId, categoryId, before = highestId, limit }: PostsPage,
): Promise<readonly PostRow[]> {
  return categoryId === undefined
    ? selectPosts(db, [viewerId, communityId, before, limit])
    : selectPostsAbout(db, [viewerId, communityId, before, limit, categoryId])
}

interface NewPost {
  readonly communityId: string
  readonly authorId: string
  readonly clientId: string
  readonly title: string | null
  readonly content: string
  readonly categoryId: string
  readonly now: Date
}

/**
 * The id of the new post, or of the one that the same request has made before. Undefined where
 * the client's id was used for something else.
 */
export async function insertPost(tx: Database, post: NewPost): Promise<string | undefined> {
  const made = await query(tx)
    .insertInto('community_posts')
    .values({
      id: newId(),
      community_id: post.communityId,
      author_id: post.authorId,
      client_id: post.clientId,
      title: post.title,
      content: post.content,
      category_id: post.categoryId,
      created_at: post.now,
      updated_at: post.now,
    })
    .onConflict((conflict) => conflict.columns(['author_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made !== undefined) return made.id
  const known = await query(tx)
    .selectFrom('community_posts')
    .select('id')
    .where('author_id', '=', post.authorId)
    .where('client_id', '=', post.clientId)
    .where('community_id', '=', post.communityId)
    .executeTakeFirst()
  return known?.id
}
