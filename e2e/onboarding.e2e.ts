import type { Page } from '@playwright/test'
import { inspect } from './harness/inspect.ts'
import { signInAsSomeoneNew } from './harness/sign-in.ts'
import { expect, test } from './harness/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const onward = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const isAt = (page: Page, step: string) => expect(page).toHaveURL(`/onboarding/${step}`)

/** Aborts all requests to this path. */
async function breakServer(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(path, (route) => route.abort())
  return () => page.unroute(path)
}

test.describe('someone new', { tag: '@phone' }, () => {
  // The browser logs every request that is aborted on purpose.
  test.use({ expectConsoleErrors: true })

  test('[B-03, B-05, B-35, B-37] completes all steps, over Back, a reload and a dead server, and reaches the requested page', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.goto('/marketplace?q=drummer')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByLabel('Name (optional)').fill('Wren Ito')
    await page.getByRole('button', { name: 'Continue as someone new' }).click()

    await test.step('name', async () => {
      await isAt(page, 'name')
      await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Wren Ito')
      await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
      // The full name is suggested.
      await expect(page.getByLabel('Display name')).toHaveValue('Wren Ito')
      await page.getByLabel('Display name').fill('')
      await onward(page)
      await expect(page.getByText('Display name is required')).toBeVisible()
      await expect(page.getByLabel('Display name')).toBeFocused()
      await inspect(page)
      await page.keyboard.type('Wren')
      await expect(page.getByText('Display name is required')).toHaveCount(0)
      await page.getByLabel('Bio').fill('Plays the tuba.\nSings a little.')
      await page.keyboard.press('Control+Enter')
    })

    await test.step('profession: the focus and the progress have moved on', async () => {
      await isAt(page, 'profession')
      await expect(heading(page)).toBeFocused()
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 7')
      await expect(page.getByRole('status').filter({ hasText: 'Step 2 of 7' })).toHaveCount(1)
      await onward(page)
      await expect(page.getByText('Please select at least one profession')).toBeVisible()
      await inspect(page)
      await page.getByText('Producer', { exact: true }).click()
      await page.getByText('Other', { exact: true }).click()
      await onward(page)
      await expect(page.getByText('Please specify your other profession')).toBeVisible()
      await page.getByLabel('Your other profession').fill('Luthier')
    })

    await test.step('back and forward: no typed text is lost', async () => {
      await page.getByRole('button', { name: 'Back' }).click()
      await isAt(page, 'name')
      await expect(page.getByLabel('Bio')).toHaveValue('Plays the tuba.\nSings a little.')
      await page.getByLabel('Bio').fill('Plays the tuba.')
      await page.goBack()
      await isAt(page, 'profession')
      await expect(page.getByLabel('Your other profession')).toHaveValue('Luthier')
      await page.reload()
      await isAt(page, 'profession')
      await expect(page.getByLabel('Your other profession')).toHaveValue('Luthier')
      await expect(page.getByRole('checkbox', { name: 'Producer' })).toBeChecked()
    })

    await test.step('a dead server loses no input, and the button works again', async () => {
      const repair = await breakServer(page, '**/api/profile')
      await onward(page)
      const failure = page.getByRole('alert')
      await expect(failure).toHaveText('Failed to update profile. Please try again.')
      await expect(failure).toBeInViewport()
      await inspect(page)
      await expect(page.getByLabel('Your other profession')).toHaveValue('Luthier')
      await repair()
      await onward(page)
    })

    await test.step('contact', async () => {
      await isAt(page, 'contact')
      await page.getByLabel('Spotify URL').fill('https://open.spotify.com/track/1')
      await page.getByLabel('Website').fill('javascript:alert(1)')
      await page.getByLabel('Instagram username').fill('wren ito')
      await page.getByLabel('YouTube channel').fill('youtube.com/wren')
      await page.keyboard.press('Enter')
      for (const text of [
        'Please enter a valid Spotify profile URL',
        'Please enter a valid URL',
        'Invalid Instagram username',
        'Please enter a valid YouTube channel URL',
      ])
        await expect(page.getByText(text)).toBeVisible()
      await expect(page.getByLabel('Spotify URL')).toBeFocused()
      await page.getByLabel('Spotify URL').fill('')
      await page.getByLabel('Website').fill('https://wren.example')
      await page.getByLabel('Instagram username').fill('@wren.ito')
      await page.getByLabel('YouTube channel').fill('youtube.com/@wren')
      await page.keyboard.press('Enter')
    })

    await test.step('location', async () => {
      await isAt(page, 'location')
      await onward(page)
      await expect(page.getByText('Location is required')).toBeVisible()
      await page.getByLabel('Location', { exact: true }).fill('12 High St, Leeds, United Kingdom')
      await page.getByLabel('Enable location services to find nearby opportunities').check()
      const repair = await breakServer(page, '**/api/profile')
      await onward(page)
      await expect(page.getByText('Failed to save your location. Please try again.')).toBeVisible()
      await repair()
      await onward(page)
    })

    await test.step('experience, by keys alone', async () => {
      await isAt(page, 'experience')
      await onward(page)
      await expect(page.getByText('Please choose one')).toBeVisible()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('radio', { name: '2-5 years' })).toBeChecked()
      await page.keyboard.press('Enter')
    })

    await test.step('goals', async () => {
      await isAt(page, 'goals')
      await page.getByLabel('Your goals').fill('Brass')
      await onward(page)
      await expect(page.getByText('Please tell us more about your goals')).toBeVisible()
      await page.getByLabel('Your goals').fill('Find a brass band in Leeds.')
      await onward(page)
    })

    await test.step('terms', async () => {
      await isAt(page, 'terms')
      await page.getByRole('button', { name: 'Complete Setup' }).click()
      await expect(page.getByText('You must accept the terms to continue')).toBeVisible()
      await inspect(page)
      await page.getByRole('checkbox').check()
      const repair = await breakServer(page, '**/api/onboarding/complete')
      await page.getByRole('button', { name: 'Complete Setup' }).click()
      await expect(page.getByText('Failed to complete onboarding. Please try again.')).toBeVisible()
      await repair()
      await page.getByRole('button', { name: 'Complete Setup' }).click()
    })

    await expect(page).toHaveURL('/marketplace?q=drummer')
    const { session } = (await (await page.request.get('/api/session')).json()) as {
      session: { profile: object }
    }
    expect(session.profile).toMatchObject({
      fullName: 'Wren Ito',
      displayName: 'Wren',
      professions: ['Producer', 'Other'],
      otherProfession: 'Luthier',
      location: 'Leeds, United Kingdom',
      locationEnabled: true,
      website: 'https://wren.example',
      social: { instagram: 'wren.ito', youtube: 'https://youtube.com/@wren' },
      experienceLevel: 'intermediate',
      goals: 'Find a brass band in Leeds.',
      termsAccepted: true,
      onboardingCompleted: true,
    })
    const stored = await page.evaluate(() => Object.keys(sessionStorage))
    expect(stored.filter((key) => key.startsWith('draft:'))).toEqual([])
    expect(stored).not.toContain('redirect-after-sign-in')
    await page.goto('/onboarding/terms')
    await expect(page).toHaveURL('/')
  })
})

