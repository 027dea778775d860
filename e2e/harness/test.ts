import { test as base, expect } from '@playwright/test'

/** Every journey also proves that the console stayed silent: no error, no violation of the policy. */
export const test = base.extend<{ consoleErrors: string[]; expectConsoleErrors: boolean }>({
  /** Set where a journey breaks something on purpose. */
  expectConsoleErrors: [false, { option: true }],
  consoleErrors: [
    async ({ page, expectConsoleErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use(errors)
      if (!expectConsoleErrors) expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
