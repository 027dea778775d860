import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { classNames } from './class-names.ts'
import { tabStyle } from './tab-style.ts'

export interface Tab<V extends string> {
  readonly value: V
  readonly label: string
  readonly content: ReactNode
}

interface TabsProps<V extends string> {
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
  /** Smaller words, where there are many tabs. */
  dense?: boolean
  /** At the right end of the strip, such as a filter. */
  aside?: ReactNode
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

interface TabStrip {
  /** Fades the ends at which there is more. */
  readonly fade: string | undefined
  readonly measure: () => void
}

const fades = {
  start: '[mask-image:linear-gradient(to_right,transparent,black_32px)]',
  end: '[mask-image:linear-gradient(to_left,transparent,black_32px)]',
  both: '[mask-image:linear-gradient(to_right,transparent,black_32px,black_calc(100%-32px),transparent)]',
} as const

/** A strip can be off by this much without hiding anything. */
const slack = 2
/** What is left of the next tab beside the chosen one. */
const room = 40

/** A strip of tabs that may be wider than its place: the chosen one is in view. */
function useTabStrip(list: RefObject<HTMLElement | null>, value: string): TabStrip {
  const [end, setEnd] = useState<keyof typeof fades>()
  const measure = (): void => {
    const strip = list.current
    if (!strip) return
    const isBefore = strip.scrollLeft > slack
    const isAfter = strip.scrollLeft + strip.clientWidth < strip.scrollWidth - slack
    setEnd(isBefore ? (isAfter ? 'both' : 'start') : isAfter ? 'end' : undefined)
  }
  const show = useEffectEvent((chosen: string): void => {
    const strip = list.current
    const tab = strip?.querySelector(`[role=tab][id$="-${chosen}"]`)
    if (!strip || !tab) return
    const [place, box] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (box.left < place.left - slack) strip.scrollBy({ left: box.left - place.left - room })
    if (box.right > place.right + slack) strip.scrollBy({ left: box.right - place.right + room })
  })
  useEffect(() => show(value), [value])
  const look = useEffectEvent((): void => {
    show(value)
    measure()
  })
  useEffect(() => {
    const listen = (): void => look()
    window.addEventListener('resize', listen)
    // The widths change with the font.
    void document.fonts?.ready.then(listen)
    return () => window.removeEventListener('resize', listen)
  }, [])
  return { fade: end && fades[end], measure }
}

/** One stop of the Tab key; arrows, Home and End move and choose at once. */
export function Tabs<V extends string>(props: TabsProps<V>): ReactNode {
  const { label, tabs, value, onChange, dense = false, aside } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const strip = useTabStrip(list, value)
  const active = tabs.find((tab) => tab.value === value)
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    const next = move(
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    )
    const tab = tabs[next]
    if (!tab) return
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      <div className="flex items-center justify-between gap-3 border-b border-line px-4 md:px-5">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onScroll={strip.measure}
          className={classNames(
            'flex min-w-0 overflow-x-auto [scrollbar-width:none]',
            dense ? 'gap-4 text-meta' : 'gap-5',
            strip.fade,
          )}
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={tab.value === value ? `${id}-panel` : undefined}
              tabIndex={tab.value === value ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={() => onChange(tab.value)}
              className={tabStyle(tab.value === value)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {active?.content}
      </div>
    </div>
  )
}