test.describe('a second tab', { tag: '@desktop' }, () => {
  test('[B-33, B-34] follows the saves of the first tab, keeps its own typed text, and finishes with it', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000)
    await signInAsSomeoneNew(page, 'Google', 'Ilse Brandt')
    await isAt(page, 'name')
    const other = await context.newPage()
    await other.goto('/onboarding/goals')
    await other.getByLabel('Your goals').fill('Written in the other tab.')

    await test.step('if an earlier step is unanswered, it is shown, and the draft stays', async () => {
      await page.reload()
      await isAt(other, 'name')
      await other.goto('/onboarding/goals')
      await expect(other.getByLabel('Your goals')).toHaveValue('Written in the other tab.')
      await other.goto('/onboarding/name')
      await other.getByLabel('Bio').fill('Typed here.')
    })

    await test.step('answers saved in the other tab are shown here, beside the typed text', async () => {
      await page.getByLabel('Display name').fill('Ilse')
      await onward(page)
      await isAt(page, 'profession')
      await expect(other.getByLabel('Display name')).toHaveValue('Ilse')
      await expect(other.getByLabel('Bio')).toHaveValue('Typed here.')
      await isAt(other, 'name')
    })

    await test.step('finished in the first tab: the second leaves too', async () => {
      await page.getByText('Songwriter').click()
      await onward(page)
      await isAt(page, 'contact')
      await onward(page)
      await page.getByLabel('Location', { exact: true }).pressSequentially('breme')
      await expect(page.getByRole('option').first()).toHaveText('Bremen, Germany')
      await inspect(page)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await isAt(page, 'location')
      await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Bremen, Germany')
      await page.keyboard.press('Enter')
      await page.getByText('Industry Veteran').click()
      await onward(page)
      await page.getByLabel('Your goals').fill('Write for larger ensembles.')
      await onward(page)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Complete Setup' }).click()
      await expect(page).toHaveURL('/')
      await expect(other).toHaveURL('/')
    })
  })
})

test.describe('the current location', { tag: '@phone' }, () => {
  test.use({
    permissions: ['geolocation'],
    geolocation: { latitude: 53.7997, longitude: -1.5492 },
  })

  test('[B-15, I-15, I-18] fills the field with city and country', async ({ page }) => {
    await signInAsSomeoneNew(page, 'Google', 'Noor Haddad')
    await isAt(page, 'name')
    await page.goto('/onboarding/location')
    await page.getByRole('button', { name: 'Use Current Location' }).click()
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Leeds, United Kingdom')
    await onward(page)
    await isAt(page, 'experience')
  })
})
