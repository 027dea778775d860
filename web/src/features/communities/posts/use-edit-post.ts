import { updatePost, type CommunityPost } from '@patchbay/contract/communities/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import {
  hasValidationErrors,
  useValidationErrors,
  validationErrorsOf,
} from '../../../platform/state/validation-errors.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { checkPost, fieldNames, type FieldName } from './check-post.ts'
import { usePostEditDraft, type PostEdit } from './post-edit-draft.ts'
import { changePost, renewPost } from './posts.cache.ts'
import { cardTexts as texts } from './texts.ts'

const hasCode = (error: Error, ...codes: readonly string[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code)

/** Changes the draft of an open edit, and saves it. */
export function useEditPost(post: CommunityPost, onClosed: () => void) {
  const client = useQueryClient()
  const [draft, keep] = usePostEditDraft(post)
  const { form, validationErrors, refuse, forgetAll } = useValidationErrors<FieldName>()
  const close = (): void => {
    keep(undefined)
    forgetAll()
    onClosed()
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (body: PostEdit) => call(updatePost, { params: { postId: post.id }, body }),
    networkMode: 'always',
    onSuccess: (saved) => {
      close()
      changePost(client, saved, () => saved)
    },
    onError: (error) => {
      if (hasCode(error, 'invalid_input'))
        return refuse(validationErrorsOf(fieldNames, error.issues))
      const refused = hasCode(error, 'forbidden', 'post_not_found')
      showToast({ message: refused ? texts.saveForbidden : texts.saveFailed, tone: 'error' })
      if (refused) renewPost(client, post)
    },
  })
  return {
    form,
    draft,
    validationErrors,
    isSaving: isPending,
    close,
    change: (changes: Partial<PostEdit>): void => {
      if (draft) keep({ ...draft, ...changes })
      forgetAll()
    },
    save: (event: FormEvent): void => {
      event.preventDefault()
      event.stopPropagation()
      if (isPending || !draft) return
      const found = checkPost(draft, ['title', 'content'])
      if (hasValidationErrors(found)) return refuse(found)
      forgetAll()
      const same =
        draft.title.trim() === (post.title ?? '') && draft.content.trim() === post.content
      if (same) close()
      else mutate(draft)
    },
  }
}
