import { getEventPage, setEventPage } from '@patchbay/contract/communities/event-page'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../../platform/http/api.ts'
import { useSwitches } from '../../../../platform/state/use-switches.ts'
import { SwitchRow } from '../../../../ui/fields/switch-row.tsx'
import { showToast } from '../../../../ui/overlays/toast.ts'
import { eventSwitchTexts as texts } from '../texts.ts'
import { eventKeys } from '../events.cache.ts'

/** For the leader of a public community: whether the event has a page for everybody. */
export function EventPageSwitch({ eventId }: { eventId: string }): ReactNode {
  const queryKey = eventKeys.page(eventId)
  const params = { eventId }
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getEventPage, { params, signal }),
  })
  const { mutate } = useSwitches<'isPublic'>({
    queryKey,
    save: ({ isPublic = false }) => call(setEventPage, { params, body: { isPublic } }),
    onFailure: () => showToast({ message: texts.failed, tone: 'error' }),
  })
  if (!data?.can.change) return null
  return (
    <div className="mt-4 overflow-hidden rounded-card border border-line bg-surface">
      <SwitchRow
        label={texts.label}
        hint={texts.hint}
        checked={data.isPublic}
        onChange={(on) => mutate({ setting: 'isPublic', on })}
      />
    </div>
  )
}
