import type { QuotedFile, ReportDetail, StaffReport } from '@patchbay/contract/staff/reports'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const idOf = (number: number): string => `019a8000-0000-7000-8000-00000000000${number}`
const path1 = `/staff/reports/${idOf(1)}`
const person = (number: number, name: string) => ({ id: idOf(number), name })

const reportOf = (number: number, change: Partial<StaffReport> = {}): StaffReport => ({
  id: idOf(number),
  createdAt: '2026-11-15T09:00:00.000Z',
  subject: { type: 'reply', id: idOf(9) },
  reported: person(8, 'Aldo Author'),
  reporter: person(7, 'Rea Reporter'),
  reason: `Reason ${number}`,
  status: 'open',
  outcome: null,
  assignee: null,
  others: 0,
  ...change,
})

const detailOf = (number: number, change: Partial<ReportDetail> = {}): ReportDetail => ({
  ...reportOf(number),
  snapshot: { content: `The rude one, <@${idOf(8)}|Aldo>.`, writtenBy: idOf(8) },
  files: [],
  pictureNow: null,
  people: [person(8, 'Aldo Author')],
  state: { kind: 'unchanged', current: null, removal: null },
  surroundings: [
    {
      id: idOf(9),
      author: person(8, 'Aldo Author'),
      content: `Around the rude one, <@${idOf(8)}|Aldo>.`,
      createdAt: '2026-11-15T08:00:00.000Z',
      isSubject: true,
    },
  ],
  resolution: null,
  resolvedAt: null,
  resolvedBy: null,
  same: [],
  about: [],
  by: [],
  notes: [],
  can: { decide: true, remove: true, close: false, ban: true },
  ...change,
})

const removed = {
  kind: 'removed',
  current: null,
  removal: {
    id: idOf(6),
    removedAt: '2026-11-16T09:00:00.000Z',
    expiresAt: '2026-12-16T09:00:00.000Z',
  },
} as const

function open(path: string, handlers = {}) {
  const server = fakeServer({
    'GET /session': () => ({ session: session({ role: 'moderator' }) }),
    'GET /staff': () => ({ verifications: 0, reports: 2, feedback: 0, appeals: 0 }),
    'GET /staff/reports': () => ({
      reports: [reportOf(1), reportOf(2, { others: 100 })],
      nextCursor: null,
    }),
    [`GET ${path1}`]: () => detailOf(1),
    ...handlers,
  })
  renderPage(path, { server })
  return server
}

it('is worked through with the keyboard: opened with j, dismissed with e', async () => {
  const user = userEvent.setup()
  const server = open('/staff/reports', {
    [`POST ${path1}/decision`]: () =>
      detailOf(1, {
        status: 'resolved',
        outcome: 'dismissed',
        resolution: 'It is harmless.',
        resolvedBy: person(5, 'Mona Moderator'),
        can: { decide: false, remove: false, close: false, ban: false },
      }),
  })
  await screen.findByText('Reason 1')
  screen.getByText('100 others or more')
  await user.keyboard('j')
  await screen.findByRole('heading', { name: 'Reply by Aldo Author' })
  screen.getByText('The rude one, @Aldo.')
  screen.getByText('Around the rude one, @Aldo.')
  await user.keyboard('e')
  const sheet = await screen.findByRole('dialog', { name: 'Dismiss the report?' })
  await user.type(within(sheet).getByLabelText('Why, for the audit log'), 'It is harmless.')
  await user.click(within(sheet).getByRole('button', { name: 'Dismiss' }))
  await screen.findByText('Dismissed by Mona Moderator')
  expect(server.lastBody(`POST ${path1}/decision`)).toEqual({
    decision: 'dismiss',
    reason: 'It is harmless.',
  })
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})

