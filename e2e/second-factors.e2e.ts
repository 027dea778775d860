import { createPerson, elsewhere } from '../server/test/people.ts'
import { AuthenticatorApp } from '../server/test/accounts/second-factors.ts'
import { TestClient } from '../server/test/test-client.ts'
import { origin } from './harness/addresses.ts'
import { withDatabase } from './harness/database.ts'
import { inspect } from './harness/inspect.ts'
import { enterAs } from './harness/members.ts'
import { addAuthenticator } from './harness/passkeys.ts'
import { expect, test } from './harness/test.ts'

const newClient = (): TestClient => new TestClient(origin, origin)

// The console is absent until the second factor is given.
test.use({ expectRefusals: [404] })

test(
  'an admin sets up codes and a passkey, and opens the console with each',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const admin = await withDatabase((db) =>
      createPerson({ db, newClient }, { fullName: 'Ines Falk', role: 'admin' }),
    )
    await enterAs(context, admin)
    await addAuthenticator(page)

    await page.goto('/staff')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up a second factor')
    await inspect(page)
    await page.getByRole('link', { name: 'Open the settings' }).click()
    const panel = page.getByRole('region', { name: 'Second factor' })
    await panel.getByRole('button', { name: 'Set up an authenticator app' }).click()
    const sheet = page.getByRole('dialog', { name: 'Authenticator app' })
    await expect(sheet.getByRole('img', { name: /QR code/ })).toBeVisible()
    const key = await sheet.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
    const codes = new AuthenticatorApp((key ?? '').replaceAll(' ', ''))
    await inspect(page)
    await sheet.getByLabel('Code that the app shows').fill(codes.codeAt(new Date()))
    await sheet.getByRole('button', { name: 'Confirm' }).click()
    const recovery = page.getByRole('dialog', { name: 'Recovery codes' })
    await expect(recovery.getByRole('listitem')).toHaveCount(10)
    const download = page.waitForEvent('download')
    await recovery.getByRole('link', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('recovery-codes.txt')
    await inspect(page)
    await recovery.getByRole('button', { name: 'I have kept them' }).click()

    await panel.getByRole('button', { name: 'Add a passkey' }).click()
    const making = page.getByRole('dialog', { name: 'Add a passkey' })
    await making.getByLabel('Name').fill('Studio laptop')
    await making.getByRole('button', { name: 'Make the passkey' }).click()
    await expect(panel.getByText('Studio laptop')).toBeVisible()
    await page.goto('/staff')
    await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible()

    // Another session of the same person gives it anew, once with the passkey, once with a code.
    const enterAgain = async (): Promise<void> => {
      await enterAs(context, await withDatabase((db) => elsewhere({ db, newClient }, admin)))
      await page.goto('/staff')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Give your second factor')
    }
    await enterAgain()
    await inspect(page)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible()
    await enterAgain()
    // The code of the current step was used by the set-up; a clock may be a step early.
    await page.getByLabel('Code', { exact: true }).fill(codes.codeAt(new Date(), 1))
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByRole('navigation', { name: 'Staff' })).toBeVisible()
  },
)
