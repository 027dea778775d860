import { avatarMaxBytes } from '@patchbay/contract/accounts/avatars'
import type { Size } from './crop.ts'

export type PictureProblem = 'too_large' | 'wrong_type' | 'damaged'

/** A picture that can be cropped and sent. */
export interface OpenedPicture extends Size {
  readonly file: Blob
  /** The upright picture, small enough to be drawn quickly. */
  readonly preview: ImageBitmap
}

/** Enough for every screen; a photo of fifty megapixels would make every movement slow. */
const previewSide = 1280

/** A file that the server would refuse is not uploaded at all. */
export async function openPicture(file: Blob): Promise<OpenedPicture | PictureProblem> {
  if (file.size > avatarMaxBytes) return 'too_large'
  try {
    if (!isKnown(await firstBytes(file))) return 'wrong_type'
    return await decode(file)
  } catch {
    return 'damaged'
  }
}

/** Decodes off the main thread, with the orientation of the camera applied. */
async function decode(file: Blob): Promise<OpenedPicture> {
  const whole = await createImageBitmap(file)
  const { width, height } = whole
  const scale = previewSide / Math.max(width, height)
  if (scale >= 1) return { file, width, height, preview: whole }
  const preview = await createImageBitmap(whole, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  })
  whole.close()
  return { file, width, height, preview }
}

async function firstBytes(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  return String.fromCodePoint(...bytes)
}

/** Like the server, it checks the first bytes: the name and the type of a file may be wrong. */
const isKnown = (start: string): boolean =>
  start.startsWith('\u00FF\u00D8\u00FF') ||
  start.startsWith('\u0089PNG\r\n\u001A\n') ||
  (start.startsWith('RIFF') && start.slice(8) === 'WEBP')
