import type { LinkPreview } from '@patchbay/contract/content/link-previews'
import { removeMessagePreview } from '@patchbay/contract/messaging/messages'
import type { ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { PreviewCard, useRemovePreview } from '../../../content/previews/public.ts'
import { useFilesDeferred } from '../../conversations/public.ts'
import { useMessaging } from '../use-messaging.ts'

export interface MessagePreviewProps {
  id: string
  conversationId: string
  own: boolean
  preview: LinkPreview
}

/** The preview of a message; its sender may take it away. Of somebody new it waits, as files do. */
export function MessagePreview(props: MessagePreviewProps): ReactNode {
  const { id, conversationId, own, preview } = props
  const { threads } = useMessaging()
  const isDeferred = useFilesDeferred()
  const remove = useRemovePreview(
    (signal) => call(removeMessagePreview, { params: { messageId: id }, signal }),
    (message) => threads.of(conversationId).take([message]),
  )
  if (isDeferred) return null
  return (
    <div className="mt-1 max-w-full">
      <PreviewCard
        preview={preview}
        of={{ type: 'message', id }}
        onRemove={own ? remove : undefined}
      />
    </div>
  )
}
