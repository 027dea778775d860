import { longestVoice } from '@patchbay/contract/content/sound-bounds'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeLayout } from '../../../../../test/fake-layout.ts'
import { fakeMicrophone, type FakeMicrophone } from '../../../../../test/fake-microphone.ts'
import { never } from '../../../../../test/fake-server.ts'
import { fakeUploads, storedFile, type FakeUpload } from '../../../../../test/fake-uploads.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { conversationPath, messagesServer, openPage } from '../../../../../test/messages-server.ts'
import { conversationId } from '../../../../../test/messages.ts'
import { renderPage } from '../../../../../test/render-app.tsx'
import { startNewPage } from '../../../../platform/storage/page-state.ts'

const sendRoute = `POST ${conversationPath}/messages`
const user = userEvent.setup()
let microphone: FakeMicrophone
let uploads: readonly FakeUpload[]
beforeEach(() => {
  fakeLayout()
  microphone = fakeMicrophone()
  uploads = fakeUploads()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:recording')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
})

const bar = () => screen.findByRole('group', { name: 'Voice message' })
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => user.click(await button(name))
const composer = () => screen.findByRole('textbox', { name: 'Message Theo Lindqvist' })
/** What a screen reader is told. */
const isSaid = (words: string) => screen.findByText(words, { selector: '[aria-live]' })
/** A recording with time on its clock. */
async function record(words = 'Hello'): Promise<void> {
  await press('Record a voice message')
  await isSaid('Recording')
  act(() => microphone.speak(words))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send voice message' })).toHaveProperty(
      'disabled',
      false,
    ),
  )
}

it('is recorded, paused, continued and sent as a message of its own, which stays first in its order', async () => {
  const { server } = renderPage(openPage, { server: messagesServer({}, { [sendRoute]: never }) })
  await record()
  const meter = within(await bar()).getByRole('meter', { name: 'Level' })
  await waitFor(() => expect(Number(meter.ariaValueNow)).toBeGreaterThan(0))
  expect(document.activeElement).toBe(await button('Pause recording'))
  await user.keyboard('{Enter}')
  await isSaid('Recording paused')
  screen.getByRole('slider', { name: 'Position in recording' })
  expect(document.activeElement).toBe(await button('Go on recording'))
  await press('Go on recording')
  await isSaid('Recording')
  await press('Send voice message')
  await waitFor(() => expect(uploads).toHaveLength(1))
  expect(microphone.isOpen()).toBe(false)
  const [upload] = uploads
  expect(upload?.route).toBe(
    `POST /attachments/conversation/${conversationId}?name=Voice+message.weba`,
  )
  expect(await (uploads[0]?.body as Blob | undefined)?.text()).toBe('Hello|.')
  act(() => upload?.progress(0.5))
  expect(screen.getByRole('progressbar', { name: 'Sending the voice message' }).ariaValueNow).toBe(
    '50',
  )
  await act(async () => upload?.answer(200, { ...storedFile(1), kind: 'audio' }))
  await composer()
  await waitFor(() => expect(server.count(sendRoute)).toBe(1))
  expect(server.calls.find(({ route }) => route === sendRoute)?.body).toMatchObject({
    content: '',
    attachments: [{ id: sampleId(1), isVoice: true }],
  })
  await waitFor(() => expect(microphone.stored()).toEqual([]))
  await screen.findByRole('article', { name: /^You: Voice message, 00:0\d, .*Waiting to be sent$/ })
})

it('says why there is no microphone, and tries again only when pressed', async () => {
  renderPage(openPage, { server: messagesServer() })
  microphone.refuse = 'missing'
  await press('Record a voice message')
  await screen.findByText('No microphone was found. Connect one, then try again.')
  microphone.refuse = 'denied'
  await press('Try again')
  await screen.findByText(/^The microphone is not allowed here\. Allow it in the settings/)
  microphone.refuse = 'unsupported'
  await press('Try again')
  await screen.findByText('This browser cannot record. Attach a sound file instead.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await press('Close')
  expect(document.activeElement).toBe(await composer())
})

it('is still there on the next page, and an upload that fails loses nothing', async () => {
  const first = renderPage(openPage, { server: messagesServer() })
  await record('First words')
  const id = microphone.stored()
  await act(async () => first.unmount())
  // The page was left while it recorded: nobody is recorded any longer.
  await waitFor(() => expect(microphone.isOpen()).toBe(false))

  startNewPage()
  microphone.plugIn()
  const { server } = renderPage(openPage, { server: messagesServer({}, { [sendRoute]: never }) })
  await isSaid('Recording stopped. You can listen to it and send it.')
  expect(screen.queryByRole('button', { name: 'Go on recording' })).toBeNull()
  await press('Send voice message')
  await waitFor(() => expect(uploads).toHaveLength(1))
  await act(async () => uploads[0]?.answer(403, { error: { code: 'forbidden', message: 'No.' } }))
  await screen.findByText('You can no longer add files in this conversation.')
  expect(microphone.stored()).toEqual(id)
  await press('Send voice message')
  await waitFor(() => expect(uploads).toHaveLength(2))
  await press('Stop sending')
  expect(uploads[1]?.aborted).toBe(true)
  await press('Send voice message')
  await waitFor(() => expect(uploads).toHaveLength(3))
  await act(async () => uploads[2]?.answer(200, { ...storedFile(1), kind: 'audio' }))
  await waitFor(() => expect(server.count(sendRoute)).toBe(1))
  expect(server.calls.find(({ route }) => route === sendRoute)?.body).toMatchObject({
    clientId: id[0],
  })
})

it('asks before a longer one is thrown away, and ends by itself in time or without its microphone', async () => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  })
  renderPage(openPage, { server: messagesServer() })
  await record()
  await user.keyboard('{Escape}')
  await composer()
  expect(microphone.stored()).toEqual([])
  await record()
  await act(async () => vi.advanceTimersByTime(5000))
  await user.keyboard('{Escape}')
  await screen.findByRole('alertdialog', { name: 'Discard this recording?' })
  await press('Keep it')
  await press('Go on recording')
  await isSaid('Recording')
  await act(async () => microphone.unplug())
  await screen.findByText('The microphone is gone. What was recorded until then is here.')
  await press('Discard recording')
  await press('Discard')
  await composer()
  await record()
  await act(async () => vi.advanceTimersByTime((longestVoice - 20) * 1000))
  await isSaid('Less than 30 seconds left')
  await act(async () => vi.advanceTimersByTime(30_000))
  await screen.findByText('This is as long as a voice message can be.')
  expect(microphone.isOpen()).toBe(false)
})
