import type { CommunityPost } from '@patchbay/contract/communities/posts'
import type { Poll } from '@patchbay/contract/content/polls'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, refuse } from '../../../../test/fake-server.ts'
import { communityPath, insideServer, person, post } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const vote = `PUT /posts/${post().id}/vote`
const poll = (changes: Partial<Poll> = {}): Poll => ({
  answers: [
    { text: 'Friday', votes: 2 },
    { text: 'Sunday', votes: 1 },
  ],
  voters: 3,
  isMultiple: false,
  isAnonymous: false,
  endsAt: null,
  ...changes,
})
const shown = () =>
  [...screen.queryAllByRole('radio'), ...screen.queryAllByRole('checkbox')].map(
    (control) => (control as HTMLInputElement).checked,
  )
const counts = () =>
  within(screen.getByRole('group', { name: /^Poll: / }))
    .getAllByText(/^\d+ votes?$/)
    .map(({ textContent }) => textContent)

async function openCard(changes: Partial<CommunityPost> = {}) {
  const asked = post({ poll: poll(), myVote: [], ...changes })
  const server = insideServer({
    [`GET ${communityPath}/posts`]: () => ({ posts: [asked], nextCursor: null }),
  })
  const app = renderPage(communityPath, { server })
  await screen.findByRole('group', { name: /^Poll: / })
  return app
}

it('shows a vote at once, and the answer of the server after it', async () => {
  const { server } = await openCard({ myVote: [0] })
  const answer = Promise.withResolvers<unknown>()
  server.on(vote, () => answer.promise)
  await userEvent.click(screen.getByRole('radio', { name: 'Sunday' }))
  await waitFor(() =>
    expect([shown(), counts()]).toEqual([
      [false, true],
      ['1 vote', '2 votes'],
    ]),
  )
  expect(server.lastBody(vote)).toEqual({ answers: [1] })
  answer.resolve({
    postId: post().id,
    poll: poll({
      voters: 9,
      answers: [
        { text: 'Friday', votes: 2 },
        { text: 'Sunday', votes: 7 },
      ],
    }),
    myVote: [1],
    insideVersion: 50,
  })
  await screen.findByText('9 people voted')
  expect([shown(), counts()]).toEqual([
    [false, true],
    ['2 votes', '7 votes'],
  ])
})

it('takes back what the server refuses, with words', async () => {
  const { server } = await openCard({ myVote: [0] })
  server.on(vote, () => dead())
  await userEvent.click(screen.getByRole('button', { name: 'Take my vote back' }))
  await screen.findAllByText('Your vote could not be saved. Try again.')
  await waitFor(() =>
    expect([shown(), counts()]).toEqual([
      [true, false],
      ['2 votes', '1 vote'],
    ]),
  )
  expect(server.lastBody(vote)).toEqual({ answers: [] })
  server.on(vote, () => refuse('poll_ended'))
  await userEvent.click(screen.getByRole('radio', { name: 'Sunday' }))
  await screen.findAllByText('This poll has ended. Your vote was not counted.')
})

it('collects several answers', async () => {
  const { server } = await openCard({ poll: poll({ isMultiple: true }), myVote: [1] })
  server.on(vote, () => new Promise(() => {}))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }))
  await waitFor(() => expect(shown()).toEqual([true, true]))
  expect(server.lastBody(vote)).toEqual({ answers: [0, 1] })
  expect(counts()).toEqual(['3 votes', '1 vote'])
  expect(screen.getByText('3 people voted')).toBeDefined()
})

it('has no controls once it is over, or where one cannot react', async () => {
  const endsAt = new Date(Date.now() - 1000).toISOString()
  await openCard({ poll: poll({ endsAt }), myVote: [1] })
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByText('Poll ended')).toBeDefined()
  const chosen = screen.getByLabelText('Your answer').closest('li')
  expect(chosen?.textContent).toContain('Sunday')
})

it('says who chose what, unless it is anonymous', async () => {
  const { server } = await openCard()
  const [ann, ben] = [person(71, 'Ann'), person(72, 'Ben')]
  server.on(`GET /posts/${post().id}/votes`, () => ({
    voters: [
      { person: ann, answers: [0] },
      { person: ben, answers: [0] },
    ],
    nextCursor: null,
  }))
  await userEvent.click(screen.getByRole('button', { name: /^3 people voted/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Votes' }))
  expect(await sheet.findByText('Ann, Ben')).toBeDefined()
  // Somebody chose the other one, who is not on this page.
  expect(sheet.getByText('1 vote')).toBeDefined()
  expect(sheet.queryByText('Nobody chose this.')).toBeNull()
})

it('says that nobody chose an answer', async () => {
  const answers = [
    { text: 'Friday', votes: 1 },
    { text: 'Sunday', votes: 0 },
  ]
  const { server } = await openCard({ poll: poll({ answers, voters: 1 }) })
  server.on(`GET /posts/${post().id}/votes`, () => ({
    voters: [{ person: person(71, 'Ann'), answers: [0] }],
    nextCursor: null,
  }))
  await userEvent.click(screen.getByRole('button', { name: /^1 person voted/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Votes' }))
  await sheet.findByText('Nobody chose this.')
})

it('keeps the focus when the button that takes a vote back goes', async () => {
  const { server } = await openCard({ myVote: [1] })
  server.on(vote, () => new Promise(() => {}))
  await userEvent.click(screen.getByRole('button', { name: 'Take my vote back' }))
  await waitFor(() => expect(shown()).toEqual([false, false]))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Friday' }))
})

it('keeps the focus when a poll is added to a new post and removed', async () => {
  renderPage(communityPath, { server: insideServer() })
  await userEvent.click(await screen.findByRole('button', { name: 'New Post' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'New Post' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Add a poll' }))
  const first = await sheet.findByRole('textbox', { name: 'Answer 1' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  await userEvent.click(sheet.getByRole('button', { name: 'Remove poll' }))
  const add = await sheet.findByRole('button', { name: 'Add a poll' })
  await waitFor(() => expect(document.activeElement).toBe(add))
})

it('tells nobody who voted in an anonymous poll', async () => {
  await openCard({ poll: poll({ isAnonymous: true }) })
  expect(screen.getByText(/Choose one answer · Anonymous/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /people voted/ })).toBeNull()
})

it('is ended from the menu of its post', async () => {
  const { can } = post()
  const { server } = await openCard({ can: { ...can, endPoll: true } })
  const end = `PUT /posts/${post().id}/poll/end`
  server.on(end, () => ({
    postId: post().id,
    poll: poll({ endsAt: new Date(Date.now() - 1).toISOString() }),
    myVote: [],
    insideVersion: 60,
  }))
  await userEvent.click(screen.getByRole('button', { name: /^More about the post/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End poll' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'End poll' }))
  await userEvent.click(dialog.getByRole('button', { name: 'End poll' }))
  await screen.findByText('Poll ended')
  expect(server.count(end)).toBe(1)
})
