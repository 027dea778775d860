import type { Community } from '@patchbay/contract/communities'
import type { CommunityPost } from '@patchbay/contract/posts'

export interface NewPostProps {
  open: boolean
  onClose: () => void
  community: Community
  onCreated: (post: CommunityPost) => void
}
