import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Tests that only read files run in Node, without a window.
if (typeof window !== 'undefined') {
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
  })
  // jsdom has neither; the theme asks for the system's colours, the router scrolls to the top.
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  window.scrollTo = () => {}
  // Node's own reaches the workers of other test files; who tests with one brings one.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel')
}
