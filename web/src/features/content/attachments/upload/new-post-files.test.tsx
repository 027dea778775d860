import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refuse, type FakeServer } from '../../../../../test/fake-server.ts'
import { fakeUploads, storedFile, type FakeUpload } from '../../../../../test/fake-uploads.ts'
import { communityPath, insideServer, post, sampleId } from '../../../../../test/inside-samples.ts'
import { renderPage } from '../../../../../test/render-app.tsx'

const createPath = `POST ${communityPath}/posts`
const removePath = (number: number): string => `DELETE /attachments/${sampleId(number)}`
const file = (name: string, size = 2048): File => {
  const made = new File(['x'], name)
  Object.defineProperty(made, 'size', { value: size })
  return made
}

let server: FakeServer
let uploads: readonly FakeUpload[]
let unmount: () => void
const sheet = () => within(screen.getByRole('dialog', { name: 'New Post' }))
const rows = (): (string | null)[] =>
  sheet()
    .queryAllByRole('listitem')
    .map((row) => row.textContent)
/** Runs an action of the user or the network, and waits for its immediate effects. */
const happens = (what: () => void): Promise<void> =>
  act(async () => {
    what()
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
  })
const choose = (...files: File[]): Promise<void> =>
  happens(() => {
    const chooser = sheet().getByLabelText('Add files', { selector: 'input' })
    fireEvent.change(chooser, { target: { files } })
  })
const press = (name: string): Promise<void> =>
  happens(() => void fireEvent.click(sheet().getByRole('button', { name })))

async function openSheet(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'New Post' }))
  await screen.findByLabelText('Content')
}
beforeEach(async () => {
  server = insideServer()
  uploads = fakeUploads()
  ;({ unmount } = renderPage(communityPath, { server }))
  await openSheet()
})
afterEach(() => unmount())

it('[L-05, L-06] uploads several at once, and says what is wrong with refused files', async () => {
  await choose(
    file('room.jpg', 6_363_000),
    file('song.mp4'),
    file('long.wav', 10 * 1024 * 1024 + 1),
    file('rider.PDF'),
  )
  sheet().getByText('File long.wav is too large. Maximum size is 10MB.')
  sheet().getByText(/^song\.mp4 cannot be added\. Choose a JPG/)
  expect(uploads.map(({ route }) => route)).toEqual([
    `POST /attachments/community/${sampleId(100)}?name=room.jpg`,
    `POST /attachments/community/${sampleId(100)}?name=rider.PDF`,
  ])
  await happens(() => uploads[0]?.progress(0.64))
  expect(rows()).toEqual(['room.jpg6,214 KB · 64%', 'rider.PDF2 KB · 0%'])
  const meter = sheet().getByRole('progressbar', { name: 'Upload of room.jpg' })
  expect(meter.getAttribute('aria-valuenow')).toBe('64')
  expect(sheet().getByText('Uploading files...').closest('button')?.ariaDisabled).toBe('true')
  await happens(() => uploads[1]?.answer(200, storedFile(2)))
  await happens(() => uploads[0]?.answer(200, storedFile(1)))
  expect(rows()).toEqual(['room.jpgUploaded6,214 KB', 'rider.PDFUploaded2 KB'])
  await choose(...Array.from({ length: 9 }, (_, index) => file(`${index}.txt`)))
  sheet().getByText('A post can hold up to 10 files. The others were left out.')
  expect(rows()).toHaveLength(10)
  expect(uploads).toHaveLength(5)
})

it('[W-05, W-06] tries three times, after one and two seconds, and then again on request', async () => {
  vi.useFakeTimers()
  await choose(file('take.pdf'))
  await happens(() => uploads[0]?.fail())
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(uploads).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(uploads).toHaveLength(2)
  await happens(() => uploads[1]?.answer(503, {}))
  await act(() => vi.advanceTimersByTimeAsync(1999))
  expect(uploads).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(uploads).toHaveLength(3)
  await happens(() => uploads[2]?.fail())
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(uploads).toHaveLength(3)
  sheet().getByText('Failed to upload file. Please try again.')
  await press('Upload take.pdf again')
  expect(document.activeElement?.textContent).toBe('Add files')
  expect(uploads).toHaveLength(4)
  await happens(() => uploads[3]?.answer(200, storedFile(1)))
  expect(rows()).toEqual(['take.pdfUploaded2 KB'])
})

it('says that an empty file is empty, and does not upload it', async () => {
  await choose(new File([], 'silence.txt'), file('one.txt'))
  sheet().getByText('File silence.txt is empty.')
  expect(uploads).toHaveLength(1)
  expect(document.body.textContent).not.toContain('not what its name says')
})

