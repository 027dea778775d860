import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPart } from '../../../../../test/render-app.tsx'
import { SoundClip } from '../public.ts'
import type { ShownAttachment } from '../shown/shown-attachment.ts'

const attachment: ShownAttachment = {
  id: 'clip',
  name: 'loop.wav',
  kind: 'audio',
  size: 9,
  signedUrl: '/files/clip?signature=1',
  width: null,
  height: null,
  peaks: [0, 40, 100],
  seconds: 7,
}

it('plays what was pressed before its player was there', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  renderPart(<SoundClip attachment={attachment} />)
  // The first button that there is: its player is loaded by now or not.
  // Found and pressed at once: its player may take its place at any time.
  await waitFor(() => fireEvent.click(screen.getByRole('button', { name: 'Play loop.wav' })))
  await screen.findByRole('slider')
  await waitFor(() =>
    expect(play.mock.contexts.at(-1)).toHaveProperty('src', expect.stringContaining('/files/clip')),
  )
})
