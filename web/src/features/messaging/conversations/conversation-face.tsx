import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import type { Conversation } from '@patchbay/contract/messaging/conversations'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { FacePair } from '../../../ui/people/face-pair.tsx'
import { nameOf } from '../../people/people/public.ts'
import { othersIn, titleOf } from './title-of.ts'

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
