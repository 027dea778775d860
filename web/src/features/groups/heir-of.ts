import type { Conversation, Participant } from '@patchbay/contract/conversations'
import { othersIn } from '../conversations/public.ts'

/** Who becomes admin when the viewer, its only admin, leaves: they stand in the order they came. */
export function heirOf(conversation: Conversation, viewerId: string): Participant | undefined {
  const others = othersIn(conversation, viewerId)
  const isNeeded = conversation.can.manage && others.every(({ role }) => role !== 'admin')
  return isNeeded ? others[0] : undefined
}
