import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { ArrowLeft, BellOff } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { usePhone } from '../../../../platform/page/use-phone.ts'
import { HoverList } from '../../../../ui/overlays/hover-list.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Tag } from '../../../../ui/tag.tsx'
import { uiTexts } from '../../../../ui/texts.ts'
import {
  ConversationFace,
  isMuted,
  listTexts,
  othersIn,
  titleOf,
} from '../../conversations/public.ts'
import { PersonAvatar, PersonLink } from '../../../people/people/public.ts'
import { ThreadOptions } from './thread-options.tsx'
import { threadTexts as texts } from './thread-texts.ts'

interface PeopleListProps {
  conversation: Conversation
  viewerId: string
}

/** All current members of a group. */
function PeopleList({ conversation, viewerId }: PeopleListProps): ReactNode {
  const people = conversation.participants.filter(({ leftAt }) => leftAt === null)
  return (
    <ul aria-label={texts.peopleTitle} className="py-2">
      {people.map(({ userId, user, role }) => (
        <li key={userId} className="flex min-h-12 items-center gap-3 px-4 py-1.5">
          <span className="flex shrink-0">
            <PersonAvatar person={user} size={32} />
          </span>
          <span className="min-w-0 flex-1 truncate">
            <PersonLink person={user} />
            {userId === viewerId && <span className="text-meta text-ink-3"> {texts.youToo}</span>}
          </span>
          {role === 'admin' && <Tag>{texts.admin}</Tag>}
        </li>
      ))}
    </ul>
  )
}

interface ThreadHeadProps {
  conversation: Conversation
  /** All participants are loaded. */
  isWhole: boolean
  viewerId: string
  onBack: () => void
  onFiles: () => void
  actions?: ReactNode
}

export function BackButton({ onBack }: { onBack: () => void }): ReactNode {
  return (
    <span className="-ml-2 md:hidden">
      <IconButton label={uiTexts.back} onClick={onBack}>
        <ArrowLeft className="size-5" aria-hidden="true" />
      </IconButton>
    </span>
  )
}

/** On a phone the conversation is the page, so its title takes the focus. */
function Title({ children }: { children: ReactNode }): ReactNode {
  const isPhone = usePhone()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isPhone) heading.current?.focus({ preventScroll: true })
  }, [isPhone])
  const Heading = isPhone ? 'h1' : 'h2'
  return (
    <Heading ref={heading} tabIndex={-1} className="flex min-w-0 text-body outline-none">
      {children}
    </Heading>
  )
}

const Muted = (): ReactNode => (
  <span className="ml-1.5 flex shrink-0 items-center text-ink-3">
    <BellOff className="size-3.5" aria-hidden="true" />
    <span className="sr-only">{listTexts.muted}</span>
  </span>
)

export function ThreadHead(props: ThreadHeadProps): ReactNode {
  const { conversation, isWhole, viewerId, onBack, onFiles, actions } = props
  const { isGroup, participantCount } = conversation
  const [other] = othersIn(conversation, viewerId)
  return (
    <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-4 md:h-15 md:px-5">
      <BackButton onBack={onBack} />
      {!isGroup && other ? (
        <span className="flex shrink-0">
          <PersonAvatar person={other.user} size={36} />
        </span>
      ) : (
        <ConversationFace conversation={conversation} viewerId={viewerId} size={36} />
      )}
      <div className="min-w-0 flex-1">
        <Title>
          {!isGroup && other ? (
            <PersonLink person={other.user} />
          ) : (
            <bdi className="truncate font-semibold">{titleOf(conversation, viewerId)}</bdi>
          )}
          {isMuted(conversation, viewerId) && <Muted />}
        </Title>
        {isGroup && (
          <div className="-mt-0.5 text-meta text-ink-3">
            <HoverList
              label={texts.peopleTitle}
              trigger={<span>{texts.people(participantCount)}</span>}
            >
              <PeopleList conversation={conversation} viewerId={viewerId} />
            </HoverList>
          </div>
        )}
      </div>
      {actions}
      <ThreadOptions {...{ conversation, isWhole, viewerId, onFiles }} />
    </header>
  )
}
