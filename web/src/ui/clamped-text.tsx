import { useId, useState, type FocusEvent, type ReactNode } from 'react'

const mostCharacters = 480
const mostLines = 7

/** More than the six lines that are shown of it, however wide the column is. */
const isLong = (text: string): boolean =>
  text.length > mostCharacters || text.split('\n').length > mostLines

interface ClampedTextProps {
  /** The same as is shown, to tell how long it is. */
  text: string
  more: string
  less: string
  children: ReactNode
}

/** Six lines of a long text, and the way to the rest. */
export function ClampedText({ text, more, less, children }: ClampedTextProps): ReactNode {
  const id = useId()
  const [open, setOpen] = useState(false)
  if (!isLong(text)) return children
  /** A link in the hidden part is reached by keyboard: then it is not hidden any more. */
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
