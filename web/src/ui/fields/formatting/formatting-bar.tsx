import { Bold, Code, Italic, List, Strikethrough, TextQuote } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { formatSelection } from './format-selection.ts'
import type { Format } from './formats.ts'
import { formattingTexts as texts } from './texts.ts'

const buttons = [
  ['bold', Bold, 'Control+B'],
  ['italic', Italic, 'Control+I'],
  ['strike', Strikethrough, 'Control+Shift+X'],
  ['code', Code, 'Control+E'],
  ['quote', TextQuote, undefined],
  ['list', List, undefined],
] as const

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

export interface FormattingBarProps {
  id: string
  /** The text box, which keeps the focus under a pointer. */
  areaOf: () => HTMLTextAreaElement | null
}

/** One stop of the keyboard; the arrow keys move along it. */
export function FormattingBar({ id, areaOf }: FormattingBarProps): ReactNode {
  const bar = useRef<HTMLDivElement>(null)
  const [reachable, setReachable] = useState(0)
  const step = (event: KeyboardEvent): void => {
    const next = steps[event.key]?.(reachable, buttons.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setReachable(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  const press = (format: Format): void => {
    const area = areaOf()
    if (area) formatSelection(area, format)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div
      ref={bar}
      id={id}
      role="toolbar"
      aria-label={texts.bar}
      onKeyDown={step}
      className="order-first flex"
    >
      {buttons.map(([format, Icon, keys], index) => (
        <button
          type="button"
          key={format}
          aria-label={texts.formats[format]}
          title={texts.formats[format]}
          tabIndex={index === reachable ? 0 : -1}
          aria-keyshortcuts={keys}
          // The box keeps the focus, its selection, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setReachable(index)}
          onClick={() => press(format)}
          // All six fit beside the buttons of a composer in a window of 320 px.
          className="grid h-11 max-w-11 min-w-0 flex-1 place-items-center rounded-control text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink md:h-9 md:max-w-9"
        >
          <Icon className="size-4.5" aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
