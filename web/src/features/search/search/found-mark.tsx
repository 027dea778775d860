import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import { nameOf } from '@patchbay/contract/people/person-name'
import type { FoundThing } from '@patchbay/contract/search/search'
import { BookOpen, CalendarDays, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { CommunityMark } from '../../../ui/people/community-mark.tsx'

const icons = { event: CalendarDays, article: BookOpen } as const

function IconMark({ icon: Icon, size }: { icon: typeof BookOpen; size: number }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className="grid shrink-0 place-items-center rounded-mark bg-raised text-ink-2"
      style={{ width: size, height: size }}
    >
      <Icon className="size-1/2" />
    </span>
  )
}

/** People are circles, communities rounded squares; the rest has an icon. */
export function FoundMark({ thing, size }: { thing: FoundThing; size: number }): ReactNode {
  const { kind, id, person, picture } = thing
  if (kind === 'community') return <CommunityMark id={id} src={picture ?? undefined} size={size} />
  if (kind === 'event' || kind === 'article') return <IconMark icon={icons[kind]} size={size} />
  if (person)
    return (
      <Avatar
        id={person.id}
        name={nameOf(person)}
        src={smallAvatar(person.avatarUrl)}
        size={size}
      />
    )
  if (picture) return <Avatar id={id} name="" src={picture} size={size} />
  return <IconMark icon={UsersRound} size={size} />
}
