/**
 * `npm run demo:art`: draws the portraits, covers and snapshots of the demo data, so that no picture
 * of others is needed. They are stored in the sizes that the product serves: a start only copies them.
 */
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { articleCovers, articleSize } from './demo-art/article-covers.ts'
import { communityCovers, communitySize } from './demo-art/community-covers.ts'
import { drawCover, type Cover } from './demo-art/cover-kit.ts'
import { faces } from './demo-art/faces.ts'
import { drawPortrait } from './demo-art/portrait.ts'
import { snapshots, snapshotSize } from './demo-art/snapshots.ts'

const folder = fileURLToPath(new URL('../server/src/demo/pictures', import.meta.url))

async function store(drawing: string, name: string, width: number): Promise<void> {
  const file = join(folder, `${name}.webp`)
  await mkdir(dirname(file), { recursive: true })
  await sharp(Buffer.from(drawing), { density: 144 })
    .resize(width)
    .webp({ quality: 66, effort: 6, smartSubsample: true })
    .toFile(file)
}

const drawAll = async (
  covers: readonly Cover[],
  [width, height]: readonly [number, number],
  kind: string,
) => {
  for (const cover of covers) {
    const drawing = drawCover(cover, width, height)
    await store(drawing, `${kind}/${cover.name}`, 1_200)
    if (kind !== 'snapshots') await store(drawing, `${kind}/${cover.name}-480`, 480)
  }
}

for (const face of faces) {
  const drawing = drawPortrait(face)
  await store(drawing, `people/${face.name}`, 512)
  await store(drawing, `people/${face.name}-96`, 96)
}
await drawAll(communityCovers, communitySize, 'communities')
await drawAll(articleCovers, articleSize, 'articles')
await drawAll(snapshots, snapshotSize, 'snapshots')
