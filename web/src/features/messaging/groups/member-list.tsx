import {
  isOnlyAdmin,
  type Conversation,
  type Participant,
} from '@patchbay/contract/messaging/conversations'
import { setRole } from '@patchbay/contract/messaging/groups'
import { ShieldMinus, ShieldPlus, UserMinus } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { Tag } from '../../../ui/tag.tsx'
import { nameOf, PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { groupWords } from './group-words.ts'
import { memberTexts as texts } from './member-texts.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { useGroupAct } from './use-group-act.ts'

interface MemberRowProps {
  member: Participant
  isOwn: boolean
  /** The viewer is an admin. */
  manage: boolean
  mayChangeRole: boolean
  busy: boolean
  onRole: (role: Participant['role']) => void
  onRemove: () => void
}

function MemberRow(props: MemberRowProps): ReactNode {
  const { member, isOwn, manage, mayChangeRole, busy, onRole, onRemove } = props
  const { user, role } = member
  const isAdmin = role === 'admin'
  const demote = {
    label: texts.makeMember,
    icon: ShieldMinus,
    onSelect: () => onRole('member'),
  }
  const promote = { label: texts.makeAdmin, icon: ShieldPlus, onSelect: () => onRole('admin') }
  const remove = { label: texts.remove, icon: UserMinus, danger: true, onSelect: onRemove }
  const items = [...(mayChangeRole ? [isAdmin ? demote : promote] : []), ...(isOwn ? [] : [remove])]
  return (
    <li
      data-member={member.userId}
      aria-busy={busy || undefined}
      className={classNames(
        'flex min-h-13 items-center gap-3 transition-opacity duration-150',
        busy && 'opacity-60',
      )}
    >
      <span className="flex shrink-0">
        <PersonAvatar person={user} size={36} />
      </span>
      <span className="flex min-w-0 flex-1 items-baseline gap-2">
        <PersonLink person={user} />
        {isOwn && <span className="shrink-0 text-meta text-ink-3">{texts.you}</span>}
      </span>
      {isAdmin && <Tag>{texts.admin}</Tag>}
      {manage && items.length > 0 && (
        <span className="-mr-2 shrink-0">
          <Menu label={texts.options(nameOf(user))} items={items} />
        </span>
      )}
    </li>
  )
}

interface NewRole {
  readonly member: Participant
  readonly role: Participant['role']
}

/** Makes a member an admin, or an admin a member; one change at a time. */
function useSetRole(conversationId: string, viewerId: string) {
  const { mutate, isPending, variables } = useGroupAct(
    conversationId,
    ({ member: { userId }, role }: NewRole) =>
      call(setRole, { params: { conversationId, userId }, body: { role } }),
    {
      onSuccess: (_, { member, role }) => {
        const name = nameOf(member.user)
        const isOwn = member.userId === viewerId
        const asMember = isOwn ? texts.youAreMember : texts.isMember(name)
        showToast({ message: role === 'admin' ? texts.isAdmin(name) : asMember })
      },
      onError: (error) =>
        showToast({ message: groupWords(error, texts.roleFailed), tone: 'error' }),
    },
  )
  return {
    /** The id of the person whose role is being changed. */
    busyWith: isPending ? variables.member.userId : undefined,
    set: (member: Participant, role: Participant['role']): void => {
      if (!isPending) mutate({ member, role })
    },
  }
}

interface MemberListProps {
  conversation: Conversation
  viewerId: string
}

/** Admins first, then members in the order of joining. */
function inOrder({ participants }: Conversation): readonly Participant[] {
  const people = participants.filter(({ leftAt }) => leftAt === null)
  const isAdmin = ({ role }: Participant): boolean => role === 'admin'
  return [...people.filter(isAdmin), ...people.filter((one) => !isAdmin(one))]
}

export function MemberList({ conversation, viewerId }: MemberListProps): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const [asked, setAsked] = useState<{ readonly member: Participant; readonly open: boolean }>()
  const role = useSetRole(conversation.id, viewerId)
  const optionsOf = ({ userId }: Participant): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>(`[data-member="${userId}"] button`) ?? null
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={texts.title} className="pt-1 outline-none">
        {inOrder(conversation).map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            isOwn={member.userId === viewerId}
            manage={conversation.can.manage}
            mayChangeRole={!isOnlyAdmin(member, conversation.participants)}
            busy={role.busyWith === member.userId}
            onRole={(next) => role.set(member, next)}
            onRemove={() => setAsked({ member, open: true })}
          />
        ))}
      </ul>
      {asked && (
        <RemoveDialog
          key={asked.member.userId}
          conversationId={conversation.id}
          userId={asked.member.userId}
          name={nameOf(asked.member.user)}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
          returnTo={(isRemoved) => (isRemoved ? list.current : optionsOf(asked.member))}
        />
      )}
    </>
  )
}
