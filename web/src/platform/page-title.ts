import { useLayoutEffect } from 'react'
import { useProductName } from './instance.ts'

/** Names the page for the tab, the history and the announcement after a navigation. */
export function usePageTitle(page: string): void {
  const product = useProductName()
  useLayoutEffect(() => {
    document.title = `${page} · ${product}`
  }, [page, product])
}
