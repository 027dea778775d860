import sharp, { type Region, type Sharp } from 'sharp'
import { decodeHeic } from './decode-heic.ts'
import { drawCard } from './draw-card.ts'
import { formatOf, type PictureFormat } from './picture-formats.ts'
import {
  maxFrames,
  maxPixels,
  type Picture,
  type PictureOrder,
  type WorkerAnswer,
  type WorkerJob,
} from './picture-order.ts'

// Allows only these formats: libvips would also read SVG, PDF and others that it was built with.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

class CropError extends Error {}

export async function makePictures(job: WorkerJob): Promise<WorkerAnswer> {
  try {
    return { pictures: await make(job) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { refusal: error instanceof CropError ? 'invalid_input' : 'unreadable_picture', reason }
  }
}

async function make({ bytes, order }: WorkerJob): Promise<readonly Picture[]> {
  if (order.shape === 'card') return [await drawCard(order)]
  const [source, upright] = await open(bytes)
  if (order.shape === 'original') return [await encodeAs(formatOf(bytes), source)]
  // Decoded once; the smaller pictures are made from the largest.
  const largest = await cut(source.autoOrient(), order, upright)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = largest.info
  const pixels = () => sharp(largest.data, { raw: { width, height, channels } })
  return Promise.all(order.sizes.map((size) => encode(shrink(pixels(), size))))
}

async function open(bytes: Uint8Array): Promise<[Sharp, Extent]> {
  const said = formatOf(bytes)
  if (said === 'heic') {
    const { data, ...extent } = await decodeHeic(bytes)
    return [sharp(data, { raw: { ...extent, channels: 4 } }), extent]
  }
  const source = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const { format, autoOrient, pages = 1 } = await source.metadata()
  if (format !== said) throw new Error('The picture is not what its first bytes say.')
  if (pages > maxFrames) throw new Error('The picture has too many frames.')
  return [source, autoOrient]
}

type SizedOrder = Exclude<PictureOrder, { shape: 'original' | 'card' }>

function cut(picture: Sharp, order: SizedOrder, upright: Extent): Sharp {
  const size = Math.max(...order.sizes)
  if (order.shape === 'whole') return shrink(picture, size)
  return shrink(picture.extract(squareOf(order, upright)), size)
}

interface Extent {
  readonly width: number
  readonly height: number
}

function squareOf({ crop }: Extract<PictureOrder, { shape: 'square' }>, upright: Extent): Region {
  const { width, height } = upright
  if (crop === undefined) {
    const side = Math.min(width, height)
    const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)]
    return { left, top, width: side, height: side }
  }
  const { x, y, size } = crop
  const whole = [x, y, size].every((number) => Number.isSafeInteger(number) && number >= 0)
  if (!whole || size < 1 || x + size > width || y + size > height)
    throw new CropError('The crop is not inside the picture.')
  return { left: x, top: y, width: size, height: size }
}

const shrink = (picture: Sharp, size: number): Sharp =>
  picture.resize(size, size, { fit: 'inside', withoutEnlargement: true })

const encode = (picture: Sharp): Promise<Picture> => finish(picture.webp({ quality: 82 }))

/** sharp leaves out all metadata unless it is told otherwise. */
function encodeAs(format: PictureFormat | undefined, source: Sharp): Promise<Picture> {
  const picture = source.autoOrient().toColourspace('srgb')
  if (format === 'png') return finish(picture.png())
  if (format === 'webp') return finish(picture.webp({ quality: 90 }))
  return finish(picture.flatten().jpeg({ quality: 90 }))
}

async function finish(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
