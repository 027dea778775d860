import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode, useEffect, useEffectEvent } from 'react'
import { usePhone } from '../../../platform/page/screen-width.ts'
import { classNames } from '../../../ui/class-names.ts'
import { LazyPart, lazyPart } from '../../../ui/states/lazy-part.tsx'
import { hasOverlay, isInText } from '../../../ui/overlays/overlay.ts'
import {
  ConversationList,
  StartDialogs,
  type FoundProps,
  type StartKind,
} from '../conversations/public.ts'
import { AskedBack } from '../groups/public.ts'
import { SignInPrompt, useSession } from '../../accounts/sessions/public.ts'
import { keysHere, isForCharacters } from './keys-here.ts'
import type { NothingOpenProps } from './nothing-open.tsx'
import { useUnsentPreviews } from './outbox/use-unsent-previews.ts'
import { messagesTexts as texts } from './texts.ts'
import { ThreadPane } from './thread/thread-pane.tsx'

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Opens the conversation beside the open one, in the order of the list. */
function step(openId: string | undefined, by: number): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-conversation]')]
  const at = links.findIndex((link) => link.dataset['conversation'] === openId)
  links[at < 0 && by < 0 ? -1 : at + by]?.click()
}

/** Alt with an arrow moves through the list, except in text fields; ? lists the shortcuts. */
function usePageKeys(openId: string | undefined, onHelp: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || hasOverlay()) return
    const by = altKey && !shiftKey && !isInText() ? steps[key] : undefined
    const isHelp = key === '?' && isForCharacters()
    if (by === undefined && !isHelp) return
    event.preventDefault()
    if (by === undefined) onHelp()
    else step(openId, by)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Stands beside the list; a page that opens a conversation never needs it. */
const NothingOpen = lazyPart<NothingOpenProps>(
  () => import('./nothing-open.tsx').then((module) => module.NothingOpen),
  { isMain: true },
)

const ShortcutsSheet = lazyPart(() =>
  import('./shortcuts-sheet.tsx').then((module) => module.ShortcutsSheet),
)

const FoundMessages = lazyPart(
  () => import('../message-search/public.ts').then((module) => module.FoundMessages),
  { isMain: true },
)

interface MessagesPageProps {
  openId: string | undefined
  /** The seq of a message in it. */
  at?: number | undefined
}

interface PanesProps extends MessagesPageProps {
  viewerId: string
}

function Found(props: FoundProps): ReactNode {
  return (
    <LazyPart>
      <FoundMessages {...props} />
    </LazyPart>
  )
}

/** List and conversation side by side; on phones only one of them. */
function Panes({ viewerId, openId, at }: PanesProps): ReactNode {
  const navigate = useNavigate()
  const isPhone = usePhone()
  const unsent = useUnsentPreviews()
  const [starting, setStarting] = useState<StartKind>()
  const [helping, setHelping] = useState(false)
  usePageKeys(openId, () => setHelping(true))
  const open = (id: string): void => {
    setStarting(undefined)
    void navigate({ to: '/messages', search: { id }, state: { fromList: true } })
  }
  return (
    <div {...keysHere} className="flex h-full">
      <div className={classNames('h-full shrink-0 max-md:w-full', openId && 'max-md:hidden')}>
        <ConversationList
          viewerId={viewerId}
          openId={openId}
          unsent={unsent}
          isShown={!isPhone || openId === undefined}
          onStart={setStarting}
          Found={Found}
        >
          <AskedBack onBack={open} />
        </ConversationList>
      </div>
      <div
        className={classNames('flex h-full min-w-0 flex-1 flex-col', !openId && 'max-md:hidden')}
      >
        {openId === undefined ? (
          <LazyPart>
            <NothingOpen onStart={setStarting} onHelp={() => setHelping(true)} />
          </LazyPart>
        ) : (
          <ThreadPane key={openId} conversationId={openId} viewerId={viewerId} at={at} />
        )}
      </div>
      <StartDialogs
        kind={starting}
        owner={viewerId}
        onClose={() => setStarting(undefined)}
        onStarted={open}
      />
      <LazyPart open={helping} onFailure={() => setHelping(false)}>
        <ShortcutsSheet open={helping} onClose={() => setHelping(false)} />
      </LazyPart>
    </div>
  )
}

/** All conversations of a person, and the open conversation (`openId`). */
export function MessagesPage({ openId, at }: MessagesPageProps): ReactNode {
  const { user } = useSession()
  if (user) return <Panes key={user.id} viewerId={user.id} openId={openId} at={at} />
  return (
    <SignInPrompt page={texts.page} title={texts.visitorTitle}>
      {texts.visitorBody}
    </SignInPrompt>
  )
}
