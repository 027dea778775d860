export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic'

/** Enough bytes to recognise every known format. */
export const headBytes = 12

/** The format according to the bytes, whatever the name or the sender claims. */
export function formatOf(head: Uint8Array): PictureFormat | undefined {
  const text = Buffer.from(head.subarray(0, headBytes)).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^ftyp(heic|heix|mif1)$/.test(text.slice(4))) return 'heic'
  return undefined
}
