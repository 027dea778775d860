import { lockThread, unlockThread } from './lock-thread.ts'
import { muteMember, unmuteMember } from './mute-member.ts'
import { endModerator, nameModerator } from './name-moderator.ts'
import { pinPost, unpinPost } from './pin-post.ts'

export const moderationRoutes = [
  nameModerator,
  endModerator,
  muteMember,
  unmuteMember,
  pinPost,
  unpinPost,
  lockThread,
  unlockThread,
]
