import type { UnsignedAttachment } from '@patchbay/contract/content/attachments'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { fakeLayout } from '../../../../../test/fake-layout.ts'
import { never, refuse, type FakeServer } from '../../../../../test/fake-server.ts'
import { fakeUploads, storedFile, type FakeUpload } from '../../../../../test/fake-uploads.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { conversationPath, messagesServer, openPage } from '../../../../../test/messages-server.ts'
import { conversationId, message, ownMessage } from '../../../../../test/messages.ts'
import { renderPage } from '../../../../../test/render-app.tsx'
import { showToast } from '../../../../ui/overlays/toast.ts'

const sendRoute = `POST ${conversationPath}/messages`
const signRoute = 'POST /attachments/signatures'
const removeRoute = (number: number): string => `DELETE /attachments/${sampleId(number)}`
const file = (name: string, size = 2048): File => {
  const made = new File(['x'], name)
  Object.defineProperty(made, 'size', { value: size })
  return made
}

let uploads: readonly FakeUpload[]
beforeEach(() => {
  fakeLayout()
  uploads = fakeUploads()
})

const box = () => screen.findByRole('textbox', { name: 'Message Theo Lindqvist' })
const sendButton = () => screen.getByRole('button', { name: 'Send' })
const rows = (): (string | null)[] =>
  within(screen.queryByRole('list', { name: 'Files' }) ?? document.createElement('ul'))
    .queryAllByRole('listitem')
    .map((row) => row.textContent)
const article = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Messages' })).findByRole('article', { name })
/** Runs an action of the user or the network, and waits for its immediate effects. */
const happens = (what: () => void): Promise<void> =>
  act(async () => {
    what()
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
  })
const choose = (...files: File[]): Promise<void> =>
  happens(() => {
    const chooser = screen.getByLabelText('Add files', { selector: 'input' })
    fireEvent.change(chooser, { target: { files } })
  })
const bodies = (server: FakeServer, route: string): unknown[] =>
  server.calls.filter((one) => one.route === route).map(({ body }) => body)

it('[T-15, T-17, T-18, T-20, T-21, T-22] uploads chosen files, and cannot send meanwhile', async () => {
  const { server } = renderPage(openPage, { server: messagesServer() })
  await userEvent.type(await box(), 'Four takes')
  screen.getByRole('button', { name: 'Attach files' })
  expect(screen.getByLabelText('Add files', { selector: 'input' }).getAttribute('accept')).toBe(
    '.jpg,.jpeg,.png,.webp,.gif,.heic,.heif,.mp3,.m4a,.aac,.ogg,.opus,.wav,.aif,.aiff,.flac,.weba,.mp4,.webm,.mov,.pdf,.doc,.docx,.txt,.mid,.midi,.zip,.xls,.xlsx',
  )
  await choose(
    file('take.mp4', 6_363_000),
    file('fees.xlsx'),
    file('run.exe'),
    file('long.mov', 10 * 1024 * 1024 + 1),
  )
  screen.getByText('File long.mov is too large. Maximum size is 10MB.')
  screen.getByText(/^run\.exe cannot be added\. Choose a JPG/)
  expect(uploads.map(({ route }) => route)).toEqual([
    `POST /attachments/conversation/${conversationId}?name=take.mp4`,
    `POST /attachments/conversation/${conversationId}?name=fees.xlsx`,
  ])
  await happens(() => uploads[0]?.progress(0.64))
  await waitFor(() => expect(rows()).toEqual(['take.mp46,214 KB · 64%', 'fees.xlsx2 KB · 0%']))
  expect(screen.getByText('Processing attachments...').ariaLive).toBe('polite')
  expect(sendButton().hasAttribute('disabled')).toBe(true)
  await userEvent.type(await box(), '{Enter}')
  await happens(() => uploads[1]?.answer(200, storedFile(2)))
  await userEvent.type(await box(), '{Enter}')
  expect(server.count(sendRoute)).toBe(0)
  await happens(() => uploads[0]?.answer(200, storedFile(1)))
  expect(screen.queryByText('Processing attachments...')).toBeNull()
  await waitFor(() => expect(rows()).toEqual(['take.mp4Uploaded6,214 KB', 'fees.xlsxUploaded2 KB']))
  screen.getByRole('button', { name: 'Remove take.mp4' })
  expect(sendButton().hasAttribute('disabled')).toBe(false)
})

