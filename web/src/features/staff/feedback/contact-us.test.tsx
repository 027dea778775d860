import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { dead, fakeServer, never, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

afterEach(() => vi.useRealTimers())

async function open(changes: Parameters<typeof session>[0] = {}) {
  const server = fakeServer({
    'GET /session': () => ({ session: session({ verified: true, ...changes }) }),
    'POST /feedback': () => new Response(null, { status: 204 }),
  })
  const app = renderPage('/profile', { server })
  await screen.findByLabelText('Question')
  return { ...app, server }
}
const box = (label: string): HTMLTextAreaElement => screen.getByLabelText(label)
const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name })
async function write(label: string, text: string): Promise<void> {
  await userEvent.clear(box(label))
  await userEvent.paste(text)
}

it('[G-01, G-02, G-03, G-04] has two boxes, each with a button that is disabled while it is blank', async () => {
  await open()
  const section = within(screen.getByRole('region', { name: 'Contact Us' }))
  section.getByPlaceholderText("Have a question? We'll get back to you by email!")
  section.getByPlaceholderText('Tell us about your experience or suggest new features!')
  await write('Question', ' \n ')
  expect(button('Send question').disabled).toBe(true)
  await write('Question', 'Why?')
  expect(button('Send question').disabled).toBe(false)
  expect(button('Send feedback').disabled).toBe(true)
  screen.getByText('Please provide more detail')
})

it.each([
  ['Question', 'question', 'Send question', 'Question sent successfully!'],
  ['Feedback', 'feedback', 'Send feedback', 'Feedback sent successfully!'],
])(
  '[G-05, G-06, G-07, G-08, G-09, Z-02] %s is sent trimmed, and the thanks stay for 3 s',
  async (...row) => {
    const [label, type, name, thanks] = row
    const { server } = await open()
    await write(label, '  What does the bell do?\n')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    act(() => button(name).click())
    await expect.poll(() => screen.getByText(thanks).closest('output')).not.toBeNull()
    expect(server.lastBody('POST /feedback')).toEqual({ type, content: 'What does the bell do?' })
    expect(box(label).value).toBe('')
    act(() => void vi.advanceTimersByTime(2900))
    screen.getByText(thanks)
    act(() => void vi.advanceTimersByTime(200))
    expect(screen.queryByText(thanks)).toBeNull()
  },
)

it('[G-01] asks for an address if the account has none, and sends no question without one', async () => {
  const { server } = await open({ email: null })
  await write('Question', 'How do I leave?')
  await userEvent.click(button('Send question'))
  await screen.findByText('Invalid email address')
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail address for the answer'))
  expect(server.count('POST /feedback')).toBe(0)
  await userEvent.paste(' ada@example.com ')
  await userEvent.click(button('Send question'))
  await screen.findByText('Question sent successfully!')
  expect(server.lastBody('POST /feedback')).toEqual({
    type: 'question',
    content: 'How do I leave?',
    replyTo: 'ada@example.com',
  })
})

it('[G-10] keeps the text when sending fails, and sends it again', async () => {
  const { server } = await open()
  server.on('POST /feedback', dead)
  await write('Feedback', 'More brass, please.')
  await userEvent.click(button('Send feedback'))
  await screen.findByText('Failed to submit. Please try again.')
  expect(box('Feedback').value).toBe('More brass, please.')
  server.on('POST /feedback', () => new Response(null, { status: 204 }))
  await userEvent.click(button('Send feedback'))
  await screen.findByText('Feedback sent successfully!')
  expect(screen.queryByText('Failed to submit. Please try again.')).toBeNull()
  expect(box('Feedback').value).toBe('')
})

it('sends once, however often the button is pressed', async () => {
  const { server } = await open()
  server.on('POST /feedback', never)
  await write('Question', 'Is anybody there?')
  await userEvent.dblClick(button('Send question'))
  await userEvent.click(button('Sending...'))
  expect(server.count('POST /feedback')).toBe(1)
})

it('[G-11] counts near the end, and refuses one character too many at the field', async () => {
  const { server } = await open()
  await write('Question', '🎺'.repeat(950))
  screen.getByText('50 characters left')
  await write('Question', 'x'.repeat(1001))
  screen.getByText('1 character too many')
  await userEvent.click(button('Send question'))
  screen.getByText('Maximum 1000 characters')
  expect(document.activeElement).toBe(box('Question'))
  expect(server.count('POST /feedback')).toBe(0)
})

it('keeps both texts for a person who must sign in again', async () => {
  const { server, sessions } = await open()
  await write('Question', 'First box')
  await write('Feedback', 'Second box')
  server.on('POST /feedback', () => refuse('not_authenticated'))
  server.on('GET /session', () => ({ session: null }))
  await userEvent.click(button('Send feedback'))
  await screen.findAllByText('Failed to submit. Please try again.')
  await screen.findByRole('heading', { name: 'Sign in to View Profile' })
  // One lost session gives one message.
  expect(screen.queryByText(/session has expired/)).toBeNull()
  server.on('GET /session', () => ({ session: session() }))
  act(() => sessions.adopt(session()))
  await waitFor(() => expect(box('Question').value).toBe('First box'))
  expect(box('Feedback').value).toBe('Second box')
})
