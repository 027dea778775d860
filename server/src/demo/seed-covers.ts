import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareArticle, publishArticle } from '../features/hub/articles/public.ts'
import { transaction } from '../platform/db/database.ts'
import type { Services } from '../platform/http/action.ts'
import { makeCover } from '../platform/pictures/covers.ts'
import { demoArticles } from './articles.ts'

const day = 24 * 3_600_000
const fileIn = (name: string): string => fileURLToPath(new URL(`articles/${name}`, import.meta.url))

/** After the demo data: a cover needs the storage and the worker of the running app. */
export async function seedCovers(
  services: Pick<Services, 'db' | 'storage' | 'pictures'>,
): Promise<void> {
  const now = Date.now()
  for (const { file, daysAgo } of demoArticles.filter((one) => one.hasCover === true)) {
    const published = { ...services, now: () => new Date(now - daysAgo * day) }
    const article = await prepareArticle(published, fileIn(`${file}.md`))
    const cover = await makeCover(services, await readFile(fileIn(`${file}.webp`)))
    await transaction(services.db, (tx) => publishArticle(published, tx, { ...article, cover }))
  }
}
