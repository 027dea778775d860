/**
 * A keyboard that lies over the page, as on iOS, is told to the styles: what stands at the bottom
 * stands above it. Where the system makes the window smaller instead, there is nothing to tell.
 */
export function followKeyboard(): () => void {
  const { visualViewport: seen } = window
  const { style } = document.documentElement
  if (!seen) return () => {}
  let last = 0
  const measure = (): void => {
    // Whoever looks closer with two fingers sees less of the page, too.
    const covered = seen.scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - seen.height))
    if (covered === last) return
    last = covered
    style.setProperty('--keyboard', `${covered}px`)
    // The system has pushed the page up to show the field, which is now in sight anyway.
    if (covered > 0) window.scrollTo({ top: Math.max(0, window.scrollY - seen.offsetTop) })
  }
  seen.addEventListener('resize', measure)
  return () => seen.removeEventListener('resize', measure)
}
