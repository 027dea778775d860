/**
 * For the next button of what is going on: it takes the focus from the one before, which may be gone,
 * and never from anywhere else on the page.
 */
export function takeFocus(button: HTMLElement | null): void {
  const { activeElement, body } = document
  const isHere = button?.closest('[role=group]')?.contains(activeElement)
  if (button && (isHere || activeElement === body)) button.focus({ preventScroll: true })
}
