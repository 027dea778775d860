import { deleteEvent } from '@patchbay/contract/communities/events'
import { setEventPage } from '@patchbay/contract/communities/event-page'
import { setOwnPage } from '@patchbay/contract/people/own-page'
import { setArticlePage } from '@patchbay/contract/staff/article-page'
import type { Page } from '@playwright/test'
import { createArticle } from '../server/test/articles.ts'
import { createEvent } from '../server/test/communities.ts'
import { setBio } from '../server/test/people.ts'
import { withDatabase } from './harness/database.ts'
import {
  createCommunityOf,
  createMember,
  createStaffMember,
  enterAs,
  fillWithPosts,
} from './harness/members.ts'
import { expect, test } from './harness/test.ts'

test.use({ javaScriptEnabled: false, expectRefusals: [410] })

/** Opens an address and expects its heading, in our own look, and nothing that asks for a script. */
async function read(page: Page, path: string, heading: string | RegExp, status = 200) {
  const response = await page.goto(path)
  expect(response?.status(), path).toBe(status)
  const title = page.getByRole('heading', { level: 1, name: heading })
  await expect(title).toBeVisible()
  await expect(title).toHaveCSS('font-family', /Instrument Sans/)
  await expect(page.getByText('needs JavaScript')).toHaveCount(0)
  const signIn = page.getByRole('link', { name: 'Sign In' }).first()
  await expect(signIn).toHaveAttribute('href', /^\/auth(\?to=|$)/)
  const { scrollWidth, clientWidth } = await page
    .locator('html')
    .evaluate(({ scrollWidth: all, clientWidth: seen }) => ({
      scrollWidth: all,
      clientWidth: seen,
    }))
  expect(scrollWidth, `${path} is no wider than the window`).toBe(clientWidth)
}

test('every public page is read without a script, from one to the next', async ({ page }) => {
  const leader = await createMember('Wanda Reader')
  const name = `Scriptless ${leader.id.slice(-6)}`
  const title = `Reading aloud ${leader.id.slice(-6)}`
  const communityId = await createCommunityOf(leader, {
    name,
    description: 'We read with our eyes.',
  })
  const [shown, deleted] = await withDatabase((db) =>
    Promise.all(
      [title, 'Over already'].map((one) =>
        createEvent({ db }, communityId, leader, { title: one }),
      ),
    ),
  )
  for (const eventId of [shown, deleted])
    await leader.client.call(setEventPage, {
      params: { eventId: eventId ?? '' },
      body: { isPublic: true },
    })
  await leader.client.call(deleteEvent, { params: { eventId: deleted ?? '' } })
  const editor = await createStaffMember('Edda Editor', 'editor')
  const article = await withDatabase((db) =>
    createArticle({ db }, editor, { title: 'How to read a page', content: 'From the *top*.' }),
  )
  await editor.client.call(setArticlePage, {
    params: { articleId: article.id },
    body: { isPublic: true, reason: 'Everybody may read it.' },
  })
  await withDatabase((db) => setBio({ db }, leader.id, 'Reads everything twice.'))
  await leader.client.call(setOwnPage, { body: { isPublic: true } })

  await read(page, '/', /^Welcome to /)
  await page.getByRole('link', { name: 'Browse communities' }).click()
  await expect(page).toHaveURL('/communities')
  await read(page, `/communities?q=${name.slice(-6)}`, 'Communities')
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/communities/${communityId}`)
  await read(page, `/communities/${communityId}`, name)
  await expect(page.getByText('We read with our eyes.')).toBeVisible()

  await read(page, '/events', 'Events')
  await page.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`/events/${shown}`)
  await read(page, `/events/${shown}`, title)
  await page.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(`/communities/${communityId}`)

  await read(page, `/hub/${article.slug}`, 'How to read a page')
  await expect(page.getByText('From the top.')).toBeVisible()
  await read(page, `/users/${leader.id}`, 'Wanda Reader')
  await expect(page.getByText('Reads everything twice.')).toBeVisible()

  await read(page, '/nowhere-at-all', 'Page not found', 404)
  await read(page, `/events/${deleted}`, 'This page is gone', 410)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('a member reads the first words of a page before any script', async ({ page, context }) => {
  const reader = await createMember('Early Reader')
  const communityId = await createCommunityOf(reader, {
    name: 'Morning Pages',
    description: 'We write before we wake up.',
  })
  await fillWithPosts(reader, communityId, ['Page', 3])
  await enterAs(context, reader)
  await page.goto('/')
  await expect(page.getByText('Page 3', { exact: true })).toBeVisible()
  await expect(page.getByText('What was heard at number 2.')).toBeVisible()
  await page.goto(`/communities/${communityId}`)
  await expect(page.getByText('We write before we wake up.')).toBeVisible()
})
