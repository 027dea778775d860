import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { refuse, session } from '../../../../test/fake-server.ts'
import { fakeUploads } from '../../../../test/fake-uploads.ts'
import { sampleId } from '../../../../test/inside-samples.ts'
import {
  closed,
  editListings,
  listing,
  of,
  ownListings,
  press,
  savePath,
  sentListings,
  sound,
} from '../../../../test/own-listings.tsx'

afterEach(() => vi.restoreAllMocks())

it('adds up to three sounds that can be played at once, and deletes no saved sound before saving', async () => {
  const uploads = fakeUploads()
  const { server } = await editListings()
  const happens = (what: () => void): Promise<void> =>
    act(async () => {
      what()
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve()
    })
  const files = ['new.mp3', 'notes.pdf', 'late.wav', 'more.ogg'].map(
    (name) => new File(['x'], name),
  )
  const chooser = of('Producer').getByLabelText('Add files', { selector: 'input' })
  await happens(() => fireEvent.change(chooser, { target: { files } }))
  screen.getByText(/^notes\.pdf cannot be added\. Choose an MP3/)
  screen.getByText('A listing can hold up to 3 sounds. The others were left out.')
  const at = `POST /attachments/profile/${session().profile.id}`
  expect(uploads.map(({ route }) => route)).toEqual([`${at}?name=new.mp3`, `${at}?name=late.wav`])
  await happens(() => uploads[0]?.progress(0.5))
  const meter = await screen.findByRole('progressbar', { name: 'Upload of new.mp3' })
  expect(meter.getAttribute('aria-valuenow')).toBe('50')
  await press('Uploading sounds...')
  expect(server.count(savePath)).toBe(0)
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  await happens(() => uploads[0]?.answer(200, sound(2, 'new.mp3')))
  // A failed upload does not count towards the limit.
  const refusal = { code: 'invalid_input', message: '', requestId: 'r' }
  await happens(() => uploads[1]?.answer(400, refusal))
  await of('Producer').findByRole('button', { name: 'Add sound' })
  const again = [new File(['x'], 'late.wav')]
  await happens(() => fireEvent.change(chooser, { target: { files: again } }))
  expect(screen.queryByText(/The others were left out/)).toBeNull()
  await happens(() => uploads[2]?.answer(200, sound(3, 'late.wav')))
  await of('Producer').findByRole('button', { name: 'Play late.wav' })
  await press('Play new.mp3')
  expect(play.mock.contexts.map((one) => (one as HTMLMediaElement).getAttribute('src'))).toEqual([
    '/files/2',
  ])
  expect(of('Producer').queryByRole('button', { name: 'Add sound' })).toBeNull()
  for (const number of [1, 3])
    server.on(`DELETE /attachments/${sampleId(number)}`, () => new Response(null, { status: 204 }))
  await press('Remove late.wav')
  await press('Remove brass.mp3')
  await waitFor(() => expect(server.count(`DELETE /attachments/${sampleId(3)}`)).toBe(1))
  const issues = [{ path: `listings/0/sounds/${sampleId(2)}`, message: '' }]
  server.on(savePath, () => refuse('attachment_not_found', { issues }))
  await press('Save')
  await screen.findByText(/^No longer there: new\.mp3/)
  server.on(savePath, () => ownListings([listing({ sounds: [] })], '2'))
  await press('Save')
  await closed()
  const bodies = sentListings(server) as { listings: { sounds: { id: string }[] }[] }[]
  const ids = bodies.map(({ listings }) => listings[0]?.sounds.map(({ id }) => id))
  expect(ids).toEqual([[sampleId(2)], []])
  expect(server.count(`DELETE /attachments/${sampleId(1)}`)).toBe(0)
})
