import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawIcon, icons } from './icons.ts'

const inProject = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const inPublic = (file: string) => inProject(`web/public/${file.replace(/^\//, '')}`)

interface Manifest {
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly purpose: string
  }[]
}

it.each(icons)('$file matches the current icon.svg (npm run icons)', async (icon) => {
  const pixels = (file: string | Buffer) => sharp(file).ensureAlpha().raw().toBuffer()
  const [kept, drawn] = [await pixels(inProject(icon.file)), await pixels(await drawIcon(icon))]
  expect(kept).toHaveLength(drawn.length)
  // Another processor may round slightly differently at the edges.
  let apart = 0
  kept.forEach((value, index) => (apart = Math.max(apart, Math.abs(value - (drawn[index] ?? 0)))))
  expect(apart).toBeLessThan(8)
})

it('the manifest names icons that exist, each with its size', async () => {
  const manifest = JSON.parse(readFileSync(inPublic('manifest.webmanifest'), 'utf8')) as Manifest
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(inPublic(src)).metadata()
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes)
  }
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    'any any',
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

it('the mark stays within the area that every mask shows', async () => {
  const maskable = icons.find(({ file }) => file.includes('maskable'))
  if (!maskable) throw new Error('There is no maskable icon.')
  const { data, info } = await sharp(await drawIcon(maskable))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = info.width / 2
  for (let index = 0; index < data.length; index += info.channels) {
    const [x, y] = [
      (index / info.channels) % info.width,
      Math.floor(index / info.channels / info.width),
    ]
    const isMark = (data[index] ?? 255) < 128
    if (isMark && Math.hypot(x - middle, y - middle) > 0.4 * info.width)
      throw new Error(`The mark reaches ${x}, ${y}.`)
  }
})

it('the badge of a notification is one colour on a transparent ground', async () => {
  const { data } = await sharp(inPublic('icons/badge-96.png'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: data.length / 4 }, (_none, index) =>
    data.subarray(index * 4, index * 4 + 4),
  )
  const seen = pixels.filter(([, , , alpha = 0]) => alpha > 0)
  expect(seen.length / pixels.length).toBeGreaterThan(0.1)
  expect(seen.length / pixels.length).toBeLessThan(0.5)
  for (const [red = 0, green = 0, blue = 0] of seen) expect(Math.min(red, green, blue)).toBe(255)
})
