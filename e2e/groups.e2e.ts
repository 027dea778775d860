import type { Page } from '@playwright/test'
import { say } from '../server/test/conversations.ts'
import { addPerson, choose, createTrio, openMembers, openPageFor } from './harness/groups.ts'
import { inspect, inspectAgain } from './harness/inspect.ts'
import { enterAs } from './harness/members.ts'
import { twoColours } from './harness/pictures.ts'
import { expect, test } from './harness/test.ts'
import { composer, messages, said, write } from './harness/thread.ts'

const idOf = (path: string): string => path.split('id=')[1] ?? ''
const isNotHere = (page: Page) =>
  expect(page.getByRole('heading', { name: 'This conversation is not here' })).toBeVisible()

// A removed member gets a 404 for requests about the group.
test.use({ expectRefusals: [404] })

test.describe('three people in a group', { tag: '@desktop' }, () => {
  test('see the changes of each other, and a removed member sees nothing more', async ({
    page,
    context,
    browser,
  }) => {
    test.slow()
    const { people, path } = await createTrio()
    const [runa, otis, ines] = people
    await enterAs(context, runa)
    const [his, hers] = [await openPageFor(browser, otis), await openPageFor(browser, ines)]
    for (const one of [page, his, hers]) await one.goto(path)
    await write(page, 'Who brings the kettle?')
    for (const one of [his, hers]) await expect(said(one, 'Who brings the kettle?')).toBeVisible()

    const dialog = await openMembers(page)
    await inspectAgain(page, 'group-members')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await dialog.getByRole('textbox', { name: 'Group name' }).fill('Early shift')
    await page.keyboard.press('Enter')
    await expect(his.getByRole('heading', { name: 'Early shift' })).toBeVisible()
    await expect(messages(his)).toContainText(`${runa.name} named the group “Early shift”`)

    const chooser = dialog.getByLabel('Change picture', { exact: true }).locator('visible=false')
    await chooser.first().setInputFiles(await twoColours(page))
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(messages(hers)).toContainText(`${runa.name} changed the group picture`)
    await expect(hers.locator('header img[src*="/avatars/"]').first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Remove', exact: true })).toBeVisible()

    await choose(page, `Options for ${otis.name}`, 'Make admin')
    await expect(messages(his)).toContainText(`${runa.name} made you an admin`)
    await composer(hers).fill('What I was about to say')
    const theirs = await openMembers(hers)
    await choose(page, `Options for ${ines.name}`, 'Remove')
    await inspect(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await isNotHere(hers)
    await expect(theirs).toBeHidden()
    await expect(hers.getByRole('link', { name: /Early shift/ })).toBeHidden()
    await expect(dialog.getByRole('listitem').filter({ hasText: ines.name })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Conversation options' })).toBeFocused()
    await write(page, 'Now we are two.')
    await expect(said(his, 'Now we are two.')).toBeVisible()
    await inspect(hers)
    await expect(hers.getByText('Now we are two.')).toHaveCount(0)

    const his2 = await openMembers(his)
    await addPerson(his2, ines)
    await expect(said(hers, 'Now we are two.')).toBeVisible()
    await expect(composer(hers)).toHaveValue('What I was about to say')
    await expect(messages(hers)).toContainText(`${otis.name} added you`)
    await expect(messages(page)).toContainText(`${otis.name} added ${ines.name}`)
    await his.keyboard.press('Escape')
    for (const one of [his, hers]) await one.context().close()
  })

  test('[T-36] the only admin leaves, and chooses a successor', async ({
    page,
    context,
    browser,
  }) => {
    test.slow()
    const { people, path } = await createTrio()
    const [runa, otis, ines] = people
    await enterAs(context, runa)
    const [his, other] = [await openPageFor(browser, otis), await context.newPage()]
    for (const one of [page, his, other]) await one.goto(path)
    await expect(his.getByRole('heading', { name: 'Night shift' })).toBeVisible()
    await choose(page, 'Conversation options', 'Leave group')
    const dialog = page.getByRole('alertdialog', { name: 'Leave Night shift?' })
    await expect(dialog).toContainText('You will no longer see this conversation.')
    const heir = (await dialog.textContent())?.includes(`${otis.name} becomes`) ? otis : ines
    await expect(dialog).toContainText(`${heir.name} becomes its admin.`)
    await inspectAgain(page, 'group-leave')
    await dialog.getByRole('button', { name: 'Leave group' }).click()
    await expect(page.getByText('You have left Night shift.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Select a Conversation' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeFocused()
    await expect(page.getByRole('link', { name: /Night shift/ })).toBeHidden()
    await isNotHere(other)
    await expect(messages(his)).toContainText(`${runa.name} left`)
    const words = heir === otis ? 'You are now an admin' : `${heir.name} is now an admin`
    await expect(messages(his)).toContainText(words)
    await his.context().close()
  })
})

test.describe('a group on a phone', { tag: '@phone' }, () => {
  test('is managed by its admin, with the keyboard', async ({ page, context, browser }) => {
    test.slow()
    const { people, path } = await createTrio()
    const [runa, , ines] = people
    await enterAs(context, runa)
    const hers = await openPageFor(browser, ines)
    for (const one of [page, hers]) await one.goto(path)
    await expect(composer(hers)).toBeVisible()
    const dialog = await openMembers(page)
    await dialog.getByRole('button', { name: `Options for ${ines.name}` }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Make admin' })).toBeVisible()
    await inspect(page)
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: `Remove ${ines.name}?` })
    await question.getByRole('button', { name: 'Remove' }).press('Enter')
    await isNotHere(hers)
    await expect(question).toBeHidden()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await addPerson(dialog, ines)
    await expect(dialog.getByRole('button', { name: 'Add people' })).toBeFocused()
    await expect(messages(hers)).toContainText(`${runa.name} added you`)
    await hers.context().close()
  })

  test('[T-36] is muted and not counted; its people are listed in a sheet', async ({
    page,
    context,
  }) => {
    test.slow()
    const { people, path } = await createTrio()
    const [runa, otis, ines] = people
    await enterAs(context, otis)
    await page.goto(path)
    await choose(page, 'Conversation options', 'Mute')
    await expect(page.getByRole('heading', { name: /Night shift.*Muted/ })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await say(runa, idOf(path), 'Nobody needs to hurry.')
    const row = page.getByRole('link', {
      name: /Night shift.*Nobody needs to hurry.*Unread.*Muted/,
    })
    await expect(row).toBeVisible()
    await expect(page).toHaveTitle('Messages · Patchbay')
    await inspectAgain(page, 'group-muted')
    await row.click()
    const dialog = await openMembers(page)
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await expect(dialog.getByRole('listitem').filter({ hasText: ines.name })).toBeVisible()
    await inspectAgain(page, 'group-members')
    await page.keyboard.press('Escape')
    await choose(page, 'Conversation options', 'Unmute')
    await page.getByRole('button', { name: 'Back' }).click()
    await say(runa, idOf(path), 'But a little.')
    await expect(page).toHaveTitle('(1) Messages · Patchbay')
  })
})
