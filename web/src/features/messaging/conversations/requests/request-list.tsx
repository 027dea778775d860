import type { Conversation } from '@patchbay/contract/messaging/conversations'
import type { ReactNode } from 'react'
import { useNow } from '../../../../platform/time/use-now.ts'
import { ConversationRow } from '../list/conversation-row.tsx'
import { useListKeys } from '../list/use-list-keys.ts'
import { requestTexts as texts } from './texts.ts'

export interface RequestListProps {
  requests: readonly Conversation[]
  viewerId: string
  openId: string | undefined
}

/** What people new to the viewer have written, in place of the conversations. */
export function RequestList({ requests, viewerId, openId }: RequestListProps): ReactNode {
  const now = useNow()
  const ids = requests.map(({ id }) => id)
  const { reachable, setFocused, onKeyDown } = useListKeys(ids, openId)
  return (
    <>
      <p className="px-4.5 py-2 text-meta text-ink-2">{texts.hint}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves between the links in it */}
      <ul aria-label={texts.list} onKeyDown={onKeyDown} className="pb-2">
        {requests.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            unsent={undefined}
            viewerId={viewerId}
            now={now}
            selected={conversation.id === openId}
            small={false}
            reachable={conversation.id === reachable}
            isNear={false}
            onFocus={() => setFocused(conversation.id)}
          />
        ))}
      </ul>
    </>
  )
}
