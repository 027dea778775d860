import type { VirtualizerHandle } from 'virtua'
import { createFetching } from '../thread/thread-fetching.ts'
import { createGoal } from './thread-goal.ts'
import type { ThreadMessage } from '../thread/thread-message.ts'
import { openThreadPosition, type ThreadPosition } from './thread-position.ts'
import { createSettling } from './thread-settling.ts'
import type { ShownThread } from '../thread/use-thread.ts'
import { createEmitter } from '../../../../platform/state/emitter.ts'
import { dayOf } from '../../../../platform/time/day.ts'

/** The view follows new messages if it is this near to the end (in px). */
const nearEnd = 50
/** The px of already read messages that stay visible above the first unread message. */
const readAbove = 72

export interface ScrollState {
  /** The rows are measured and the scroll position is reached; the list is hidden before that. */
  readonly shown: boolean
  /** Whether there are more messages below the view, or also new ones. */
  readonly below: 'nothing' | 'more' | 'new'
  /** The day of the first message in view, while it is above the end and its separator is not. */
  readonly day: string | undefined
  /** The seq of the furthest message that has been in view. */
  readonly seen: number | undefined
  readonly isLoadingOlder: boolean
  /** The message that the viewer has jumped to, until they scroll away. */
  readonly broughtTo: number | undefined
  /** The same message, while it is briefly highlighted. */
  readonly marked: number | undefined
}

const seqOf = (one: ThreadMessage | undefined): number | undefined => one?.message.seq

/** The seq of the last message up to this index that the server has stored. */
function seqUpTo(messages: readonly ThreadMessage[], index: number): number | undefined {
  let at = index
  while (at > 0 && seqOf(messages[at]) === undefined) at -= 1
  return seqOf(messages[at])
}

function positionIn(
  view: VirtualizerHandle,
  messages: readonly ThreadMessage[],
): ThreadPosition | undefined {
  const first = view.findItemIndex(view.scrollOffset)
  const seq = seqOf(messages[first])
  const offset = Math.round(view.scrollOffset - view.getItemOffset(first))
  return seq === undefined ? undefined : { seq, offset }
}

/** The height of the separator above the first message of a day. */
const separatorHeight = 24

/** Undefined if the separator of that day is in view. */
function dayAbove(view: VirtualizerHandle, messages: readonly ThreadMessage[]): string | undefined {
  const first = view.findItemIndex(view.scrollOffset)
  const [before, at] = [messages[first - 1], messages[first]]
  const day = at && dayOf(at.message.createdAt)
  const isFirst = !before || dayOf(before.message.createdAt) !== day
  const isShown = view.scrollOffset - view.getItemOffset(first) < separatorHeight
  return isFirst && isShown ? undefined : day
}

/** The stored scroll position; otherwise the first unread message; otherwise the end. */
function targetOf(
  last: ThreadPosition | undefined,
  firstUnreadSeq: number | undefined,
): ThreadPosition | undefined {
  const unread = firstUnreadSeq !== undefined && { seq: firstUnreadSeq, offset: -readAbove }
  return last ?? (unread || undefined)
}

interface Target {
  readonly seq: number
  readonly offset: number | 'middle'
}

interface ThreadScrollOptions {
  /** The requested message does not exist, or could not be loaded. */
  readonly onMissing: () => void
}

