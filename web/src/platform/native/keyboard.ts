/**
 * On iOS the keyboard covers the page. Its height is given to the styles, which move fixed elements
 * at the bottom above it. On systems that resize the window instead, the height stays 0.
 */
export function followKeyboard(): () => void {
  const { visualViewport: seen } = window
  const { style } = document.documentElement
  if (!seen) return () => {}
  let last = 0
  const measure = (): void => {
    // Zooming in with two fingers also makes the visual viewport smaller.
    const covered = seen.scale > 1 ? 0 : Math.max(0, Math.round(window.innerHeight - seen.height))
    if (covered === last) return
    last = covered
    style.setProperty('--keyboard', `${covered}px`)
    // The system has scrolled the page to show the field, which is now visible anyway.
    if (covered > 0) window.scrollTo({ top: Math.max(0, window.scrollY - seen.offsetTop) })
  }
  seen.addEventListener('resize', measure)
  return () => seen.removeEventListener('resize', measure)
}