it('does not retry a refused file, and says why', async () => {
  vi.useFakeTimers()
  await choose(file('page.png'))
  const body = await refuse('invalid_file_type').json()
  await happens(() => uploads[0]?.answer(415, body as object))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(uploads).toHaveLength(1)
  sheet().getByText(/^This file is not what its name says/)
  expect(sheet().queryByRole('button', { name: 'Upload page.png again' })).toBeNull()
})

it('retries if the server asks for a moment, and not if it asks for longer', async () => {
  vi.useFakeTimers()
  await choose(file('one.txt'))
  const refusal = async (retryAfter: number) =>
    (await refuse('rate_limited', { retryAfter }).json()) as object
  const [soon, late] = [await refusal(2), await refusal(300)]
  await happens(() => uploads[0]?.answer(429, soon))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(uploads).toHaveLength(2)
  await happens(() => uploads[1]?.answer(429, late))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(uploads).toHaveLength(2)
  sheet().getByText('Too many uploads at once. Wait a moment and try again.')
})

it('says which storage is used up', async () => {
  await choose(file('one.txt'), file('two.txt'), file('three.txt'))
  const said = ['storage_used_up', 'day_used_up', 'upload_too_slow'] as const
  for (const [index, code] of said.entries()) {
    const body = (await refuse(code).json()) as object
    await happens(() => uploads[index]?.answer(400, body))
  }
  sheet().getByText('Your storage is used up. Delete files to make room for more.')
  sheet().getByText('You have uploaded as much as a day allows. Try again tomorrow.')
  sheet().getByText('The upload took too long. Check your connection and try again.')
})

it('cancels the upload of a removed file, and deletes it if it is uploaded already', async () => {
  server.on(removePath(1), () => new Response(null, { status: 204 }))
  await choose(file('one.txt'), file('two.txt'))
  await happens(() => uploads[0]?.answer(200, storedFile(1)))
  await press('Remove two.txt')
  expect(uploads[1]?.aborted).toBe(true)
  expect(document.activeElement?.textContent).toBe('Add files')
  await press('Remove one.txt')
  expect(rows()).toEqual([])
  await waitFor(() => expect(server.count(removePath(1))).toBe(1))
  // A failed deletion is not shown: a nightly job removes leftover files.
  await choose(file('three.txt'))
  await happens(() => uploads[2]?.answer(200, storedFile(3)))
  await press('Remove three.txt')
  expect(rows()).toEqual([])
  expect(sheet().getByRole('group', { name: 'Files' }).querySelector('.text-clip')).toBeNull()
})

it('stores files with the draft, says which are gone, and posts the others', async () => {
  await choose(file('one.txt'), file('two.txt'))
  await happens(() => uploads[0]?.answer(200, storedFile(1)))
  await happens(() => uploads[1]?.answer(200, storedFile(2)))
  await userEvent.type(sheet().getByLabelText('Content'), 'Two papers of mine.')
  await userEvent.selectOptions(sheet().getByLabelText('Category'), 'Resources')
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openSheet()
  expect(rows()).toEqual(['one.txtUploaded2 KB', 'two.txtUploaded2 KB'])
  const issues = [{ path: `body/attachments/${sampleId(1)}`, message: 'There is no such file.' }]
  server.on(createPath, () => refuse('attachment_not_found', { issues }))
  await press('Post')
  await screen.findByText(/^No longer there: one\.txt\./)
  expect(rows()).toEqual(['two.txtUploaded2 KB'])
  server.on(createPath, () => post({ id: sampleId(402) }))
  await press('Post')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New Post' })).toBeNull())
  const sent = server.calls.filter(({ route }) => route === createPath).map(({ body }) => body)
  expect(sent).toMatchObject([
    { content: 'Two papers of mine.', attachments: [{ id: sampleId(1) }, { id: sampleId(2) }] },
    { content: 'Two papers of mine.', attachments: [{ id: sampleId(2) }] },
  ])
})

it('takes files dropped on the form, and names a pasted picture', async () => {
  const dataTransfer = { types: ['Files'], files: [file('a.txt'), file('b.txt')] }
  await happens(() => void fireEvent.drop(sheet().getByLabelText('Content'), { dataTransfer }))
  const pasted = new File(['x'], 'image.png', { type: 'image/png' })
  const clipboardData = { types: ['Files'], files: [pasted] }
  await happens(() => void fireEvent.paste(document.body, { clipboardData }))
  expect(uploads.map(({ route }) => new URLSearchParams(route.split('?')[1]).get('name'))).toEqual([
    'a.txt',
    'b.txt',
    'Pasted image.png',
  ])
  await act(async () => unmount())
  expect(uploads.every(({ aborted }) => aborted)).toBe(true)
})
