import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { ArrowLeft, BellOff } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { usePhone } from '../../../../platform/page/screen-width.ts'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { uiTexts } from '../../../../ui/texts.ts'
import {
  ConversationFace,
  isMuted,
  listTexts,
  othersIn,
  titleOf,
} from '../../conversations/public.ts'
import { PersonAvatar, PersonLink } from '../../../people/people/public.ts'
import { PresenceLine } from '../../presence/public.ts'
import type { GroupPeopleProps } from './group-people.tsx'
import { ThreadOptions } from './thread-options.tsx'
import { threadTexts as texts } from './thread-texts.ts'

const GroupPeople = lazyPart<GroupPeopleProps>(() =>
  import('./group-people.tsx').then((module) => module.GroupPeople),
)

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
        {!isGroup && other?.user.linked && <PresenceLine userId={other.userId} />}
        {isGroup && (
          <div className="-mt-0.5 text-meta text-ink-3">
            <LazyPart fallback={texts.people(participantCount)}>
              <GroupPeople conversation={conversation} viewerId={viewerId} />
            </LazyPart>
          </div>
        )}
      </div>
      {actions}
      <ThreadOptions {...{ conversation, isWhole, viewerId, onFiles }} />
    </header>
  )
}
