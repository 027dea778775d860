import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeServer, session } from '../../../../../test/fake-server.ts'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { renderPart } from '../../../../../test/render-app.tsx'
import { storedOwner } from '../../../../platform/storage/stored-owner.ts'
import { AttachmentList, placeOfVoice, stopPlayingFor } from '../public.ts'

let played: HTMLMediaElement[] = []
beforeEach(() => {
  played = []
  // jsdom cannot play media, so playback is mocked.
  const media = HTMLMediaElement.prototype
  const times = new WeakMap<HTMLMediaElement, number>()
  vi.spyOn(media, 'currentTime', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return times.get(this) ?? 0
  })
  vi.spyOn(media, 'currentTime', 'set').mockImplementation(function (
    this: HTMLMediaElement,
    time: number,
  ) {
    times.set(this, time)
  })
  vi.spyOn(media, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !played.includes(this)
  })
  vi.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(this)
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    played = played.filter((one) => one !== this)
    this.dispatchEvent(new Event('pause'))
  })
})

const origin = { name: 'Theo', conversationId: sampleId(1), seq: 4 }
const show = (id: string, side: 'own' | 'other' = 'other') =>
  renderPart(
    <AttachmentList
      side={side}
      origin={origin}
      attachments={[
        {
          id,
          name: 'Voice message.weba',
          kind: 'audio',
          size: 9000,
          width: null,
          height: null,
          peaks: [10, 100],
          seconds: 40,
          isVoice: true,
          signedUrl: `/files/${id}?signature=1`,
        },
      ]}
    />,
    '/',
    { server: fakeServer({ 'GET /session': () => ({ session: session() }) }) },
  )

it('is marked until it is heard, goes on where it was left, and keeps its speed', async () => {
  const { unmount } = show(sampleId(9501))
  await screen.findByText('Not heard yet')
  await waitFor(() => expect(storedOwner()).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Play Voice message' }))
  expect(screen.queryByText('Not heard yet')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '1× speed' }))
  await userEvent.click(screen.getByRole('button', { name: '1.5× speed' }))
  expect(played.map(({ playbackRate }) => playbackRate)).toEqual([2])
  const track = screen.getByRole('slider', { name: 'Position in Voice message' })
  act(() => track.focus())
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(track.ariaValueText).toBe('00:08 of 00:40')
  await userEvent.click(screen.getByRole('button', { name: 'Pause Voice message' }))
  unmount()

  show(sampleId(9501))
  expect((await screen.findByRole('slider')).ariaValueText).toBe('00:08 of 00:40')
  screen.getByRole('button', { name: '2× speed' })
  expect(screen.queryByText('Not heard yet')).toBeNull()
})

it('stops when its message is gone, and is never new to who has sent it', async () => {
  show(sampleId(9502), 'own')
  await userEvent.click(await screen.findByRole('button', { name: 'Play Voice message' }))
  expect([screen.queryByText('Not heard yet'), played.length]).toEqual([null, 1])
  act(() => stopPlayingFor(placeOfVoice({ ...origin, seq: 5 })))
  expect(played).toHaveLength(1)
  act(() => stopPlayingFor(placeOfVoice(origin)))
  expect(played).toEqual([])
})
