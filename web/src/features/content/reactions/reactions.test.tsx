import type { CommunityPost } from '@patchbay/contract/communities/posts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, refuse } from '../../../../test/fake-server.ts'
import {
  communityPath,
  insideServer,
  person,
  post,
  reply,
} from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const react = `PUT /posts/${post().id}/reaction`
const fire = { emoji: '🔥', count: 3 }
const thumb = { emoji: '👍', count: 1 }
const failed = 'Your reaction could not be saved. Try again.'
const chips = () =>
  screen
    .queryAllByRole('button', { name: /^Reaction / })
    .map((chip) => [chip.ariaLabel, chip.ariaPressed])
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }))
const closed = { edit: false, delete: false, report: true, react: false, reply: false }

async function openCard(changes: Partial<CommunityPost> = {}) {
  const server = insideServer({
    [`GET ${communityPath}/posts`]: () => ({ posts: [post(changes)], nextCursor: null }),
  })
  const app = renderPage(communityPath, { server })
  await screen.findByRole('article')
  return app
}

it('reacts from the menu at once, and sends only the last press', async () => {
  const { server } = await openCard()
  expect(chips()).toEqual([])
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  server.on(react, () => answers[server.count(react) - 1]?.promise)
  await press('Add a reaction')
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'React with 🔥' }))
  expect(chips()).toEqual([['Reaction 🔥, 1', 'true']])
  await press('Reaction 🔥, 1')
  expect(chips()).toEqual([])
  await press('Add a reaction')
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'React with 👍' }))
  const answer = (emoji: string, insideVersion: number) => ({
    postId: post().id,
    reactions: [{ emoji, count: 1 }],
    myReaction: emoji,
    insideVersion,
  })
  answers[0]?.resolve(answer('🔥', 2))
  await waitFor(() => expect(server.count(react)).toBe(2))
  expect(server.lastBody(react)).toEqual({ emoji: '👍' })
  answers[1]?.resolve(answer('👍', 3))
  await waitFor(() => expect(chips()).toEqual([['Reaction 👍, 1', 'true']]))
})

it('joins and replaces, and takes back what the server refuses, with words', async () => {
  const { server } = await openCard({ reactions: [fire, thumb], myReaction: '👍' })
  const answer = Promise.withResolvers<unknown>()
  server.on(react, () => answer.promise)
  await press('Reaction 🔥, 3')
  expect(chips()).toEqual([['Reaction 🔥, 4', 'true']])
  answer.resolve(dead())
  await screen.findAllByText(failed)
  const before = [
    ['Reaction 🔥, 3', 'false'],
    ['Reaction 👍, 1', 'true'],
  ]
  await waitFor(() => expect(chips()).toEqual(before))
  server.on(react, () => refuse('too_many_reactions'))
  await press('Add a reaction')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'More emoji' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'React' }))
  await userEvent.type(sheet.getByRole('searchbox', { name: 'Search emoji' }), 'guitar')
  await userEvent.click(await sheet.findByRole('button', { name: 'guitar' }))
  await screen.findAllByText('There is no room for another emoji. Choose one of those there.')
  expect(server.lastBody(react)).toEqual({ emoji: '🎸' })
  await waitFor(() => expect(chips()).toEqual(before))
})

it('lets only take back in a closed community, and shows the others as they are', async () => {
  await openCard({
    can: { ...closed, endPoll: false, moderate: false },
    reactions: [fire, thumb],
    myReaction: '👍',
  })
  expect(chips()).toEqual([['Reaction 👍, 1', 'true']])
  screen.getByText('Reaction 🔥, 3')
  expect(screen.queryByRole('button', { name: 'Add a reaction' })).toBeNull()
})

it('says who has reacted, page by page, and tries again', async () => {
  const { server } = await openCard({ reactions: [fire, thumb], replyCount: 1 })
  const one = (number: number, name: string, emoji: string) => ({
    emoji,
    person: person(number, name),
  })
  const path = `GET /posts/${post().id}/reactions`
  server.on(path, () => refuse('post_not_found'))
  await press('More about the post of Theo Lindqvist')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reactions' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Reactions' }))
  await sheet.findByText('Failed to load reactions')
  server.on(path, (_body, query) =>
    query.has('cursor')
      ? { reactors: [one(23, 'Ola Nord', '🔥')], nextCursor: null }
      : {
          reactors: [one(21, 'Kit Harrow', '👍'), one(22, 'Ines Calder', '🔥')],
          nextCursor: 'next',
        },
  )
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Show more' }))
  await waitFor(() =>
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '🔥Ines Calder, Ola Nord',
      '👍Kit Harrow',
    ]),
  )
})

it('stands below a reply too, whose answer is set without fetching', async () => {
  const { server } = await openCard({ replyCount: 1 })
  const list = `GET /posts/${post().id}/replies`
  server.on(list, () => ({ replies: [reply({ reactions: [fire] })], nextCursor: null }))
  server.on(`PUT /replies/${reply().id}/reaction`, () => ({
    replyId: reply().id,
    reactions: [{ emoji: '🔥', count: 4 }],
    myReaction: '🔥',
    insideVersion: 2,
  }))
  await press('Replies, 1')
  const chip = await screen.findByRole('button', { name: 'Reaction 🔥, 3' })
  const fetched = server.count(list)
  await userEvent.click(chip)
  await waitFor(() => expect(chips()).toEqual([['Reaction 🔥, 4', 'true']]))
  expect(server.count(list)).toBe(fetched)
})
