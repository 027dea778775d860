import type { Page } from '@playwright/test'
import { createCommunityOf, createMember, enterAs, fillWithPosts } from './harness/members.ts'
import { settled } from './harness/settled.ts'
import { expect, test } from './harness/test.ts'

type Place = readonly [words: string, left: number, top: number]

/** Where the names and texts are that are drawn before any script, as far as they are shown. */
const drawnPlaces = (page: Page): Promise<Place[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root > [inert] p:is(.text-lead, .text-head, [dir])')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { left, top } = element.getBoundingClientRect()
        return [element.textContent, Math.round(left), Math.round(top)] as const
      }),
  )

/** Where the app shows the same words. */
const placesOf = (page: Page, all: readonly Place[]): Promise<Place[]> =>
  page.evaluate(
    (names) =>
      names.map((words) => {
        const shown = [...document.querySelectorAll('main :is(h1, h3, p)')]
        const { left = 0, top = 0 } =
          shown.find(({ textContent }) => textContent === words)?.getBoundingClientRect() ?? {}
        return [words, Math.round(left), Math.round(top)] as const
      }),
    all.map(([words]) => words),
  )

test('What the server draws before any script stands where the app shows it', async ({
  page,
  context,
}) => {
  const [leader, reader] = [await createMember('Signe Holm'), await createMember('Bo Tran')]
  await enterAs(context, reader)
  const id = await createCommunityOf(leader, {
    name: 'Tape Club',
    members: [reader],
    genres: ['Dub', 'Jazz', 'Neo Soul', 'UK Garage', 'Broken Beat', 'House', 'Ambient'],
    location: 'Leeds, United Kingdom',
  })
  // A member of two communities is suggested no others.
  await createCommunityOf(leader, { name: 'Splicing', members: [reader] })
  await fillWithPosts(leader, id, ['Reel', 3])
  const still = await context.newPage()
  await still.route(/\.js$/, (route) => route.abort())
  for (const path of ['/', `/communities/${id}`]) {
    await still.goto(path)
    const drawn = await drawnPlaces(still)
    expect(drawn.length).toBeGreaterThan(1)
    await page.goto(path)
    await expect(page.locator('#root > [inert]')).toHaveCount(0)
    await settled(page)
    expect(await placesOf(page, drawn)).toEqual(drawn)
  }
})
