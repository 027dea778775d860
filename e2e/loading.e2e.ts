import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
import type { BrowserContext, Page } from '@playwright/test'
import { webFolder } from '../scripts/build.ts'
import { demoCommunities } from '../server/src/demo/communities.ts'
import { demoConversations } from '../server/src/demo/conversations.ts'
import { demoEvents } from '../server/src/demo/events.ts'
import { demoPeople } from '../server/src/demo/people.ts'
import { demoPosts } from '../server/src/demo/posts.ts'
import { pageScripts, type Manifest } from '../web/page-scripts.ts'
import { createMember, enterAs, findDemoMember } from './harness/members.ts'
import { expect, test } from './harness/test.ts'

const manifest = readFileSync(join(webFolder, '.vite/manifest.json'), 'utf8')
const budgeted = pageScripts(JSON.parse(manifest) as Manifest).pages
const post = demoPosts.find(({ title }) => title?.startsWith('"In perpetuity'))

/** The address in the budget, the path, and words that only the whole content has. */
const pages: readonly (readonly [address: string, path: string, words: string])[] = [
  ['/', '/', 'How we ask for notes here'],
  ['/communities', '/communities', 'South London Producers'],
  ['/communities/$communityId', `/communities/${demoCommunities[0]?.id}`, 'Stem Day: open'],
  ['/posts/$postId', `/posts/${post?.id}`, 'More so. Nobody at the desk'],
  ['/events', '/events', 'Stem Day: open'],
  ['/events/$eventId', `/events/${demoEvents[0]?.id}`, 'Bring one unfinished track'],
  ['/hub/$slug', '/hub/a-tour-budget-for-a-van', 'A small tour rarely fails'],
  ['/marketplace', '/marketplace', 'Tour booking for acts that fit in one van'],
  ['/messages', `/messages?id=${demoConversations[3]?.id}`, 'The piano is good'],
  // Journeys beside this one make newer people than those of the demo.
  ['/users', '/users?shared=yes', 'of your communities'],
  ['/users/$userId', `/users/${demoPeople[0]?.id}`, 'Tour booking for acts that fit in one van'],
  ['/search', '/search?q=Stem+Day', 'Stem Day: open'],
  ['/profile', '/profile', 'A label of two people'],
  ['/settings', '/settings', 'Blocked'],
]

type Enter = (context: BrowserContext) => Promise<void>

const asNewcomer: Enter = async (context) => {
  const newcomer = await createMember('Nora Vale')
  await newcomer.client.call(updateProfile, { body: { goals: 'A mixing engineer, two songs.' } })
  await enterAs(context, newcomer)
}

/** Their parts have scripts of their own, which come after those of the page: an answer must not. */
const inParts: readonly (readonly [who: string, enter: Enter, path: string, words: string[]])[] = [
  [
    'the home of a newcomer',
    asNewcomer,
    '/',
    ['Offers that fit your goals', 'Communities for you', 'People you may work', 'Your profile'],
  ],
  [
    'the bell of a newcomer',
    asNewcomer,
    '/notifications',
    ['Communities for you', 'People you may work'],
  ],
  [
    'a community as visitors see it',
    async () => {},
    `/communities/${demoCommunities[0]?.id}`,
    ['Stem Day: open', 'Other communities'],
  ],
]

/**
 * These requests are no part of the content: the time zone that is sent once, and the background of
 * the app.
 */
const isBeside = /^api\/(session\/refresh|conversations\/unread|announcement)$/

/** Records the moment at which the words are first in the app itself, not only in what is drawn before it. */
const watch = (words: readonly string[]): string => `{
  const watcher = new MutationObserver(() => {
    if (document.querySelector('#root > [inert]')) return
    const text = document.getElementById('root')?.textContent ?? ''
    if (!${JSON.stringify(words)}.every((words) => text.includes(words))) return
    document.documentElement.dataset.stood = performance.now()
    watcher.disconnect()
  })
  watcher.observe(document, { childList: true, subtree: true, characterData: true })
}`

interface Requested {
  readonly scripts: string[]
  /** What was asked of the server. */
  readonly asked: string[]
}

async function beforeContent(
  page: Page,
  path: string,
  words: readonly string[],
): Promise<Requested> {
  await page.addInitScript(watch(words))
  await page.goto(path)
  await expect(page.locator('html[data-stood]')).toHaveCount(1)
  const names: string[] = await page.evaluate(`performance.getEntriesByType('resource')
    .filter(({ startTime }) => startTime < Number(document.documentElement.dataset.stood))
    .map(({ name }) => new URL(name).pathname.slice(1))`)
  return {
    scripts: names.filter((name) => name.endsWith('.js')),
    asked: names.filter((name) => name.startsWith('api/') && !isBeside.test(name)),
  }
}

test.describe('before its content stands', { tag: '@desktop' }, () => {
  for (const [address, path, words] of pages)
    test(`the page ${address} requests exactly the scripts that the budget counts, and no answer`, async ({
      page,
      context,
    }) => {
      await enterAs(context, await findDemoMember('Adaeze Nwosu'))
      const { scripts, asked } = await beforeContent(page, path, [words])
      expect(scripts.toSorted()).toEqual(budgeted[address]?.toSorted())
      // Its answers came with it: nothing is between the page, its scripts and its content.
      expect(asked).toEqual([])
    })

  for (const [what, enter, path, words] of inParts)
    test(`${what} requests no answer`, async ({ page, context }) => {
      await enter(context)
      expect((await beforeContent(page, path, words)).asked).toEqual([])
    })
})
