import { setCommunityShown } from '@patchbay/contract/communities/memberships'
import type { PublicProfile } from '@patchbay/contract/people/people'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { useLatestIntent } from '../../../platform/state/use-latest-intent.ts'
import { Switch } from '../../../ui/fields/switch.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { Panel } from '../../../ui/panel.tsx'
import { CommunityMark } from '../../../ui/people/community-mark.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { personTexts as texts } from './page-texts.ts'
import { personKeys } from './person.cache.ts'

type Listed = PublicProfile['communities'][number]

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
      client.setQueryData<PublicProfile>(
        queryKey,
        (profile) =>
          profile && {
            ...profile,
            communities: profile.communities.map((one) =>
              one.id === communityId ? { ...one, hidden: !shown } : one,
            ),
          },
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
          </span>
        </span>
        {community.isPrivate && (
          <Tag>
            <Lock className="size-3" aria-hidden="true" />
            {texts.private}
          </Tag>
        )}
      </Link>
      {children}
    </li>
  )
}

/** The communities of a person; on the viewer's own profile, with switches for their visibility. */
export function PersonCommunities({ profile }: { profile: PublicProfile }): ReactNode {
  const { id, own, communities } = profile
  const hasChoice = own && communities.length > 0
  return (
    <Panel title={texts.communities} {...(hasChoice && { hint: texts.ownHint })}>
      {communities.length === 0 ? (
        <p className="px-4 pb-4 text-ink-2">{texts.noCommunities}</p>
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
    </Panel>
  )
}
