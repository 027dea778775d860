import type { OwnListings } from '@patchbay/contract/marketplace/listings'
import { useId, type ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { openToWorkTexts as texts } from './texts.ts'
import type { Profession } from './offers.ts'

export interface OpenProps {
  /** There are unsaved edits. */
  isUnsaved: boolean
  /** If a profession is given, it is switched. */
  onEdit: (category?: Profession) => void
}

interface SummaryRowProps {
  live: boolean
  line: ReactNode
  action?: ReactNode
}

export function SummaryRow({ live, line, action }: SummaryRowProps): ReactNode {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex min-h-12 items-center gap-3 rounded-card border border-line bg-surface py-1.5 pr-2 pl-4 md:min-h-14 md:py-2 md:pr-3"
    >
      <span
        aria-hidden="true"
        className={classNames('size-2.5 shrink-0 rounded-full', live ? 'bg-go' : 'bg-line-strong')}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
        <h2 id={id} className="text-body font-semibold">
          {texts.title}
        </h2>
        <div className="min-w-0 flex-1 truncate text-meta text-ink-2">{line}</div>
      </div>
      {action}
    </section>
  )
}

/** A single row, on screens without the column. */
export function OpenSummary({
  own: { listings },
  isUnsaved,
  onEdit,
}: OpenProps & { own: OwnListings }): ReactNode {
  const names = listings.map(({ category }) => category).join(', ')
  return (
    <SummaryRow
      live={listings.length > 0}
      line={
        <>
          {names || texts.nothing}
          {isUnsaved && <span className="block text-accent-text">{texts.unsaved}</span>}
        </>
      }
      action={
        <Button size="sm" aria-label={texts.editAll} onClick={() => onEdit()}>
          {texts.edit}
        </Button>
      }
    />
  )
}
