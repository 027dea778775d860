import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { putAvatar, setDemoAvatar } from '../features/accounts/avatars/public.ts'
import { communityCovers, updateCommunityRow } from '../features/communities/communities/public.ts'
import { prepareArticle, publishArticle } from '../features/hub/articles/public.ts'
import { transaction } from '../platform/db/database.ts'
import type { Services } from '../platform/http/action.ts'
import type { MadeCover } from '../platform/pictures/covers.ts'
import { demoArticles } from './articles.ts'
import { demoCommunities } from './communities.ts'
import { demoPeople } from './people.ts'
import { foundedAt } from './seed-communities.ts'

const day = 24 * 3_600_000
const fileIn = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Drawn by `npm run demo:art` in the sizes that are served, so that nothing is converted here. */
export const readPicture = (name: string): Promise<Buffer> =>
  readFile(fileIn(`pictures/${name}.webp`))

const versionOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'hex').slice(0, 12)

async function readCover(name: string): Promise<MadeCover> {
  const [large, small] = await Promise.all([readPicture(name), readPicture(`${name}-480`)])
  const files = [
    ['cover.webp', large],
    ['cover-480.webp', small],
  ] as const
  return { files, version: versionOf(large) }
}

type Needed = Pick<Services, 'db' | 'storage'>

async function seedPortraits({ db, storage }: Needed): Promise<void> {
  for (const { id, email } of demoPeople) {
    const name = `people/${email.split('@')[0]}`
    const [large, small] = await Promise.all([readPicture(name), readPicture(`${name}-96`)])
    const files = [
      ['avatar.webp', large],
      ['avatar-96.webp', small],
    ] as const
    const url = await putAvatar({ storage }, id, { files, version: versionOf(large) })
    await setDemoAvatar(db, id, url)
  }
}

/** After the demo data, because pictures need the storage of the running app. */
export async function seedPictures(services: Needed): Promise<void> {
  const now = Date.now()
  await seedPortraits(services)
  for (const community of demoCommunities) {
    const cover = await readCover(`communities/${community.cover}`)
    const cover_image = await communityCovers.put(services, community.id, cover)
    const updated_at = foundedAt(community, new Date(now))
    await updateCommunityRow(services.db, community.id, { cover_image, updated_at })
  }
  for (const { file, daysAgo } of demoArticles) {
    const published = { ...services, now: () => new Date(now - daysAgo * day) }
    const article = await prepareArticle(published, fileIn(`articles/${file}.md`))
    const cover = await readCover(`articles/${file}`)
    await transaction(services.db, (tx) => publishArticle(published, tx, { ...article, cover }))
  }
}
