/** The plainest statement that gives the same rows: the newest posts that have the word. */
import { personJson } from '../../server/src/features/accounts/profiles/public.ts'
import { serveBare } from '../harness/bare-server.ts'

const open = `'00000000-0000-0000-0000-000000000000'::uuid`

await serveBare(
  [
    {
      text: `select s.id, s.title, s.content, c.name as community_name, s.created_at,
          ${personJson('author')} as author
        from (
          select * from community_posts s
          where words_in(s.word_place, coalesce(s.title || ' ', '') || s.content)
            @@ sought_in(${open}, $1)
          order by id desc limit 21) s
        join communities c on c.id = s.community_id
        join user_profiles author on author.id = s.author_id
        order by s.id desc`,
      values: () => ['theorbo'],
    },
    {
      text: `select s.id from post_replies s
        where words_in(s.word_place, s.content) @@ sought_in(${open}, $1)
        order by id desc limit 21`,
      values: () => ['theorbo'],
    },
  ],
  { plannedOnce: true },
)
