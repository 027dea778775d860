import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { getCommunity } from '@patchbay/contract/communities'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { EventsPanel } from '../../features/events/public.ts'
import { DiscussionsPanel } from '../../features/posts/public.ts'

export const Route = createFileRoute('/_shell/communities_/$communityId')({
  validateSearch: (s: Record<string, unknown>): { category?: string } =>
    typeof s.category === 'string' ? { category: s.category } : {},
  component: Temp,
  staticData: { visitors: 'redirect' },
})

function Temp() {
  const { communityId } = Route.useParams()
  const { category } = Route.useSearch()
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['community', communityId],
    queryFn: () => call(getCommunity, { params: { communityId } }),
  })
  if (!data) return null
  return (
    <div className="mx-auto max-w-[1000px]">
      <h1 className="px-4 text-display md:px-5">{data.name}</h1>
      <div className="md:grid md:grid-cols-[minmax(0,1fr)_344px] md:border-t md:border-line">
        <div className="md:order-2 md:pl-8">
          <EventsPanel community={data} />
        </div>
        <div className="border-line md:border-x">
          <DiscussionsPanel
            community={data}
            category={category}
            onCategoryChange={(next) =>
              void navigate({
                to: '/communities/$communityId',
                params: { communityId },
                search: next ? { category: next } : {},
                replace: true,
              })
            }
          />
        </div>
      </div>
    </div>
  )
}
