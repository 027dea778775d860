import type { CommunityCard } from '@patchbay/contract/communities/communities'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePhone } from '../../../../platform/page/screen-width.ts'
import { Cover } from '../../../../ui/cover.tsx'
import { ActivityLine } from '../activity-line.tsx'
import { GenreLine, namedGenres } from '../genre-line.tsx'
import { MemberCount } from '../member-count.tsx'
import { listTexts as texts } from '../texts.ts'
import { useCommunities } from './use-communities.ts'
import { wholeSentences } from '../../../../ui/content/whole-sentences.ts'

const most = 3

/** The largest public communities that the viewer is not in. */
function useOpen(besides?: string): readonly CommunityCard[] {
  const { data } = useCommunities({})
  return (data?.cards ?? []).filter(
    ({ id, isPrivate, membership }) => !isPrivate && membership === 'none' && id !== besides,
  )
}

/** In one line, whose place is kept where nothing goes on. */
function SignsOfLife({ card }: { card: CommunityCard }): ReactNode {
  return (
    <div className="min-h-4.5">
      <ActivityLine activity={card.activity} short />
    </div>
  )
}

/** What it is, by whole sentences where they fit, and as high with little to say as with much. */
function Card({ card }: { card: CommunityCard }): ReactNode {
  const { id, name, coverImage, memberCount, genres, description } = card
  return (
    <div className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 hover:border-line-strong">
      <div className="h-24 shrink-0">
        <Cover id={id} src={coverImage} width={640} height={220} />
      </div>
      <div className="flex flex-1 flex-col p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 text-lead break-words">
            <CommunityLink card={card}>{name}</CommunityLink>
          </h3>
          <MemberCount count={memberCount} />
        </div>
        {namedGenres(genres).length > 0 && (
          <p className="mt-0.5 truncate text-meta text-ink-3">
            <GenreLine genres={genres} />
          </p>
        )}
        <p dir="auto" className="mt-2.5 line-clamp-4 text-meta text-pretty break-words text-ink-2">
          {wholeSentences(description, 170)}
        </p>
        {/* At the foot, so that the cards of a row end alike. */}
        <div className="mt-auto pt-2.5">
          <SignsOfLife card={card} />
        </div>
      </div>
    </div>
  )
}

/** It covers the card. */
function CommunityLink({ card, children }: { card: CommunityCard; children: string }): ReactNode {
  return (
    <Link
      to="/communities/$communityId"
      params={{ communityId: card.id }}
      className="after:absolute after:inset-0 hover:underline"
    >
      <bdi>{children}</bdi>
    </Link>
  )
}

function Cards({ open }: { open: readonly CommunityCard[] }): ReactNode {
  return (
    <ul className="mt-4 grid grid-cols-1 gap-3 md:grid-cols-3">
      {open.slice(0, most).map((card) => (
        <li key={card.id}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  )
}

/** The largest one, for visitors. Its place is kept while it is not known. */
export function LargestCommunity(): ReactNode {
  const { isPending } = useCommunities({})
  const [largest] = useOpen()
  if (isPending) return <div className="h-[284px]" />
  if (!largest) return null
  const { id, name, coverImage, memberCount, description } = largest
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 hover:border-line-strong">
      <div className="h-36">
        <Cover id={id} src={coverImage} width={640} height={230} />
      </div>
      <div className="px-4 py-3.5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="truncate text-lead">
            <CommunityLink card={largest}>{name}</CommunityLink>
          </h2>
          <MemberCount count={memberCount} />
        </div>
        <p
          dir="auto"
          className="mt-1.5 line-clamp-3 h-[54px] text-meta text-pretty break-words text-ink-2"
        >
          {wholeSentences(description, 175)}
        </p>
        <div className="mt-2">
          <SignsOfLife card={largest} />
        </div>
      </div>
    </div>
  )
}

/** For visitors; nothing while they are not known. A wide welcome shows the largest one above. */
export function OpenCommunities(): ReactNode {
  const isPhone = usePhone()
  const open = useOpen().slice(isPhone ? 0 : 1)
  if (open.length === 0) return null
  return (
    <section
      className="border-t border-line px-4 py-8 md:mx-8 md:px-0 md:py-10"
      aria-labelledby="open-ones"
    >
      <h2 id="open-ones" className="text-title">
        {texts.open}
      </h2>
      <Cards open={open} />
    </section>
  )
}

/** Below a community whose inside is closed to the viewer. */
export function OtherCommunities({ besides }: { besides: string }): ReactNode {
  const open = useOpen(besides)
  if (open.length === 0) return null
  return (
    <section
      className="border-t border-line px-4 pt-6 md:mx-5 md:px-0 xl:mx-0"
      aria-labelledby="other-ones"
    >
      <h2 id="other-ones" className="text-lead">
        {texts.others}
      </h2>
      <Cards open={open} />
    </section>
  )
}
