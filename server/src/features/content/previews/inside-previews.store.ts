import type { Previewed } from '@patchbay/contract/content/link-previews'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { PreviewedText } from './preview-link.ts'

/** Posts and replies have the same columns. */
export type InsideType = Exclude<Previewed['type'], 'message'>

interface CommunityRow {
  readonly community_id: string
}

const table: Readonly<Record<InsideType, string>> = {
  post: 'community_posts',
  reply: 'post_replies',
}

const statementsFor = (type: InsideType) => ({
  find: statement<PreviewedText & Record<string, unknown>, [id: string]>(
    `select content as text, hidden_preview as "hiddenPreview" from ${table[type]} where id = $1`,
  ),
  show: statement<{ id: string }, [id: string, previewId: string, text: string]>(
    `update ${table[type]} it set preview_id = $2
    where it.id = $1 and it.content = $3 and it.preview_id is distinct from $2
      and not exists (select 1 from link_previews p where p.id = $2 and p.url = it.hidden_preview)
    returning it.id`,
  ),
  dropOther: statement<never, [id: string, url: string | null]>(
    `update ${table[type]} it set preview_id = null
    where it.id = $1 and it.preview_id is not null and not exists (
      select 1 from link_previews p where p.id = it.preview_id and p.url = $2)`,
  ),
  hide: statement<never, [id: string, url: string]>(
    `update ${table[type]} it set hidden_preview = $2 where it.id = $1`,
  ),
  remove: statement<{ id: string }, [id: string]>(
    `update ${table[type]} it set preview_id = null,
      hidden_preview = (select p.url from link_previews p where p.id = it.preview_id)
    where it.id = $1 and it.preview_id is not null returning it.id`,
  ),
})

const statements = { post: statementsFor('post'), reply: statementsFor('reply') } as const

export async function findInsideText(
  db: Database,
  type: InsideType,
  id: string,
): Promise<PreviewedText | undefined> {
  const [row] = await statements[type].find(db, [id])
  return row
}

const lockForPost = statement<CommunityRow, [id: string]>(
  `select c.id as community_id from communities c
  where c.id = (select community_id from community_posts where id = $1) for key share`,
)
const lockForReply = statement<CommunityRow, [id: string]>(
  `with communityRow as (
    select c.id from communities c where c.id = (
      select p.community_id from community_posts p join post_replies r on r.post_id = p.id
      where r.id = $1) for key share)
  select communityRow.id as community_id from communityRow cross join community_posts p
  where p.id = (select post_id from post_replies where id = $1) for key share of p`,
)

/**
 * Shows a preview below a text, if it is still this text and its author wants one. In the common
 * order of locks. Returns the community, or undefined if nothing has changed.
 */
export async function showInside(
  tx: Database,
  type: InsideType,
  id: string,
  { previewId, text }: { readonly previewId: string; readonly text: string },
): Promise<string | undefined> {
  const [communityRow] = await (type === 'post' ? lockForPost : lockForReply)(tx, [id])
  const shown = await statements[type].show(tx, [id, previewId, text])
  return shown.length > 0 ? communityRow?.community_id : undefined
}

/** After a change of the text, whose first link is now `url`. */
export async function dropOther(
  tx: Database,
  type: InsideType,
  id: string,
  url: string | null,
): Promise<void> {
  await statements[type].dropOther(tx, [id, url])
}

/** Notes the link whose preview the author does not want. */
export async function hidePreview(
  tx: Database,
  type: InsideType,
  id: string,
  url: string,
): Promise<void> {
  await statements[type].hide(tx, [id, url])
}

/** Takes the preview away, and notes that it is not wanted. The caller holds the text. */
export async function removeInsidePreview(
  tx: Database,
  type: InsideType,
  id: string,
): Promise<void> {
  await statements[type].remove(tx, [id])
}
