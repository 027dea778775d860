import type { Database } from '../platform/db/database.ts'
import { readByCursor } from '../platform/db/read-by-cursor.ts'

const isOurs = `address ~ '^/(avatars|community-covers|article-covers)/[0-9a-f-]{36}/[a-z]+\\.webp'`

const text = `
  with pictures (address, small) as (
    select avatar_url, '-96' from user_profiles
    union all select avatar_url, '-96' from conversations
    union all select cover_image, '-480' from communities
    union all select cover_image, '-480' from information_hub_posts
  ), named (key) as (
    select regexp_replace(address, '^/([^?]+)\\.webp.*$', '\\1' || size || '.webp')
    from pictures, unnest(array['', small]) as size where ${isOurs}
    union all select 'article-draft-covers/' || id || '/' || cover_upload || '/cover' || size || '.webp'
    from article_drafts, unnest(array['', '-480']) as size where cover_upload is not null
    union all select file from data_archives where file is not null
    union all select bucket || '/' || path from attachments
    union all select bucket || '/' || original_path from attachments where original_path is not null
  )
  select key from named order by key collate "C"`

/** The keys of all files that the database names, in the order of the storage. */
export async function* listNamedFiles(tx: Database): AsyncGenerator<string> {
  for await (const rows of readByCursor<{ key: string }>(tx, text))
    for (const { key } of rows) yield key
}
