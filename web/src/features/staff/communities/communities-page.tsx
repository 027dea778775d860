import type { StaffCommunity } from '@patchbay/contract/staff/communities'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Queue } from '../queues/public.ts'
import { CommunityDetails } from './community-details.tsx'
import { communitiesTexts as texts } from './texts.ts'
import { useStaffCommunities } from './use-communities.ts'

function Row({ community }: { community: StaffCommunity }): ReactNode {
  const { name, isPrivate, memberCount, leader, closedAt } = community
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
        {isPrivate && <Tag>{texts.isPrivate}</Tag>}
        {closedAt && <Tag tone="cue">{texts.closed}</Tag>}
        {leader.state === 'banned' && <Tag tone="clip">{texts.banned}</Tag>}
      </span>
      <span className="block truncate text-meta text-ink-2">
        {texts.ledBy(leader.name ?? texts.noName)}, {texts.members(memberCount)}
      </span>
    </>
  )
}

const rowOf = (community: StaffCommunity): ReactNode => <Row community={community} />
const detailOf = (id: string): ReactNode => <CommunityDetails id={id} />

/** Communities by name or id, with who leads them. */
export function CommunitiesPage(): ReactNode {
  const [search, setSearch] = useState('')
  const query = useStaffCommunities(useDeferredValue(search.trim()))
  return (
    <Queue
      page="communities"
      texts={texts}
      query={query}
      filters={
        <SearchField
          label={texts.search}
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.target.value)}
        />
      }
      row={rowOf}
      detail={detailOf}
    />
  )
}
