import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { tabStyle } from './tab-style.ts'
import { useTabStrip } from './use-tab-strip.ts'

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
