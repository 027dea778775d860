import type { Conversation } from '@patchbay/contract/messaging/conversations'
import type { Message } from '@patchbay/contract/messaging/messages'
import type { Person } from '@patchbay/contract/people/people'
import { ExternalLink } from 'lucide-react'
import { useId, useMemo, type ReactNode } from 'react'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { Awaited } from '../../../../ui/states/awaited.tsx'
import { nameOf, PersonAvatar, PersonLink, usePerson } from '../../../people/people/public.ts'
import { ConversationFace, othersIn, titleOf } from '../../conversations/public.ts'
import { BriefCard, ListingCard } from '../message/listing-card.tsx'
import { AboutFiles, useFiles, WhenSent } from './about-files.tsx'
import { aboutTexts as texts } from './about-texts.ts'
import { linksIn, type SentLink } from './links-in.ts'

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line px-5 py-4">
      <h3 id={id} className="label mb-2.5 text-ink-2">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** What the person does and where, as far as the profile shows it. */
function PersonFacts({ userId }: { userId: string }): ReactNode {
  const { data } = usePerson(userId)
  const facts = [data?.professions.slice(0, 2).join(', '), data?.location]
  return (
    // The space is reserved, so that nothing moves when it is loaded.
    <div className="min-h-10 text-meta text-ink-2">
      {facts.map((fact) => fact && <p key={fact}>{fact}</p>)}
    </div>
  )
}

function PersonHead({ person }: { person: Person }): ReactNode {
  return (
    <div className="flex flex-col items-center gap-2 px-5 pt-6 pb-5 text-center">
      <span className="flex shrink-0">
        <PersonAvatar person={person} size={80} />
      </span>
      <div className="mt-1 flex max-w-full min-w-0 text-lead">
        <PersonLink person={person} />
      </div>
      {person.linked && (
        <>
          <PersonFacts userId={person.id} />
          <LinkButton
            to="/users/$userId"
            params={{ userId: person.id }}
            size="sm"
            aria-label={texts.viewProfileOf(nameOf(person))}
          >
            {texts.viewProfile}
          </LinkButton>
        </>
      )}
    </div>
  )
}

const mostNamed = 8

function GroupHead({ conversation, viewerId }: AboutBodyProps): ReactNode {
  const others = othersIn(conversation, viewerId)
  return (
    <>
      <div className="flex flex-col items-center gap-1 px-5 pt-6 pb-4 text-center">
        <ConversationFace conversation={conversation} viewerId={viewerId} size={80} />
        <p className="mt-2 max-w-full text-lead font-semibold break-words">
          <bdi>{titleOf(conversation, viewerId)}</bdi>
        </p>
        <p className="text-meta text-ink-2">{texts.people(conversation.participantCount)}</p>
      </div>
      <ul className="space-y-2.5 px-5 pb-4">
        {others.slice(0, mostNamed).map(({ userId, user }) => (
          <li key={userId} className="flex min-w-0 items-center gap-2.5">
            <span className="flex shrink-0">
              <PersonAvatar person={user} size={28} />
            </span>
            <span className="min-w-0 truncate text-meta">
              <PersonLink person={user} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function SentLinkRow({ link, conversationId }: { link: SentLink; conversationId: string }) {
  const { href, host, text, message } = link
  return (
    <li className="min-w-0">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="flex min-w-0 items-center gap-2 rounded-inner text-meta hover:underline"
      >
        <ExternalLink className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
        <span dir="ltr" className="min-w-0">
          <span className="block truncate font-semibold">{host}</span>
          <span className="block truncate text-ink-2">{text}</span>
        </span>
      </a>
      <WhenSent
        conversationId={conversationId}
        name={nameOf(message.sender)}
        seq={message.seq}
        time={message.createdAt}
      />
    </li>
  )
}

interface AboutBodyProps {
  conversation: Conversation
  viewerId: string
  /** The messages that are loaded; their links are shown. Undefined until the first are. */
  messages: readonly Message[] | undefined
}

/** Who a conversation is with, the listing it is about, and what was sent in it. */
export function AboutBody(props: AboutBodyProps): ReactNode {
  const { conversation, viewerId, messages } = props
  const { id, isGroup, blockedIds } = conversation
  const query = useFiles(id, messages)
  const about = query.data?.pages[0]?.about
  const links = useMemo(
    () => linksIn(messages ?? [], location.origin, isGroup ? blockedIds : []),
    [messages, isGroup, blockedIds],
  )
  const [other] = othersIn(conversation, viewerId)
  return (
    <>
      {!isGroup && other ? <PersonHead person={other.user} /> : <GroupHead {...props} />}
      {about && (
        <Section title={texts.listing}>
          <ListingCard listing={about} />
          {about.brief && <BriefCard brief={about.brief} />}
        </Section>
      )}
      <Section title={texts.files}>
        <Awaited
          query={query}
          texts={{ loading: texts.loading, notLoaded: texts.notLoaded }}
          boxes={<div className="skeleton h-24 rounded-control" />}
        >
          {() => <AboutFiles conversationId={id} query={query} />}
        </Awaited>
      </Section>
      {links.length > 0 && (
        <Section title={texts.links}>
          <ul className="space-y-3">
            {links.map((link) => (
              <SentLinkRow key={link.href} link={link} conversationId={id} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
