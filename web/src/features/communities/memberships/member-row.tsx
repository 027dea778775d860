import type { Member } from '@patchbay/contract/communities/memberships'
import { Crown, Milestone, Shield, ShieldOff, UserMinus, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { untilInWords, whenInWords } from '../../../platform/time/moment.ts'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { nameOf, PersonAvatar, PersonLink } from '../../people/people/public.ts'
import { memberTexts as texts } from './texts.ts'

export type MemberAction =
  | 'makeModerator'
  | 'endModerator'
  | 'makeSuccessor'
  | 'endSuccessor'
  | 'makeLeader'
  | 'mute'
  | 'unmute'
  | 'remove'

const icons = {
  makeModerator: Shield,
  endModerator: ShieldOff,
  makeSuccessor: Milestone,
  endSuccessor: Milestone,
  makeLeader: Crown,
  mute: VolumeX,
  unmute: Volume2,
  remove: UserMinus,
} as const

/** In the order of the menu. */
function actionsOf({ can, mute }: Member, follows: boolean): readonly MemberAction[] {
  const offered: Readonly<Record<MemberAction, boolean>> = {
    makeModerator: can.makeModerator,
    endModerator: can.endModerator,
    makeSuccessor: can.makeSuccessor && !follows,
    endSuccessor: can.makeSuccessor && follows,
    makeLeader: can.makeLeader,
    mute: can.mute && mute === null,
    unmute: can.mute && mute !== null,
    remove: can.remove,
  }
  return (Object.keys(offered) as MemberAction[]).filter((action) => offered[action])
}

interface MemberRowProps {
  member: Member
  /** The leader, who sees it, has chosen this member as the successor. */
  follows: boolean
  onAct: (action: MemberAction) => void
}

function Muted({ mute }: { mute: NonNullable<Member['mute']> }): ReactNode {
  return (
    <p className="text-meta text-ink-2">
      {mute.until === null ? texts.muted : texts.mutedUntil(untilInWords(mute.until))}
    </p>
  )
}

export function MemberRow({ member, follows, onAct }: MemberRowProps): ReactNode {
  const { person, role, joinedAt, mute } = member
  const name = nameOf(person)
  const items = actionsOf(member, follows).map((action) => ({
    label: texts[action],
    icon: icons[action],
    onSelect: () => onAct(action),
    ...(action === 'remove' && { danger: true }),
  }))
  return (
    <li className="px-4 py-2">
      <div className="flex items-center gap-3">
        <PersonAvatar person={person} size={36} />
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0">
            <PersonLink person={person} />
          </div>
          <p className="truncate text-meta text-ink-3">{texts.joined(whenInWords(joinedAt))}</p>
          {mute && <Muted mute={mute} />}
        </div>
        {follows && <Tag>{texts.successor}</Tag>}
        {role !== 'member' && <Tag>{texts[role]}</Tag>}
        {items.length > 0 && <Menu label={texts.options(name)} items={items} />}
      </div>
    </li>
  )
}
