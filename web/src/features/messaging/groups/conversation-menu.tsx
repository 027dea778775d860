import { type Conversation, setMuted } from '@patchbay/contract/messaging/conversations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bell, BellOff, LogOut, UsersRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { isMuted, takeMuted } from '../conversations/public.ts'
import { LeaveDialog } from './leave-dialog.tsx'
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

interface ConversationMenuProps {
  conversation: Conversation
  viewerId: string
  /** All participants are loaded. */
  isWhole: boolean
  unsent: number
  hasWritten: boolean
  onMuted: (isMuted: boolean) => void
  onLeft: () => Promise<void>
}

/** The actions on a whole conversation. */
export function ConversationMenu(props: ConversationMenuProps): ReactNode {
  const { conversation, viewerId, isWhole, unsent, hasWritten, onMuted, onLeft } = props
  const [open, setOpen] = useState<'members' | 'leave'>()
  const mute = useMute(conversation, viewerId, onMuted)
  const muted = isMuted(conversation, viewerId)
  const isGroup = conversation.isGroup && isWhole
  const close = (): void => setOpen(undefined)
  return (
    <>
      <Menu
        label={texts.menu}
        items={[
          ...(isGroup
            ? [{ label: texts.members, icon: UsersRound, onSelect: () => setOpen('members') }]
            : []),
          {
            label: muted ? texts.unmute : texts.mute,
            icon: muted ? Bell : BellOff,
            onSelect: () => mute(!muted),
          },
          ...(isGroup && conversation.can.leave
            ? [
                {
                  label: texts.leave,
                  icon: LogOut,
                  danger: true,
                  onSelect: () => setOpen('leave'),
                },
              ]
            : []),
        ]}
      />
      {isGroup && (
        <>
          <LazyPart open={open === 'members'} onFailure={close}>
            <MembersDialog
              conversation={conversation}
              viewerId={viewerId}
              open={open === 'members'}
              onClose={close}
            />
          </LazyPart>
          <LeaveDialog
            conversation={conversation}
            viewerId={viewerId}
            unsent={unsent}
            hasWritten={hasWritten}
            open={open === 'leave'}
            onClose={close}
            onLeft={onLeft}
          />
        </>
      )}
    </>
  )
}
