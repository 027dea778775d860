import type { Page } from '@playwright/test'
import type { GalleryState } from './gallery-state.ts'
import { expect } from '../harness/test.ts'

const app = 'https://app.invalid/native/return'

async function failToBegin(page: Page): Promise<string> {
  await page.route('**/api/sign-in/start', (route) => route.fulfill({ json: { url: null } }))
  return `/native/sign-in?provider=google&challenge=${'x'.repeat(43)}`
}
const seesFailure = (page: Page): Promise<void> =>
  expect(page.getByRole('alert')).toHaveText('Failed to initialize Google sign in')

/** Simulates a browser in which only a press opens the app, so that it stays on the page. */
async function handOver(page: Page): Promise<string> {
  await page.route('**/api/handovers', (route) =>
    route.fulfill({ json: { address: `${app}#code=c` } }),
  )
  return '/auth/callback?state=app.s&code=c'
}

/** The pages that the native app opens in a browser. */
export const nativeStates = [
  ['native-incomplete', '/native/sign-in', 'visitor'],
  ['native-not-begun', failToBegin, 'visitor', seesFailure],
  ['native-handover', handOver, 'visitor', /^Open the app$/],
  ['native-return', '/native/return', 'visitor'],
  ['native-return-code', `/native/return#code=${'x'.repeat(43)}`, 'visitor'],
] as const satisfies readonly GalleryState[]
