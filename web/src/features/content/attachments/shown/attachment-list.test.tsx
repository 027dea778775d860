import type { Attachment } from '@patchbay/contract/content/attachments'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleId } from '../../../../../test/inside-samples.ts'
import { renderPart } from '../../../../../test/render-app.tsx'
import { AttachmentList } from '../public.ts'

let numbers = 0
/** A new id per call, because signed URLs are cached by id across tests. */
function attachment(name: string, changes: Partial<Attachment> = {}): Attachment {
  numbers += 1
  const id = sampleId(9000 + numbers)
  return {
    id,
    name,
    kind: 'document',
    type: 'application/pdf',
    size: 421_888,
    path: `a/b/${id}.pdf`,
    url: `/files/${id}`,
    signedUrl: `/files/${id}?signature=1`,
    width: null,
    height: null,
    peaks: null,
    seconds: null,
    ...changes,
  }
}
const picture = (name: string, changes: Partial<Attachment> = {}): Attachment =>
  attachment(name, { kind: 'picture', width: 1200, height: 800, ...changes })
const sound = (name: string, changes: Partial<Attachment> = {}): Attachment =>
  attachment(name, { kind: 'audio', seconds: 167, peaks: [0, 40, 100, 20], ...changes })

const played: HTMLMediaElement[] = []
beforeEach(() => {
  played.length = 0
  // jsdom cannot play media, so playback is mocked.
  const paused = new WeakMap<HTMLMediaElement, boolean>()
  const media = HTMLMediaElement.prototype
  vi.spyOn(media, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return paused.get(this) ?? true
  })
  vi.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    played.push(this)
    paused.set(this, false)
    this.dispatchEvent(new Event('play'))
  })
  vi.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, true)
    this.dispatchEvent(new Event('pause'))
  })
})

it('[L-35] shows documents with size and link, and says when a file is gone', async () => {
  renderPart(
    <AttachmentList
      attachments={[attachment('room\u202Efdp.pdf'), sound('lost.wav', { signedUrl: '' })]}
    />,
  )
  const link = await screen.findByRole('link')
  expect(link.textContent).toBe('room\u202Efdp.pdfPDF · 412 KB')
  expect(link.querySelector('bdi')).not.toBeNull()
  expect(link.getAttribute('href')).toMatch(/signature=1$/)
  screen.getByText('This file is no longer available.')
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows four pictures and the number of others, and steps through all of them', async () => {
  const pictures = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => picture(`${name}.webp`))
  renderPart(<AttachmentList attachments={pictures} />)
  const last = await screen.findByRole('button', { name: 'Open d.webp and 2 more' })
  expect(screen.getAllByRole('img')).toHaveLength(4)
  const first = screen.getByRole('img', { name: 'a.webp' })
  expect([first.getAttribute('width'), first.getAttribute('height')]).toEqual(['1200', '800'])
  fireEvent.click(last)
  const viewer = await screen.findByRole('dialog', { name: 'd.webp' })
  fireEvent.keyDown(viewer, { key: 'ArrowRight' })
  fireEvent.keyDown(viewer, { key: 'ArrowRight' })
  await screen.findByRole('dialog', { name: 'f.webp' })
  // The last picture has no next one.
  fireEvent.keyDown(viewer, { key: 'ArrowRight' })
  screen.getByText('Picture 6 of 6: f.webp')
  fireEvent.click(screen.getByRole('button', { name: 'Previous picture' }))
  await screen.findByRole('dialog', { name: 'e.webp' })
  screen.getByRole('link', { name: 'Download e.webp' })
  const finger = { pointerType: 'touch', isPrimary: true, clientY: 300 }
  const seen = screen.getByRole('img', { name: 'e.webp' })
  fireEvent.pointerDown(seen, { ...finger, clientX: 100 })
  fireEvent.pointerUp(seen, { ...finger, clientX: 260 })
  await screen.findByRole('dialog', { name: 'd.webp' })
  fireEvent.keyDown(viewer, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('keeps the first URL of a picture until it is old or fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const one = picture('a.webp')
  const shown = (signature: number) => (
    <AttachmentList attachments={[{ ...one, signedUrl: `/files/a?signature=${signature}` }]} />
  )
  renderPart(shown(1))
  await screen.findByRole('img')
  const address = () => screen.getByRole('img').getAttribute('src')
  cleanup()
  renderPart(shown(2))
  await screen.findByRole('img')
  expect(address()).toBe('/files/a?signature=1')
  fireEvent.error(screen.getByRole('img'))
  expect(address()).toBe('/files/a?signature=2')
  cleanup()
  vi.setSystemTime(Date.now() + 51 * 60 * 1000)
  renderPart(shown(3))
  await screen.findByRole('img')
  expect(address()).toBe('/files/a?signature=3')
  fireEvent.error(screen.getByRole('img'))
  screen.getByText('This picture could not be loaded.')
})

it('plays one sound at a time, from any position, and says when playback fails', async () => {
  renderPart(<AttachmentList attachments={[sound('one.wav'), sound('two.wav', { peaks: null })]} />)
  const position = await screen.findByRole('slider', { name: 'Position in one.wav' })
  expect(position.getAttribute('aria-valuetext')).toBe('00:00 of 02:47')
  expect(position.querySelectorAll('rect')).toHaveLength(4)
  fireEvent.keyDown(position, { key: 'ArrowRight' })
  fireEvent.keyDown(position, { key: 'ArrowUp' })
  fireEvent.keyDown(position, { key: 'ArrowLeft' })
  expect(position.getAttribute('aria-valuetext')).toBe('00:05 of 02:47')
  fireEvent.keyDown(position, { key: 'End' })
  expect(position.getAttribute('aria-valuenow')).toBe('167')
  fireEvent.keyDown(position, { key: 'Home' })
  expect(position.getAttribute('aria-valuenow')).toBe('0')
  fireEvent.click(screen.getByRole('button', { name: 'Play one.wav' }))
  await screen.findByRole('button', { name: 'Pause one.wav' })
  fireEvent.click(screen.getByRole('button', { name: 'Play two.wav' }))
  await screen.findByRole('button', { name: 'Pause two.wav' })
  screen.getByRole('button', { name: 'Play one.wav' })
  const two = screen.getByRole('slider', { name: 'Position in two.wav' })
  expect(two.querySelector('rect')).toBeNull()
  act(() => void played[1]?.dispatchEvent(new Event('error')))
  screen.getByText('This sound could not be played. Try again, or download it.')
  screen.getByRole('button', { name: 'Play two.wav' })
})
