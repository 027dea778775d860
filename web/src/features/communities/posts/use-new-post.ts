import { createPost, type CommunityPost } from '@patchbay/contract/communities/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import {
  attachedFrom,
  useFileTray,
  type FileTray,
  type StoredFile,
} from '../../content/attachments/public.ts'
import { validationErrorsFrom, validationErrorsIn, type ValidationErrors } from './check-post.ts'
import { usePostDraft, type DraftChanges, type PostDraft, changeFiles } from './post-draft.ts'
import { putOnTop } from './posts.cache.ts'
import { postFormTexts as texts } from './texts.ts'

interface PostFiles {
  readonly tray: FileTray
  /** The names of files that no longer exist on the server. */
  readonly gone: readonly string[]
  readonly dropGone: (refusal: ApiError) => void
  readonly forgetGone: () => void
}

/** The files of a post draft; uploaded files are stored with it. */
function usePostFiles(owner: string, communityId: string, draft: PostDraft | undefined): PostFiles {
  const [gone, setGone] = useState<readonly string[]>([])
  const stored = draft?.files ?? []
  const tray = useFileTray({
    place: { type: 'community', id: communityId },
    stored,
    keep: (change) => changeFiles(owner, communityId, change),
  })
  return {
    tray,
    gone,
    forgetGone: () => setGone([]),
    dropGone: ({ issues }) => {
      const isGone = ({ id }: StoredFile): boolean => issues.some(({ path }) => path.endsWith(id))
      setGone(stored.filter(isGone).map(({ name }) => name))
      changeFiles(owner, communityId, (files) => files.filter((one) => !isGone(one)))
    },
  }
}

function wordsFor(error: Error | null, gone: readonly string[]): string | undefined {
  if (!error) return undefined
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'invalid_input') return undefined
  if (code === 'attachment_not_found') return texts.filesGone(gone)
  const isOut = code === 'forbidden' || code === 'community_not_found'
  return isOut ? texts.forbidden : texts.failed
}

function bodyOf({ files = [], ...fields }: PostDraft) {
  return { ...fields, ...(files.length > 0 && { attachments: attachedFrom(files) }) }
}

export function useNewPost(
  owner: string,
  communityId: string,
  onCreated: (post: CommunityPost) => void,
) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const { draft, change, forget } = usePostDraft(owner, communityId)
  const { tray, gone, dropGone, forgetGone } = usePostFiles(owner, communityId, draft)
  const [validationErrors, setValidationErrors] = useState<ValidationErrors>({})
  /** Increases with every failed validation: the focus then moves to the first invalid field. */
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const refuse = (found: ValidationErrors): void => {
    setValidationErrors(found)
    setRefusals((count) => count + 1)
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: PostDraft) =>
      call(createPost, { params: { communityId }, body: bodyOf(sent) }),
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: (post) => {
      forget()
      tray.clear()
      putOnTop(client, post)
      onCreated(post)
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return
      if (failure.code === 'invalid_input') refuse(validationErrorsFrom(failure))
      if (failure.code === 'attachment_not_found') dropGone(failure)
    },
  })
  return {
    form,
    draft,
    validationErrors,
    isSending: isPending,
    failure: wordsFor(error, gone),
    tray,
    change: (changes: DraftChanges): void => {
      change(changes)
      setValidationErrors((current) =>
        Object.fromEntries(Object.entries(current).filter(([name]) => !(name in changes))),
      )
    },
    discard: (): void => {
      tray.discard()
      forget()
      setValidationErrors({})
      reset()
    },
    submit: (event: FormEvent): void => {
      event.preventDefault()
      if (isPending || tray.isUploading) return
      reset()
      forgetGone()
      const found = validationErrorsIn(draft)
      if (!draft || Object.keys(found).length > 0) return refuse(found)
      mutate(draft)
    },
  }
}
