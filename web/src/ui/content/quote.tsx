import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'

export interface QuoteProps {
  /** Who wrote it, if that can be said. */
  who?: ReactNode
  words: string
  /** The words are nobody's: they say why there are none. */
  isNote: boolean
}

export function QuoteLines({ who, words, isNote }: QuoteProps): ReactNode {
  return (
    <>
      {who !== undefined && <span className="block truncate font-semibold text-ink">{who}</span>}
      <span dir="auto" className={isNote ? 'block truncate italic' : 'block truncate'}>
        {words}
      </span>
    </>
  )
}

export const besideBar = 'min-w-0 border-l-2 border-signal pl-2.5 text-left text-meta text-ink-2'

/** What is answered, above the answer; pressing it shows the original. */
export function Quote({ onJump, ...lines }: QuoteProps & { onJump: () => void }): ReactNode {
  return (
    <button
      type="button"
      onClick={onJump}
      className={`${besideBar} mb-1.5 block min-h-11 max-w-full rounded-r-control pr-1 transition-colors duration-150 hover:bg-bg/45 md:min-h-0`}
    >
      <QuoteLines {...lines} />
    </button>
  )
}

interface QuoteBarProps extends QuoteProps {
  /** The label of the button that ends it. */
  cancel: string
  onCancel: () => void
}

/** What is being answered, above the box for the answer. */
export function QuoteBar({ cancel, onCancel, ...lines }: QuoteBarProps): ReactNode {
  return (
    <div className="flex items-center gap-2 pl-1 md:pl-2">
      <p className={`${besideBar} flex-1`}>
        <QuoteLines {...lines} />
      </p>
      <IconButton label={cancel} onClick={onCancel}>
        <X className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