it('[T-19, T-26, T-38] stores files with the draft, deletes removed files, and sends files alone', async () => {
  const answers = {
    [removeRoute(1)]: () => new Response(null, { status: 204 }),
    [sendRoute]: () => refuse('message_blocked'),
  }
  const first = renderPage(openPage, { server: messagesServer({}, answers) })
  await userEvent.type(await box(), 'Hello{Enter}')
  const problem = /^You cannot send a message to this user/
  const failed = await article(/^You: Hello, .*, Not sent$/)
  const alerts = () =>
    screen.getAllByRole('alert').flatMap(({ textContent }) => textContent.match(problem) ?? [])
  await waitFor(() => expect(alerts()).toHaveLength(1))
  await choose(file('one.txt'), file('two.pdf'))
  expect(alerts()).toEqual([])
  await userEvent.click(await within(failed).findByRole('button', { name: 'Discard' }))
  await happens(() => uploads[0]?.answer(200, storedFile(1)))
  await happens(() => uploads[1]?.answer(200, storedFile(2)))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove one.txt' }))
  expect(document.activeElement?.ariaLabel).toBe('Attach files')
  await waitFor(() => expect(first.server.count(removeRoute(1))).toBe(1))
  first.unmount()

  const { server } = renderPage(openPage, { server: messagesServer({}, { [sendRoute]: never }) })
  await box()
  await waitFor(() => expect(rows()).toEqual(['two.pdfUploaded2 KB']))
  await userEvent.click(sendButton())
  const waiting = await article(/^You: two\.pdf, \d\d:\d\d, Waiting to be sent$/)
  within(waiting).getByText('PDF · 2 KB')
  expect(rows()).toEqual([])
  expect(sendButton().hasAttribute('disabled')).toBe(true)
  await waitFor(() => expect(server.count(sendRoute)).toBe(1))
  expect(bodies(server, sendRoute)).toMatchObject([
    { content: '', attachments: [{ id: sampleId(2) }] },
  ])
})

it('takes files dropped on the conversation, and names a pasted picture', async () => {
  const { unmount } = renderPage(openPage, { server: messagesServer({ messages: [message(1)] }) })
  const said = await article(/message 1/)
  const dataTransfer = { types: ['Files'], files: [file('a.webm')] }
  fireEvent.dragEnter(said, { dataTransfer })
  screen.getByText('Drop the files here')
  await happens(() => void fireEvent.drop(said, { dataTransfer }))
  expect(screen.queryByText('Drop the files here')).toBeNull()
  const pasted = new File(['x'], 'image.png', { type: 'image/png' })
  const paste = (words: string) =>
    happens(() => {
      const types = ['text/plain', 'Files']
      const clipboardData = { types, files: [pasted], getData: () => words }
      fireEvent.paste(document.body, { clipboardData })
    })
  // Text that was copied with a picture of itself, and a picture with only its name as text.
  await paste('What it says.')
  await paste('image.png')
  await waitFor(() => expect(rows()).toEqual(['a.webm2 KB · 0%', 'Pasted image.png1 KB · 0%']))
  await act(async () => unmount())
  expect(uploads.every(({ aborted }) => aborted)).toBe(true)
})

it('takes files pasted while a toast is shown, and ignores a paste over or beside the conversation', async () => {
  renderPage(openPage, { server: messagesServer({ messages: [message(1)] }) })
  const said = await article(/message 1/)
  const clipboardData = { types: ['Files'], files: [file('a.pdf')] }
  /** True if the paste was not handled here. */
  const paste = (): boolean => fireEvent.paste(document.body, { clipboardData })
  act(() => {
    showToast({ message: 'It went well.' })
    showToast({ message: 'It did not.', tone: 'error' })
  })
  await screen.findByRole('group', { name: 'It went well.' })
  screen.getByText('It did not.', { selector: '[role=group] p' })
  expect(paste()).toBe(false)
  await waitFor(() => expect(rows()).toEqual(['a.pdf2 KB · 0%']))
  screen.getByRole('searchbox', { name: 'Search conversations' }).focus()
  expect(paste()).toBe(true)
  said.focus()
  await userEvent.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(paste()).toBe(true)
  expect(uploads).toHaveLength(1)
})

const isOutOfTheWay = (one: Element): boolean => (one as HTMLElement).tabIndex === -1

const attachment = (
  number: number,
  name: string,
  changes: Partial<UnsignedAttachment>,
): UnsignedAttachment => ({
  id: sampleId(number),
  name,
  kind: 'document',
  type: 'application/pdf',
  size: 90_112,
  path: `a/b/${name}`,
  url: `/files/${name}`,
  missing: false,
  width: null,
  height: null,
  peaks: null,
  seconds: null,
  ...changes,
})

