import type { ReactNode } from 'react'
import { useLater } from '../../ui/use-later.ts'

const importLatest = () => import('./loaded-latest.tsx').then((module) => module.LoadedLatest)

/** The three newest articles, beside a page; the page stands without them. */
export function LatestArticles(): ReactNode {
  const Latest = useLater(importLatest)
  return Latest && <Latest />
}
