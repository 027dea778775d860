import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dead, fakeServer, profile, refuse, session } from '../../../../test/fake-server.ts'
import { fakeUploads, type FakeUpload } from '../../../../test/fake-uploads.ts'
import { renderPart } from '../../../../test/render-app.tsx'
import { ToastHost } from '../../../ui/overlays/toast-host.tsx'
import { Gate } from '../sessions/public.ts'
import { AvatarField } from './public.ts'

const own = '/avatars/ada/avatar.webp?v=1'
const png = (...more: number[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...more])
const picture = new File([png(1, 2, 3)], 'me.png', { type: 'image/png' })
const chooser = (): HTMLElement => screen.getByLabelText('Change picture', { selector: 'input' })

beforeEach(() => {
  // jsdom can neither decode nor draw pictures.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 800, close: () => {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})

async function open(avatarUrl = own) {
  const uploads = fakeUploads()
  const server = fakeServer({ 'GET /session': () => ({ session: session({ avatarUrl }) }) })
  const part = (
    <>
      <Gate>
        <AvatarField />
      </Gate>
      <ToastHost />
    </>
  )
  const app = renderPart(part, '/', { server })
  await screen.findByRole('button', { name: 'Change picture' })
  return { ...app, server, uploads }
}
async function choose(file: File): Promise<void> {
  await userEvent.upload(chooser(), file, { applyAccept: false })
}

describe('before anything is sent', () => {
  it.each([
    [
      '[I-01] a file over 5 MB',
      new File([png(), new Uint8Array(5 * 1024 * 1024)], 'big.png'),
      'File too large. Maximum size is 5MB.',
    ],
    [
      '[I-02] a file of another type, whatever it is called',
      new File(['GIF89a'], 'me.png', { type: 'image/png' }),
      'Invalid file type. Please upload a JPEG, PNG, or WebP image.',
    ],
  ])('refuses %s', async (_, file, words) => {
    const { uploads } = await open()
    await choose(file)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(uploads).toHaveLength(0)
  })

  it('[I-07] refuses a picture that cannot be decoded', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'EncodingError')))
    const { uploads } = await open()
    await choose(picture)
    await screen.findByText('Failed to upload image')
    expect(uploads).toHaveLength(0)
  })
})

describe('a chosen picture', () => {
  it('[I-05] is cropped, sent with its progress and shown at once', async () => {
    const { uploads, sessions } = await open()
    await choose(picture)
    const dialog = await screen.findByRole('dialog', { name: 'Position your picture' })
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(uploads[0]?.route).toBe('PUT /avatar?x=400&y=200&size=400')
    expect(uploads[0]?.body).toBe(picture)
    uploads[0]?.progress(0.4)
    const meter = await screen.findByRole('progressbar', { name: 'Upload' })
    await waitFor(() => expect(meter.getAttribute('aria-valuenow')).toBe('40'))
    uploads[0]?.answer(200, profile({ avatarUrl: '/avatars/ada/avatar.webp?v=2', version: 4 }))
    await waitFor(() => expect(dialog.isConnected).toBe(false))
    expect(sessions.state().user?.avatarUrl).toBe('/avatars/ada/avatar.webp?v=2')
  })

  it.each([
    ['[I-07]', (upload?: FakeUpload) => upload?.fail(), 'Failed to upload image'],
    [
      '[I-01]',
      (upload?: FakeUpload) =>
        upload?.answer(413, { code: 'file_too_large', message: '', requestId: 'r' }),
      'File too large. Maximum size is 5MB.',
    ],
  ])('%s stays after a failure, so that it can be sent again', async (_, fail, words) => {
    const { uploads } = await open()
    await choose(picture)
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    fail(uploads[0])
    await screen.findByText(words)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(uploads).toHaveLength(2)
    expect(uploads[1]?.route).toBe(uploads[0]?.route)
    uploads[1]?.answer(200, profile({ version: 4 }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[I-03] belongs to nobody once the session is gone', async () => {
    const { uploads } = await open()
    await choose(picture)
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    uploads[0]?.answer(401, { code: 'not_authenticated', message: '', requestId: 'r' })
    await screen.findAllByText('Unable to get user profile. Please try again.')
  })

  it('is cancelled when the person cancels', async () => {
    const { uploads } = await open()
    await choose(picture)
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(uploads[0]?.aborted).toBe(true)
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByText('Failed to upload image')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('may also be pasted, unless text is pasted with it', async () => {
    await open()
    const getData = () => 'Words from a page.'
    const clipboard = (types: string[]) => ({ files: [picture], types, getData })
    fireEvent.paste(document, { clipboardData: clipboard(['Files', 'text/plain']) })
    fireEvent.paste(document, { clipboardData: clipboard(['Files']) })
    await screen.findByRole('dialog')
  })
})

describe('removing the picture', () => {
  const press = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  }

  it('[I-06, I-14] restores the initials, and there is nothing more to remove', async () => {
    const { server } = await open()
    const initials = '/avatars/initials.svg?name=Ada'
    server.on('DELETE /avatar', () => profile({ avatarUrl: initials, version: 4 }))
    await press()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull())
    expect(document.querySelector('img')).toBeNull()
    expect(document.querySelector('.face')?.textContent).toMatch(/^A/)
  })

  it.each([
    ['[I-08]', () => refuse('avatar_not_ours'), 'Could not extract file path from avatar URL.'],
    ['[I-09]', () => refuse('avatar_not_removed'), 'Failed to remove image from storage'],
    ['[I-10]', dead, 'Failed to remove image'],
  ])('%s says what went wrong, and keeps the picture', async (_, answer, words) => {
    const { server } = await open()
    server.on('DELETE /avatar', answer)
    await press()
    await screen.findByText(words)
    expect(document.querySelector('img')?.getAttribute('src')).toBe(own)
  })

  it('no longer shows a failure once it worked', async () => {
    const { server } = await open()
    server.on('DELETE /avatar', dead)
    await press()
    await screen.findByText('Failed to remove image')
    server.on('DELETE /avatar', () => profile({ avatarUrl: '/api/avatars/ada.svg' }))
    await press()
    await waitFor(() => expect(screen.queryByText('Failed to remove image')).toBeNull())
  })
})
