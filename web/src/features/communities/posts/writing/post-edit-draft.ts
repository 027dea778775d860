import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { useDraft } from '../../../../platform/storage/drafts.ts'
import { useSession } from '../../../accounts/sessions/public.ts'

export interface PostEdit {
  readonly title: string
  readonly content: string
}

/** An open edit is a draft: it stays open with its text, over updates and navigation. */
export function usePostEditDraft({
  id,
}: CommunityPost): readonly [PostEdit | undefined, (draft: PostEdit | undefined) => void] {
  const { user } = useSession()
  const [stored, keep] = useDraft(user?.id ?? '', `post-edit:${id}`)
  return [stored as PostEdit | undefined, keep]
}
