import { filesPerPage } from '@patchbay/contract/messaging/conversation-files'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'
import { fileJson, type AttachmentRow } from '../../content/attachments/public.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { isInConversation } from '../../people/participation/public.ts'
import type { ListingReference } from '../messages/public.ts'

export interface ConversationFileRow {
  readonly id: string
  readonly file: AttachmentRow
  /** The time of the upload, by which they are sorted. */
  readonly created_at: Date
  /** A bigint. */
  readonly seq: string
  readonly sender: PersonRow
  readonly sent_at: Date
}

/** The cursor: the time and id of the last file of the previous page. */
type FileCursor = readonly [createdAt: Date, id: string]

/** In a group the messages of blocked people are folded away, and their files are left out here. */
const selectFiles = quickRead<
  ConversationFileRow,
  [conversationId: string, viewerId: string, createdAt: Date, id: string]
>(`select a.id, ${fileJson('a')} as file, a.created_at, m.seq,
    ${personJson('p')} as sender, m.created_at as sent_at
  from attachments a
  join messages m on m.id = a.message_id
  join conversations c on c.id = m.conversation_id
  join user_profiles p on p.id = m.sender_id
  where a.context_id = $1 and a.message_id is not null and m.conversation_id = $1
    and m.deleted_at is null and ${isInConversation('$1', '$2')}
    and not (c.is_group and ${hasBlocked('$2', 'm.sender_id')})
    and (a.created_at, a.id) < ($3, $4::uuid)
  order by a.created_at desc, a.id desc limit ${filesPerPage + 1}`)

/** The cursor before all files. Without one the condition would be no condition of the index. */
const beginning: FileCursor = [
  new Date('9999-12-31T00:00:00Z'),
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
]

/** One page and one file more, the newest first; none if the viewer is not in the conversation. */
export const listFiles = (
  db: Database,
  conversationId: string,
  viewerId: string,
  after: FileCursor = beginning,
): Promise<readonly ConversationFileRow[]> => selectFiles(db, [conversationId, viewerId, ...after])

interface AboutRow {
  readonly listing_id: string | null
  readonly listing: ListingReference
  readonly brief: string | null
}

const selectAbout = quickRead<AboutRow, [conversationId: string]>(
  `select m.marketplace_listing_id as listing_id, m.listing_reference as listing,
    m.brief from messages m
  where m.conversation_id = $1 and m.listing_reference is not null and m.deleted_at is null
  order by m.seq desc limit 1`,
)

/** The listing of the newest message about one. The caller knows that the viewer may read it. */
export async function findAbout(
  db: Database,
  conversationId: string,
): Promise<AboutRow | undefined> {
  const [row] = await selectAbout(db, [conversationId])
  return row
}