it('[T-11] shows files in the bubble, with URLs fetched together and again when loading fails', async () => {
  const theirs = message(1, {
    content: '',
    attachments: [
      attachment(801, 'room.webp', { kind: 'picture', width: 1200, height: 800 }),
      attachment(802, 'mix.wav', { kind: 'audio', seconds: 207, peaks: [10, 100] }),
      attachment(803, 'solo.mp4', { kind: 'video' }),
      attachment(804, 'lost.pdf', { missing: true }),
    ],
  })
  const mine = ownMessage(2, {
    content: 'And the rider.',
    attachments: [attachment(805, 'rider.pdf', {})],
  })
  let round = 0
  const sign = (body: unknown) => {
    round += 1
    const { ids } = body as { ids: string[] }
    return { signed: ids.map((id) => ({ id, signedUrl: `/files/${id}?s=${round}` })) }
  }
  const { server } = renderPage(openPage, {
    server: messagesServer({ messages: [theirs, mine] }, { [signRoute]: sign }),
  })
  const row = await article(
    /^Theo Lindqvist: room\.webp, mix\.wav, solo\.mp4, lost\.pdf, \d\d:\d\d$/,
  )
  const picture = await within(row).findByRole('img', { name: 'room.webp' })
  expect(['width', 'height', 'src'].map((name) => picture.getAttribute(name))).toEqual([
    '1200',
    '800',
    `/files/${sampleId(801)}?s=1`,
  ])
  await within(row).findByRole('button', { name: 'Play mix.wav' })
  const film = within(row).getByLabelText('Video solo.mp4')
  expect(['src', 'preload', 'autoplay'].map((name) => film.getAttribute(name))).toEqual([
    `/files/${sampleId(803)}?s=1`,
    'metadata',
    null,
  ])
  within(row).getByText('This file is no longer available.')
  // The whole list is one tab stop, which is the newest message.
  expect([...row.querySelectorAll('button, video, [role=slider]')].every(isOutOfTheWay)).toBe(true)
  const own = await article(/^You: And the rider\., rider\.pdf, /)
  within(own).getByText('And the rider.')
  const link = within(own).getByRole('link', { name: /^rider\.pdf/ })
  expect(link.getAttribute('href')).toBe(`/files/${sampleId(805)}?s=1`)
  const asked = () => bodies(server, signRoute).map((body) => (body as { ids: string[] }).ids)
  const theirIds = [801, 802, 803].map((number) => sampleId(number))
  expect(asked().flat().toSorted()).toEqual([...theirIds, sampleId(805)])
  expect(asked()).toContainEqual(expect.arrayContaining(theirIds))
  fireEvent.error(picture)
  await waitFor(() =>
    expect(within(row).getByRole('img', { name: 'room.webp' }).getAttribute('src')).toMatch(
      /\?s=[23]$/,
    ),
  )
  // The files of a message are signed together; what works is not loaded again.
  expect(asked().slice(1).flat().toSorted()).toEqual(theirIds)
  expect(film.getAttribute('src')).toBe(`/files/${sampleId(803)}?s=1`)
})

it('offers the original of a picture in the viewer, signed when it is opened', async () => {
  const original = { size: 3_300_000 }
  const theirs = message(1, {
    content: '',
    attachments: [
      attachment(801, 'room.jpg', { kind: 'picture', width: 1200, height: 800, original }),
      attachment(802, 'wave.gif', { kind: 'picture', width: 200, height: 200 }),
    ],
  })
  const sign = (body: unknown) => {
    const { ids } = body as { ids: string[] }
    return {
      signed: ids.map((id) => ({ id, signedUrl: '/files/a', originalUrl: '/files/original?s=1' })),
    }
  }
  renderPage(openPage, { server: messagesServer({ messages: [theirs] }, { [signRoute]: sign }) })
  const row = await article(/^Theo Lindqvist: room\.jpg, /)
  await userEvent.click(within(row).getByRole('button', { name: 'Open room.jpg' }))
  const viewer = within(await screen.findByRole('dialog', { name: 'room.jpg' }))
  const link = await viewer.findByRole('link', { name: 'Download original (3.1 MB)' })
  expect(link.getAttribute('href')).toBe('/files/original?s=1')
  await userEvent.click(viewer.getByRole('button', { name: 'Next picture' }))
  const next = within(await screen.findByRole('dialog', { name: 'wave.gif' }))
  expect(next.queryByRole('link', { name: /^Download original/ })).toBeNull()
})
