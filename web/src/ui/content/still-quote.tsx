import type { ReactNode } from 'react'
import { besideBar, QuoteLines, type QuoteProps } from './quote.tsx'

/** A quote of which there is no original to show. */
export function StillQuote(lines: QuoteProps): ReactNode {
  return (
    <div className={`${besideBar} mb-1.5`}>
      <QuoteLines {...lines} />
    </div>
  )
}
