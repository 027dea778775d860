import type { Community } from '@patchbay/contract/communities/communities'

export interface DiscussionsProps {
  community: Community
  /** The category in the URL; without it, all categories are shown. */
  category: string | undefined
  onCategoryChange: (categoryId: string | undefined) => void
  /** The post in the URL, whose discussion is open. */
  openPost: string | undefined
  onClosePost: () => void
}
