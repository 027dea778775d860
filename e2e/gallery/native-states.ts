import type { Page } from '@playwright/test'
import type { GalleryState } from './gallery-state.ts'
import { expect } from '../harness/test.ts'

const app = 'https://app.invalid/native/return'

async function failToBegin(page: Page): Promise<void> {
  await page.route('**/api/sign-in/start', (route) => route.fulfill({ json: { url: null } }))
  await page.goto(`/native/sign-in?provider=google&challenge=${'x'.repeat(43)}`)
  await expect(page.getByRole('alert')).toHaveText('Failed to initialize Google sign in')
}

/** As where only a press opens the app: the browser stays on the page. */
async function handOver(page: Page): Promise<void> {
  await page.route('**/api/handovers', (route) =>
    route.fulfill({ json: { address: `${app}#code=c` } }),
  )
  await page.goto('/auth/callback?state=app.s&code=c')
  await expect(page.getByRole('link', { name: 'Open the app' })).toBeVisible()
}

/** What the browser shows that the native app has opened. */
export const nativeStates = [
  ['native-incomplete', '/native/sign-in', 'visitor'],
  ['native-not-begun', '/native/sign-in', 'visitor', failToBegin],
  ['native-handover', '/native/sign-in', 'visitor', handOver],
  ['native-return', '/native/return', 'visitor'],
  ['native-return-code', `/native/return#code=${'x'.repeat(43)}`, 'visitor'],
] as const satisfies readonly GalleryState[]
