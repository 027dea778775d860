import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'

/** To the page's heading, as if it had just been opened. */
export function focusPage(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (!(target instanceof HTMLElement)) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  // The router restores the scroll position itself.
  target.focus({ preventScroll: true })
}

/**
 * A browser that loads a page says its title and starts at its top. This does the same after a
 * navigation inside the app. Only another path counts: search parameters open things on a page.
 */
export function NavigationFocus(): ReactNode {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    // Not by what the router says was before: whoever is quicker than the first page has been
    // nowhere yet, as it sees it, and would stay on the link.
    let last = router.latestLocation.pathname
    return router.subscribe('onRendered', ({ toLocation }) => {
      if (toLocation.pathname === last) return
      last = toLocation.pathname
      focusPage()
      setTitle(document.title)
    })
  }, [router])
  return (
    <div aria-live="polite" className="sr-only">
      {title}
    </div>
  )
}
