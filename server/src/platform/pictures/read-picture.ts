import { AppError } from '../http/app-error.ts'
import { formatOf, headBytes, type PictureFormat } from './picture-formats.ts'

/** The formats that people may upload. */
const photos: readonly PictureFormat[] = ['jpeg', 'png', 'webp']

/** Reads a whole upload, limited by the route. Other formats are refused after the first bytes. */
export async function readPicture(
  body: AsyncIterable<Uint8Array>,
  formats: readonly PictureFormat[] = photos,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  let known = false
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (!known && size >= headBytes) {
      requireFormat(Buffer.concat(chunks), formats)
      known = true
    }
  }
  const whole = Buffer.concat(chunks)
  if (!known) requireFormat(whole, formats)
  return whole
}

function requireFormat(head: Uint8Array, formats: readonly PictureFormat[]): void {
  const format = formatOf(head)
  if (format === undefined || !formats.includes(format)) throw new AppError('invalid_file_type')
}
