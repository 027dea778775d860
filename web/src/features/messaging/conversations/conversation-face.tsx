import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import type { Conversation } from '@patchbay/contract/messaging/conversations'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { nameOf } from '../../people/people/public.ts'
import { othersIn, titleOf } from './title-of.ts'
import type { StackPerson } from '../../../ui/people/avatar-stack.tsx'

interface FacePairProps {
  /** Only the first two are shown. */
  people: readonly StackPerson[]
  /** The size of the square that contains both. */
  size?: number
}

/** Two people in the space of one. Decoration only: the name is shown beside it. */
function FacePair({ people, size = 44 }: FacePairProps): ReactNode {
  const [back, front] = people
  const small = Math.round(size * 0.64)
  if (!back || !front) return back && <Avatar {...back} size={size} />
  return (
    <span
      aria-hidden="true"
      className="relative block shrink-0"
      style={{ width: size, height: size }}
    >
      <span className="absolute top-0 left-0">
        <Avatar {...back} size={small} />
      </span>
      {/* The ring cuts the front picture out of the one behind it. */}
      <span className="absolute right-0 bottom-0 rounded-full ring-2 ring-bg">
        <Avatar {...front} size={small} />
      </span>
    </span>
  )
}

interface ConversationFaceProps {
  conversation: Conversation
  viewerId: string
  size?: number
}

const pictureOf = (url: string | null, size: number): string | undefined =>
  (url && (size < 64 ? smallAvatar(url) : url)) ?? undefined

/** The face of the other person; for a group its picture, or two of its members' faces. */
export function ConversationFace(props: ConversationFaceProps): ReactNode {
  const { conversation, viewerId, size = 44 } = props
  const { id, isGroup, avatarUrl } = conversation
  const people = othersIn(conversation, viewerId).map(({ user }) => ({
    id: user.id,
    name: nameOf(user),
    src: smallAvatar(user.avatarUrl),
  }))
  if (isGroup && avatarUrl === null && people.length > 1)
    return <FacePair people={people} size={size} />
  const name = titleOf(conversation, viewerId)
  const [first] = people
  if (isGroup || !first)
    return <Avatar id={id} name={name} src={pictureOf(avatarUrl, size)} size={size} />
  return <Avatar {...first} size={size} />
}
