import { isInConversation } from '../../people/participation/public.ts'

/**
 * The rule of `requireMaySend` as SQL, for the sender `$2`. The statement that sends checks it under
 * its locks, because a block may be committed between a check and the write. It has two halves, one
 * for each row that is locked.
 */
export const maySend = {
  /** The half for the conversation `c`. */
  toConversation: `c.closed is null and ${isInConversation('c.id', '$2')}`,
  /** The half for the sender's row `p` among the participants. */
  asParticipant: 'p.user_id = $2 and p.left_at is null and p.request is null',
} as const
