import { findWords, queryWords } from '@patchbay/contract/messaging/found-words'
import { CalendarSearch, ChevronDown, ChevronUp, X } from 'lucide-react'
import {
  useEffect,
  useRef,
  useState,
  useEffectEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useSettled } from '../../../platform/state/use-settled.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { MarkedSpan } from '../../../ui/content/marked-spans.ts'
import { isComposing } from '../../../ui/fields/is-composing.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Readout } from '../../../ui/readout.tsx'
import { uiTexts } from '../../../ui/texts.ts'
import { nameOf } from '../../people/people/public.ts'
import { GoToDate } from './go-to-date.tsx'
import { searchTexts as texts } from './texts.ts'
import { useMessageSearch, type MessageSearch, type Hit } from './use-message-search.ts'

const none: readonly MarkedSpan[] = []

/** Finds the words in a message. As in the search itself, all words of the query must be in it. */
const finderOf =
  (q: string) =>
  (text: string): readonly MarkedSpan[] => {
    if (q === '') return none
    const spans = findWords(text, q)
    const found = new Set(spans.map(({ word }) => word))
    return queryWords(q).every((one) => found.has(one)) ? spans : none
  }

interface Stepping {
  /** The current result, and its index from the newest. */
  readonly hit: Hit | undefined
  readonly index: number
  readonly older: () => void
  readonly newer: () => void
}

/** Steps through the results, from the newest to older ones; each is shown in the conversation. */
function useStepping(
  q: string,
  { hits = [], isOld, more, loadMore }: MessageSearch,
  onShow: (seq: number) => void,
): Stepping {
  const [at, setAt] = useState({ q, index: 0 })
  const index = at.q === q ? at.index : 0
  const hit = isOld ? undefined : hits[index]
  const show = useEffectEvent((one: Hit) => onShow(one.message.seq))
  const id = hit?.message.id
  useEffect(() => {
    if (id !== undefined && hit) show(hit)
    // A refetch may replace the same message by a new object.
    // oxlint-disable-next-line react/exhaustive-deps -- shown once for each step
  }, [id])
  const step = (by: number): void => {
    if (isOld || hits.length === 0) return
    const next = Math.max(0, Math.min(index + by, more ? hits.length : hits.length - 1))
    if (next === hits.length) loadMore()
    // At the end it shows the same message again, in case the viewer has scrolled away.
    if (next === index && hit) onShow(hit.message.seq)
    else setAt({ q, index: next })
  }
  return { hit, index, older: () => step(1), newer: () => step(-1) }
}

interface SearchBarProps {
  conversationId: string
  /** Brings a message into view. */
  onShow: (seq: number) => void
  /** Finds in a message what is searched for, once the viewer pauses typing. */
  onSeek: (search: { readonly find: ReturnType<typeof finderOf> }) => void
  onClose: () => void
}

/** The number of results, or the reason why there are none. */
function stateInWords(search: MessageSearch, index: number): string {
  const { hits, isOld, isOffline, failure, more } = search
  if (failure !== undefined) return failure
  if (isOffline && (isOld || !hits)) return texts.offline
  if (!hits || isOld) return texts.searching
  if (hits.length === 0) return texts.nothingFound
  return texts.place(Math.min(index + 1, hits.length), hits.length, more)
}

/** Searches in one conversation, and steps from one message to the next. */
export function SearchBar(props: SearchBarProps): ReactNode {
  const { conversationId, onShow, onSeek, onClose } = props
  const [typed, setTyped] = useState('')
  const [asksForDate, setAsksForDate] = useState(false)
  const q = useSettled(typed.trim())
  useEffect(() => onSeek({ find: finderOf(q) }), [q, onSeek])
  const search = useMessageSearch(q, conversationId)
  const { hit, index, older, newer } = useStepping(q, search, onShow)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  const state = q === '' ? '' : stateInWords(search, index)
  const isPlace = hit !== undefined && search.failure === undefined
  const isOldest = !search.more && index >= (search.hits ?? []).length - 1
  const steps: Readonly<Record<string, () => void>> = {
    Enter: older,
    ArrowUp: older,
    ArrowDown: newer,
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    const step = event.key === 'Enter' && event.shiftKey ? newer : steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event)) return
    event.preventDefault()
    onClose()
  }
  const text = hit?.message.excerpt.map((part) => part.text).join('')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from anywhere in it
    <search
      aria-label={texts.box}
      onKeyDown={onEscape}
      className="flex shrink-0 flex-wrap items-center gap-x-1 border-b border-line px-3 py-2"
    >
      <div className="min-w-0 flex-1">
        <SearchField
          ref={box}
          label={texts.box}
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      {isPlace && (
        <span aria-hidden="true" className="shrink-0 px-1.5">
          <Readout>{state}</Readout>
        </span>
      )}
      <IconButton label={texts.older} aria-disabled={!isPlace || isOldest} onClick={older}>
        <ChevronUp className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.newer} aria-disabled={!isPlace || index === 0} onClick={newer}>
        <ChevronDown className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton
        label={texts.toDate}
        aria-expanded={asksForDate}
        onClick={() => setAsksForDate(!asksForDate)}
      >
        <CalendarSearch className="size-5" aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.close} onClick={onClose}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
      <output className={isPlace ? 'sr-only' : 'w-full px-1 text-meta text-ink-2'}>
        {isPlace && text !== undefined ? (
          texts.shown(state, nameOf(hit.message.sender), text)
        ) : (
          <span className="block pt-1.5 empty:hidden">{state}</span>
        )}
      </output>
      {asksForDate && <GoToDate conversationId={conversationId} onShow={onShow} />}
      {search.failure !== undefined && (
        <div className="pt-1">
          <Button onClick={search.retry}>{uiTexts.retry}</Button>
        </div>
      )}
    </search>
  )
}
