import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { removeGroupPicture, uploadGroupPicture } from '@patchbay/contract/messaging/groups'
import type { Person } from '@patchbay/contract/people/people'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { ApiError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/api.ts'
import { upload } from '../../../platform/http/upload.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { PictureField, uploadWords, type PictureWay } from '../../accounts/avatars/public.ts'
import { titleOf, ConversationFace, takeConversation } from '../conversations/public.ts'
import { AddPeople } from './add-people.tsx'
import { GroupName } from './group-name.tsx'
import { groupWords } from './group-words.ts'
import { MemberList } from './member-list.tsx'
import { memberTexts as texts } from './member-texts.ts'

export interface MembersProps {
  conversation: Conversation
  viewerId: string
  open: boolean
  onClose: () => void
}

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
function GroupPicture({ conversation, viewerId }: GroupPictureProps): ReactNode {
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

const isIn = ({ participants }: Conversation, id: string): boolean =>
  participants.some(({ userId, leftAt }) => userId === id && leftAt === null)

/**
 * All people in a group; admins can also edit it here. Typed and chosen values stay if the viewer
 * is no longer an admin.
 */
export function MembersDialog({ conversation, viewerId, open, onClose }: MembersProps): ReactNode {
  /** Set while they are being edited. */
  const [name, setName] = useState<string>()
  const [people, setPeople] = useState<readonly Person[]>()
  const { can, participantCount } = conversation
  const title = titleOf(conversation, viewerId)
  const isTyped = name !== undefined && name.trim() !== title
  const chosen = people?.filter(({ id }) => !isIn(conversation, id))
  const isChosen = (chosen ?? []).length > 0
  const list = useRef<HTMLElement>(null)
  // The button that would get the focus back exists only for admins.
  const leaveForm = (): void => {
    if (!can.manage) list.current?.focus()
  }
  const close = (): void => {
    setName(undefined)
    setPeople(undefined)
    onClose()
  }
  return (
    <Sheet open={open} onClose={close} title={texts.title} unsaved={isTyped || isChosen}>
      <div className="space-y-4">
        <GroupPicture conversation={conversation} viewerId={viewerId} />
        {(can.manage || isTyped) && (
          <GroupName
            conversation={conversation}
            title={title}
            typed={name}
            onType={(typed) => {
              setName(typed)
              if (typed === undefined) leaveForm()
            }}
          />
        )}
        <section
          ref={list}
          tabIndex={-1}
          aria-label={texts.title}
          className="border-t border-line pt-4 outline-none"
        >
          <AddPeople
            conversation={conversation}
            people={can.manage || isChosen ? chosen : undefined}
            onChange={(next) => {
              setPeople(next)
              if (next === undefined) leaveForm()
            }}
            heading={<h3 className="label text-ink-3">{texts.people(participantCount)}</h3>}
          />
          <MemberList conversation={conversation} viewerId={viewerId} />
        </section>
      </div>
    </Sheet>
  )
}
