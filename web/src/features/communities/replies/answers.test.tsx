import type { PostReply } from '@patchbay/contract/communities/replies'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { refuse } from '../../../../test/fake-server.ts'
import { insideServer, person, post, reply, sampleId } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const postPath = `/posts/${sampleId(400)}`
const sendPath = `POST ${postPath}/replies`
const kit = person(13, 'Kit Harrow')
const answers = (id: number, changes: object = {}): PostReply['answers'] => ({
  id: sampleId(id),
  author: kit,
  authorBlocked: false,
  words: 'Which plate',
  isDeleted: false,
  ...changes,
})

function open(replies: PostReply[]) {
  const server = insideServer({
    [`GET ${postPath}`]: () => post({ replyCount: replies.length }),
    [`GET ${postPath}/replies`]: () => ({ replies, nextCursor: null }),
  })
  return renderPage(postPath, { server })
}
const rowOf = (content: string) => screen.getByText(content).closest('li') as HTMLElement
const box = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Write your reply...')

it('answers a reply: whom is kept over a failure and a reload, can be cancelled, and goes when it is sent', async () => {
  const replies = [reply()]
  const { server, unmount } = open(replies)
  await userEvent.click(await screen.findByRole('button', { name: 'Answer Kit Harrow' }))
  expect(document.activeElement).toBe(box())
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(
    'Answering Kit Harrow',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel answer' }))
  expect(screen.queryByRole('button', { name: 'Cancel answer' })).toBeNull()
  expect(document.activeElement).toBe(box())
  await userEvent.click(screen.getByRole('button', { name: 'Answer Kit Harrow' }))
  await userEvent.type(box(), 'The big one.')
  server.on(sendPath, () => refuse('reply_not_found'))
  await userEvent.click(screen.getByRole('button', { name: 'Send Reply' }))
  await screen.findByText('What you answer is no longer there. Your text is kept.')
  unmount()
  renderPage(postPath, { server })
  await screen.findByRole('button', { name: 'Cancel answer' })
  expect(box().value).toBe('The big one.')
  server.on(sendPath, (body) => {
    const { content } = body as { content: string }
    replies.push(reply({ id: sampleId(501), content, answers: answers(500) }))
    return { ...replies[1], replyCount: 2, insideVersion: 2 }
  })
  await userEvent.click(screen.getByRole('button', { name: 'Send Reply' }))
  await screen.findByRole('button', { name: /^In answer to ?Kit Harrow/ })
  expect(screen.queryByRole('button', { name: 'Cancel answer' })).toBeNull()
  const sent = server.calls.filter(({ route }) => route === sendPath).map(({ body }) => body)
  expect(sent).toEqual([
    expect.objectContaining({ content: 'The big one.', inAnswerTo: sampleId(500) }),
    sent[0],
  ])
})

it('goes to what is answered each time its quote is pressed, and shows no words that are gone or blocked', async () => {
  open([
    reply(),
    reply({ id: sampleId(501), content: 'One.', answers: answers(500) }),
    reply({
      id: sampleId(502),
      content: 'Two.',
      answers: answers(499, { author: null, words: '', isDeleted: true }),
    }),
    reply({
      id: sampleId(503),
      content: 'Three.',
      answers: answers(498, { authorBlocked: true, words: '' }),
    }),
  ])
  const quote = await screen.findByRole('button', { name: /^In answer to ?Kit Harrow.*plate/ })
  for (const _time of [1, 2]) {
    await userEvent.click(quote)
    await waitFor(() => expect(document.activeElement).toBe(rowOf('Which plate was it?')))
  }
  within(rowOf('Two.')).getByText('This reply is no longer there.')
  expect(within(rowOf('Two.')).queryByRole('button', { name: /^In answer to/ })).toBeNull()
  within(rowOf('Three.')).getByText('A reply of somebody you have blocked')
})

it('offers no answer where nobody can reply', async () => {
  const server = insideServer({
    [`GET ${postPath}`]: () => post({ isLocked: true, can: { ...post().can, reply: false } }),
    [`GET ${postPath}/replies`]: () => ({ replies: [reply()], nextCursor: null }),
  })
  renderPage(postPath, { server })
  await screen.findByText('Which plate was it?')
  expect(screen.queryByRole('button', { name: 'Answer Kit Harrow' })).toBeNull()
})
