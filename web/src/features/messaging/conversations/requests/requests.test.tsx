import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeLayout } from '../../../../../test/fake-layout.ts'
import { dead } from '../../../../../test/fake-server.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { conversationPath, messagesServer, openPage } from '../../../../../test/messages-server.ts'
import { conversation, message } from '../../../../../test/messages.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

beforeEach(fakeLayout)

const acceptance = `${conversationPath}/acceptance`
const signRoute = 'POST /attachments/signatures'

const poster = {
  id: sampleId(801),
  name: 'poster.webp',
  type: 'image/webp',
  path: 'conversation/poster.webp',
  size: 1000,
  kind: 'picture' as const,
  url: '/files/poster.webp',
  missing: false,
  width: 1200,
  height: 800,
  peaks: null,
  seconds: null,
}

/** Theo, who is new to Ada, has written once and sent a picture. */
function begin() {
  const said = message(1, { content: 'Do you play at weddings?', attachments: [poster] })
  const asked: Conversation = conversation({
    seq: 1,
    change: 1,
    lastMessage: said.content,
    lastMessageAt: said.createdAt,
    lastMessageSenderId: said.senderId,
    isRequest: true,
    can: { send: false, manage: false, leave: false },
  })
  let requests = [asked]
  const list = (conversations: readonly Conversation[]) => ({
    conversations,
    nextCursor: null,
    asOf: '2026-11-15T10:00:00.000Z',
  })
  const server = messagesServer(
    { conversation: asked, messages: [said] },
    {
      'GET /conversations': () => list([]),
      'GET /conversations/requests': () => ({ conversations: requests }),
      [signRoute]: (body) => ({
        signed: (body as { ids: string[] }).ids.map((id) => ({ id, signedUrl: `/files/${id}` })),
      }),
      [`POST ${acceptance}`]: () => {
        requests = []
        const accepted = { ...asked, isRequest: false, can: { ...asked.can, send: true } }
        server.on(`GET ${conversationPath}`, () => accepted)
        server.on('GET /conversations', () => list([accepted]))
        return accepted
      },
      [`DELETE ${acceptance}`]: () => {
        requests = []
        return new Response(null, { status: 204 })
      },
    },
  )
  return server
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('stands in a list of its own, and is accepted: then it is a conversation like any other', async () => {
  const server = begin()
  const { address } = renderPage('/messages', { server })
  await userEvent.click(await screen.findByRole('button', { name: 'Requests (1)' }))
  const list = within(await screen.findByRole('list', { name: 'Requests' }))
  await userEvent.click(list.getByRole('link', { name: /Theo Lindqvist/ }))
  await waitFor(() => expect(address()).toBe(openPage))
  await screen.findByRole('region', { name: 'Theo Lindqvist wants to write to you' })
  expect(screen.queryByRole('textbox', { name: /^Message / })).toBeNull()
  await press('Accept')
  await screen.findByRole('textbox', { name: 'Message Theo Lindqvist' })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Requests/ })).toBeNull())
  within(await screen.findByRole('list', { name: 'Conversations' })).getByText(/weddings/)
  await screen.findByRole('img', { name: 'poster.webp' })
})

it('stays a request if the answer could not be saved', async () => {
  const server = begin()
  renderPage(openPage, { server })
  await screen.findByRole('button', { name: 'Accept' })
  server.on(`POST ${acceptance}`, dead)
  await press('Accept')
  await screen.findAllByText('That could not be saved. Try again.')
  screen.getByRole('region', { name: 'Theo Lindqvist wants to write to you' })
})

it('loads no file before the viewer asks for it', async () => {
  const server = begin()
  renderPage(openPage, { server })
  await screen.findByText('Do you play at weddings?')
  const show = await screen.findByRole('button', { name: 'Show 1 file' })
  expect(server.count(signRoute)).toBe(0)
  expect(screen.queryByRole('img', { name: 'poster.webp' })).toBeNull()
  await userEvent.click(show)
  await screen.findByRole('img', { name: 'poster.webp' })
  expect(server.count(signRoute)).toBe(1)
})

it('has no place in the list before it is accepted', async () => {
  renderPage(openPage, { server: begin() })
  await screen.findByRole('button', { name: 'Accept' })
  await press('Conversation options')
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'View profile',
    'Files',
    'Mute',
    'Block',
    'Report',
  ])
})

it('is declined: it goes from the page, and nobody is told', async () => {
  const server = begin()
  const { address } = renderPage(openPage, { server })
  await screen.findByRole('button', { name: 'Decline' })
  await press('Decline')
  await screen.findAllByText('Declined. Nobody is told.')
  await waitFor(() => expect(address()).toBe('/messages'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Requests/ })).toBeNull())
  expect(server.count(`DELETE ${acceptance}`)).toBe(1)
})
