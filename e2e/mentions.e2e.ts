import { expect, test } from './harness/test.ts'
import { createTrio, openPageFor } from './harness/groups.ts'
import { inspect } from './harness/inspect.ts'
import { createCommunityOf, createMember, enterAs } from './harness/members.ts'
import { composer, messages } from './harness/thread.ts'

test('somebody is named in a post, hears of it, and names somebody in the answer', async ({
  page,
  context,
  browser,
}) => {
  const [lena, omar] = [await createMember('Lena Frost'), await createMember('Omar Haddad')]
  const id = await createCommunityOf(lena, { name: 'Splice Society', members: [omar] })
  await enterAs(context, lena)
  const his = await openPageFor(browser, omar)
  await his.goto('/')
  await page.goto(`/communities/${id}`)

  await test.step('the suggestions follow what is typed, and keys choose', async () => {
    await page.getByRole('button', { name: 'New Post' }).click()
    const form = page.getByRole('dialog', { name: 'New Post' })
    const box = form.getByLabel('Content')
    await box.pressSequentially('Who has the splicer? @')
    // The sheet of a phone has little room above and below the box.
    await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 })
    await box.pressSequentially('om')
    await expect(page.getByRole('option', { name: 'Omar Haddad' })).toBeVisible()
    await inspect(page)
    await page.keyboard.press('Enter')
    await expect(box).toHaveValue('Who has the splicer? @Omar Haddad ')
    // The browser's own undo takes the whole name back, and redo brings it again.
    await page.keyboard.press('ControlOrMeta+z')
    await expect(box).toHaveValue('Who has the splicer? @om')
    await page.keyboard.press('End')
    await page.keyboard.type('ar')
    await page.getByRole('option', { name: 'Omar Haddad' }).click()
    await form.getByLabel('Category').selectOption('General')
    await form.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(form).toBeHidden()
  })

  await test.step('the other hears of it in plain words, and finds the name in the post', async () => {
    await expect(his.getByRole('link', { name: /notification/i }).first()).toContainText('1')
    await his.goto('/notifications')
    await his.getByRole('link', { name: /Lena Frost mentioned you in Splice Society/ }).click()
    await expect(his.getByText('Who has the splicer? @Omar Haddad')).toBeVisible()
    const name = his.getByRole('link', { name: '@Omar Haddad' })
    await expect(name).toHaveAttribute('href', `/users/${omar.id}`)
    await inspect(his)
  })

  await test.step('an answer is begun, kept over a reload with its mention, and sent', async () => {
    const answer = his.getByPlaceholder('Write your reply...')
    await answer.pressSequentially('I do, @lena')
    await his.getByRole('option', { name: 'Lena Frost' }).click()
    await expect(answer).toHaveValue('I do, @Lena Frost ')
    await his.reload()
    await expect(answer).toHaveValue('I do, @Lena Frost ')
    // The whole text is cut and put back, and stays a mention.
    await answer.press('ControlOrMeta+a')
    await answer.press('ControlOrMeta+x')
    await expect(answer).toHaveValue('')
    await answer.press('ControlOrMeta+v')
    await expect(answer).toHaveValue('I do, @Lena Frost ')
    await answer.press('End')
    await answer.pressSequentially('and tape')
    await his.getByRole('button', { name: 'Send Reply' }).click()
    await expect(his.getByRole('link', { name: '@Lena Frost' })).toBeVisible()
    await expect(his.getByText('I do, @Lena Frost and tape')).toBeVisible()
  })

  await test.step('that is answered, and the other hears of it and goes to what was answered', async () => {
    await page.goto('/notifications')
    await page.getByRole('link', { name: /Omar Haddad mentioned you/ }).click()
    await page.getByRole('button', { name: 'Answer Omar Haddad' }).click()
    const answer = page.getByPlaceholder('Write your reply...')
    await expect(answer).toBeFocused()
    await page.keyboard.type('Bring both.')
    await expect(page.getByRole('button', { name: 'Cancel answer' })).toBeVisible()
    await inspect(page)
    await page.reload()
    await expect(answer).toHaveValue('Bring both.')
    await page.getByRole('button', { name: 'Send Reply' }).click()
    await expect(page.getByRole('button', { name: /^In answer to Omar Haddad/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel answer' })).toBeHidden()

    await his.goto('/notifications')
    await his.getByRole('link', { name: /Lena Frost answered you in Splice Society/ }).click()
    const quote = his.getByRole('button', { name: 'In answer to Omar Haddad I do, @Lena Frost' })
    await expect(quote).toBeVisible()
    await inspect(his)
    await quote.focus()
    await his.keyboard.press('Enter')
    const original = his.getByRole('listitem').filter({ hasText: 'I do, @Lena Frost and tape' })
    await expect(original.first()).toBeFocused()
    await his.getByRole('button', { name: 'More about the reply of Omar Haddad' }).click()
    await his.getByRole('menuitem', { name: 'Delete' }).click()
    await his.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(his.getByText('This reply is no longer there.')).toBeVisible()
    await expect(page.getByText('This reply is no longer there.')).toBeVisible()
  })
})

test('somebody is named in a group, and the list of conversations has plain words', async ({
  page,
  context,
  browser,
}) => {
  const { people, path } = await createTrio()
  const [runa, otis] = people
  await enterAs(context, runa)
  const his = await openPageFor(browser, otis)
  await his.goto(path)
  await page.goto(path)
  await composer(page).pressSequentially(`@${otis.name.slice(0, 3)}`)
  await expect(page.getByRole('option', { name: otis.name })).toBeVisible()
  await inspect(page)
  // Enter chooses, and only then sends.
  await page.keyboard.press('Enter')
  await expect(composer(page)).toHaveValue(`@${otis.name} `)
  await page.keyboard.type('brings the kettle')
  await page.keyboard.press('Enter')
  const name = messages(his).getByRole('link', { name: `@${otis.name}` })
  await expect(name).toBeVisible()
  await expect(his.getByText(`@${otis.name} brings the kettle`).first()).toBeAttached()
  await his.goto('/messages')
  await expect(his.getByRole('link', { name: /brings the kettle/ })).toContainText(
    `@${otis.name} brings the kettle`,
  )
})
