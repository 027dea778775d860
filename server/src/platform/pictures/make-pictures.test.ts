import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { blackPng, deepPng, heic, plain } from '../../../test/samples/picture-samples.ts'
import { makePictures } from './make-pictures.ts'
import type { PictureOrder } from './picture-order.ts'

/** Red on the left, blue in the middle, green on the right; rotated, with an orientation tag. */
async function sideways(): Promise<Buffer> {
  const third = (input: string, left: number) => ({
    input: { create: { width: 100, height: 100, channels: 3 as const, background: input } },
    left,
    top: 0,
  })
  const upright = await plain(300, 100)
    .composite([third('#f00', 0), third('#00f', 100), third('#0f0', 200)])
    .png()
    .toBuffer()
  // Rotated to the left, with the orientation tag that rotates it back.
  return sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}
const make = async (bytes: Buffer, order: PictureOrder) => {
  const answer = await makePictures({ bytes, order })
  return 'pictures' in answer ? answer.pictures : expect.unreachable(answer.reason)
}
const refusalOf = async (bytes: Buffer, order: PictureOrder) => {
  const answer = await makePictures({ bytes, order })
  return 'refusal' in answer ? answer : expect.unreachable('There are pictures.')
}
const sizes = [96, 512]

/** The name of the colour nearest to the pixel in the middle. */
async function middle(bytes: Uint8Array = new Uint8Array()): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 32)).join()
}

describe('pictures made from an upload', () => {
  it('are made of a photo of an iPhone too', async () => {
    const [whole] = await make(heic(), { shape: 'whole', sizes: [2_048] })
    expect(whole).toMatchObject({ width: 96, height: 64 })
    const left = await make(heic(), {
      shape: 'square',
      sizes: [32],
      crop: { x: 0, y: 0, size: 40 },
    })
    expect(await middle(left[0]?.bytes)).toBe('6,2,1')
    const cutOff = await refusalOf(heic().subarray(0, 900), { shape: 'whole', sizes })
    expect(cutOff.refusal).toBe('unreadable_picture')
  })

  it('are squares of the middle, upright and never larger than the original', async () => {
    const made = await make(await sideways(), { shape: 'square', sizes })
    expect(made).toMatchObject([
      { width: 96, height: 96 },
      { width: 100, height: 100 },
    ])
    for (const { bytes } of made) expect(await middle(bytes)).toBe('0,0,8')
  })

  it.each([
    [{ x: 0, y: 0, size: 100 }, '8,0,0'],
    [{ x: 200, y: 0, size: 100 }, '0,8,0'],
    [{ x: 210, y: 10, size: 5 }, '0,8,0'],
  ])('are cut where the person chose: %o', async (crop, colour) => {
    const [picture] = await make(await sideways(), { shape: 'square', sizes: [96], crop })
    expect(picture).toMatchObject({ width: Math.min(96, crop.size) })
    expect(await middle(picture?.bytes)).toBe(colour)
  })

  it.each([
    { x: 201, y: 0, size: 100 },
    { x: 0, y: 1, size: 100 },
    { x: 0, y: 0, size: 101 },
    { x: -1, y: 0, size: 10 },
    { x: 0, y: 0, size: 0 },
    { x: 0.5, y: 0, size: 10 },
    { x: Number.NaN, y: 0, size: 10 },
    { x: 0, y: 0, size: Number.MAX_VALUE },
  ])('are refused for a crop outside of the picture: %o', async (crop) => {
    const refusal = await refusalOf(await sideways(), { shape: 'square', sizes, crop })
    expect(refusal).toMatchObject({ refusal: 'invalid_input' })
  })

  it('are the whole picture within a maximum side', async () => {
    const wide = await plain(2_000, 500).png().toBuffer()
    expect(await make(wide, { shape: 'whole', sizes: [400, 1_600] })).toMatchObject([
      { width: 400, height: 100 },
      { width: 1_600, height: 400 },
    ])
    const small = await plain(30, 20).png().toBuffer()
    expect(await make(small, { shape: 'whole', sizes: [1_600] })).toMatchObject([
      { width: 30, height: 20 },
    ])
  })

  it.each([
    ['16 bits a channel', deepPng],
    ['CMYK', () => plain(40, 40, '#808080').toColourspace('cmyk').jpeg().toBuffer()],
    ['one channel', () => plain(40, 40, '#808080').toColourspace('b-w').png().toBuffer()],
    [
      'a wider range of colours',
      () => plain(40, 40, '#808080').withIccProfile('p3').png().toBuffer(),
    ],
  ])('keep their colours from %s', async (_name, source) => {
    const [picture] = await make(await source(), { shape: 'square', sizes: [96] })
    expect(await middle(picture?.bytes)).toBe('4,4,4')
  })

  it('keep transparency', async () => {
    const glass = await sharp({
      create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const [picture] = await make(glass, { shape: 'square', sizes: [96] })
    expect(await sharp(picture?.bytes).metadata()).toMatchObject({ hasAlpha: true })
  })

  it.each([
    [
      'SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['TIFF', () => plain(9, 9).tiff().toBuffer()],
    ['AVIF', () => plain(9, 9).avif().toBuffer()],
  ])('are never made from %s, because its reader is blocked', async (_name, source) => {
    expect(await refusalOf(await source(), { shape: 'square', sizes })).toEqual({
      refusal: 'unreadable_picture',
      reason: 'Input buffer contains unsupported image format',
    })
  })

  it('come from 40 megapixels at most, as stated in the file header', async () => {
    expect(await make(blackPng(8_000, 5_000), { shape: 'square', sizes })).toHaveLength(2)
    expect(await refusalOf(blackPng(8_000, 5_001), { shape: 'square', sizes })).toEqual({
      refusal: 'unreadable_picture',
      reason: 'Input image exceeds pixel limit',
    })
  })
})
