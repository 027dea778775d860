import type { Database } from '../../../../platform/db/database.ts'
import { quickRead } from '../../../../platform/db/statement.ts'
import { messageFilesJson, type AttachmentRow } from '../../../content/attachments/public.ts'
import { hasBlocked } from '../../../people/blocks/public.ts'

interface ForwardableRow {
  readonly content: string
  readonly attachments: readonly AttachmentRow[] | null
}

/** The SQL of `mayForward`; what the viewer has folded away by a block is not passed on either. */
const selectForwardable = quickRead<ForwardableRow, [messageId: string, viewerId: string]>(
  `select m.content, ${messageFilesJson('m')} as attachments from messages m
  join conversation_participants p on p.conversation_id = m.conversation_id
  where m.id = $1 and p.user_id = $2 and p.left_at is null
    and p.request is distinct from 'declined' and m.deleted_at is null and m.event is null and m.poll is null
    and not ${hasBlocked('$2', 'm.sender_id')}`,
)

/** Undefined if there is no such message that the viewer may read and pass on. */
export async function findForwardable(
  db: Database,
  messageId: string,
  viewerId: string,
): Promise<ForwardableRow | undefined> {
  const [row] = await selectForwardable(db, [messageId, viewerId])
  return row
}
