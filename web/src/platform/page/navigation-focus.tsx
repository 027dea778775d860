import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'

/**
 * Moves the focus to the heading of the page, as if the page had just been opened. A page may have
 * another heading on a phone: one that is not displayed takes no focus, and the next is tried. A page
 * that one opens to type marks its field instead.
 */
export function focusPage(): void {
  const fields = document.querySelectorAll<HTMLElement>('main [data-page-focus]')
  const headings = document.querySelectorAll<HTMLElement>('main h1')
  const main = document.querySelectorAll<HTMLElement>('main')
  for (const target of [...fields, ...headings, ...main]) {
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    // The router restores the scroll position itself.
    target.focus({ preventScroll: true })
    if (document.activeElement === target) return
  }
}

/**
 * A person may reach a link with the Tab key before the app has taken the place of what the server
 * has drawn. The same link of the app then takes the focus, so that the next press goes on from there.
 */
export function carryFocus(root: HTMLElement): void {
  const hrefOf = (element: unknown): string | null =>
    element instanceof HTMLAnchorElement ? element.getAttribute('href') : null
  let href = hrefOf(document.activeElement)
  const remember = ({ target }: FocusEvent): void => {
    href = hrefOf(target)
  }
  root.addEventListener('focusin', remember)
  const replaced = new MutationObserver(() => {
    replaced.disconnect()
    root.removeEventListener('focusin', remember)
    if (href === null || document.activeElement !== document.body) return
    for (const link of root.querySelectorAll('a')) if (hrefOf(link) === href) return link.focus()
  })
  replaced.observe(root, { childList: true })
}

/**
 * When a browser loads a page, a screen reader announces its title and starts at the top. This does
 * the same after a navigation inside the app. Only a new path counts, because search parameters
 * only open things on a page.
 */
export function NavigationFocus(): ReactNode {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    // The router's own previous location is not used: it is empty if a person navigates before the
    // first page has rendered, and the focus would stay on the link.
    let last = router.latestLocation.pathname
    let titleBefore = document.title
    // A page that waits for something has the title of the page before until then.
    const late = new MutationObserver(() => {
      if (document.title === titleBefore) return
      late.disconnect()
      setTitle(document.title)
    })
    const stops = [
      router.subscribe('onBeforeNavigate', () => {
        titleBefore = document.title
      }),
      router.subscribe('onRendered', ({ toLocation }) => {
        if (toLocation.pathname === last) return
        last = toLocation.pathname
        focusPage()
        late.disconnect()
        setTitle(document.title)
        if (document.title === titleBefore)
          late.observe(document.head, { childList: true, subtree: true, characterData: true })
      }),
    ]
    return () => {
      late.disconnect()
      stops.forEach((stop) => stop())
    }
  }, [router])
  return (
    <div aria-live="polite" className="sr-only">
      {title}
    </div>
  )
}
