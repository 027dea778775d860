/** `npm run icons`: draws the icons that phones and desktops want as pixels, from the one drawing. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../web/public/', import.meta.url))

interface Icon {
  readonly file: string
  readonly size: number
  /** The system cuts its own shape: the ground goes to the edges, the mark is drawn smaller. */
  readonly scale?: number
}

export const icons: readonly Icon[] = [
  { file: 'icons/icon-192.png', size: 192 },
  { file: 'icons/icon-512.png', size: 512 },
  // Whatever the shape, the middle four fifths are seen.
  { file: 'icons/maskable-512.png', size: 512, scale: 0.8 },
  { file: 'icons/apple-touch-icon.png', size: 180, scale: 0.9 },
]

export async function drawIcon({ size, scale }: Icon): Promise<Buffer> {
  const drawing = await readFile(join(folder, 'icon.svg'), 'utf8')
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(drawing)?.[1])
  const svg = scale === undefined ? drawing : spread(drawing, side, scale)
  return sharp(Buffer.from(svg), { density: (72 * size) / side })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function spread(drawing: string, side: number, scale: number): string {
  const shift = (side * (1 - scale)) / 2
  const moved = `<g transform="translate(${shift} ${shift}) scale(${scale})" `
  const square = drawing.replace(/ rx="\d+"/, '').replace('<g ', moved)
  if (!square.includes(moved)) throw new Error('icon.svg is not a ground and a group.')
  return square
}

if (import.meta.main) {
  for (const icon of icons) {
    const file = join(folder, icon.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await drawIcon(icon))
  }
}
