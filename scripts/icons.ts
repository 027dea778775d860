/** `npm run icons`: renders the pixel icons for phones and desktops from the one drawing. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = 'web/public/icons'
const android = 'native/android/app/src/main/res'
const ios = 'native/ios/App/App/Assets.xcassets'

interface Icon {
  /** The path from the root of the project. */
  readonly file: string
  readonly size: number
  /** Changes the drawing, which is `side` units wide. */
  readonly change?: (drawing: string, side: number) => string
  /** Without transparency: systems that cut the shape themselves refuse transparent icons. */
  readonly whole?: boolean
}

export const icons: readonly Icon[] = [
  { file: `${folder}/icon-192.png`, size: 192 },
  { file: `${folder}/icon-512.png`, size: 512 },
  // Every mask shows at least the middle four fifths.
  { file: `${folder}/maskable-512.png`, size: 512, change: spread(0.8), whole: true },
  { file: `${folder}/apple-touch-icon.png`, size: 180, change: spread(0.9), whole: true },
  { file: `${folder}/badge-96.png`, size: 96, change: bare },
  // For Android versions that cannot cut shapes; newer ones use ic_launcher_foreground.xml.
  { file: `${android}/mipmap-xxxhdpi/ic_launcher.png`, size: 192 },
  {
    file: `${ios}/AppIcon.appiconset/AppIcon-512@2x.png`,
    size: 1024,
    change: spread(0.9),
    whole: true,
  },
]

export async function drawIcon({ size, change, whole = false }: Icon): Promise<Buffer> {
  const drawing = await readFile(join(root, 'web/public/icon.svg'), 'utf8')
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(drawing)?.[1])
  const svg = change?.(drawing, side) ?? drawing
  const picture = sharp(Buffer.from(svg), { density: (72 * size) / side }).resize(size, size)
  return (whole ? picture.removeAlpha() : picture).png({ compressionLevel: 9 }).toBuffer()
}

/** The system cuts its own shape, so the ground extends to the edges and the mark is smaller. */
function spread(scale: number): NonNullable<Icon['change']> {
  return (drawing, side) => scaleMark(drawing.replace(/ rx="\d+"/, ''), side, scale)
}

/** Phones only show the shape of a badge: the mark in white, without a ground. */
function bare(drawing: string, side: number): string {
  const mark = drawing.replace(/<rect [^>]*>/, '').replace(/ stroke="#\w+"/, ' stroke="#FFF"')
  return scaleMark(mark, side, 1.25)
}

function scaleMark(drawing: string, side: number, scale: number): string {
  const shift = (side * (1 - scale)) / 2
  const scaled = `<g transform="translate(${shift} ${shift}) scale(${scale})" `
  const changed = drawing.replace('<g ', scaled)
  if (!changed.includes(scaled)) throw new Error('icon.svg is not a ground and a group.')
  return changed
}

if (import.meta.main) {
  for (const icon of icons) {
    const file = join(root, icon.file)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, await drawIcon(icon))
  }
}
