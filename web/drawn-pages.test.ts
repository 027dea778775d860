import { screen } from '@testing-library/react'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { drawCommunity, drawFeed } from '../server/src/pages/draw-content.ts'
import { presentEvent } from '../server/src/pages/present-event.ts'
import { problemPage, readablePage } from '../server/src/pages/readable-page.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { markup } from '../server/src/platform/markup.ts'
import { fakeFeed, feedPost } from './test/fake-feed.ts'
import {
  community,
  communityPath,
  event,
  insideServer,
  post,
  sampleId,
} from './test/inside-samples.ts'
import { renderPage } from './test/render-app.tsx'

// The server draws these pages with classes that it copies from the components, since neither side
// imports the other. Only this test has both.

function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

const classesAround = (element: Element | null, until?: string): string[] =>
  element === null || (until !== undefined && element.matches(until))
    ? []
    : [...element.classList, ...classesAround(element.parentElement, until)]

interface Comparison {
  /** Which words; otherwise all that are drawn. */
  readonly words?: readonly string[]
  /** What is compared ends at such an element. */
  readonly until?: string
  /** Classes that the drawn page has for a reason of its own. */
  readonly own: readonly string[]
}

/** Every class around the drawn words is around the same words in the app. */
function expectAlike(html: string, { words, until, own }: Comparison): void {
  const leaves = [...parse(html).querySelectorAll('*')].filter(
    ({ children, textContent }) => children.length === 0 && textContent.trim() !== '',
  )
  const drawn = new Map(leaves.map((element) => [element.textContent.trim(), element]))
  const shown = [...document.querySelectorAll('main *')]
  const compared = words ?? [...drawn.keys()]
  expect(compared.length).toBeGreaterThan(3)
  for (const one of compared) {
    const element = shown.findLast(({ textContent }) => textContent === one)
    expect(element, `The app does not show “${one}”.`).toBeDefined()
    const known = new Set([...classesAround(element ?? null, until), ...own])
    const further = classesAround(drawn.get(one) ?? null, until).filter((name) => !known.has(name))
    expect(further, one).toEqual([])
  }
}

/** In the app these are headings, which are so by themselves. */
const headings = ['font-semibold']

it('The feed is drawn as the app shows it', async () => {
  const feed = fakeFeed(0)
  feed.posts.push(feedPost(1))
  renderPage('/', { server: feed.server })
  await screen.findByRole('article', { name: 'Post 1' })
  expectAlike(drawFeed({ posts: feed.posts, communities: 2 }).text, { own: headings })
})

it('A community is drawn as the app shows it', async () => {
  const head = { ...community(), location: 'Leeds, United Kingdom', locationEnabled: true }
  const posts = [post({ title: 'Long', content: 'Long words. '.repeat(45).trim() })]
  const server = insideServer({
    [`GET ${communityPath}`]: () => head,
    [`GET ${communityPath}/posts`]: () => ({ posts, nextCursor: null }),
  })
  renderPage(communityPath, { server })
  await screen.findByRole('article')
  // On phones the events, which are not drawn, stand above the posts.
  const own = [...headings, 'hidden', 'md:block']
  expectAlike(drawCommunity(head, { posts }).text, { own })
})

const london = { timeZone: 'Europe/London', startTime: '2030-11-22T18:00:00.000Z' }
const dated = { ...london, endTime: '2030-11-22T20:00:00.000Z' }

it('An event that everybody sees is drawn as members see it', async () => {
  const [one, other] = [event(dated), event({ ...dated, id: sampleId(201), title: 'Second' })]
  const server = insideServer({
    [`GET /events/${one.id}`]: () => one,
    [`GET /events/${one.id}/attendees`]: () => ({ attendees: [], nextCursor: null }),
    [`GET ${communityPath}/events`]: () => ({
      happeningNow: [],
      upcoming: [one, other],
      nextCursor: null,
    }),
  })
  renderPage(`/events/${one.id}`, { server })
  await screen.findByRole('link', { name: 'Second' })
  const page = presentEvent({ ...one, community: community(), others: [other] }, readConfig({}))
  expectAlike(page?.body.text ?? '', {
    words: ['Stem Day', 'When', 'Where', 'Show on a map', 'Second', '22', 'What else is on'],
    until: 'article, section',
    // The picture of the community stands in the ticket.
    own: [...headings, 'overflow-hidden'],
  })
})

it('The styles have every class of the pages that the server draws', () => {
  const filesIn = (pattern: string, folder: string): readonly string[] => {
    const cwd = fileURLToPath(new URL(folder, import.meta.url))
    return globSync(pattern, { cwd })
      .filter((file) => !file.includes('.test.'))
      .map((file) => readFileSync(`${cwd}/${file}`, 'utf8'))
  }
  const known = new Set(
    filesIn('**/*.{ts,tsx}', './src').flatMap((text) => text.split(/[\s'"`{}]+/)),
  )
  const written = filesIn('*.ts', '../server/src/pages').flatMap((text) =>
    [...text.matchAll(/class="([^"]*)"/g)].map(([, names = '']) => names.replace(/\$\{.*?\}/g, '')),
  )
  const other = event({ ...dated, isOnline: true })
  const page = { ...event(dated), community: community(), others: [other] }
  const made = [
    presentEvent(page, readConfig({}))?.body.text ?? '',
    problemPage('Patchbay', 'Gone', 'It was here.'),
    ...[true, false].map((isWide) => readablePage('Patchbay', markup``, { isWide })),
  ]
  const built = made.flatMap((html) =>
    [...parse(html).querySelectorAll('[class]')].map(
      (element) => element.getAttribute('class') ?? '',
    ),
  )
  const names = new Set([...written, ...built].flatMap((text) => text.split(/\s+/)))
  names.delete('')
  expect(names.size).toBeGreaterThan(150)
  expect([...names].filter((name) => !known.has(name))).toEqual([])
})
