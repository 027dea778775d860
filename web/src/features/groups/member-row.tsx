import type { Participant } from '@patchbay/contract/conversations'
import { ShieldMinus, ShieldPlus, UserMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Menu } from '../../ui/overlays/menu.tsx'
import { Tag } from '../../ui/tag.tsx'
import { nameOf, PersonAvatar, PersonLink } from '../people/public.ts'
import { memberTexts as texts } from './member-texts.ts'

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

export function MemberRow(props: MemberRowProps): ReactNode {
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
