import { Check } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import type { ComboboxOption } from './combobox-option.ts'
import { roomAround } from './room-around.ts'

interface ComboboxListProps {
  id: string
  label: string
  options: readonly ComboboxOption[]
  active: number
  isChosen: (option: ComboboxOption) => boolean
  onToggle: (index: number) => void
  /** Whether several options can be chosen. */
  multiple?: boolean
  /** Shown when there is no option; without it nothing is shown. */
  emptyText?: string
  /** Opens upwards. */
  isAbove?: boolean
}

const popupStyle =
  'absolute inset-x-0 z-40 rounded-control border border-line bg-surface p-1 shadow-float'

/** About three options. */
const leastHeight = 140
const gap = 8

/**
 * In a sheet that scrolls, the list may open below the edge. It is brought into view only as far as
 * its text box stays there, and takes what room is left below the box.
 */
function fitBelowItsBox(list: HTMLElement): void {
  const box = list.parentElement
  list.style.maxHeight = ''
  list.scrollIntoView?.({ block: 'nearest' })
  box?.scrollIntoView?.({ block: 'nearest' })
  if (box) fit(list, roomAround(box).below)
}

/** Nothing can be scrolled to that is above what a sheet begins with. */
function fitAboveItsBox(list: HTMLElement): void {
  list.style.maxHeight = ''
  if (list.parentElement) fit(list, roomAround(list.parentElement).above)
}

/** `room` is what there is beside the box. */
function fit(list: HTMLElement, room: number): void {
  const left = room - 2 * gap
  if (left < list.offsetHeight) list.style.maxHeight = `${Math.max(left, leastHeight)}px`
}

export function ComboboxList(props: ComboboxListProps): ReactNode {
  const { id, options, active, isChosen, onToggle, multiple = false, isAbove = false } = props
  const style = classNames(popupStyle, isAbove ? 'bottom-full mb-1' : 'top-full mt-1')
  const list = useRef<HTMLDivElement>(null)
  const count = options.length
  useEffect(() => {
    if (count === 0 || !list.current) return
    if (isAbove) fitAboveItsBox(list.current)
    else fitBelowItsBox(list.current)
  }, [count, isAbove])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  if (options.length === 0) {
    if (props.emptyText === undefined) return null
    return (
      <output className={classNames(style, 'block px-4 py-3 text-meta text-ink-2')}>
        {props.emptyText}
      </output>
    )
  }
  return (
    <div
      ref={list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list cannot be filtered by typing
      role="listbox"
      aria-label={props.label}
      aria-multiselectable={multiple || undefined}
      tabIndex={-1}
      // The focus stays in the input while an option is pressed.
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(style, 'max-h-[17rem] overflow-y-auto overscroll-contain')}
    >
      {options.map((option, i) => (
        // The keyboard is handled by the input, which names the active option.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={option.value}
          id={`${id}-${i}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the listbox above
          role="option"
          aria-selected={isChosen(option)}
          onClick={() => onToggle(i)}
          className={classNames(
            'flex min-h-11 cursor-default items-center justify-between gap-3 rounded-inner px-3 select-none hover:bg-raised aria-selected:font-semibold md:min-h-9',
            i === active && 'bg-raised',
          )}
        >
          <span className="flex min-w-0 items-center gap-2.5">
            {option.mark}
            <span className={classNames('min-w-0', option.note && 'py-1')}>
              <span className="flex min-w-0 items-center gap-2.5">
                <bdi className="min-w-0 break-words">{option.label}</bdi>
                {option.badge}
              </span>
              {option.note && (
                <bdi className="block text-meta break-words text-ink-2">{option.note}</bdi>
              )}
            </span>
          </span>
          {option.detail && (
            <span className="ml-auto shrink-0 text-meta font-normal text-ink-3">
              {option.detail}
            </span>
          )}
          {isChosen(option) && <Check className="size-4 text-signal" aria-hidden="true" />}
        </div>
      ))}
    </div>
  )
}
