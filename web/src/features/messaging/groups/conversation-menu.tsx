import { type Conversation, setMuted } from '@patchbay/contract/messaging/conversations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  Ban,
  Bell,
  BellOff,
  Flag,
  LogOut,
  Paperclip,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { isMuted, othersIn, takeMuted } from '../conversations/public.ts'
import type { ConversationQuestion } from './conversation-dialogs.tsx'
import { menuTexts as texts } from './texts.ts'

/** Mutes a conversation for the viewer; nobody else is notified. */
function useMute({ id }: Conversation, viewerId: string, onMuted: (muted: boolean) => void) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (muted: boolean) =>
      call(setMuted, { params: { conversationId: id }, body: { isMuted: muted } }),
    networkMode: 'always',
    onSuccess: ({ isMuted: muted }) => {
      takeMuted(client, id, viewerId, muted)
      onMuted(muted)
      showToast({ message: muted ? texts.muted : texts.unmuted })
    },
    onError: (_, muted) =>
      showToast({ message: muted ? texts.muteFailed : texts.unmuteFailed, tone: 'error' }),
  })
  return (muted: boolean): void => {
    if (!isPending) mutate(muted)
  }
}

const MembersDialog = lazyPart(
  () => import('./members-dialog.tsx').then((module) => module.MembersDialog),
  { isMain: true },
)
const ConversationDialogs = lazyPart(
  () => import('./conversation-dialogs.tsx').then((module) => module.ConversationDialogs),
  { isMain: true },
)

interface ConversationMenuProps {
  conversation: Conversation
  viewerId: string
  /** All participants are loaded. */
  isWhole: boolean
  unsent: number
  hasWritten: boolean
  onFiles: () => void
  onMuted: (isMuted: boolean) => void
  onLeft: () => Promise<void>
}

/** The actions on a whole conversation. */
export function ConversationMenu(props: ConversationMenuProps): ReactNode {
  const { conversation, viewerId, isWhole, unsent, hasWritten, onFiles, onMuted, onLeft } = props
  const [open, setOpen] = useState<'members' | ConversationQuestion>()
  const navigate = useNavigate()
  const mute = useMute(conversation, viewerId, onMuted)
  const muted = isMuted(conversation, viewerId)
  const isGroup = conversation.isGroup && isWhole
  const other = conversation.isGroup ? undefined : othersIn(conversation, viewerId)[0]
  const hasProfile = other?.user.linked ?? false
  const close = (): void => setOpen(undefined)
  const item = (isThere: boolean, label: string, icon: LucideIcon, onSelect: () => void) =>
    isThere ? [{ label, icon, onSelect }] : []
  const ask = (question: 'members' | ConversationQuestion) => () => setOpen(question)
  const toProfile = (): void =>
    void navigate({ to: '/users/$userId', params: { userId: other?.userId ?? '' } })
  return (
    <>
      <Menu
        label={texts.menu}
        items={[
          ...item(isGroup, texts.members, UsersRound, ask('members')),
          ...item(hasProfile, texts.profile, UserRound, toProfile),
          ...item(isWhole, texts.files, Paperclip, onFiles),
          ...item(true, muted ? texts.unmute : texts.mute, muted ? Bell : BellOff, () =>
            mute(!muted),
          ),
          ...item(hasProfile && !other?.blocked, texts.block, Ban, ask('block')),
          ...item(hasProfile, texts.report, Flag, ask('report')),
          ...item(isGroup && conversation.can.leave, texts.leave, LogOut, ask('leave')).map(
            (one) => ({ ...one, danger: true }),
          ),
        ]}
      />
      {isGroup && (
        <LazyPart open={open === 'members'} onFailure={close}>
          <MembersDialog
            conversation={conversation}
            viewerId={viewerId}
            open={open === 'members'}
            onClose={close}
          />
        </LazyPart>
      )}
      <LazyPart open={open !== undefined && open !== 'members'} onFailure={close}>
        <ConversationDialogs
          question={open === 'members' ? undefined : open}
          other={other?.user}
          conversation={conversation}
          viewerId={viewerId}
          unsent={unsent}
          hasWritten={hasWritten}
          onClose={close}
          onLeft={onLeft}
        />
      </LazyPart>
    </>
  )
}
