import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { startNewPage } from '../src/platform/page-state.ts'
import { getElementError } from './element-error.ts'
import { installQuickStyles } from './quick-styles.ts'

// Tests that only read files run in Node, without a window.
if (typeof window !== 'undefined') {
  // A busy machine may take its time to import a part that is loaded on first use.
  configure({ asyncUtilTimeout: 30_000, getElementError })
  installQuickStyles()
  // jsdom has none of them: the theme asks for the system's colours, long lists for the end of the
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
  // They reach out of the test file, to other workers and to the network; who tests one brings one.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
  Reflect.deleteProperty(globalThis, 'WebSocket')
  // Only here: what runs without a window may have to import zod itself before anybody else does.
  const { failForDrift } = await import('./check-contract.ts')
  afterEach(failForDrift)
}

// Test files share their worker: each test leaves it as it would find it.
afterEach(() => {
  if (typeof window !== 'undefined') cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (typeof window === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
  document.title = ''
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
  startNewPage()
})
