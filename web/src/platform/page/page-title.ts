import { useLayoutEffect } from 'react'
import { useAttention } from './attention.ts'
import { useProductName } from '../instance/instance.ts'

/** Names the page for the tab, the history and the announcement after a navigation. */
export function usePageTitle(page: string): void {
  const product = useProductName()
  const waiting = useAttention()
  useLayoutEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${page} · ${product}`
  }, [page, product, waiting])
}
