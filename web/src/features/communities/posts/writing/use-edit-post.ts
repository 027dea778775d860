import { updatePost, type CommunityPost } from '@patchbay/contract/communities/posts'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { inputUnless, useForm } from '../../../../platform/state/use-form.ts'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { checkPost } from './check-post.ts'
import { usePostEditDraft, type PostEdit } from './post-edit-draft.ts'
import { changePost, renewPost } from '../posts.cache.ts'
import { cardTexts as texts } from '../texts.ts'

const names = ['title', 'content'] as const

const isSame = ({ title, content }: PostEdit, post: CommunityPost): boolean =>
  title.trim() === (post.title ?? '') && content.trim() === post.content

/** Changes the draft of an open edit, and saves it. */
export function useEditPost(post: CommunityPost, onClosed: () => void) {
  const client = useQueryClient()
  const [draft, keep] = usePostEditDraft(post)
  const close = (): void => {
    keep(undefined)
    onClosed()
  }
  const state = useForm({
    names,
    check: () => {
      const checked = draft && inputUnless(checkPost(draft, names), draft)
      if (!checked || !('input' in checked) || !isSame(checked.input, post)) return checked
      close()
      return undefined
    },
    send: (body) => call(updatePost, { params: { postId: post.id }, body }),
    onSent: (saved) => {
      close()
      changePost(client, saved, () => saved)
    },
    onFailure: (error) => {
      const code = error instanceof ApiError ? error.code : ''
      if (code === 'invalid_input') return
      const isVoted = code === 'poll_voted'
      const refused = isVoted || code === 'forbidden' || code === 'post_not_found'
      const why = isVoted ? texts.saveVoted : texts.saveForbidden
      showToast({ message: refused ? why : texts.saveFailed, tone: 'error' })
      if (refused) renewPost(client, post)
    },
    // A toast says it.
    wordsFor: () => undefined,
  })
  return {
    state,
    draft,
    close,
    change: (changes: Partial<PostEdit>): void => {
      if (draft) keep({ ...draft, ...changes })
      state.forget(...names)
    },
  }
}
