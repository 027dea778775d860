import type { Person } from '@patchbay/contract/people/people'
import { EyeOff } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { nameOf } from '../people/public.ts'
import { blockTexts as texts } from './texts.ts'

interface FoldedProps {
  /** The content, and whether the viewer has blocked its author. */
  thing: { readonly author: Person; readonly authorBlocked: boolean }
  /** The heading for screen readers while it is folded away. */
  heading?: ReactNode
  /** The class of the box around the expanded content. */
  className?: string
  children: ReactNode
}

/** Content of a blocked author is shown only when expanded, as long as the page is open. */
export function Folded({ thing, heading, className, children }: FoldedProps): ReactNode {
  const [shown, setShown] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused button was removed.
    if (shown) box.current?.focus({ preventScroll: true })
  }, [shown])
  if (!thing.authorBlocked) return <div className={className}>{children}</div>
  if (shown)
    return (
      <div ref={box} tabIndex={-1} className={classNames('outline-none', className)}>
        {children}
      </div>
    )
  const name = nameOf(thing.author)
  return (
    <div
      data-folded
      className="-mt-2 flex min-h-11 flex-wrap items-center gap-x-3 text-meta text-ink-3 md:min-h-9"
    >
      {heading}
      <p className="flex min-w-0 items-start gap-2">
        <EyeOff className="mt-px size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0 break-words">
          {texts.folded[0]} <bdi>{name}</bdi>
          {texts.folded[1]}
        </span>
      </p>
      <button
        type="button"
        aria-label={texts.showNamed(name)}
        onClick={() => setShown(true)}
        className="-mx-2 h-11 rounded-control px-2 font-semibold text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink md:h-9"
      >
        {texts.show}
      </button>
    </div>
  )
}
