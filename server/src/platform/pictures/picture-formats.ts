export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif'

/** Enough bytes to tell every format that we know. */
export const headBytes = 12

/** What the bytes are, whatever the name or the sender says. */
export function formatOf(head: Uint8Array): PictureFormat | undefined {
  const text = Buffer.from(head.subarray(0, headBytes)).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  return undefined
}
