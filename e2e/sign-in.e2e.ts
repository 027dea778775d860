import type { Page } from '@playwright/test'
import { outOfOrder } from './harness/addresses.ts'
import { inspect } from './harness/inspect.ts'
import { enterAs, findDemoMember } from './harness/members.ts'
import { passwordAccount } from './harness/password-account.ts'
import {
  goToProvider,
  providerNames,
  signInAs,
  signInAsSomeoneNew,
  signOut,
} from './harness/sign-in.ts'
import { expect, test } from './harness/test.ts'

providerNames.forEach((provider, index) => {
  // Each journey runs once, with alternating widths.
  const width = index % 2 === 0 ? '@phone' : '@desktop'
  // Two journeys do not depend on the provider; sign-in.test.ts proves them for each over HTTP.
  const again = index === 0 ? [] : ['@again']

  test.describe(`with ${provider}`, { tag: width }, () => {
    test('a demo person is signed in, and the URL contains no secret', async ({ page }) => {
      const addresses: string[] = []
      page.on('framenavigated', (frame) => addresses.push(frame.url()))
      await signInAs(page, provider, 'Kofi Mensah-Boyle')
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await page.goto('/profile')
      await expect(page.getByRole('heading', { name: 'Kofi MB' })).toBeVisible()
      if (provider === 'Apple') expect(addresses.join()).not.toContain('code=')
      await page.goBack()
      await expect(page).not.toHaveURL(/code=|state=/)
    })

    const nothingElse = 'a new person must enter a name before the main pages open'
    test(nothingElse, { tag: again }, async ({ page }) => {
      await signInAsSomeoneNew(page, provider, 'Nia Holm')
      await expect(page).toHaveURL('/onboarding/name')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's get to know you!")
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
      for (const path of ['/', '/communities', '/marketplace', '/messages', '/auth']) {
        await page.goto(path)
        await expect(page).toHaveURL('/onboarding/name')
      }
      await page.goto('/profile')
      await expect(page).toHaveURL('/profile')
    })

    test.describe(() => {
      test.use({ expectRefusals: [400] })
      const cancelled = 'cancelling leads back to the sign-in page, with a message'
      test(cancelled, { tag: again }, async ({ page }) => {
        await goToProvider(page, provider)
        await page.getByRole('button', { name: 'Cancel' }).click()
        await expect(page).toHaveURL('/auth')
        await expect(
          page.getByText('You cancelled the sign-in. Nothing has changed.'),
        ).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await page.goto('/messages')
        await expect(page.getByRole('heading', { name: 'Sign in to Message' })).toBeVisible()
      })
    })
  })
})

test.describe('with a provider that is down', { tag: '@desktop' }, () => {
  test.use({ expectConsoleErrors: true })

  test('five attempts are made, and the person sees an error', async ({ context }) => {
    const tries: { page: Page; attempts: number }[] = []
    // One after the other: three simultaneous sign-ins would have three secrets, of which only one
    // is stored.
    for (const provider of providerNames) {
      const one = { page: await context.newPage(), attempts: 0 }
      one.page.on('request', (request) => {
        if (request.url().endsWith('/api/sign-in/complete')) one.attempts += 1
      })
      await goToProvider(one.page, provider, outOfOrder)
      tries.push(one)
    }
    await Promise.all(
      tries.map(async (one) => {
        const { page } = one
        await page.getByRole('button', { name: /Ines Carvalho/ }).click()
        await expect(page.getByText('Processing Universal Link authentication...')).toBeVisible()
        await expect(page.getByRole('alert')).toHaveText(
          'Authentication failed. Please try again.',
          { timeout: 30_000 },
        )
        expect(one.attempts).toBe(5)
      }),
    )
  })
})

test.describe('the return after sign-in', () => {
  test('leads to the requested page, once', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/marketplace?q=drummer')
    await expect(page).toHaveURL('/auth')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: /Solveig Aune/ }).click()
    await expect(page).toHaveURL('/marketplace?q=drummer')
    await page.goto('/auth')
    await expect(page).toHaveURL('/')
  })

  for (const target of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    // The others are refused by the same rule, which auth-page.test.tsx tests with all of them.
    const tag = target === '//evil.example' ? ['@desktop'] : ['@desktop', '@again']
    test(`never leads to another site, as ${target}`, { tag }, async ({ page }) => {
      await page.goto('/auth')
      await page.evaluate(
        (value) => sessionStorage.setItem('redirect-after-sign-in', value),
        target,
      )
      await page.getByRole('button', { name: 'Continue with Spotify' }).click()
      await page.getByRole('button', { name: /Mateus Prado/ }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('navigation', { name: 'Your communities' })).toBeVisible()
    })
  }
})

test.describe('the notice on the sign-in page', { tag: '@desktop' }, () => {
  test('[A-08] is one of our own, or none', async ({ page }) => {
    await page.goto('/auth?message=Please+sign+in+again.')
    await expect(page.getByText('Please sign in again.')).toBeVisible()
    await page.goto('/auth?message=Your+account+is+locked.+Call+0900+555.')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('0900')).toHaveCount(0)
    await page.goto('/auth?message=<img src=x onerror=alert(1)>')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('signing out', () => {
  test('signs out the other tab too', { tag: '@phone' }, async ({ page, context }) => {
    await signInAs(page, 'Google', 'Yuki Tanabe')
    await expect(page).toHaveURL('/')
    const other = await context.newPage()
    await other.goto('/profile')
    await expect(other.getByRole('heading', { name: 'Yuki' })).toBeVisible()
    await signOut(page)
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Sign in to View Profile' })).toBeVisible()
  })

  test.describe('while a page is open', () => {
    // Requests at the same moment are refused.
    test.use({ expectRefusals: [401] })

    test(
      'on another device reaches an open page by itself',
      { tag: '@desktop' },
      async ({ page, browser, baseURL }) => {
        await enterAs(page.context(), await findDemoMember('Bram de Wit'))
        await page.goto('/profile')
        await expect(page.getByRole('heading', { name: 'Bram' })).toBeVisible()
        const cookies = await page.context().cookies()
        const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
        await elsewhere.addCookies(cookies)
        const ended = await elsewhere.request.delete('/api/sessions', {
          headers: { origin: baseURL ?? '' },
        })
        expect(ended.status()).toBe(204)
        await expect(page.getByRole('heading', { name: 'Sign in to View Profile' })).toBeVisible()
        await elsewhere.close()
      },
    )
  })
})

test.describe('by e-mail', { tag: '@phone' }, () => {
  test.use({ expectRefusals: [401] })

  test('a password account signs in where the operator allows it', async ({ page }) => {
    await page.goto(`${outOfOrder}/auth`)
    await page.getByRole('link', { name: 'Sign in with e-mail and password' }).click()
    await page.getByLabel('E-mail address').fill(passwordAccount.email)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.')
    await inspect(page)
    await page.getByLabel('Password', { exact: true }).fill(passwordAccount.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/onboarding\/name$/)
  })

  test('the page does not exist on other servers', async ({ page }) => {
    await page.goto('/auth')
    await expect(page.getByRole('button', { name: 'Continue with Apple' })).toBeVisible()
    await expect(page.getByRole('link', { name: /e-mail/ })).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.goto('/auth/email')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})
