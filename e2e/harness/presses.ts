import type { Page } from '@playwright/test'

/** In the page: clicks and taps, choices in a list, and keys that press a button or a link. */
function reportPresses(): void {
  const tell = (): void =>
    void (globalThis as unknown as { notePress(): Promise<void> }).notePress()
  addEventListener('pointerdown', tell, true)
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) tell()
    },
    true,
  )
  addEventListener(
    'keydown',
    ({ key, target }) => {
      if ((key === 'Enter' || key === ' ') && !(target as Element).matches('input, textarea'))
        tell()
    },
    true,
  )
}

/** Counts what a person presses from now on; typing does not count. */
export async function countPresses(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('notePress', () => {
    count += 1
  })
  await page.addInitScript(reportPresses)
  await page.evaluate(reportPresses)
  return () => count
}
