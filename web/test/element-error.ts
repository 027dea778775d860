import { prettyDOM } from '@testing-library/react'

/**
 * What a query says that finds nothing. It asks often while it waits: the page is only written out
 * for an error that somebody reads.
 */
export function getElementError(message: string | null, container: Element): Error {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  let written: string | undefined
  Object.defineProperty(error, 'message', {
    configurable: true,
    set: (changed: string) => {
      written = changed
    },
    get: () => (written ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n')),
  })
  return error
}
