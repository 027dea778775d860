import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Later } from '../../ui/later.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { titleOf, useConversation } from '../conversations/public.ts'
import { importBar } from './import-bar.ts'
import { messagesTexts } from './texts.ts'
import { ThreadBody } from './thread-body.tsx'
import { BackButton, ThreadHead } from './thread-head.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { threadTexts as texts } from './thread-texts.ts'
import { useJumps } from './use-jumps.ts'
import { usePartsAhead } from './use-parts-ahead.ts'
import { useSearchHere } from './use-search-here.ts'
import { UnsentMessages } from './unsent-messages.tsx'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Opened from the list: Back returns to it as it was. */
    fromList?: true
  }
}

export interface ThreadPaneProps {
  conversationId: string
  viewerId: string
  /** The message to open it at. */
  at?: number | undefined
}

const missing = new Set(['conversation_not_found', 'invalid_input', 'not_found'])

interface TroubleProps {
  conversationId: string
  viewerId: string
  error: unknown
  retry: () => void
}

function Trouble({ conversationId, viewerId, error, retry }: TroubleProps): ReactNode {
  if (!(error instanceof ApiError && missing.has(error.code)))
    return <ErrorState message={texts.notLoaded} onRetry={retry} />
  return (
    <>
      <EmptyState
        title={texts.missingTitle}
        action={
          <LinkButton to="/messages" search={{}}>
            {texts.toList}
          </LinkButton>
        }
      >
        {texts.missingBody}
      </EmptyState>
      <UnsentMessages conversationId={conversationId} viewerId={viewerId} />
    </>
  )
}

const BodyLoading = (): ReactNode => (
  <div className="flex min-h-0 flex-1 flex-col justify-center">
    <Loading text={messagesTexts.loading}>
      <ThreadSkeleton />
    </Loading>
  </div>
)

/** A conversation, or why it is not here. */
export function ThreadPane({ conversationId, viewerId, at }: ThreadPaneProps): ReactNode {
  const router = useRouter()
  const { conversation, isPartial, error, retry } = useConversation(conversationId)
  const jumps = useJumps(conversationId, at)
  const { isOpen, button, toggle, close, onKeyDown } = useSearchHere()
  usePageTitle(conversation ? titleOf(conversation, viewerId) : messagesTexts.page)
  usePartsAhead(conversation !== undefined && !isPartial)
  const back = (): void => {
    if (router.latestLocation.state.fromList) router.history.back()
    else void router.navigate({ to: '/messages', search: {}, replace: true })
  }
  if (conversation)
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for all that is in it
      <div className="contents" onKeyDown={onKeyDown}>
        <ThreadHead
          conversation={conversation}
          isWhole={!isPartial}
          viewerId={viewerId}
          onBack={back}
          actions={
            <IconButton ref={button} label={texts.search} aria-expanded={isOpen} onClick={toggle}>
              <Search className="size-5" aria-hidden="true" />
            </IconButton>
          }
        />
        {isOpen && (
          <Later
            importPart={importBar}
            part={{ conversationId, onShow: jumps.show, onClose: close }}
          >
            <div className="h-15 shrink-0 border-b border-line md:h-14" />
          </Later>
        )}
        {isPartial ? (
          <BodyLoading />
        ) : (
          <ThreadBody conversation={conversation} viewerId={viewerId} jumps={jumps} />
        )}
      </div>
    )
  return (
    <>
      <header className="flex h-14 shrink-0 items-center border-b border-line px-4 md:hidden">
        <BackButton onBack={back} />
        <h1 className="ml-3 text-body">{messagesTexts.page}</h1>
      </header>
      {error ? (
        <div className="flex min-h-0 flex-1 flex-col justify-center">
          <Trouble {...{ conversationId, viewerId, error, retry }} />
        </div>
      ) : (
        <BodyLoading />
      )}
    </>
  )
}
