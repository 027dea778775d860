import type { Conversation } from '@patchbay/contract/messaging/conversations'
import type { ReactNode } from 'react'
import { useOnline } from '../../../../platform/http/online.ts'
import { tooOftenWords } from '../../../../platform/http/too-often.ts'
import { useSettled } from '../../../../platform/state/use-settled.ts'
import { TickBox } from '../../../../ui/fields/tick-box.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading } from '../../../../ui/states/loading.tsx'
import { ShowMore } from '../../../../ui/states/show-more.tsx'
import {
  ConversationFace,
  ListSkeleton,
  titleOf,
  useConversations,
} from '../../conversations/public.ts'
import { forwardTexts as texts } from './forward-texts.ts'

interface ForwardChoicesProps {
  /** What is searched for. */
  typed: string
  viewerId: string
  chosen: readonly Conversation[]
  /** No more can be chosen. */
  isFull: boolean
  onChange: (chosen: readonly Conversation[]) => void
}

/** The conversations that the viewer may write in, to be ticked. */
export function ForwardChoices(props: ForwardChoicesProps): ReactNode {
  const { typed, viewerId, chosen, isFull, onChange } = props
  const q = useSettled(typed.trim())
  const { conversations, error, more, loadingMore, loadMore, retry } = useConversations(q)
  const isOnline = useOnline()
  if (conversations === undefined)
    return error ? (
      <ErrorState
        message={tooOftenWords(error) ?? (isOnline ? texts.notLoaded : texts.offline)}
        onRetry={retry}
      />
    ) : (
      <Loading text={texts.loading}>
        <ListSkeleton small={false} />
      </Loading>
    )
  const offered = conversations.filter(({ can, isRequest }) => can.send && !isRequest)
  if (offered.length === 0)
    return (
      <p className="py-2 text-meta text-ink-2">{q === '' ? texts.empty : texts.nothingFound}</p>
    )
  const ids = new Set(chosen.map(({ id }) => id))
  return (
    <>
      <ul>
        {offered.map((one) => (
          <li key={one.id}>
            <label className="-mx-2 flex min-h-14 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 transition-colors duration-150 hover:bg-raised has-disabled:cursor-default has-disabled:opacity-50">
              <ConversationFace conversation={one} viewerId={viewerId} size={40} />
              <bdi className="min-w-0 flex-1 truncate font-medium">{titleOf(one, viewerId)}</bdi>
              <TickBox
                checked={ids.has(one.id)}
                disabled={isFull && !ids.has(one.id)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, one] : chosen.filter(({ id }) => id !== one.id),
                  )
                }
              />
            </label>
          </li>
        ))}
      </ul>
      {more && (
        <ShowMore
          shown={conversations.length}
          label={texts.more}
          busyLabel={texts.moreLoading}
          busy={loadingMore}
          onMore={loadMore}
        />
      )}
    </>
  )
}
