const isScroller = (element: Element): boolean =>
  /auto|scroll/.test(getComputedStyle(element).overflowY)

/** How much of the window, or of the part of it that scrolls with the box, is above and below it, in px. */
export function roomAround(box: HTMLElement): { readonly above: number; readonly below: number } {
  let scroller = box.parentElement
  while (scroller && !isScroller(scroller)) scroller = scroller.parentElement
  const { top, bottom } = box.getBoundingClientRect()
  const view = scroller?.getBoundingClientRect()
  const highest = Math.max(0, view?.top ?? 0)
  const lowest = Math.min(window.innerHeight, view?.bottom ?? window.innerHeight)
  return { above: top - highest, below: lowest - bottom }
}
