import type { Community } from '@patchbay/contract/communities'

export interface DiscussionsProps {
  community: Community
  /** The category that is looked at, as the address has it; all of them without. */
  category: string | undefined
  onCategoryChange: (categoryId: string | undefined) => void
  /** The post whose discussion is open, as the address has it. */
  openPost: string | undefined
  onClosePost: () => void
}
