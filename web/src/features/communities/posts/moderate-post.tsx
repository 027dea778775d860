import {
  lockThread,
  pinLengths,
  pinPost,
  unlockThread,
  unpinPost,
  type PinLength,
} from '@patchbay/contract/communities/moderation'
import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { moderateTexts as texts } from './moderate-texts.ts'
import { changePost, renewPost } from './posts.cache.ts'

export type PostAction = 'pin' | 'unpin' | 'lock' | 'unlock'

type Send = (params: { postId: string }, lasts: PinLength) => Promise<CommunityPost>

const send: Readonly<Record<PostAction, Send>> = {
  pin: (params, lasts) => call(pinPost, { params, body: { lasts } }),
  unpin: (params) => call(unpinPost, { params }),
  lock: (params) => call(lockThread, { params }),
  unlock: (params) => call(unlockThread, { params }),
}

interface ModeratePostProps {
  post: CommunityPost
  action: PostAction
  open: boolean
  onClose: () => void
}

/** Asks before the leader or a moderator pins a post or locks its discussion, or ends that. */
export function ModeratePost({ post, action, open, onClose }: ModeratePostProps): ReactNode {
  const client = useQueryClient()
  const [lasts, setLasts] = useState<PinLength>('week')
  const words = texts[action]
  const { mutate, isPending } = useMutation({
    mutationFn: () => send[action]({ postId: post.id }, lasts),
    onSuccess: (answered) => {
      changePost(client, post, () => answered)
      showToast({ message: words.done })
    },
    onError: (error) => {
      const isFull = error instanceof ApiError && error.code === 'too_many_pins'
      showToast({ message: isFull ? texts.full : texts.failed, tone: 'error' })
      renewPost(client, post)
    },
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      confirmLabel={words.confirm}
      cancelLabel={texts.cancel}
      busy={isPending}
      busyLabel={texts.busy}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{words.body}</p>
      {action === 'pin' && (
        <div className="mt-3">
          <SegmentedControl
            label={texts.howLong}
            segments={pinLengths.map((value) => ({ value, label: texts.lengths[value] }))}
            value={lasts}
            onChange={setLasts}
          />
        </div>
      )}
    </ConfirmDialog>
  )
}
