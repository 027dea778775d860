import { vi } from 'vitest'

interface Network {
  readonly cut: () => void
  readonly mend: () => void
}

/** The connection between the page and the fake server, which must exist already. */
export function fakeNetwork(): Network {
  const reach = globalThis.fetch
  let isCut = false
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    isCut ? Promise.reject(new TypeError('Failed to fetch')) : reach(...request),
  )
  const notify = (isOnline: boolean): void => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
  return {
    cut: () => {
      isCut = true
      notify(false)
    },
    mend: () => {
      isCut = false
      notify(true)
    },
  }
}
