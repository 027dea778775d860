import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { webFolder } from '../scripts/build.ts'
import { bundle } from '../scripts/native/bundle.ts'
import { startPair } from '../server/test/conversations.ts'
import { builtScript } from './harness/built-script.ts'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { createMember, enterAs } from './harness/members.ts'
import { ofServer, openNativeApp, type NativeApp } from './harness/native-app.ts'
import { twoColours } from './harness/pictures.ts'
import { providerNames, type ProviderName } from './harness/sign-in.ts'
import { expect, test } from './harness/test.ts'

const messages = (page: Page) => page.getByRole('list', { name: 'Messages', exact: true })
const tokens = ({ values }: NativeApp): number => Number(values.has('session-token'))

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-app-'))
  const link = ofServer('/native/return')
  await bundle(webFolder, folder, { server: ofServer(''), link, debug: false })
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** Signs in as a person in the system's browser; returns the final URL. */
async function signInOutside(browser: Browser, url: string, person: string): Promise<string> {
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(url)
  await page.getByRole('button', { name: new RegExp(person) }).click()
  // This is not Android's browser, which would open the app by itself.
  await page.getByRole('link', { name: 'Open the app' }).click()
  await page.waitForURL(/\/native\/return#code=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in goes on in the app')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
  const address = page.url()
  await context.close()
  return address
}

async function signIn(browser: Browser, app: NativeApp, provider: ProviderName, person: string) {
  await app.page.goto('/auth')
  await app.page.getByRole('button', { name: `Continue with ${provider}` }).click()
  await expect.poll(() => [...app.inside, ...app.outside]).toHaveLength(1)
  const [url = ''] = [...app.inside, ...app.outside]
  const back = await signInOutside(browser, url, person)
  await app.fire('appUrlOpen', { url: back })
  await expect(app.page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  return back
}

test.describe('the native app', { tag: '@phone' }, () => {
  for (const provider of providerNames) {
    const line = provider === 'Apple' ? 'A-16' : 'A-17'
    // The app uses the same flow for Google and Spotify.
    const tag = provider === 'Spotify' ? ['@again'] : []
    const title = `[${line}] signs in with ${provider} in a browser, and stays signed in`
    test(title, { tag }, async ({ browser }) => {
      const app = await openNativeApp(browser, folder)
      const back = await signIn(browser, app, provider, 'Kofi Mensah-Boyle')
      const [within, beside] = provider === 'Apple' ? [1, 0] : [0, 1]
      expect([app.inside.length, app.outside.length]).toEqual([within, beside])
      await expect(app.page).toHaveURL('/')
      expect(tokens(app)).toBe(1)
      await app.restart(back)
      await expect(app.page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expect(app.page).toHaveURL('/')
      expect(app.errors).toEqual([])
      await app.close()
    })
  }

  test('[Y-03] a person writes, sends a picture, follows a link, goes back and leaves the app', async ({
    browser,
  }) => {
    test.slow()
    const app = await openNativeApp(browser, folder)
    const friend = await createMember('Wanda Native')
    await signIn(browser, app, 'Google', 'Ines Carvalho')
    const profile = await app.page.evaluate(() => localStorage.getItem('auth-user'))
    const { id } = JSON.parse(profile ?? '{}') as { id: string }
    const conversation = await startPair(friend, { ...friend, id })

    await test.step('a link from outside opens the conversation', async () => {
      await app.fire('appUrlOpen', { url: ofServer(`/messages?id=${conversation}`) })
      await expect(app.page.getByText('No messages yet. Start the conversation!')).toBeVisible()
    })

    await test.step('a message and a picture are sent, and arrive through the socket', async () => {
      const chosen = app.page.waitForEvent('filechooser')
      await app.page.getByRole('button', { name: 'Attach files' }).click()
      await (await chosen).setFiles([await twoColours(app.page)])
      await app.page.getByRole('textbox', { name: /message/i }).fill('From the van')
      await app.page.getByRole('button', { name: 'Send' }).click()
      await expect(messages(app.page).getByText('From the van')).toBeVisible()
      const context = await browser.newContext()
      await enterAs(context, friend)
      const other = await context.newPage()
      await other.goto(ofServer(`/messages?id=${conversation}`))
      await other.getByRole('textbox', { name: /message/i }).fill('Seen it')
      await other.getByRole('button', { name: 'Send' }).click()
      await expect(messages(app.page).getByText('Seen it')).toBeVisible()
      await context.close()
    })

    await test.step('the picture is there after a restart by a link', async () => {
      await app.restart(ofServer(`/messages?id=${conversation}`))
      const picture = messages(app.page).getByRole('img', { name: 'two.png' })
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
      await inspectAgain(app.page, 'messages-files')
    })

    await test.step('the back button closes the picture, goes back, and leaves the app', async () => {
      await app.page.getByRole('button', { name: /two\.png/ }).click()
      await expect(app.page.getByRole('dialog')).toBeVisible()
      await app.fire('backButton')
      await expect(app.page.getByRole('dialog')).toBeHidden()
      await app.fire('backButton')
      await expect(app.page).toHaveURL('/')
      expect(app.calls).not.toContain('App.minimizeApp')
      await app.fire('backButton')
      await expect.poll(() => app.calls).toContain('App.minimizeApp')
    })

    await test.step('signing out removes the token', async () => {
      await app.fire('appUrlOpen', { url: ofServer('/profile') })
      await app.page.getByRole('button', { name: 'Sign Out' }).click()
      await expect(app.page).toHaveURL('/auth')
      await expect.poll(() => tokens(app)).toBe(0)
      await app.restart()
      await expect(app.page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    })
    expect(app.errors).toEqual([])
    await app.close()
  })

  test('[Y-03] a browser loads no script of the native app, and keeps its cookie', async ({
    page,
    context,
  }) => {
    const asked: { path: string; token: string | undefined }[] = []
    page.on('request', (request) => {
      const token = request.headers()['authorization']
      asked.push({ path: new URL(request.url()).pathname, token })
    })
    await enterAs(context, await createMember('Otto Browser'))
    await page.goto('/settings')
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    const own = [
      'start-wrapped',
      'follow-device',
      'device-row',
      'begin',
      'redeem',
      'pending-handover',
    ]
    for (const script of own.map((name) => builtScript(name).slice(2)))
      expect(asked.filter(({ path }) => path === script)).toEqual([])
    expect(asked.filter(({ token }) => token !== undefined)).toEqual([])
  })

  test('no content is below the areas that the system covers', async ({ page, context }) => {
    const [one, other] = [await createMember('Insa Edge'), await createMember('Otto Edge')]
    const conversation = await startPair(one, other)
    await enterAs(context, one)
    const browser = await context.newCDPSession(page)
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } })
    await page.goto(`/messages?id=${conversation}`)
    const field = page.getByRole('textbox', { name: /message/i })
    await expect(field).toBeVisible()
    const bottomOf = async () => {
      const box = await field.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    const back = await page.getByRole('button', { name: 'Back' }).first().boundingBox()
    expect(back?.y).toBeGreaterThanOrEqual(47)
    expect(await bottomOf()).toBeLessThanOrEqual(844 - 34)
    await inspect(page)
    // Set as the app does if a keyboard covers the page.
    await page.evaluate(() => document.documentElement.style.setProperty('--keyboard', '300px'))
    await expect.poll(bottomOf).toBeLessThanOrEqual(844 - 300)
    await page.goto('/communities')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(heading?.y).toBeGreaterThanOrEqual(47)
  })
})
