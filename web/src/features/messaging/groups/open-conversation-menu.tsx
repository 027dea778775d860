import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  Archive,
  Ban,
  Bell,
  BellOff,
  Flag,
  LogOut,
  MailOpen,
  Paperclip,
  Pin,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { OpenMenu, type OpenedMenu } from '../../../ui/overlays/menu.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { isMuted, othersIn } from '../conversations/public.ts'
import type { Wanted } from './arrange.ts'
import type { ConversationQuestion } from './conversation-dialogs.tsx'
import { menuTexts as texts } from './menu-texts.ts'
import { conversationMenuLabel } from './texts.ts'

const MembersDialog = lazyPart(
  () => import('./members-dialog.tsx').then((module) => module.MembersDialog),
  { isMain: true },
)
const ConversationDialogs = lazyPart(
  () => import('./conversation-dialogs.tsx').then((module) => module.ConversationDialogs),
  { isMain: true },
)

export interface ConversationMenuProps {
  conversation: Conversation
  viewerId: string
  /** All participants are loaded. */
  isWhole: boolean
  unsent: number
  hasWritten: boolean
  onFiles: () => void
  onMuted: (isMuted: boolean) => void
  onArranged: () => void
  /** Goes to the list, as from a conversation that is put away. */
  onPutAway: () => Promise<void>
  onLeft: () => Promise<void>
}

export interface OpenConversationMenuProps extends ConversationMenuProps {
  opened: OpenedMenu
}

/** What the menu of a conversation offers; loaded once the conversation is at rest. */
export function OpenConversationMenu(props: OpenConversationMenuProps): ReactNode {
  const { conversation, viewerId, isWhole, unsent, hasWritten, onFiles, onLeft } = props
  const [open, setOpen] = useState<'members' | ConversationQuestion>()
  const navigate = useNavigate()
  const muted = isMuted(conversation, viewerId)
  const isGroup = conversation.isGroup && isWhole
  const other = conversation.isGroup ? undefined : othersIn(conversation, viewerId)[0]
  const hasProfile = other?.user.linked ?? false
  const close = (): void => setOpen(undefined)
  const client = useQueryClient()
  const arrange = (wanted: Wanted): void => {
    const { onMuted, onArranged, onPutAway } = props
    // An open conversation would be read again at once.
    const isAway = (wanted.isArchived ?? false) || (wanted.isMarkedUnread ?? false)
    const left = isAway ? onPutAway() : Promise.resolve()
    void Promise.all([import('./arrange.ts'), left]).then(
      ([module]) => module.arrange({ client, conversation, viewerId, onMuted, onArranged }, wanted),
      () => showToast({ message: texts.notArranged, tone: 'error' }),
    )
  }
  const { isPinned, isArchived, isRequest, unread } = conversation
  const item = (isThere: boolean, label: string, icon: LucideIcon, onSelect: () => void) =>
    isThere ? [{ label, icon, onSelect }] : []
  const ask = (question: 'members' | ConversationQuestion) => () => setOpen(question)
  const toProfile = (): void =>
    void navigate({ to: '/users/$userId', params: { userId: other?.userId ?? '' } })
  return (
    <>
      <OpenMenu
        {...props.opened}
        label={conversationMenuLabel}
        items={[
          ...item(isGroup, texts.members, UsersRound, ask('members')),
          ...item(hasProfile, texts.profile, UserRound, toProfile),
          ...item(isWhole, texts.files, Paperclip, onFiles),
          ...item(true, muted ? texts.unmute : texts.mute, muted ? Bell : BellOff, () =>
            arrange({ isMuted: !muted }),
          ),
          ...item(!isRequest, isPinned ? texts.unpin : texts.pin, Pin, () =>
            arrange({ isPinned: !isPinned }),
          ),
          ...item(!isRequest && !unread, texts.markUnread, MailOpen, () =>
            arrange({ isMarkedUnread: true }),
          ),
          ...item(!isRequest, isArchived ? texts.unarchive : texts.archive, Archive, () =>
            arrange({ isArchived: !isArchived }),
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
