import type { ConversationFilter } from '@patchbay/contract/messaging/conversations'
import type { ReactNode } from 'react'
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx'
import { listTexts as texts } from './list-texts.ts'

export type ShownConversations = 'all' | ConversationFilter | 'requests'

interface ListFilterProps {
  value: ShownConversations
  /** The number of waiting requests; without any, they are not offered. */
  requests: number
  onChange: (value: ShownConversations) => void
}

/** Which conversations the list shows. */
export function ListFilter({ value, requests, onChange }: ListFilterProps): ReactNode {
  const waiting = { value: 'requests', label: texts.requests(requests) } as const
  return (
    <div className="shrink-0 overflow-x-auto px-3 pb-2">
      <SegmentedControl<ShownConversations>
        label={texts.filter}
        segments={[
          { value: 'all', label: texts.all },
          { value: 'unread', label: texts.unread },
          { value: 'groups', label: texts.groups },
          ...(requests > 0 ? [waiting] : []),
          { value: 'archived', label: texts.archived },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}
