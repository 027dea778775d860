/** Mistakes that `statements.test.ts` must find. Nothing runs these statements. */
import { quickRead, statement } from '../../src/platform/db/statement.ts'

export const renamedInRow = statement<{ id: string; headline: string | null }, [id: string]>(
  `select id, title from community_posts where id = $1`,
)
export const wrongType = quickRead<{ like_count: string }>('select like_count from community_posts')
export const believedNeverNull = statement<{ title: string }>('select title from community_posts')
export const nullByOuterJoin = statement<{ id: string; reply: string }>(
  `select p.id, r.content as reply from community_posts p left join post_replies r on r.post_id = p.id`,
)
export const nullBehindSubquery = statement<{ reply: string }>(
  `with found as (select r.post_id, r.content from post_replies r)
  select left(shown.content, 10) as reply from community_posts p
  left join lateral (select f.content from found f where f.post_id = p.id) shown on true`,
)
export const believedNull = statement<{ content: string | null }>(
  'select content from community_posts',
)
export const missingColumn = statement<{ id: string; content: string }>(
  'select id from community_posts',
)
export const unreadColumn = statement<{ id: string }>('select id, content from community_posts')
export const syntaxError = statement<{ id: string }>('select id from from community_posts')
export const renamedInTable = statement<{ id: string }>('select post_id as id from community_posts')
export const dateInJson = statement<{ post: { created_at: Date } }>(
  `select json_build_object('created_at', created_at) as post from community_posts`,
)
export const renamedInJson = statement<{ posts: { id: string; headline: string | null }[] | null }>(
  `select (select json_agg(json_build_object('id', p.id, 'title', p.title))
    from community_posts p) as posts`,
)
export const nullInJson = statement<{ post: { title: string; likes: string } }>(
  `with found as (
    select json_build_object('title', title, 'likes', like_count) as made from community_posts)
  select found.made as post from found`,
)
export const dateInStoredJson = statement<{ data: { at: Date } }>('select data from notices')
export const tooFewValues = statement<{ id: string }, [id: string]>(
  'select id from community_posts where id = $1 and author_id = $2',
)
export const wrongValue = statement<never, [likes: string]>(
  'update community_posts set like_count = $1',
)

/** Without a mistake, although each has something that a simpler check would report. */
export const right = statement<{ title: string; edited_by: 'author' | null }, [id: string]>(
  `select title, edited_by from community_posts where id = $1 and title is not null`,
)
export const rightWrite = statement<{ title: string }>(
  `update community_posts set title = 'Gone' returning title`,
)
export const rightUnion = statement<{ text: string | null; at: Date }>(
  `select title as text, created_at as at from community_posts
  union all select content, created_at from post_replies`,
)
