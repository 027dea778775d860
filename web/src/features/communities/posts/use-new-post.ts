import type { Community } from '@patchbay/contract/communities/communities'
import { createPost, type CommunityPost } from '@patchbay/contract/communities/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiError, isNoAnswer } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { inTime } from '../../../platform/http/in-time.ts'
import { tooOftenWords } from '../../../platform/http/too-often.ts'
import {
  hasValidationErrors,
  useValidationErrors,
  validationErrorsOf,
} from '../../../platform/state/validation-errors.ts'
import {
  attachedFrom,
  useFileTray,
  type FileTray,
  type StoredFile,
} from '../../content/attachments/public.ts'
import { sendOrWait } from '../unsent/public.ts'
import { checkPost, fieldNames, type FieldName } from './check-post.ts'
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
  // Without files it would wait to be sent.
  if (isNoAnswer(error)) return texts.filesNeedConnection
  const isOut = code === 'forbidden' || code === 'community_not_found'
  return tooOftenWords(error) ?? (isOut ? texts.forbidden : texts.failed)
}

function bodyOf({ files = [], ...fields }: PostDraft) {
  return { ...fields, ...(files.length > 0 && { attachments: attachedFrom(files) }) }
}

/** Without a connection a post waits to be sent; its files could not be uploaded, so it has none. */
function sendOrKeep(
  owner: string,
  { id: communityId, name: communityName }: Community,
  draft: PostDraft,
): Promise<CommunityPost | undefined> {
  const { clientId: key, title, content, categoryId, files = [] } = draft
  const send = (): Promise<CommunityPost> =>
    inTime((signal) => call(createPost, { params: { communityId }, body: bodyOf(draft), signal }))
  if (files.length > 0) return send()
  const entry = {
    kind: 'post',
    key,
    communityId,
    communityName,
    title,
    content,
    categoryId,
  } as const
  return sendOrWait(owner, entry, send)
}

export function useNewPost(
  owner: string,
  community: Community,
  /** Without a post if it waits to be sent. */
  onDone: (post: CommunityPost | undefined) => void,
) {
  const client = useQueryClient()
  const communityId = community.id
  const {
    form,
    validationErrors,
    refuse,
    forget: forgetErrors,
    forgetAll,
  } = useValidationErrors<FieldName>()
  const { draft, change, forget } = usePostDraft(owner, communityId)
  const { tray, gone, dropGone, forgetGone } = usePostFiles(owner, communityId, draft)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sent: PostDraft) => sendOrKeep(owner, community, sent),
    // Without a network it fails at once with an error, instead of waiting silently.
    networkMode: 'always',
    onSuccess: (post) => {
      forget()
      tray.clear()
      if (post) putOnTop(client, post)
      onDone(post)
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return
      if (failure.code === 'invalid_input') refuse(validationErrorsOf(fieldNames, failure.issues))
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
      forgetErrors(...Object.keys(changes))
    },
    discard: (): void => {
      tray.discard()
      forget()
      forgetAll()
      reset()
    },
    submit: (event: FormEvent): void => {
      event.preventDefault()
      if (isPending || tray.isUploading) return
      reset()
      forgetGone()
      const found = checkPost(draft)
      if (!draft || hasValidationErrors(found)) return refuse(found)
      mutate(draft)
    },
  }
}
