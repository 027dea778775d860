import { useRouter } from '@tanstack/react-router'
import { PanelRight, Search } from 'lucide-react'
import {
  useState,
  type ReactNode,
  useEffect,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { usePageTitle } from '../../../../platform/page/page-title.ts'
import { ConfirmBody } from '../../../../ui/overlays/confirm-dialog.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { LazyPart, lazyPart } from '../../../../ui/states/lazy-part.tsx'
import { Loading } from '../../../../ui/states/loading.tsx'
import { OpenMenu } from '../../../../ui/overlays/menu.tsx'
import { OpenConversationMenu } from '../../groups/public.ts'
import { SheetBody } from '../../../../ui/overlays/sheet.tsx'
import { titleOf, useConversation } from '../../conversations/public.ts'
import { AboutPanel } from '../about/about-panel.tsx'
import { useAbout } from '../about/use-about.ts'
import { MessageEdit } from '../message/message-row.tsx'
import { OpenMessageMenu } from '../message/message-menu.tsx'
import { messagesTexts } from '../texts.ts'
import { noSearch, SearchWords } from './search-words.ts'
import { ThreadBody } from './thread-body.tsx'
import { BackButton, ThreadHead } from './thread-head.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'
import { threadTexts as texts } from './thread-texts.ts'
import type { ShownBefore, ThreadProblemProps } from './thread-problem.tsx'
import { useJumps } from '../scroll/use-jumps.ts'

const SearchBar = lazyPart(
  () => import('../../message-search/public.ts').then((module) => module.SearchBar),
  { isMain: true },
)

const ThreadProblem = lazyPart<ThreadProblemProps>(
  () => import('./thread-problem.tsx').then((module) => module.ThreadProblem),
  { isMain: true },
)

interface SearchHere {
  readonly isOpen: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly toggle: () => void
  readonly close: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Replaces the browser's search, which finds only the rendered part of a conversation. */
function useSearchHere(): SearchHere {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef<Element>(null)
  const open = (): void => {
    before.current = document.activeElement
    setIsOpen(true)
  }
  const close = (): void => {
    setIsOpen(false)
    const { current } = before
    const isThere = current instanceof HTMLElement && current.isConnected
    const target = isThere && current !== document.body ? current : button.current
    target?.focus({ preventScroll: true })
  }
  return {
    isOpen,
    button,
    close,
    toggle: isOpen ? close : open,
    onKeyDown: (event) => {
      const isFind = event.key.toLowerCase() === 'f' && (event.ctrlKey || event.metaKey)
      // Pressing the shortcut a second time opens the browser's own search.
      if (!isFind || event.shiftKey || event.altKey || isOpen) return
      event.preventDefault()
      open()
    },
  }
}

const restMilliseconds = 2000

/**
 * Loads small lazy parts once a conversation is at rest, so that they work without a connection.
 */
function usePartsAhead(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => {
      const menus = [OpenMenu, OpenConversationMenu, OpenMessageMenu]
      for (const part of [...menus, ConfirmBody, SheetBody, SearchBar, MessageEdit, ThreadProblem])
        void part.prepare()
    }, restMilliseconds)
    return () => clearTimeout(timer)
  }, [isShown])
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** Opened from the list: Back returns to the list as it was. */
    fromList?: true
  }
}

export interface ThreadPaneProps {
  conversationId: string
  viewerId: string
  /** The seq of the message to open it at. */
  at?: number | undefined
}

const BodyLoading = (): ReactNode => (
  <div className="flex min-h-0 flex-1 flex-col justify-center">
    <Loading text={messagesTexts.loading}>
      <ThreadSkeleton />
    </Loading>
  </div>
)

/** A conversation, or the reason why it is not available. */
export function ThreadPane({ conversationId, viewerId, at }: ThreadPaneProps): ReactNode {
  const router = useRouter()
  const { conversation, isPartial, error, retry } = useConversation(conversationId)
  const about = useAbout()
  const jumps = useJumps(conversationId, at)
  const { isOpen, button, toggle, close, onKeyDown } = useSearchHere()
  const [search, setSearch] = useState(noSearch)
  const name = conversation && titleOf(conversation, viewerId)
  usePageTitle(name ?? messagesTexts.page)
  const [before, setBefore] = useState<ShownBefore>()
  if (name !== undefined && name !== before?.name)
    setBefore({ name, isGroup: conversation?.isGroup ?? false })
  usePartsAhead(conversation !== undefined && !isPartial)
  const back = (): void => {
    if (router.latestLocation.state.fromList) router.history.back()
    else void router.navigate({ to: '/messages', search: {}, replace: true })
  }
  if (conversation)
    return (
      <div className="flex min-h-0 flex-1">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut for all that is in it */}
        <div className="flex min-w-0 flex-1 flex-col" onKeyDown={onKeyDown}>
          <ThreadHead
            conversation={conversation}
            isWhole={!isPartial}
            viewerId={viewerId}
            onBack={back}
            onFiles={about.show}
            actions={
              <>
                <IconButton
                  ref={button}
                  label={texts.search}
                  aria-expanded={isOpen}
                  onClick={toggle}
                >
                  <Search className="size-5" aria-hidden="true" />
                </IconButton>
                {about.toggle && (
                  <IconButton
                    label={texts.about}
                    aria-expanded={about.shown !== undefined}
                    onClick={about.toggle}
                  >
                    <PanelRight className="size-5" aria-hidden="true" />
                  </IconButton>
                )}
              </>
            }
          />
          {isOpen && (
            <LazyPart fallback={<div className="h-15 shrink-0 border-b border-line md:h-14" />}>
              <SearchBar
                conversationId={conversationId}
                onShow={jumps.show}
                onSeek={setSearch}
                onClose={close}
              />
            </LazyPart>
          )}
          {isPartial ? (
            <BodyLoading />
          ) : (
            <SearchWords value={isOpen ? search : noSearch}>
              <ThreadBody conversation={conversation} viewerId={viewerId} jumps={jumps} />
            </SearchWords>
          )}
        </div>
        {!isPartial && <AboutPanel {...{ about, conversation, viewerId }} />}
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
          <LazyPart>
            <ThreadProblem {...{ conversationId, viewerId, error, before, retry }} />
          </LazyPart>
        </div>
      ) : (
        <BodyLoading />
      )}
    </>
  )
}
