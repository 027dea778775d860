import type { Participant } from '@patchbay/contract/messaging/conversations'
import type { Reaction } from '@patchbay/contract/messaging/messages'
import { useSyncExternalStore, type ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { nameOf } from '../../../people/people/public.ts'
import type { ThreadMessage } from '../thread/thread-message.ts'
import { useMessaging } from '../use-messaging.ts'
import type { MessageActions } from './message-actions.ts'
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

/** With another reaction of this person; `null` for none. */
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

const chip = (isOwn: boolean): string =>
  classNames(
    'flex h-7 items-center gap-1 rounded-full border px-2 text-meta tabular-nums',
    isOwn
      ? 'border-accent bg-accent-soft font-semibold text-on-accent-soft'
      : 'border-line bg-surface text-ink-2',
  )

function Sign({ emoji, count }: { emoji: string; count: number }): ReactNode {
  return (
    <>
      <span aria-hidden="true" className="text-body leading-none">
        {emoji}
      </span>
      <span aria-hidden="true">{count}</span>
    </>
  )
}

/** Each emoji with its number; pressing one adds the viewer's reaction, or takes it back. */
export function MessageReactions(props: MessageReactionsProps): ReactNode {
  const { id, entry, viewerId, people, maySend, actions } = props
  const { reactions } = useMessaging()
  const pressed = useSyncExternalStore(reactions.subscribe, () => reactions.all().get(id))
  const stored = entry.message.reactions ?? []
  const all = pressed === undefined ? stored : replaced(stored, viewerId, pressed)
  const shown = shownReactions(all, people)
  if (shown.length === 0) return null
  return (
    <span className={classNames('flex flex-wrap gap-1', entry.own && 'justify-end')}>
      {shown.map((reaction) => {
        const { emoji, userIds } = reaction
        const isOwn = userIds.includes(viewerId)
        const label = texts.chip(emoji, whoReacted(reaction, people, viewerId))
        const sign = <Sign emoji={emoji} count={userIds.length} />
        return maySend ? (
          <button
            key={emoji}
            type="button"
            aria-pressed={isOwn}
            aria-label={label}
            title={label}
            onClick={() => actions.react(id, isOwn ? null : emoji)}
            className="group/chip flex h-11 items-center md:h-8"
          >
            <span
              className={classNames(
                chip(isOwn),
                'transition-colors duration-150 group-hover/chip:border-accent',
              )}
            >
              {sign}
            </span>
          </button>
        ) : (
          <span key={emoji} className="flex h-11 items-center md:h-8">
            <span className={chip(isOwn)}>
              {sign}
              <span className="sr-only">{label}</span>
            </span>
          </span>
        )
      })}
    </span>
  )
}
