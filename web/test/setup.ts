import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// Tests that only read files run in Node, without a window.
if (typeof window !== 'undefined') {
  afterEach(() => {
    cleanup()
    localStorage.clear()
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
}
