import type { Conversation } from '@patchbay/contract/conversations'
import { removeGroupPicture, uploadGroupPicture } from '@patchbay/contract/groups'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { call } from '../../platform/api.ts'
import { upload } from '../../platform/upload.ts'
import { PictureField, uploadWords, type PictureWay } from '../avatars/public.ts'
import { ConversationFace, takeConversation, titleOf } from '../conversations/public.ts'
import { groupWords } from './group-words.ts'
import { memberTexts as texts } from './member-texts.ts'

function sendWords(error: unknown): string {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'storage_full') return texts.pictureFull
  if (code === 'unreadable_picture') return texts.pictureUnreadable
  return groupWords(error, uploadWords(error))
}

function usePictureWay(conversationId: string): PictureWay {
  const client = useQueryClient()
  const params = { conversationId }
  return {
    send: async (request) =>
      takeConversation(client, await upload(uploadGroupPicture, { params, ...request })),
    remove: async () => takeConversation(client, await call(removeGroupPicture, { params })),
    sendFailed: sendWords,
    removeFailed: (error) => groupWords(error, texts.pictureNotRemoved),
  }
}

interface GroupPictureProps {
  conversation: Conversation
  viewerId: string
}

/** The picture of the group, which admins may change. */
export function GroupPicture({ conversation, viewerId }: GroupPictureProps): ReactNode {
  const { id, avatarUrl, can } = conversation
  const way = usePictureWay(id)
  const face = <ConversationFace conversation={conversation} viewerId={viewerId} size={64} />
  if (can.manage)
    return (
      <PictureField face={face} removable={avatarUrl !== null} way={way} words={texts.picture} />
    )
  return (
    <div className="flex items-center gap-4">
      {face}
      <bdi className="min-w-0 text-body font-semibold break-words">
        {titleOf(conversation, viewerId)}
      </bdi>
    </div>
  )
}
