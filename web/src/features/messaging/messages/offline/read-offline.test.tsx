import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeConversation, path } from '../../../../../test/fake-conversation.ts'
import { fakeDatabase } from '../../../../../test/fake-database.ts'
import { fakeLayout } from '../../../../../test/fake-layout.ts'
import { refuse } from '../../../../../test/fake-server.ts'
import { openPage } from '../../../../../test/messages-server.ts'
import { conversationId, viewerId } from '../../../../../test/messages.ts'
import { fakeNetwork } from '../../../../../test/network.ts'
import { renderPage } from '../../../../../test/render-app.tsx'
import { readStored } from '../../../../platform/storage/stored-answers.ts'
import { startNewPage } from '../../../../platform/storage/page-state.ts'

beforeEach(fakeLayout)

const offline = 'You are offline. Messages will send when you are back.'
const article = (name: RegExp) => screen.findByRole('article', { name })
const articles = (name: RegExp) => screen.queryAllByRole('article', { name })
const row = async () =>
  within(await screen.findByRole('list', { name: 'Conversations' })).findByRole('link')

/** Reads a conversation of two messages, loses the network, and opens a page again. */
async function readAndReload(at = openPage) {
  const database = fakeDatabase()
  const conversation = fakeConversation(2)
  const network = fakeNetwork()
  const before = renderPage(openPage, { server: conversation.server })
  await article(/message 2/)
  await waitFor(async () => {
    expect(await readStored(viewerId, `messages:${conversationId}`)).toBeDefined()
    expect(await readStored(viewerId, 'session')).toBeDefined()
  })
  before.unmount()
  startNewPage()
  network.cut()
  const page = renderPage(at, { server: conversation.server })
  return { ...conversation, ...page, database, network }
}

it('shows the list and the conversation after a reload offline, and catches up without doubles', async () => {
  const { truth, network, server } = await readAndReload()
  await article(/message 1/)
  await article(/message 2/)
  expect((await row()).textContent).toContain('message 2')
  screen.getByText(offline)
  const box = screen.getByRole('textbox', { name: 'Message Theo Lindqvist' })
  await userEvent.type(box, 'In the tunnel.{Enter}')
  await article(/In the tunnel/)

  truth.say(1)
  truth.remove(1)
  act(network.mend)
  await article(/message 3/)
  await waitFor(() => expect(screen.queryByText(offline)).toBeNull())
  await waitFor(() => expect(server.count(`POST ${path}/messages`)).toBe(1))
  await waitFor(() => expect(articles(/message 1/)).toHaveLength(0))
  expect(articles(/message 2/)).toHaveLength(1)
  expect(articles(/In the tunnel/)).toHaveLength(1)
  await waitFor(async () =>
    expect(JSON.stringify(await readStored(viewerId, `messages:${conversationId}`))).not.toContain(
      'message 1',
    ),
  )
})

it('says that a conversation that was not read before needs a connection, and opens it when there is one', async () => {
  const { database, network } = await readAndReload('/messages')
  await row()
  const keys = [...(database.values?.keys() ?? [])]
  for (const key of keys) if (key.includes(conversationId)) database.values?.delete(key)
  await userEvent.click(await row())
  await screen.findByText('This conversation is not kept on this device. It needs a connection.')
  screen.getByRole('button', { name: 'Try again' })
  act(network.mend)
  await article(/message 2/)
})

it('says that the list needs a connection where it was never loaded', async () => {
  const { database, network } = await readAndReload('/settings')
  await screen.findByRole('heading', { name: 'Settings', level: 1 })
  database.values?.delete(`${viewerId}:conversations`)
  await userEvent.click(screen.getByRole('link', { name: /^Messages/ }))
  await screen.findByText('Your conversations are not kept on this device. They need a connection.')
  act(network.mend)
  await row()
})

it('drops a conversation that the viewer is no longer in as soon as the server says so', async () => {
  const { server, database, network } = await readAndReload()
  await article(/message 2/)
  const gone = () => refuse('conversation_not_found')
  for (const route of ['', '/messages', '/changes']) server.on(`GET ${path}${route}`, gone)
  server.on('GET /conversations', () => ({
    conversations: [],
    nextCursor: null,
    asOf: '2026-11-16T12:00:00.000Z',
  }))
  act(network.mend)
  await screen.findByText('This conversation is not here')
  await waitFor(() => expect(JSON.stringify([...(database.values ?? [])])).not.toContain('message'))
})

it('ends a session that is over, and shows nothing of it', async () => {
  const { server, database, network, address } = await readAndReload()
  await article(/message 2/)
  server.on('GET /session', () => ({ session: null }))
  act(network.mend)
  await screen.findByRole('heading', { name: 'Sign in to Message' })
  expect(address()).toContain('/messages')
  await waitFor(() => expect(database.values).toBeUndefined())
})
