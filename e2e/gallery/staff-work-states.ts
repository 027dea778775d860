import type { Page } from '@playwright/test'
import type { SecondFactors } from '@patchbay/contract/accounts/second-factors'
import { listCategories } from '@patchbay/contract/communities/categories'
import { createPost } from '@patchbay/contract/communities/posts'
import { createReply } from '@patchbay/contract/communities/replies'
import { uploadAttachment } from '@patchbay/contract/content/attachments'
import { createReport } from '@patchbay/contract/people/reports'
import type { SentAnnouncement } from '@patchbay/contract/staff/announcements'
import { numberedDays, type DayNumbers } from '@patchbay/contract/staff/numbers'
import { getWrittenArticle, saveArticle } from '@patchbay/contract/staff/articles'
import { decideReport } from '@patchbay/contract/staff/reports'
import { newId } from '../../server/src/platform/ids.ts'
import { createArticle } from '../../server/test/articles.ts'
import { ban } from '../../server/test/bans.ts'
import { mp3, pdf } from '../../server/test/samples/file-samples.ts'
import { plain } from '../../server/test/samples/picture-samples.ts'
import type { GalleryState } from './gallery-state.ts'
import { withDatabase } from '../harness/database.ts'
import { createCommunityOf, createMember, createStaffMember } from '../harness/members.ts'
import { expect } from '../harness/test.ts'

/** What another request than that of the page is answered. */
const answer = (page: Page, path: RegExp, json: object, status = 200): Promise<unknown> =>
  page.route(path, (route) => route.fulfill({ status, json }))

async function beLocked(page: Page): Promise<string> {
  const absent = { code: 'not_found', message: 'Not found.', requestId: 'gallery' }
  await answer(page, /\/api\/staff$/, absent, 404)
  const factors: SecondFactors = {
    code: { createdAt: '2026-11-01T09:00:00.000Z', lastUsedAt: null },
    passkeys: [],
    recoveryCodesLeft: 8,
    isGiven: false,
  }
  await answer(page, /\/api\/second-factors$/, factors)
  return '/staff'
}

async function announce(page: Page): Promise<string> {
  const announcement: SentAnnouncement = {
    id: newId(),
    text: 'The site sleeps on Sunday from six to seven in the morning.',
    link: '/information-hub',
    endsAt: '2099-01-31T12:00:00.000Z',
    createdAt: '2026-11-15T12:00:00.000Z',
    byMail: true,
    mailed: 1_204,
    isMailed: false,
  }
  await answer(page, /\/api\/staff\/announcement$/, { announcement })
  return '/staff/announcement'
}

const numbersOf = (at: number): DayNumbers => ({
  day: new Date(Date.UTC(2026, 7, 1 + at)).toISOString().slice(0, 10),
  members: 40_000 + at * 90,
  newMembers: 60 + (at % 7) * 9,
  active: at === 12 ? null : 9_000 + (at % 7) * 400,
  activeInWeek: at === 12 ? null : 21_000 + at * 30,
  posts: 300 + (at % 5) * 40,
  replies: 1_200 + (at % 6) * 110,
  messages: 18_000 + (at % 7) * 900,
  matches: 40 + (at % 4) * 6,
  contacts: 25 + (at % 3) * 5,
  storageBytes: 80_000_000_000 + at * 400_000_000,
})

async function count(page: Page): Promise<string> {
  const days = Array.from({ length: numberedDays }, (_, at) => numbersOf(at))
  await answer(page, /\/api\/staff\/numbers$/, { days, failedJobs: 2 })
  return '/staff/numbers'
}

async function haveBanned(): Promise<string> {
  const person = await createMember('Bela Banned')
  await withDatabase((db) => ban({ db }, person, new Date('2099-01-31T12:00:00Z')))
  return `/staff/people/${person.id}`
}

/** Somebody reported a post with files and answers; returns the id of the report. */
async function reportPost(): Promise<string> {
  const author = await createMember('Aldo Author')
  const reporter = await createMember('Rhea Porter')
  const communityId = await createCommunityOf(author, { members: [reporter] })
  const attachments: { id: string }[] = []
  for (const [name, bytes] of [
    ['from the stage.jpg', await plain(1200, 800, '#7a3b2e').jpeg().toBuffer()],
    ['somebody else’s take.mp3', mp3()],
    ['contract.pdf', pdf()],
  ] as const) {
    const { body } = await author.client.call(uploadAttachment, {
      params: { contextType: 'community', contextId: communityId },
      query: { name },
      body: new Blob([new Uint8Array(bytes)]),
    })
    attachments.push({ id: body.id })
  }
  const { categories } = (await author.client.call(listCategories, {})).body
  const content = 'All of this is mine, and I sell it.'
  const { body: post } = await author.client.call(createPost, {
    params: { communityId },
    body: { clientId: newId(), content, categoryId: categories[0]?.id ?? '', attachments },
  })
  for (const words of ['It is not.', 'Whose is it?'])
    await reporter.client.call(createReply, {
      params: { postId: post.id },
      body: { clientId: newId(), content: words },
    })
  const subject = { type: 'post', id: post.id } as const
  const { body } = await reporter.client.call(createReport, {
    body: { clientId: newId(), subject, reason: 'It is my recording.' },
  })
  return body.id
}

const haveReportedPost = async (): Promise<string> => `/staff/reports/${await reportPost()}`

async function haveRemovedPost(): Promise<string> {
  const reportId = await reportPost()
  const moderator = await createStaffMember('Mo Derator', 'moderator')
  await moderator.client.call(decideReport, {
    params: { reportId },
    body: { decision: 'remove', reason: 'A stolen take.', words: 'It is not yours.' },
  })
  return `/staff/reports/${reportId}`
}

async function haveArticle(): Promise<string> {
  const editor = await createMember('Edna Editor')
  const { id } = await withDatabase((db) => createArticle({ db }, editor))
  return `/staff/articles/${id}`
}

/** Another editor saves the article while something is typed into it here. */
async function disagree(page: Page): Promise<void> {
  const articleId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { client } = await createStaffMember('Other Editor', 'editor')
  const { body: article } = await client.call(getWrittenArticle, { params: { articleId } })
  const { title, slug, content, category, author, revision } = article
  const summary = 'Over, under, and never around the elbow.'
  const references = { categoryId: category?.id ?? null, authorId: author?.id ?? null }
  await client.call(saveArticle, {
    params: { articleId },
    body: { title, slug, summary, content, ...references, revision },
  })
  await page.getByLabel('Summary').fill('How cables last for years.')
  await expect(page.getByRole('dialog', { name: /^Somebody else has saved/ })).toBeVisible()
}

/** In the list and on the page of the person. */
const seesBan = (page: Page): Promise<void> =>
  expect(page.getByText(/^Banned until /)).toHaveCount(2)

/** What staff see of the console where there is something to do. */
export const staffWorkStates = [
  ['staff-wall', beLocked, 'admin', /^Give your second factor/],
  ['staff-announcement-running', announce, 'admin', /^1204 mails so far/],
  ['staff-numbers-filled', count, 'admin', /2 jobs/],
  ['staff-person-banned', haveBanned, 'admin', seesBan],
  ['staff-report-post', haveReportedPost, 'admin', /^Whose is it/],
  ['staff-report-removed', haveRemovedPost, 'admin', /^It can be brought back until/],
  ['staff-article-conflict', haveArticle, 'admin', disagree],
] as const satisfies readonly GalleryState[]
