import type { ReactNode } from 'react'
import { uiTexts } from '../texts.ts'

/** The first stop of the Tab key; every layout has a <main id="main">. */
export function SkipLink(): ReactNode {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:font-semibold focus:text-on-accent"
    >
      {uiTexts.skip}
    </a>
  )
}
