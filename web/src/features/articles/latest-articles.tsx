import type { ReactNode } from 'react'
import { useLater } from '../../ui/use-later.ts'

const importLatest = () => import('./loaded-latest.tsx')

/** The three newest articles, beside a page; the page stands without them. */
export function LatestArticles(): ReactNode {
  const loaded = useLater(importLatest)
  return loaded && <loaded.LoadedLatest />
}
