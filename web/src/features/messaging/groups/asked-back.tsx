import { listAskedBack } from '@patchbay/contract/messaging/groups'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/http/api.ts'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { conversationKeys as keys } from '../conversations/public.ts'
import type { AskedGroupsProps } from './asked-groups.tsx'

const AskedGroups = lazyPart<AskedGroupsProps>(() =>
  import('./asked-groups.tsx').then((module) => module.AskedGroups),
)

/** The groups that the viewer is asked to enter or to come back to; nothing if there are none. */
export function AskedBack({ onBack }: Pick<AskedGroupsProps, 'onBack'>): ReactNode {
  const { data } = useQuery({
    queryKey: keys.askedBack,
    queryFn: ({ signal }) => call(listAskedBack, { signal }),
    // The socket announces a change of the inbox, and everything is fetched again then.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!data || data.groups.length === 0) return null
  return (
    <LazyPart>
      <AskedGroups groups={data.groups} onBack={onBack} />
    </LazyPart>
  )
}
