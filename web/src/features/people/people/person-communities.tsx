import { setCommunityShown } from '@patchbay/contract/communities/memberships'
import { listPersonCommunities, type PublicProfile } from '@patchbay/contract/people/people'
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { useLatestIntent } from '../../../platform/state/use-latest-intent.ts'
import { Switch } from '../../../ui/fields/switch.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { Invitation } from '../../../ui/invitation.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CommunityMark } from '../../../ui/people/community-mark.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { Awaited } from '../../../ui/states/awaited.tsx'
import { MoreButton } from '../../../ui/states/more-button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { moreCommunitiesTexts as moreTexts, personTexts as texts } from './page-texts.ts'
import { personKeys } from './person.cache.ts'
import type { usePerson } from './use-person.ts'

type Listed = PublicProfile['communities'][number]
type CommunitiesPage = Pick<PublicProfile, 'communities'>

/** What does not come with the profile is fetched page by page, from the first press on. */
function useMoreCommunities({ id: userId, nextCommunities }: PublicProfile) {
  const [isWanted, setIsWanted] = useState(false)
  const query = useInfiniteQuery({
    queryKey: personKeys.communitiesAfter(userId, nextCommunities),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listPersonCommunities, { params: { userId }, query: { cursor }, signal }),
    initialPageParam: nextCommunities ?? '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: isWanted && nextCommunities !== null,
  })
  const isFirst = query.data === undefined
  return {
    more: nextCommunities === null ? [] : (query.data?.pages ?? []),
    button: {
      hasNextPage: isFirst ? nextCommunities !== null : query.hasNextPage,
      isFetchingNextPage: query.isFetchingNextPage || (isFirst && query.isFetching),
      isFetchNextPageError: query.isFetchNextPageError || (isFirst && query.isError),
      fetchNextPage: () => {
        setIsWanted(true)
        if (!isFirst) void query.fetchNextPage()
        else if (isWanted) void query.refetch()
      },
    },
  }
}

/** Shows or hides a community on the viewer's profile: at once here, and reverted on failure. */
function useShownCommunity(userId: string, { id: communityId, hidden }: Listed) {
  const client = useQueryClient()
  const queryKey = personKeys.one(userId)
  const { intent, press } = useLatestIntent({
    key: ['community-shown', communityId],
    send: async (shown: boolean) => {
      await call(setCommunityShown, { params: { communityId }, body: { shown } })
      return shown
    },
    onAnswer: (shown) => {
      const set = <Page extends CommunitiesPage>(page: Page): Page => ({
        ...page,
        communities: page.communities.map((one) =>
          one.id === communityId ? { ...one, hidden: !shown } : one,
        ),
      })
      client.setQueryData<PublicProfile>(queryKey, (profile) => profile && set(profile))
      client.setQueriesData<InfiniteData<CommunitiesPage>>(
        { queryKey: personKeys.communities(userId) },
        (lists) => lists && { ...lists, pages: lists.pages.map(set) },
      )
      void client.invalidateQueries({ queryKey })
    },
    onFailure: () => showToast({ message: texts.notShown, tone: 'error' }),
  })
  return [intent ?? !hidden, press] as const
}

function OwnCommunityRow({ userId, community }: { userId: string; community: Listed }): ReactNode {
  const [isShown, setShown] = useShownCommunity(userId, community)
  return (
    <CommunityRow community={{ ...community, hidden: !isShown }}>
      <Switch label={texts.show(community.name)} checked={isShown} onChange={setShown} />
    </CommunityRow>
  )
}

interface CommunityRowProps {
  community: Listed
  children?: ReactNode
}

function CommunityRow({ community, children }: CommunityRowProps): ReactNode {
  const { id, name, coverImage, memberCount } = community
  return (
    <li className="flex items-center gap-2 pr-4">
      <Link
        to="/communities/$communityId"
        params={{ communityId: id }}
        className="group flex min-h-[58px] min-w-0 flex-1 items-center gap-3 py-2 pl-4 -outline-offset-2"
      >
        <CommunityMark id={id} src={coverImage ?? undefined} />
        <span className="min-w-0 flex-1">
          <bdi className="block truncate font-semibold underline-offset-2 group-hover:underline">
            {name}
          </bdi>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-2">
            <span>
              <Readout>{texts.inNumbers(memberCount)}</Readout> {texts.members(memberCount)}
            </span>
            {community.hidden && <Tag>{texts.hidden}</Tag>}
            {community.shared && <Tag tone="accent">{texts.shared}</Tag>}
            {community.isPrivate && (
              <Tag>
                <Lock className="size-3" aria-hidden="true" />
                {texts.private}
              </Tag>
            )}
          </span>
        </span>
      </Link>
      {children}
    </li>
  )
}

/** The communities of a person; on the viewer's own profile, with switches for their visibility. */
export function PersonCommunities({ profile }: { profile: PublicProfile }): ReactNode {
  const { id, own } = profile
  const { more, button } = useMoreCommunities(profile)
  const all = [profile, ...more].flatMap((page) => page.communities)
  // A page that was fetched before the profile may begin with what is on it now.
  const communities = [...new Map(all.map((one) => [one.id, one])).values()]
  const left = profile.communityCount - communities.length
  const hasChoice = own && communities.length > 0
  if (!own && communities.length === 0) return null
  return (
    <Panel title={texts.communities} {...(hasChoice && { hint: texts.ownHint })}>
      {communities.length === 0 ? (
        <Invitation words={texts.noCommunities}>
          <LinkButton to="/communities" size="sm">
            {texts.find}
          </LinkButton>
        </Invitation>
      ) : (
        <ul className="pb-2">
          {communities.map((community) =>
            own ? (
              <OwnCommunityRow key={community.id} userId={id} community={community} />
            ) : (
              <CommunityRow key={community.id} community={community} />
            ),
          )}
        </ul>
      )}
      <MoreButton query={button} texts={{ ...moreTexts, more: moreTexts.more(left) }} />
    </Panel>
  )
}

/** The communities on the viewer's own profile, whose rest is known without them. */
export function OwnCommunities({ query }: { query: ReturnType<typeof usePerson> }): ReactNode {
  if (query.data) return <PersonCommunities profile={query.data} />
  return (
    <Panel title={texts.communities}>
      <Awaited
        query={query}
        texts={{ loading: texts.loadingCommunities, notLoaded: texts.communitiesNotLoaded }}
      >
        {() => null}
      </Awaited>
    </Panel>
  )
}
