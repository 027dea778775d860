import { test as base, expect, type ConsoleMessage } from '@playwright/test'
import { watchTraffic } from './settled.ts'

interface Options {
  readonly expectConsoleErrors: boolean
  readonly expectRefusals: readonly number[]
}

/** The status in an error of the console; for a refused socket it is derived from the text. */
function refusalOf(complaint: string): number {
  if (/WebSocket .* HTTP Authentication failed/.test(complaint)) return 401
  return Number(/responded with a status of (\d+)/.exec(complaint)?.[1])
}

/** An address at which there is nothing says so: the page itself is answered 404, and is shown. */
const isMissingPage = (message: ConsoleMessage): boolean =>
  refusalOf(message.text()) === 404 && !/\/(api|assets)\//.test(message.location().url)

/** Every journey also proves that the console has no errors and no violations of the policy. */
export const test = base.extend<Options & { consoleErrors: string[] }>({
  /** Set if a journey breaks something on purpose. */
  expectConsoleErrors: [false, { option: true }],
  /** The error statuses that a journey expects; a browser logs each as an error. */
  expectRefusals: [[], { option: true }],
  consoleErrors: [
    async ({ page, expectConsoleErrors, expectRefusals }, use) => {
      const errors: string[] = []
      watchTraffic(page)
      const recordConsole = (message: ConsoleMessage): void => {
        const isExpected = expectRefusals.includes(refusalOf(message.text()))
        if (message.type() === 'error' && !isExpected && !isMissingPage(message))
          errors.push(`${message.text()} ${message.location().url}`)
      }
      const recordError = (error: Error): void => void errors.push(error.message)
      page.on('console', recordConsole)
      page.on('pageerror', recordError)
      await use(errors)
      page.off('console', recordConsole)
      page.off('pageerror', recordError)
      if (!expectConsoleErrors) expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
