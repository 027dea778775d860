import type { Person } from '@patchbay/contract/people/people'
import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { nameOf } from '@patchbay/contract/people/person-name'

/** The name, linked to the profile if it can be seen. */
export function PersonLink({ person }: { person: Person }): ReactNode {
  const name = <PersonName name={nameOf(person)} verified={person.verified} />
  if (!person.linked) return name
  return (
    <Link
      to="/users/$userId"
      params={{ userId: person.id }}
      // Extends the click area only upwards, because there is often another link below.
      className="-mt-1 inline-flex max-w-full min-w-0 rounded-inner pt-1 underline-offset-2 hover:underline"
    >
      {name}
    </Link>
  )
}

interface PersonAvatarProps {
  person: Person
  size: number
}

/** The picture beside a name; it links to the same profile, but is not a tab stop. */
export function PersonAvatar({ person, size }: PersonAvatarProps): ReactNode {
  const src = size < 64 ? smallAvatar(person.avatarUrl) : person.avatarUrl
  const avatar = <Avatar id={person.id} name={nameOf(person)} src={src} size={size} />
  if (!person.linked) return avatar
  return (
    <Link
      to="/users/$userId"
      params={{ userId: person.id }}
      tabIndex={-1}
      aria-hidden="true"
      className="shrink-0 self-start rounded-full"
    >
      {avatar}
    </Link>
  )
}