it('removes with r, which wants words for the author', async () => {
  const user = userEvent.setup()
  const server = open(`/staff/reports/${idOf(1)}`, {
    [`POST ${path1}/decision`]: () => detailOf(1, { state: removed }),
  })
  await screen.findByRole('heading', { name: 'Reply by Aldo Author' })
  await user.keyboard('r')
  const sheet = await screen.findByRole('dialog', { name: 'Remove what was reported?' })
  await user.type(within(sheet).getByLabelText('Why, for the audit log'), 'rude')
  await user.click(within(sheet).getByRole('button', { name: 'Remove' }))
  await within(sheet).findByText('Say it to the person.')
  expect(server.count(`POST ${path1}/decision`)).toBe(0)
  await user.type(within(sheet).getByLabelText('What the person reads'), 'Be kind.')
  await user.click(within(sheet).getByRole('button', { name: 'Remove' }))
  await screen.findByText('It is removed.')
  expect(server.lastBody(`POST ${path1}/decision`)).toEqual({
    decision: 'remove',
    reason: 'rude',
    words: 'Be kind.',
  })
})

it('says when somebody else was quicker, and keeps what was typed', async () => {
  const user = userEvent.setup()
  open(`/staff/reports/${idOf(1)}`, {
    [`POST ${path1}/decision`]: () => refuse('report_decided'),
  })
  await user.click(await screen.findByRole('button', { name: 'Warn' }))
  const sheet = await screen.findByRole('dialog', { name: 'Warn the person?' })
  await user.type(within(sheet).getByLabelText('What the person reads'), 'Be kind.')
  await user.type(within(sheet).getByLabelText('Why, for the audit log'), 'rude')
  await user.click(within(sheet).getByRole('button', { name: 'Warn' }))
  await within(sheet).findByText('Somebody else has decided about it already.')
  within(sheet).getByDisplayValue('Be kind.')
})

it('is assigned with a, and noted about', async () => {
  const user = userEvent.setup()
  const assigned = detailOf(1, { assignee: person(5, 'Mona Moderator') })
  const server = open(`/staff/reports/${idOf(1)}`, {
    [`PUT ${path1}/assignee`]: () => assigned,
    [`POST ${path1}/notes`]: () => ({
      ...assigned,
      notes: [
        {
          id: idOf(4),
          author: person(5, 'Mona Moderator'),
          content: 'I have asked.',
          createdAt: '2026-11-15T10:00:00.000Z',
        },
      ],
    }),
  })
  await screen.findByRole('heading', { name: 'Reply by Aldo Author' })
  await user.keyboard('a')
  await screen.findByText('Mona Moderator works on it')
  // What is typed into a field is no key.
  await user.type(screen.getByLabelText('A note for staff'), 'I have asked.')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLTextAreaElement>('A note for staff').value).toBe(''),
  )
  screen.getByText('I have asked.')
  expect(server.count(`PUT ${path1}/assignee`)).toBe(1)
})

it('brings back what was removed, or says why that is not possible', async () => {
  const user = userEvent.setup()
  open(`/staff/reports/${idOf(1)}`, {
    [`GET ${path1}`]: () =>
      detailOf(1, {
        state: removed,
        can: { decide: false, remove: false, close: false, ban: false },
      }),
    [`POST /staff/removals/${idOf(6)}/restore`]: () => refuse('place_gone'),
  })
  await screen.findByText('It can be brought back until 16 December 2026.')
  await user.click(screen.getByRole('button', { name: 'Bring back' }))
  const sheet = await screen.findByRole('dialog', { name: 'Bring it back?' })
  await user.type(within(sheet).getByLabelText('Why, for the audit log'), 'a mistake')
  await user.click(within(sheet).getByRole('button', { name: 'Bring back' }))
  await within(sheet).findByText('The place where it was is gone, so that it cannot come back.')
})

