import { cleanup, configure } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { afterAll, afterEach, vi } from 'vitest'
import { startNewPage } from '../src/platform/storage/page-state.ts'
import { getElementError } from './element-error.ts'
import { skipOwnerStacks } from './owner-stacks.ts'
import { installQuickSelectors } from './quick-selectors.ts'
import { installQuickStyles } from './quick-styles.ts'

class SilentSocket extends EventTarget {
  static readonly OPEN = 1
  readonly readyState = 0
  send(): void {}
  close(): void {}
}

// Tests that only read files run in Node, without a window.
if (typeof window !== 'undefined') {
  // A busy machine may need some time to import a lazy part.
  configure({ asyncUtilTimeout: 30_000, getElementError })
  installQuickStyles()
  installQuickSelectors()
  skipOwnerStacks()
  // jsdom has none of them: the theme reads the system's colours, long lists observe the end of the
  // page, and the router scrolls to the top.
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  window.IntersectionObserver ??= class {
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver
  window.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  window.scrollTo = () => {}
  for (const name of ['scrollIntoView', 'scrollBy', 'scrollTo'] as const)
    Element.prototype[name] = () => {}
  // These reach beyond the test file, to other workers and to the network; a test that needs one
  // brings a fake. A slow test may live long enough to open a socket: it never connects.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  Reflect.set(globalThis, 'WebSocket', SilentSocket)
  // Only here, because tests without a window may have to be the first to import zod.
  const { failForDrift } = await import('./check-contract.ts')
  afterEach(failForDrift)
}

// Test files share their worker, so each test must restore the initial state.
afterEach(() => {
  if (typeof window !== 'undefined') cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (typeof window === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  document.title = ''
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  history.replaceState(null, '', '/')
  // The library remembers it for all clients of the worker.
  onlineManager.setOnline(true)
  startNewPage()
})

// Vitest rejects what a worker still imports when a file has ended, and the worker would remember
// that failure for all its later files.
afterAll(() => vi.dynamicImportSettled())
