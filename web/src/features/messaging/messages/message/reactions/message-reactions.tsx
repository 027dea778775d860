import type { Participant } from '@patchbay/contract/messaging/conversations'
import type { Reaction } from '@patchbay/contract/messaging/messages'
import { useSyncExternalStore, type ReactNode } from 'react'
import { classNames } from '../../../../../ui/class-names.ts'
import { ReactionChips } from '../../../../content/reactions/public.ts'
import { nameOf } from '../../../../people/people/public.ts'
import type { ThreadMessage } from '../../thread/thread-message.ts'
import { useMessaging } from '../../use-messaging.ts'
import type { MessageActions } from '../message-choices.ts'
import { reactionTexts as texts } from './reaction-texts.ts'

/** Without those of people whom the viewer has blocked. */
export const shownReactions = (
  reactions: readonly Reaction[],
  people: readonly Participant[],
): readonly Reaction[] => {
  const blocked = new Set(people.filter((one) => one.blocked).map(({ userId }) => userId))
  return reactions
    .map(({ emoji, userIds }) => ({ emoji, userIds: userIds.filter((id) => !blocked.has(id)) }))
    .filter(({ userIds }) => userIds.length > 0)
}

/** The viewer first, as 'You'. */
export const whoReacted = (
  { userIds }: Reaction,
  people: readonly Participant[],
  viewerId: string,
): readonly string[] => {
  const others = userIds
    .filter((id) => id !== viewerId)
    .map((id) => people.find(({ userId }) => userId === id)?.user)
    .map((user) => (user ? nameOf(user) : texts.somebodyElse))
  return userIds.includes(viewerId) ? [texts.you, ...others] : others
}

/** Returns the reactions with another one of this person; `null` for none. */
function replaced(
  reactions: readonly Reaction[],
  userId: string,
  emoji: string | null,
): readonly Reaction[] {
  const others = reactions
    .map((one) => ({ ...one, userIds: one.userIds.filter((id) => id !== userId) }))
    .filter((one) => one.userIds.length > 0)
  if (emoji === null) return others
  const same = others.find((one) => one.emoji === emoji)
  if (!same) return [...others, { emoji, userIds: [userId] }]
  return others.map((one) => (one === same ? { emoji, userIds: [...one.userIds, userId] } : one))
}

export interface MessageReactionsProps {
  id: string
  entry: ThreadMessage
  viewerId: string
  people: readonly Participant[]
  /** The viewer may write in the conversation, and so react. */
  maySend: boolean
  actions: MessageActions
}

/** With the names of those who reacted. */
export function MessageReactions(props: MessageReactionsProps): ReactNode {
  const { id, entry, viewerId, people, maySend, actions } = props
  const { reactions } = useMessaging()
  const pressed = useSyncExternalStore(reactions.subscribe, () => reactions.all().get(id))
  const stored = entry.message.reactions ?? []
  const all = pressed === undefined ? stored : replaced(stored, viewerId, pressed)
  const shown = shownReactions(all, people)
  if (shown.length === 0) return null
  const chips = shown.map((reaction) => {
    const { emoji, userIds } = reaction
    const label = texts.chip(emoji, whoReacted(reaction, people, viewerId))
    const isOwn = userIds.includes(viewerId)
    return { emoji, count: userIds.length, isOwn, mayPress: maySend, label, title: label }
  })
  return (
    <span className={classNames('flex flex-wrap gap-1', entry.own && 'justify-end')}>
      <ReactionChips chips={chips} onPress={(emoji) => actions.react(id, emoji)} />
    </span>
  )
}