it('offers no ban and no removal where they are not possible', async () => {
  open(`/staff/reports/${idOf(1)}`, {
    [`GET ${path1}`]: () =>
      detailOf(1, { can: { decide: true, remove: false, close: false, ban: false } }),
  })
  await screen.findByRole('button', { name: 'Dismiss' })
  expect(screen.queryByRole('button', { name: 'Ban' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})

const ofCommunity = detailOf(1, {
  subject: { type: 'community', id: idOf(9) },
  snapshot: { leaderId: idOf(8), name: 'Loud Club', isPrivate: true, coverImage: null },
})

it('shows a reported community with the names of its facts, and leads to its page', async () => {
  const user = userEvent.setup()
  open(path1, { [`GET ${path1}`]: () => ofCommunity })
  await screen.findByRole('heading', { name: 'Community led by Aldo Author' })
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(['Leader', 'Name', 'Private'])
  screen.getByText(`Aldo Author (${idOf(8)})`)
  const [reported, reporter] = ['Page of the reported person', 'Page of the reporter'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect([reported, reporter]).toEqual([`/staff/people/${idOf(8)}`, `/staff/people/${idOf(7)}`])
  expect(screen.getByRole('link', { name: 'See the community' }).getAttribute('href')).toBe(
    `/staff/communities/${idOf(9)}`,
  )
  await user.keyboard('r')
  const sheet = await screen.findByRole('dialog', { name: 'Remove the community for good?' })
  within(sheet).getByText(/does not come back/)
})

it('names all facts of a profile, and only the keys that do something', async () => {
  open(path1, {
    [`GET ${path1}`]: () =>
      detailOf(1, {
        subject: { type: 'person', id: idOf(8) },
        snapshot: {
          bio: 'Loud.',
          goals: ['collaborate'],
          otherProfession: 'Luthier',
          website: 'https://example.com',
          social: { instagram: 'aldo' },
        },
        can: { decide: true, remove: false, close: false, ban: true },
      }),
  })
  await screen.findByRole('heading', { name: 'About Aldo Author' })
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual([
    'Bio',
    'Goals',
    'Other profession',
    'Website',
    'Links to other sites',
    'instagram',
  ])
  screen.getByText('E dismisses, A assigns it to you.')
})

const fileOf = (number: number, name: string, kind: QuotedFile['kind']): QuotedFile => ({
  id: idOf(number),
  name,
  kind,
  size: 2_000,
  width: kind === 'picture' ? 300 : null,
  height: kind === 'picture' ? 200 : null,
  peaks: null,
  seconds: null,
  url: `/api${path1}/files/${idOf(number)}`,
})
const named = ({ id, name }: QuotedFile) => ({ id, name })

it('shows reported files: a picture opens at a press, a sound plays, others are saved', async () => {
  const user = userEvent.setup()
  const files = [
    fileOf(2, 'photo.png', 'picture'),
    fileOf(3, 'song.mp3', 'audio'),
    fileOf(4, 'words.txt', 'document'),
  ]
  const deleted = { id: idOf(5), name: 'deleted.pdf' }
  open(path1, {
    [`GET ${path1}`]: () =>
      detailOf(1, {
        files,
        snapshot: { files: [...files.map(named), deleted], content: 'Mine.', postId: idOf(9) },
      }),
  })
  await user.click(await screen.findByRole('button', { name: 'Open photo.png' }))
  const viewer = await screen.findByRole('dialog', { name: 'photo.png' })
  expect(within(viewer).getByRole('img').getAttribute('src')).toBe(files[0]?.url)
  await user.keyboard('{Escape}')
  expect(screen.getByRole('link', { name: 'Download song.mp3' }).getAttribute('href')).toBe(
    files[1]?.url,
  )
  screen.getByRole('button', { name: /Play/ })
  expect(screen.getByRole('link', { name: /words.txt/ }).getAttribute('href')).toBe(files[2]?.url)
  screen.getByText('deleted.pdf')
  screen.getByText('This file is no longer available.')
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(['Text', 'Files', 'Post'])
})

it('names the files of an old report, and those that were added since', async () => {
  const reported = fileOf(2, 'photo.png', 'picture')
  const current = { files: [named(reported), { id: idOf(3), name: 'added.pdf' }] }
  open(path1, {
    [`GET ${path1}`]: () =>
      detailOf(1, {
        snapshot: { files: ['photo.png', 'words.txt'] },
        files: [],
        state: { kind: 'changed', current, removal: null },
      }),
  })
  await screen.findByText('words.txt')
  screen.getByText('added.pdf')
  expect(screen.getAllByText('photo.png')).toHaveLength(2)
  expect(screen.queryByText('This file is no longer available.')).toBeNull()
})

it('shows the picture of a person only if it is still the reported one', async () => {
  const before = '/avatars/a/avatar.webp?v=1'
  const now = '/avatars/a/avatar.webp?v=2'
  open(path1, {
    [`GET ${path1}`]: () =>
      detailOf(1, {
        snapshot: { picture: before },
        pictureNow: now,
        state: { kind: 'changed', current: { picture: now }, removal: null },
      }),
  })
  await screen.findByText('It has been replaced or removed since.')
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('src'))).toEqual([now])
})
