import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { person } from '../../../../test/inside-samples.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const idOf = (number: number) => `019a8000-0000-7000-8000-00000000000${number}`
const ana = person(1, 'Ana Lima')
const received = (number: number) => ({
  id: idOf(number),
  type: 'question' as const,
  createdAt: '2026-11-09T12:00:00.000Z',
  person: ana,
  answeredAt: null,
  content: `Question ${number}?`,
  answer: null,
})

function open(path = '/staff/feedback') {
  return renderPage(path, {
    server: fakeServer({
      'GET /session': () => ({ session: session({ role: 'admin' }) }),
      'GET /staff': () => ({ verifications: 0, reports: 0, feedback: 2, appeals: 0 }),
      'GET /staff/audit': () => ({ entries: [], nextCursor: null }),
      'GET /staff/feedback': () => ({
        feedback: [received(1), received(2)],
        nextCursor: null,
      }),
      [`GET /staff/feedback/${idOf(1)}`]: () => received(1),
      [`GET /staff/feedback/${idOf(2)}`]: () => received(2),
    }),
  })
}

const list = () => screen.findByRole('list', { name: 'Questions and feedback' })
const row = async (at: number) => within(await list()).getAllByRole('link')[at]
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('goes on by keys in either case, and the focus with it', async () => {
  const { address } = open()
  const first = await row(0)
  await userEvent.keyboard('j')
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(address()).toBe(`/staff/feedback/${idOf(1)}`)
  await userEvent.keyboard('J')
  const second = await row(1)
  await waitFor(() => expect(document.activeElement).toBe(second))
  expect(address()).toBe(`/staff/feedback/${idOf(2)}`)
  await userEvent.keyboard('{Shift>}K{/Shift}')
  await waitFor(() => expect(document.activeElement).toBe(first))
  await screen.findByText('R opens the answer.')
  await userEvent.keyboard('R')
  await screen.findByRole('dialog')
})

it('has a switch that turns the keys off, which this browser remembers', async () => {
  const { address, unmount } = open()
  await list()
  screen.getByText('J and K go to the next and the one before.')
  await press('Keyboard shortcuts')
  expect(screen.queryByText('J and K go to the next and the one before.')).toBeNull()
  await userEvent.keyboard('j')
  expect(address()).toBe('/staff/feedback')
  unmount()
  open(`/staff/feedback/${idOf(1)}`)
  await screen.findByRole('button', { name: 'Keyboard shortcuts', pressed: false })
  await screen.findByRole('button', { name: 'Answer by mail' })
  expect(screen.queryByText('R opens the answer.')).toBeNull()
  await userEvent.keyboard('r')
  expect(screen.queryByRole('dialog')).toBeNull()
  await press('Keyboard shortcuts')
  await userEvent.keyboard('r')
  await screen.findByRole('dialog')
})

async function answer() {
  await userEvent.click(await screen.findByRole('button', { name: 'Answer by mail' }))
  const sheet = within(await screen.findByRole('dialog'))
  await userEvent.type(sheet.getByRole('textbox', { name: 'Answer' }), 'Yes.')
  return sheet
}

it('shows what was done on all pages of the console at once', async () => {
  const { server } = open('/staff/audit')
  await screen.findByRole('heading', { level: 1, name: 'Audit log' })
  await userEvent.click(screen.getByRole('link', { name: /^Questions/ }))
  await userEvent.click((await row(0)) as HTMLElement)
  const sheet = await answer()
  server.on(`POST /staff/feedback/${idOf(1)}/answer`, () => new Response(null, { status: 204 }))
  await userEvent.click(sheet.getByRole('button', { name: 'Send the answer' }))
  await screen.findByText('The answer was sent.')
  const before = server.count('GET /staff/audit')
  await userEvent.click(screen.getByRole('link', { name: 'Audit log' }))
  await waitFor(() => expect(server.count('GET /staff/audit')).toBeGreaterThan(before))
})

it('looks again if somebody else was quicker, and keeps what was typed', async () => {
  const { server } = open(`/staff/feedback/${idOf(1)}`)
  const sheet = await answer()
  server.on(`POST /staff/feedback/${idOf(1)}/answer`, () => refuse('request_decided'))
  server.on('GET /staff/feedback', () => ({ feedback: [received(2)], nextCursor: null }))
  server.on(`GET /staff/feedback/${idOf(1)}`, () => ({
    ...received(1),
    answer: 'No.',
    answeredAt: '2026-11-10T12:00:00.000Z',
  }))
  await userEvent.click(sheet.getByRole('button', { name: 'Send the answer' }))
  await screen.findByText('No.')
  await waitFor(() =>
    expect(document.querySelectorAll(`a[href="/staff/feedback/${idOf(1)}"]`)).toHaveLength(0),
  )
  expect(sheet.getByRole<HTMLTextAreaElement>('textbox', { name: 'Answer' }).value).toBe('Yes.')
})

it('asks before a typed reason is discarded by Cancel', async () => {
  open(`/staff/feedback/${idOf(1)}`)
  const sheet = await answer()
  await userEvent.type(sheet.getByLabelText('Why, for the audit log'), ' Twice asked.')
  await userEvent.click(sheet.getByRole('button', { name: 'Cancel' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }))
  await userEvent.click(question.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Answer by mail' }))
  // The words are kept until they are sent.
  within(await screen.findByRole('dialog')).getByDisplayValue('Yes.')
})
