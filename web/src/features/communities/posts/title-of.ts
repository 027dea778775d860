import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { nameOf } from '../../people/people/public.ts'
import { cardTexts } from './texts.ts'

/** How a post is called in the title of its page and where it is shared. */
export const titleOf = ({ title, author, authorBlocked }: CommunityPost): string =>
  // The words of somebody whom the viewer has blocked are shown only when asked for.
  title && !authorBlocked ? title : cardTexts.by(nameOf(author))
