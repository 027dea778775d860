import { setCommunityShown } from '@patchbay/contract/communities/memberships'
import type { PublicProfile } from '@patchbay/contract/people/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { Switch } from '../../../ui/fields/switch.tsx'
import { showToast } from '../../../ui/overlays/toast.ts'
import { Panel } from '../../../ui/panel.tsx'
import { CommunityMark } from '../../../ui/people/community-mark.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { personTexts as texts } from './page-texts.ts'
import { personKeys } from './person.cache.ts'

/** Shows or hides a community on the viewer's profile: at once here, and reverted on failure. */
function useShowCommunity(userId: string, communityId: string) {
  const client = useQueryClient()
  const queryKey = personKeys.one(userId)
  const mutationKey = ['community-shown', communityId]
  const put = (shown: boolean): void =>
    void client.setQueryData<PublicProfile>(
      queryKey,
      (profile) =>
        profile && {
          ...profile,
          communities: profile.communities.map((one) =>
            one.id === communityId ? { ...one, hidden: !shown } : one,
          ),
        },
    )
  return useMutation({
    mutationKey,
    // In the order of the presses, so that the last one is the final state.
    scope: { id: mutationKey.join() },
    networkMode: 'always',
    mutationFn: (shown: boolean) =>
      call(setCommunityShown, { params: { communityId }, body: { shown } }),
    onMutate: async (shown) => {
      await client.cancelQueries({ queryKey })
      put(shown)
    },
    onError: (_, shown) => {
      showToast({ message: texts.notShown, tone: 'error' })
      if (client.isMutating({ mutationKey }) === 1) put(!shown)
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) === 1) return client.invalidateQueries({ queryKey })
      return undefined
    },
  })
}

type Listed = PublicProfile['communities'][number]

function ShownSwitch({ userId, community }: { userId: string; community: Listed }): ReactNode {
  const { mutate } = useShowCommunity(userId, community.id)
  return <Switch label={texts.show(community.name)} checked={!community.hidden} onChange={mutate} />
}

interface CommunityRowProps {
  community: Listed
  children: ReactNode
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
          {communities.map((community) => (
            <CommunityRow key={community.id} community={community}>
              {own && <ShownSwitch userId={id} community={community} />}
            </CommunityRow>
          ))}
        </ul>
      )}
    </Panel>
  )
}
