import type { Locator, Page } from '@playwright/test'

interface UploadedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** 1200 × 800: red on the left, blue on the right, drawn by the browser itself. */
export async function twoColours(
  page: Page,
  type: 'image/png' | 'image/jpeg' = 'image/png',
): Promise<UploadedFile> {
  const url = await page.evaluate((mimeType) => {
    const canvas = document.createElement('canvas')
    canvas.width = 1200
    canvas.height = 800
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas.')
    context.fillStyle = 'rgb(255 0 0)'
    context.fillRect(0, 0, 600, 800)
    context.fillStyle = 'rgb(0 0 255)'
    context.fillRect(600, 0, 600, 800)
    return canvas.toDataURL(mimeType)
  }, type)
  const buffer = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
  return { name: `two.${type.slice(6)}`, mimeType: type, buffer }
}

/** The same JPEG from a camera held on its side: it must be rotated by 90° clockwise. */
export function heldSideways({ buffer, ...file }: UploadedFile): UploadedFile {
  const exif = Buffer.from(
    'ffe1002245786966000049492a00080000000100120103000100000006000000000000 00'.replace(' ', ''),
    'hex',
  )
  return { ...file, buffer: Buffer.concat([buffer.subarray(0, 2), exif, buffer.subarray(2)]) }
}

/** The colour of a picture on the page at a point, from 0 to 1 in both directions. */
export async function colourAt(image: Locator, x: number, y: number): Promise<'red' | 'blue'> {
  return image.evaluate(
    async (element, [left, top]) => {
      const picture = element as HTMLImageElement
      await picture.decode()
      const canvas = document.createElement('canvas')
      const { naturalWidth: width, naturalHeight: height } = picture
      canvas.width = width
      canvas.height = height
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas.')
      context.drawImage(picture, 0, 0)
      const [red = 0, , blue = 0] = context.getImageData(left * width, top * height, 1, 1).data
      return red > blue ? 'red' : 'blue'
    },
    [x, y] as const,
  )
}
