import { plainText } from '@patchbay/contract/formatted-text'
import type { FoundMessage } from '@patchbay/contract/messaging/message-search'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { excerptOf } from './excerpt.ts'
import type { FoundRow } from './found-messages.store.ts'

export const viewFound = (row: FoundRow, q: string): FoundMessage => ({
  id: row.id,
  conversationId: row.conversation_id,
  seq: Number(row.seq),
  sender: viewPerson(row.sender),
  createdAt: row.created_at.toISOString(),
  excerpt: [...excerptOf(plainText(row.content), q)],
})
