import type { MusicService, Previewed } from '@patchbay/contract/content/link-previews'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { isContentHidden } from '../../accounts/profiles/public.ts'
import { isInConversation, seesInside } from '../../people/participation/public.ts'

/** A preview as `previewJson` makes it. */
export interface PreviewRow {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly description: string | null
  readonly site: string
  readonly picture_width: number | null
  readonly picture_height: number | null
  readonly service: MusicService | null
  readonly player_url: string | null
}

/** Null for all that have no preview, without a look at the table. The alias has a `preview_id`. */
export const previewJson = (alias: string): string => `
  case when ${alias}.preview_id is not null then (
    select json_build_object('id', behind.id, 'url', behind.url, 'title', behind.title,
      'description', behind.description, 'site', behind.site,
      'picture_width', behind.picture_width, 'picture_height', behind.picture_height,
      'service', behind.service, 'player_url', behind.player_url)
    from link_previews behind
    where behind.id = ${alias}.preview_id and behind.title is not null) end`

/** For a change of the text: the preview that stays, because its link is still the first. */
export const keptPreview = (alias: string, url: string): string => `(
  select kept.id from link_previews kept where kept.id = ${alias}.preview_id and kept.url = ${url})`

export interface KnownPreview {
  readonly id: string
  /** Whether there is anything to show. */
  readonly isShown: boolean
}

const selectFresh = statement<KnownPreview, [url: string, now: Date]>(
  `select id, title is not null as "isShown" from link_previews
  where md5(url) = md5($1) and url = $1 and fresh_until > $2 order by fetched_at desc limit 1`,
)

/** What a visit not long ago has found. */
export async function findFresh(
  db: Database,
  url: string,
  now: Date,
): Promise<KnownPreview | undefined> {
  const [row] = await selectFresh(db, [url, now])
  return row
}

export interface NewPreview {
  readonly id: string
  readonly url: string
  readonly title: string | null
  readonly description: string | null
  readonly site: string
  readonly picture: { readonly key: string; readonly width: number; readonly height: number } | null
  readonly player: { readonly service: MusicService; readonly url: string } | null
  readonly fetchedAt: Date
  readonly freshUntil: Date
}

export async function insertPreview(db: Database, preview: NewPreview): Promise<void> {
  const { picture, player } = preview
  await query(db)
    .insertInto('link_previews')
    .values({
      id: preview.id,
      url: preview.url,
      title: preview.title,
      description: preview.description,
      site: preview.site,
      picture: picture?.key ?? null,
      picture_width: picture?.width ?? null,
      picture_height: picture?.height ?? null,
      service: player?.service ?? null,
      player_url: player?.url ?? null,
      fetched_at: preview.fetchedAt,
      fresh_until: preview.freshUntil,
    })
    .execute()
}

export interface PictureRow {
  readonly type: Previewed['type']
  readonly id: string
  readonly preview_id: string
  readonly picture: string
}

/**
 * Pictures of what the viewer may read: a preview is never asked for by its link, so nobody learns
 * who has sent which.
 */
const selectPictures = quickRead<
  PictureRow,
  [messages: readonly string[], posts: readonly string[], replies: readonly string[], string]
>(`select shown.type, shown.id, shown.preview_id, preview.picture from (
    select 'message' as type, m.id, m.preview_id from messages m
    where m.id = any($1::uuid[]) and m.deleted_at is null
      and ${isInConversation('m.conversation_id', '$4')}
    union all
    select 'post', p.id, p.preview_id from community_posts p
    join communities c on c.id = p.community_id and ${seesInside('c', '$4')}
    where p.id = any($2::uuid[]) and not ${isContentHidden('p.author_id')}
    union all
    select 'reply', r.id, r.preview_id from post_replies r
    join community_posts p on p.id = r.post_id
    join communities c on c.id = p.community_id and ${seesInside('c', '$4')}
    where r.id = any($3::uuid[]) and not ${isContentHidden('r.author_id')}
      and not ${isContentHidden('p.author_id')}) shown
  join link_previews preview on preview.id = shown.preview_id
  where preview.picture is not null`)

export function listPictures(
  db: Database,
  of: readonly Previewed[],
  viewerId: string,
): Promise<readonly PictureRow[]> {
  const idsOf = (type: Previewed['type']) =>
    of.filter((one) => one.type === type).map(({ id }) => id)
  return selectPictures(db, [idsOf('message'), idsOf('post'), idsOf('reply'), viewerId])
}

const deleteUnused = statement<{ picture: string | null }, [before: Date, limit: number]>(
  `delete from link_previews where id in (
    select p.id from link_previews p
    where p.fetched_at < $1
      and not exists (select 1 from messages m where m.preview_id = p.id)
      and not exists (select 1 from community_posts m where m.preview_id = p.id)
      and not exists (select 1 from post_replies m where m.preview_id = p.id)
      -- What staff have taken away may come back.
      and p.id::text not in (
        select taken #>> '{}' from removed_content removed,
          jsonb_path_query(removed.data, '$.*[*].preview_id ? (@ != null)') taken)
    limit $2)
  returning picture`,
)

/** Returns the keys of the pictures, and null for each preview without one. */
export const deleteUnusedPreviews = async (
  db: Database,
  before: Date,
  limit: number,
): Promise<readonly (string | null)[]> =>
  (await deleteUnused(db, [before, limit])).map(({ picture }) => picture)

const selectKnown = quickRead<{ picture: string }, [keys: readonly string[]]>(
  `select picture from link_previews
  where picture is not null and id = any(
    select substring(key from '[0-9a-f-]{36}')::uuid from unnest($1::text[]) key)`,
)

/** Returns those of the keys that a preview has. */
export const listKnownPictures = async (
  db: Database,
  keys: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set((await selectKnown(db, [keys])).map(({ picture }) => picture))
