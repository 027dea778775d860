import { isLong } from '@patchbay/contract/long-text'
import { useId, useState, type FocusEvent, type ReactNode } from 'react'

interface ClampedTextProps {
  /** The same text as the children, to measure its length. */
  text: string
  more: string
  less: string
  children: ReactNode
}

/** Shows six lines of a long text, and a button for the rest. */
export function ClampedText({ text, more, less, children }: ClampedTextProps): ReactNode {
  const id = useId()
  const [open, setOpen] = useState(false)
  if (!isLong(text)) return children
  /** A link in the hidden part can get the keyboard focus; then the text is expanded. */
  const reveal = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
    if (target.offsetTop - currentTarget.offsetTop >= currentTarget.clientHeight) setOpen(true)
  }
  return (
    <>
      <div id={id} onFocus={reveal} className={open ? undefined : 'line-clamp-6'}>
        {children}
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-2 inline-flex h-11 items-center rounded-control px-2 text-meta font-semibold text-accent-text hover:underline md:h-8"
      >
        {open ? less : more}
      </button>
    </>
  )
}
