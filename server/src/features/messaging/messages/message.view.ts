import type { Message } from '@patchbay/contract/messaging/messages'
import { viewUnsigned } from '../../content/attachments/public.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import type { MessageRow } from './messages.store.ts'

export const viewMessage = (row: MessageRow): Message => ({
  id: row.id,
  conversationId: row.conversation_id,
  seq: row.seq,
  change: row.change,
  senderId: row.sender_id,
  sender: viewPerson(row.sender),
  clientId: row.client_id,
  content: row.content,
  event: row.event && {
    type: row.event,
    people: row.event_people?.map(viewPerson) ?? [],
    name: row.event_name,
  },
  attachments: row.attachments?.map(viewUnsigned) ?? [],
  createdAt: new Date(row.created_at).toISOString(),
  isEdited: row.is_edited,
  editedAt: row.edited_at && new Date(row.edited_at).toISOString(),
  deletedAt: row.deleted_at && new Date(row.deleted_at).toISOString(),
  readBy: [...row.read_by],
  listingReference: row.listing && { listingId: row.listing_id, ...row.listing },
  brief: row.brief,
})
