import type { Community } from '@patchbay/contract/communities/communities'
import type { CommunityPost } from '@patchbay/contract/communities/posts'

export interface NewPostProps {
  open: boolean
  onClose: () => void
  community: Community
  onCreated: (post: CommunityPost) => void
}
