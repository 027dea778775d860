import { prettyDOM } from '@testing-library/react'

/**
 * The error of a query that finds nothing. Queries repeat often while they wait, so the page is
 * only printed if somebody reads the error.
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
