import type { ReactNode } from 'react'
import { useLazyPart } from '../../../ui/states/use-lazy-part.ts'

const importLatest = () => import('./loaded-latest.tsx')

/** The three newest articles, beside a page; the page works without them. */
export function LatestArticles(): ReactNode {
  const loaded = useLazyPart(importLatest)
  return loaded && <loaded.LoadedLatest />
}
