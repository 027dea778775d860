import type { ConversationFilter } from '@patchbay/contract/messaging/conversations'
import { useState, type ComponentType, type ReactNode } from 'react'
import { useOnline } from '../../../../platform/http/online.ts'
import { tooOftenWords } from '../../../../platform/http/too-often.ts'
import { useNow } from '../../../../platform/time/use-now.ts'
import { useSettled } from '../../../../platform/state/use-settled.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Loading } from '../../../../ui/states/loading.tsx'
import { SearchField } from '../../../../ui/fields/search-field.tsx'
import { ShowMore } from '../../../../ui/states/show-more.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { ListFilter, type ShownConversations } from './list-filter.tsx'
import { ListHead } from './list-head.tsx'
import { useListReturn, useListScroll } from './list-scroll.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { listTexts as texts } from './list-texts.ts'
import type { RequestListProps } from '../requests/request-list.tsx'
import { unsentIn, type UnsentPreviews } from './unsent.ts'
import type { StartKind } from '../start/start-kind.ts'
import {
  useConversations,
  useRequests,
  type ConversationList as Listed,
} from '../use-conversations.ts'
import { useListKeys } from './use-list-keys.ts'
import { storage } from '../../../../platform/storage/storage.ts'
import { usePhone } from '../../../../platform/page/screen-width.ts'

/** A page follows sixty people and communities at most. */
const mostNear = 30

const key = 'messages-list-expanded'

/**
 * Whether the list shows more than faces; stored in this browser. On a phone the list is the page,
 * and always expanded.
 */
function useListExpanded(): readonly [boolean, (next: boolean) => void] {
  const isPhone = usePhone()
  const [expanded, setExpanded] = useState(() => storage.read(key) !== 'false')
  return [
    isPhone || expanded,
    (next) => {
      storage.write(key, String(next))
      setExpanded(next)
    },
  ]
}

export interface FoundProps {
  q: string
  viewerId: string
}

interface ConversationListProps {
  viewerId: string
  /** The conversation that is open. */
  openId: string | undefined
  /** Own messages that the server does not have yet. */
  unsent: UnsentPreviews
  /** False on a phone while a conversation is open. */
  isShown: boolean
  /** Shows search results in messages, below the conversations. */
  Found: ComponentType<FoundProps>
  onStart: (kind: StartKind) => void
  /** Above the conversations, if the list is not collapsed. */
  children?: ReactNode
}

interface RowsProps extends Pick<ConversationListProps, 'viewerId' | 'openId' | 'unsent'> {
  listed: Listed
  small: boolean
}

function Rows({ listed, small, viewerId, openId, unsent }: RowsProps): ReactNode {
  const { conversations = [], more, loadingMore, loadMore } = listed
  const now = useNow()
  const ids = conversations.map(({ id }) => id)
  const { reachable, setFocused, onKeyDown } = useListKeys(ids, openId)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves between the links in it */}
      <ul aria-label={texts.list} onKeyDown={onKeyDown} className="pb-2">
        {conversations.map((conversation, index) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            unsent={unsentIn(conversation, unsent)}
            viewerId={viewerId}
            now={now}
            selected={conversation.id === openId}
            small={small}
            reachable={conversation.id === reachable}
            isNear={index < mostNear}
            onFocus={() => setFocused(conversation.id)}
          />
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

const RequestList = lazyPart<RequestListProps>(
  () => import('../requests/request-list.tsx').then((module) => module.RequestList),
  { isMain: true },
)

const PeopleToWrite = lazyPart(() =>
  import('./people-to-write.tsx').then((module) => module.PeopleToWrite),
)

interface ContentProps extends RowsProps {
  q: string
  only: ConversationFilter | undefined
}

function Content({ q, only, ...props }: ContentProps): ReactNode {
  const { conversations, error, retry } = props.listed
  const isOnline = useOnline()
  if (conversations === undefined)
    return error ? (
      <ErrorState
        message={tooOftenWords(error) ?? (isOnline ? texts.notLoaded : texts.notKept)}
        onRetry={retry}
      />
    ) : (
      <Loading text={texts.loading}>
        <ListSkeleton small={props.small} />
      </Loading>
    )
  if (conversations.length > 0)
    return (
      <>
        {only === 'archived' && (
          <p className="px-4.5 py-2 text-meta text-ink-2">{texts.archivedNote}</p>
        )}
        <Rows {...props} />
      </>
    )
  if (props.small) return null
  // Messages may still be found, below.
  if (q !== '' || only)
    return (
      <p className="px-4.5 py-3 text-meta text-ink-2">
        {q !== '' || !only ? texts.nothingFound : texts.nothingIn[only]}
      </p>
    )
  return (
    <>
      <EmptyState compact title={texts.empty}>
        {texts.emptyHint}
      </EmptyState>
      <LazyPart>
        <PeopleToWrite />
      </LazyPart>
    </>
  )
}

/** The conversations of a person, with a search field and buttons to start a new conversation. */
export function ConversationList(props: ConversationListProps): ReactNode {
  const { viewerId, openId, unsent, isShown, Found, onStart, children } = props
  const [typed, setTyped] = useState('')
  const [expanded, setExpanded] = useListExpanded()
  const q = useSettled(typed.trim())
  const requests = useRequests()
  const [chosen, setShown] = useState<ShownConversations>('all')
  const shown = expanded && (chosen !== 'requests' || requests.length > 0) ? chosen : 'all'
  const showsRequests = shown === 'requests'
  const only = shown === 'all' || shown === 'requests' ? undefined : shown
  const listed = useConversations(expanded ? q : '', unsent, only && { only, openId })
  const box = useListScroll(isShown, listed.conversations !== undefined)
  useListReturn(box, isShown)
  return (
    <section
      aria-label={texts.title}
      className={classNames(
        'flex h-full min-h-0 w-full flex-col md:border-r md:border-line',
        expanded ? 'md:w-[300px] xl:w-[clamp(344px,21vw,400px)]' : 'md:w-[76px]',
      )}
    >
      <ListHead expanded={expanded} onExpand={setExpanded} onStart={onStart} />
      <div className={classNames('shrink-0 px-4 pb-2', !expanded && 'md:hidden')}>
        <SearchField
          label={texts.search}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {expanded && <ListFilter value={shown} requests={requests.length} onChange={setShown} />}
      <div ref={box} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div className={classNames(!expanded && 'md:hidden')}>{children}</div>
        {showsRequests ? (
          <LazyPart>
            <RequestList requests={requests} viewerId={viewerId} openId={openId} />
          </LazyPart>
        ) : (
          <Content
            listed={listed}
            q={expanded ? q : ''}
            only={only}
            small={!expanded}
            viewerId={viewerId}
            openId={openId}
            unsent={unsent}
          />
        )}
        {!showsRequests && expanded && q !== '' && <Found q={q} viewerId={viewerId} />}
      </div>
    </section>
  )
}
