import { smallAvatar } from '@patchbay/contract/accounts/avatars'
import type { LinkCard as Card } from '@patchbay/contract/messaging/link-cards'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNow } from '../../../platform/time/use-now.ts'
import { between } from '../../../ui/between.ts'
import { Avatar } from '../../../ui/people/avatar.tsx'
import { CommunityMark } from '../../../ui/people/community-mark.tsx'
import { PersonName } from '../../../ui/people/person-name.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { eventTimes } from '../../communities/events/public.ts'
import { nameOf } from '../../people/people/public.ts'
import { linkCardTexts as texts } from './texts.ts'

type Of<T extends Card['type']> = Extract<Card, { type: T }>

interface LinesProps {
  title: ReactNode
  children: ReactNode
}

function Lines({ title, children }: LinesProps): ReactNode {
  return (
    <span className="grid min-w-0 flex-1">
      <span className="flex min-w-0 truncate text-meta font-semibold">{title}</span>
      <span className="truncate text-meta text-ink-2">{children}</span>
    </span>
  )
}

function PostLines({ card: { title, author, community } }: { card: Of<'post'> }): ReactNode {
  return (
    <>
      <CommunityMark id={community.id} size={40} />
      <Lines title={<bdi className="truncate">{title}</bdi>}>
        <bdi>{community.name}</bdi>
        {between}
        <bdi>{nameOf(author)}</bdi>
      </Lines>
    </>
  )
}

function EventLines({ card }: { card: Of<'event'> }): ReactNode {
  const { month, day, start } = eventTimes(card, useNow())
  return (
    <>
      <span className="grid h-10 min-w-10 shrink-0 place-content-center rounded-mark bg-raised px-1 text-center leading-none">
        <span className="label text-accent-text">{month}</span>
        <span className="font-mono text-body leading-5 font-semibold">{day}</span>
      </span>
      <Lines title={<bdi className="truncate">{card.title}</bdi>}>
        <Readout dateTime={card.startTime}>{start}</Readout>
        {between}
        {card.isOnline ? texts.online : <bdi>{card.location ?? texts.noPlace}</bdi>}
        {between}
        <bdi>{card.community.name}</bdi>
      </Lines>
    </>
  )
}

function PersonLines({ card }: { card: Of<'person'> }): ReactNode {
  const { person, professions, location } = card
  const name = nameOf(person)
  return (
    <>
      <Avatar id={person.id} name={name} src={smallAvatar(person.avatarUrl)} size={40} />
      <Lines title={<PersonName name={name} verified={person.verified} />}>
        <bdi>{professions.length > 0 ? professions.join(', ') : location}</bdi>
      </Lines>
    </>
  )
}

export interface LinkCardProps {
  card: Card
  tabIndex: 0 | -1
  /** The style that reserves the space of every card. */
  frame: string
}

/** The target of a link, in two lines; the whole card is a link, too. */
export function LinkCard({ card, tabIndex, frame }: LinkCardProps): ReactNode {
  const inside =
    'flex items-center gap-3 px-3 transition-colors duration-150 hover:border-line-strong'
  const common = { tabIndex, className: `${frame} ${inside}` }
  if (card.type === 'post')
    return (
      <Link {...common} to="/posts/$postId" params={{ postId: card.id }}>
        <PostLines card={card} />
      </Link>
    )
  if (card.type === 'event')
    return (
      <Link {...common} to="/events/$eventId" params={{ eventId: card.id }}>
        <EventLines card={card} />
      </Link>
    )
  return (
    <Link {...common} to="/users/$userId" params={{ userId: card.id }}>
      <PersonLines card={card} />
    </Link>
  )
}
