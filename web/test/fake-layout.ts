import { vi } from 'vitest'

const box = { row: 60, view: 600 } as const

/**
 * jsdom has no layout, so a virtual list would render nothing. Here every row is 60 px high, and a
 * scroll container is 600 px high.
 */
export function fakeLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly notify: ResizeObserverCallback
      constructor(notify: ResizeObserverCallback) {
        this.notify = notify
      }
      observe(target: Element): void {
        const height = target.tagName === 'LI' ? box.row : box.view
        const entry = { target, contentRect: { width: 600, height } }
        queueMicrotask(() => this.notify([entry as unknown as ResizeObserverEntry], this))
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  // Displayed elements have an offsetParent.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockImplementation(function parent(
    this: HTMLElement,
  ) {
    return this.parentElement
  })
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(function scroll(
    this: Element,
    given?: number | ScrollToOptions,
  ) {
    this.scrollTop += (typeof given === 'object' && given.top) || 0
    this.dispatchEvent(new Event('scroll'))
  })
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function scroll(
    this: Element,
    given?: number | ScrollToOptions,
  ) {
    this.scrollTop = (typeof given === 'object' && given.top) || 0
    this.dispatchEvent(new Event('scroll'))
  })
}
