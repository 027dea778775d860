import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { typeOf } from '../../../platform/storage/keys.ts'
import { buckets } from './buckets.ts'

/** A file of the demo belongs to a post, a message or a listing. */
export type DemoTarget =
  | { readonly postId: string; readonly communityId: string }
  | { readonly messageId: string; readonly conversationId: string }
  | { readonly listingId: string }

export interface DemoAttachment {
  readonly id: string
  readonly ownerId: string
  readonly target: DemoTarget
  readonly position: number
  readonly name: string
  readonly kind: 'picture' | 'audio' | 'document'
  readonly extension: string
  readonly size: number
  readonly width?: number
  readonly height?: number
  readonly peaks?: number[]
  readonly seconds?: number
  readonly createdAt: Date
}

function contextOf({ target, ownerId }: DemoAttachment) {
  if ('postId' in target) return { type: 'community', id: target.communityId } as const
  if ('messageId' in target) return { type: 'conversation', id: target.conversationId } as const
  return { type: 'profile', id: ownerId } as const
}

/** Under which key its bytes are stored. */
export function demoFileKey(file: DemoAttachment): string {
  const { type, id } = contextOf(file)
  return `${buckets[type]}/${file.ownerId}/${id}/${file.id}.${file.extension}`
}

/** After its file was stored, as with all attachments. Only for a fresh database. */
export async function insertDemoAttachment(tx: Database, file: DemoAttachment): Promise<void> {
  const { type: context_type, id: context_id } = contextOf(file)
  const { target } = file
  await query(tx)
    .insertInto('attachments')
    .values({
      id: file.id,
      owner_id: file.ownerId,
      context_type,
      context_id,
      bucket: buckets[context_type],
      path: `${file.ownerId}/${context_id}/${file.id}.${file.extension}`,
      name: file.name,
      kind: file.kind,
      type: typeOf(`.${file.extension}`).replace(/;.*/, ''),
      size: file.size,
      width: file.width ?? null,
      height: file.height ?? null,
      peaks: file.peaks ?? null,
      seconds: file.seconds ?? null,
      post_id: 'postId' in target ? target.postId : null,
      message_id: 'messageId' in target ? target.messageId : null,
      listing_id: 'listingId' in target ? target.listingId : null,
      position: file.position,
      created_at: file.createdAt,
    })
    .execute()
}
