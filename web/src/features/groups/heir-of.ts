import type { Conversation, Participant } from '@patchbay/contract/conversations'
import { othersIn } from '../conversations/public.ts'

/**
 * The next admin if the viewer, the only admin, leaves: participants are in the order of joining.
 */
export function heirOf(conversation: Conversation, viewerId: string): Participant | undefined {
  const others = othersIn(conversation, viewerId)
  const isNeeded = conversation.can.manage && others.every(({ role }) => role !== 'admin')
  return isNeeded ? others[0] : undefined
}
