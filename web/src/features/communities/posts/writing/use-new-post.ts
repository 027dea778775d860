import type { Community } from '@patchbay/contract/communities/communities'
import { createPost, type CommunityPost } from '@patchbay/contract/communities/posts'
import type { NewPoll } from '@patchbay/contract/content/polls'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, isNoAnswer } from '../../../../platform/http/api-error.ts'
import { call } from '../../../../platform/http/api.ts'
import { inTime } from '../../../../platform/http/in-time.ts'
import { tooOftenWords } from '../../../../platform/http/too-often.ts'
import { inputUnless, useForm } from '../../../../platform/state/use-form.ts'
import {
  attachedFrom,
  useFileTray,
  type FileTray,
  type StoredFile,
} from '../../../content/attachments/public.ts'
import { checkPoll, type PollField } from '../../../content/polls/public.ts'
import { sendOrWait } from '../../unsent/public.ts'
import { checkPost, fieldNames, type FieldName } from './check-post.ts'
import { noteCommunity } from './post-target.ts'
import { usePostDraft, type DraftChanges, type PostDraft, changeFiles } from './post-draft.ts'
import { putOnFeed, putOnTop } from '../posts.cache.ts'
import { postFormTexts as texts } from '../texts.ts'

interface PostFiles {
  readonly tray: FileTray
  /** The names of files that no longer exist on the server. */
  readonly gone: readonly string[]
  readonly dropGone: (refusal: ApiError) => void
}

/** The files of a post draft; uploaded files are stored with it. */
function usePostFiles(owner: string, communityId: string, draft: PostDraft | undefined): PostFiles {
  const [gone, setGone] = useState<readonly string[]>([])
  const stored = draft?.files ?? []
  const tray = useFileTray({
    target: { type: 'community', id: communityId },
    stored,
    keep: (change) => changeFiles(owner, communityId, change),
  })
  return {
    tray,
    gone,
    dropGone: ({ issues }) => {
      const isGone = ({ id }: StoredFile): boolean => issues.some(({ path }) => path.endsWith(id))
      setGone(stored.filter(isGone).map(({ name }) => name))
      changeFiles(owner, communityId, (files) => files.filter((one) => !isGone(one)))
    },
  }
}

function wordsFor(error: Error, gone: readonly string[]): string | undefined {
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'invalid_input') return undefined
  if (code === 'attachment_not_found') return texts.filesGone(gone)
  // Without files it would wait to be sent.
  if (isNoAnswer(error)) return texts.filesNeedConnection
  if (code === 'poll_end_invalid') return texts.pollEnd
  if (code === 'community_closed') return texts.closed
  if (code === 'muted') return texts.muted
  const isOut = code === 'forbidden' || code === 'community_not_found'
  return tooOftenWords(error) ?? (isOut ? texts.forbidden : texts.failed)
}

type NewPost = Omit<PostDraft, 'poll'> & { readonly poll?: NewPoll }

function bodyOf({ files = [], leftOut, ...fields }: NewPost) {
  const withoutPreview = leftOut !== undefined || undefined
  return {
    ...fields,
    withoutPreview,
    ...(files.length > 0 && { attachments: attachedFrom(files) }),
  }
}

/** Without a connection a post waits to be sent; its files could not be uploaded, so it has none. */
function sendOrKeep(
  owner: string,
  { id: communityId, name: communityName }: Pick<Community, 'id' | 'name'>,
  draft: NewPost,
): Promise<CommunityPost | undefined> {
  const { clientId: key, title, content, categoryId, poll, files = [] } = draft
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
    withoutPreview: draft.leftOut !== undefined || undefined,
    ...(poll && { poll }),
  } as const
  return sendOrWait(owner, entry, send)
}

export function useNewPost(
  owner: string,
  community: Pick<Community, 'id' | 'name'>,
  /** Without a post if it waits to be sent. */
  onDone: (post: CommunityPost | undefined) => void,
) {
  const client = useQueryClient()
  const communityId = community.id
  const { draft, change, forget } = usePostDraft(owner, communityId)
  const { tray, gone, dropGone } = usePostFiles(owner, communityId, draft)
  const state = useForm<FieldName | PollField, NewPost, CommunityPost | undefined>({
    names: [...fieldNames, 'answers', 'at'],
    check: () => {
      if (tray.isUploading) return undefined
      const wrong = checkPost(draft)
      if (!draft) return { validationErrors: wrong }
      const { poll: asked, ...post } = draft
      const poll = asked && checkPoll(asked, Date.now())
      if (poll && 'validationErrors' in poll)
        return { validationErrors: { ...wrong, ...poll.validationErrors } }
      return inputUnless(wrong, { ...post, ...(poll && { poll: poll.input }) })
    },
    send: (sent) => sendOrKeep(owner, community, sent),
    onSent: (post) => {
      noteCommunity(owner, communityId)
      forget()
      tray.clear()
      if (post) {
        // Before the lists are fetched again: the feed is then fetched from this post on.
        putOnFeed(client, post)
        putOnTop(client, post)
      }
      onDone(post)
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.code === 'attachment_not_found') dropGone(error)
    },
    wordsFor: (error) => wordsFor(error, gone),
  })
  return {
    state,
    draft,
    tray,
    change: (changes: DraftChanges): void => {
      change(changes)
      state.forget(...Object.keys(changes), ...('poll' in changes ? ['answers', 'at'] : []))
    },
    discard: (): void => {
      tray.discard()
      forget()
      state.reset()
    },
  }
}