/** Decides where a conversation opens, when it follows its end, and when it fetches more. */
export function createThreadScroll(conversationId: string, { onMissing }: ThreadScrollOptions) {
  let state: ScrollState = {
    shown: false,
    below: 'nothing',
    day: undefined,
    seen: undefined,
    isLoadingOlder: false,
    broughtTo: undefined,
    marked: undefined,
  }
  const stored = openThreadPosition(conversationId)
  let thread: ShownThread | undefined
  let view: VirtualizerHandle | null = null
  /** The view is at the initial scroll position, or on the way there. */
  let opened = false
  /** The view is at the end, and stays there when messages arrive. */
  let follows = false
  /** The end was requested, but is not loaded yet. */
  let wantsEnd = false
  /** The viewer scrolls up, but the view has not moved yet: a new message must not pull it back. */
  let leaves = false
  let search: 'none' | 'asked' | 'over' = 'none'
  let lastOffset = 0
  let newestKey: string | undefined
  let position: ThreadPosition | undefined
  let frame = 0
  /** The rows around the scroll position are measured; nothing may be added to them before that. */
  let settled = false
  const changed = createEmitter()

  const change = (changes: Partial<ScrollState>): void => {
    const names = Object.keys(changes) as (keyof ScrollState)[]
    if (names.every((name) => state[name] === changes[name])) return
    state = { ...state, ...changes }
    changed.emit()
  }
  const fetchNear = createFetching(({ older }) => change({ isLoadingOlder: older }))

  const indexOf = (seq: number): number =>
    thread?.messages.findIndex((one) => seqOf(one) === seq) ?? -1
  const goal = createGoal({
    change,
    isHere: (seq) => indexOf(seq) >= 0,
    /** The distance from the top of the view. */
    heightOf: (seq) => {
      const index = indexOf(seq)
      return !view || index < 0 ? undefined : view.getItemOffset(index) - view.scrollOffset
    },
    viewport: () => view?.viewportSize ?? 0,
    show: (seq) => {
      follows = false
      wantsEnd = false
      settled = false
      standAt({ seq, offset: 'middle' })
    },
    load: (seq) => thread?.showAround(seq) ?? Promise.resolve(),
    onMissing: () => {
      onMissing()
      // Opens as it would have without the requested message.
      if (thread && !opened) open(thread)
    },
  })

  /** The maximum scroll offset. */
  const end = (): number => (view ? Math.max(0, view.scrollSize - view.viewportSize) : 0)
  const heightOf = (): number => {
    const last = (thread?.messages.length ?? 0) - 1
    return view && last >= 0 ? view.getItemOffset(last) + view.getItemSize(last) : 0
  }
  const { settle, isSettling, stop } = createSettling({
    viewOf: () => view,
    heightOf,
    onSettled: () => {
      settled = true
      change({ shown: true })
      goal.settle()
      look()
    },
  })
  const toEnd = (): void => {
    follows = true
    leaves = false
    wantsEnd = false
    if (thread) view?.scrollToIndex(thread.messages.length - 1, { align: 'end' })
    settle(end)
  }
  const standAt = ({ seq, offset }: Target): void => {
    /** Centers a message; a message higher than the view starts at its top. */
    const above = (at: number): number =>
      offset === 'middle' && view
        ? -Math.max(0, (view.viewportSize - view.getItemSize(at)) / 2)
        : Number(offset)
    const index = indexOf(seq)
    if (index >= 0) view?.scrollToIndex(index, { align: 'start', offset: above(index) })
    settle(() => {
      const at = indexOf(seq)
      if (!view || at < 0) return view?.scrollOffset ?? 0
      return Math.max(0, Math.min(end(), view.getItemOffset(at) + above(at)))
    })
  }

  const follow = (isNewer: boolean, left: number, offset: number): void => {
    if (isSettling()) return
    if (Math.abs(offset - lastOffset) > 1) leaves = false
    if (isNewer) follows = false
    else if (left <= nearEnd) follows = !leaves
    // Content that grows below an unmoved view does not stop the following; scrolling up does.
    else if (offset < lastOffset - 1) follows = false
    lastOffset = offset
  }

  const look = (): void => {
    if (!view || !thread || !settled || thread.messages.length === 0) return
    const { messages, newer } = thread
    const { scrollOffset, viewportSize, scrollSize } = view
    const left = scrollSize - scrollOffset - viewportSize
    follow(newer, left, scrollOffset)
    if (!isSettling()) goal.look()
    position = follows ? undefined : positionIn(view, messages)
    const away = newer || left > viewportSize ? 'more' : 'nothing'
    const seen = seqUpTo(messages, view.findItemIndex(scrollOffset + viewportSize - 1))
    const below = state.below === 'new' ? 'new' : away
    change({
      below: follows ? 'nothing' : below,
      day: follows ? undefined : dayAbove(view, messages),
      seen: seen === undefined ? state.seen : Math.max(state.seen ?? 0, seen),
    })
    fetchNear(thread, scrollOffset, left)
  }

  const open = (shown: ShownThread): void => {
    const { messages, loaded, loading, firstUnreadSeq, showAround } = shown
    // Waiting messages cannot be positioned before the messages of the server are loaded.
    if (!loaded || loading || search === 'asked') return
    if (goal.isWanted()) {
      newestKey = messages.at(-1)?.key
      opened = goal.take()
      return
    }
    const target = targetOf(stored.read(), firstUnreadSeq)
    const index = target ? indexOf(target.seq) : -1
    if (target && index < 0 && search === 'none') {
      search = 'asked'
      const tryAgain = (): void => {
        search = 'over'
        if (thread) open(thread)
      }
      showAround(target.seq).then(tryAgain, tryAgain)
      return
    }
    if (target && index >= 0) standAt(target)
    else toEnd()
    newestKey = messages.at(-1)?.key
    opened = true
  }

  const grow = ({ messages, newer }: ShownThread): void => {
    const newest = messages.at(-1)
    const isWritten = newest?.key !== newestKey && newest?.own && newest.state === 'waiting'
    newestKey = newest?.key
    if (isWritten) goal.leave()
    if (goal.take()) return
    if (follows || isWritten || (wantsEnd && !newer)) toEnd()
  }

  return {
    state: () => state,
    subscribe: changed.subscribe,
    /** The handle of the rendered list. */
    draw: (handle: VirtualizerHandle | null): void => {
      view = handle
    },
    /** Takes the current messages, after they were rendered. */
    take: (next: ShownThread): void => {
      const isSame = thread?.messages === next.messages
      thread = next
      if (!opened) open(next)
      else if (!isSame) grow(next)
      cancelAnimationFrame(frame)
      // Waits until the rows have been measured.
      frame = requestAnimationFrame(look)
    },
    look,
    rest: (): void => {
      if (settled) stored.write(position)
    },
    resize: (): void => {
      if (opened && follows) toEnd()
    },
    /** The viewer scrolls by hand, upwards or downwards. */
    move: (isUpwards: boolean): void => {
      stop()
      if (!isUpwards || !view || view.scrollOffset <= 0) return
      lastOffset = view.scrollOffset
      leaves = true
      follows = false
    },
    arrive: (): void => {
      if (!follows) change({ below: 'new' })
    },
    /** Brings a message into the middle of the view, and loads it if necessary. */
    goTo: (seq: number): void => {
      goal.want(seq)
      if (opened) goal.take()
    },
    show: (index: number): void => view?.scrollToIndex(index, { align: 'nearest' }),
    toNewest: (): void => {
      change({ below: 'nothing' })
      goal.leave()
      if (!thread?.newer) return toEnd()
      wantsEnd = true
      void thread.showNewest().catch(() => {})
    },
  }
}

export type ThreadScroll = ReturnType<typeof createThreadScroll>
