import type { ConversationFilter } from '@patchbay/contract/messaging/conversations'
import { Archive } from 'lucide-react'
import type { ReactNode } from 'react'
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { listTexts as texts } from './list-texts.ts'

export type ShownConversations = 'all' | ConversationFilter | 'requests'

interface ListFilterProps {
  value: ShownConversations
  /** The number of waiting requests; without any, they are not offered. */
  requests: number
  onChange: (value: ShownConversations) => void
}

/** Which conversations the list shows; pressing the archive again goes back to all. */
export function ListFilter({ value, requests, onChange }: ListFilterProps): ReactNode {
  const isArchive = value === 'archived'
  const waiting = { value: 'requests', label: texts.requests(requests) } as const
  return (
    <div className="flex shrink-0 items-center justify-between gap-1 pr-2.5 pb-2 pl-4">
      {/* Four of them are wider than a narrow list. */}
      <div className="min-w-0 overflow-x-auto whitespace-nowrap *:min-w-max max-md:flex-1 md:max-xl:[&_button]:px-1.5">
        <SegmentedControl<ShownConversations>
          label={texts.filter}
          segments={[
            { value: 'all', label: texts.all },
            { value: 'unread', label: texts.unread },
            { value: 'groups', label: texts.groups },
            ...(requests > 0 ? [waiting] : []),
          ]}
          value={value}
          onChange={onChange}
        />
      </div>
      <IconButton
        label={texts.archived}
        size="sm"
        aria-pressed={isArchive}
        onClick={() => onChange(isArchive ? 'all' : 'archived')}
      >
        <Archive className={isArchive ? 'size-5 text-accent-text' : 'size-5'} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
