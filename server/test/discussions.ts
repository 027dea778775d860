import type { NewPoll } from '@patchbay/contract/content/polls'
import { createPost, type CommunityPost } from '@patchbay/contract/communities/posts'
import { createReply, type PostReply } from '@patchbay/contract/communities/replies'
import type { Database } from '../src/platform/db/database.ts'
import { query } from '../src/platform/db/query.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestPerson } from './people.ts'

/** Journeys have no app of their own. */
interface WithDatabase {
  readonly db: Database
}

/** Inserts a new category; returns its id. */
export async function createCategory(app: WithDatabase, name = newId()): Promise<string> {
  const id = newId()
  await query(app.db).insertInto('community_categories').values({ id, name }).execute()
  return id
}

interface WrittenPost {
  readonly title?: string
  readonly content?: string
  readonly categoryId: string
  readonly attachments?: readonly { readonly id: string }[]
  readonly poll?: NewPoll
}

/** Posted by a member of the community. */
export async function writePost(
  author: TestPerson,
  communityId: string,
  { attachments, ...post }: WrittenPost,
): Promise<CommunityPost> {
  const body = { clientId: newId(), content: 'Which tape do you use?', ...post }
  const files = attachments === undefined ? {} : { attachments: [...attachments] }
  const answer = await author.client.call(createPost, {
    params: { communityId },
    body: { ...body, ...files },
  })
  if (answer.code !== undefined) throw new Error(`The post was refused: ${answer.code}.`)
  return answer.body
}

/** Posted by a person who can see the post. */
export async function answerPost(
  author: TestPerson,
  postId: string,
  content = 'The one that does not squeak.',
): Promise<PostReply> {
  const body = { clientId: newId(), content }
  const answer = await author.client.call(createReply, { params: { postId }, body })
  if (answer.code !== undefined) throw new Error(`The reply was refused: ${answer.code}.`)
  return answer.body
}

/** A file uploaded to a community, inserted directly; returns its id. */
export async function uploadFile(
  app: WithDatabase,
  owner: TestPerson,
  communityId: string,
  name = 'take-3.mp3',
): Promise<string> {
  const id = newId()
  await query(app.db)
    .insertInto('attachments')
    .values({
      id,
      owner_id: owner.id,
      context_type: 'community',
      context_id: communityId,
      bucket: 'community-attachments',
      path: `${owner.id}/${communityId}/${id}.mp3`,
      name,
      kind: 'audio',
      type: 'audio/mpeg',
      size: 2_000,
    })
    .execute()
  return id
}

/** The counts stored with a post, and the actual numbers of rows. */
export async function countsOf(app: WithDatabase, postId: string) {
  const db = query(app.db)
  const { count } = db.fn
  const post = await db
    .selectFrom('community_posts')
    .select(['like_count', 'reply_count'])
    .where('id', '=', postId)
    .executeTakeFirstOrThrow()
  const likes = await db
    .selectFrom('post_likes')
    .select(count<string>('user_id').as('rows'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow()
  const replies = await db
    .selectFrom('post_replies')
    .select(count<string>('id').as('rows'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow()
  return {
    counted: { likes: post.like_count, replies: post.reply_count },
    rows: { likes: Number(likes.rows), replies: Number(replies.rows) },
  }
}
