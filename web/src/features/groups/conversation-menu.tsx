import type { Conversation } from '@patchbay/contract/conversations'
import { Bell, BellOff, LogOut, UsersRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Menu } from '../../ui/menu.tsx'
import { isMuted } from '../conversations/public.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { LazyMembers } from './lazy-members.tsx'
import { menuTexts as texts } from './texts.ts'
import { useMute } from './use-mute.ts'

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
          <LazyMembers
            conversation={conversation}
            viewerId={viewerId}
            open={open === 'members'}
            onClose={close}
          />
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
