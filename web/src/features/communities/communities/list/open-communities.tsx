import type { CommunityCard } from '@patchbay/contract/communities/communities'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePhone } from '../../../../platform/page/screen-width.ts'
import { Cover } from '../../../../ui/cover.tsx'
import { MemberCount } from '../member-count.tsx'
import { listTexts as texts } from '../texts.ts'
import { useCommunities } from './use-communities.ts'

const most = 3

/** The largest public communities that the viewer is not in. */
function useOpen(besides?: string): readonly CommunityCard[] {
  const { data } = useCommunities({})
  return (data?.cards ?? []).filter(
    ({ id, isPrivate, membership }) => !isPrivate && membership === 'none' && id !== besides,
  )
}

function Card({ card, level = 3 }: { card: CommunityCard; level?: 2 | 3 }): ReactNode {
  const Heading = `h${level}` as const
  const { id, name, coverImage, memberCount } = card
  return (
    <div className="relative h-full overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 hover:border-line-strong">
      <div className="h-24">
        <Cover id={id} src={coverImage} width={640} height={220} />
      </div>
      <div className="p-4">
        <Heading className="text-lead break-words">
          <Link
            to="/communities/$communityId"
            params={{ communityId: id }}
            className="after:absolute after:inset-0 hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
        </Heading>
        <MemberCount count={memberCount} />
      </div>
    </div>
  )
}

function Cards({ open }: { open: readonly CommunityCard[] }): ReactNode {
  return (
    <ul className="mt-4 grid gap-3 md:grid-cols-3">
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
  if (isPending) return <div className="h-[176px]" />
  return largest && <Card card={largest} level={2} />
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
      className="border-t border-line px-4 pt-6 md:mx-5 md:px-0 xl:mr-0"
      aria-labelledby="other-ones"
    >
      <h2 id="other-ones" className="text-lead">
        {texts.others}
      </h2>
      <Cards open={open} />
    </section>
  )
}
