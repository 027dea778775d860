import type { Member } from '@patchbay/contract/communities/memberships'
import { Crown, UserMinus } from 'lucide-react'
import type { ReactNode } from 'react'
import { whenInWords } from '../../../platform/time/moment.ts'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { nameOf, PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { memberTexts as texts } from './texts.ts'

export type MemberAction = 'makeLeader' | 'remove'

interface MemberRowProps {
  member: Member
  onAct: (action: MemberAction) => void
}

export function MemberRow({ member, onAct }: MemberRowProps): ReactNode {
  const { person, role, joinedAt, can } = member
  const name = nameOf(person)
  const items = [
    ...(can.makeLeader
      ? [{ label: texts.makeLeader, icon: Crown, onSelect: () => onAct('makeLeader') }]
      : []),
    ...(can.remove
      ? [{ label: texts.remove, icon: UserMinus, danger: true, onSelect: () => onAct('remove') }]
      : []),
  ]
  return (
    <li className="px-4 py-2">
      <div className="flex items-center gap-3">
        <PersonAvatar person={person} size={36} />
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0">
            <PersonLink person={person} />
          </div>
          <p className="truncate text-meta text-ink-3">{texts.joined(whenInWords(joinedAt))}</p>
        </div>
        {role === 'leader' && <Tag>{texts.leader}</Tag>}
        {items.length > 0 && <Menu label={texts.options(name)} items={items} />}
      </div>
    </li>
  )
}
