import type { LinkPreview } from '@patchbay/contract/content/link-previews'
import { removeReplyPreview } from '@patchbay/contract/communities/replies'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { PreviewCard, useRemovePreview } from '../../content/previews/public.ts'
import { changeReply } from './replies.cache.ts'
import type { Reply, Thread } from './thread.ts'

export interface ReplyPreviewProps {
  thread: Thread
  reply: Reply
  preview: LinkPreview
}

/** The preview of a reply; those who may edit the reply may take it away. Comments have none. */
export function ReplyPreview({ thread, reply, preview }: ReplyPreviewProps): ReactNode {
  const client = useQueryClient()
  const { id, can } = reply
  const remove = useRemovePreview(
    (signal) => call(removeReplyPreview, { params: { replyId: id }, signal }),
    () => changeReply(client, thread, id, { preview: undefined }),
  )
  return (
    <PreviewCard
      preview={preview}
      of={{ type: 'reply', id }}
      onRemove={can.edit ? remove : undefined}
    />
  )
}
