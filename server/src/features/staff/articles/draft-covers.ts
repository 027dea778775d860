import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { enterAsStaff } from '../../../platform/http/enter-as-staff.ts'
import { RequestContext } from '../../../platform/http/request-context.ts'
import { isUuid, newId } from '../../../platform/ids.ts'
import type { MadeCover } from '../../../platform/pictures/covers.ts'
import { sendFile } from '../../../platform/storage/send-file.ts'
import { articleCovers } from '../../hub/articles/public.ts'

const bucket = 'article-draft-covers'
const files = ['cover.webp', 'cover-480.webp'] as const
const isCoverFile = (name: string): boolean => files.some((file) => file === name)

type Stored = Pick<Services, 'storage'>

/** The folder of all covers that a draft ever had, or of one of them. */
export const draftCoverFolder = (articleId: string, upload?: string): string =>
  `${bucket}/${articleId}/${upload === undefined ? '' : `${upload}/`}`

/** Each upload has an address of its own, which only editors can fetch. */
export const draftCoverAddress = (articleId: string, upload: string): string =>
  `/api/staff/article-covers/${articleId}/${upload}/cover.webp`

export async function putDraftCover(
  { storage }: Stored,
  articleId: string,
  upload: string,
  cover: Pick<MadeCover, 'files'>,
): Promise<void> {
  for (const [file, bytes] of cover.files)
    await storage.put(draftCoverFolder(articleId, upload) + file, bytes)
}

/** Undefined if a file is missing. */
async function readCover(
  { storage }: Stored,
  folder: string,
): Promise<MadeCover['files'] | undefined> {
  const made: [(typeof files)[number], Buffer][] = []
  for (const file of files) {
    const found = await storage.get(folder + file)
    if (found === undefined) return undefined
    made.push([file, await buffer(found.stream)])
  }
  return made
}

/**
 * Copies the cover of a draft to where everybody can fetch it. Returns its address. Refused with
 * words if its files are missing, because only the editor can choose them again.
 */
export async function showDraftCover(
  services: Stored,
  articleId: string,
  upload: string,
): Promise<string> {
  const folder = draftCoverFolder(articleId, upload)
  const made = await readCover(services, folder)
  if (made === undefined) {
    const issues = [{ path: 'body/cover', message: 'The picture is missing. Choose it again' }]
    throw new AppError('invalid_input', undefined, { issues })
  }
  return articleCovers.put(services, articleId, { files: made, version: upload.slice(-12) })
}

/**
 * Copies the cover of a published article to where only editors can fetch it. Null if its files are
 * missing: taking an article from members must not depend on them.
 */
export async function hideCover(services: Stored, articleId: string): Promise<string | null> {
  const made = await readCover(services, articleCovers.folderOf(articleId))
  if (made === undefined) return null
  const upload = newId()
  await putDraftCover(services, articleId, upload, { files: made })
  return upload
}

/** For everybody but editors there is nothing at these addresses. */
export function addDraftCovers(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { articleId: string; upload: string; file: string } }>(
    '/api/staff/article-covers/:articleId/:upload/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const ctx = new RequestContext(services, request, reply)
      const { articleId, upload, file } = request.params
      await enterAsStaff(ctx, 'editor', 'read')
      if (!isUuid(articleId) || !isUuid(upload) || !isCoverFile(file))
        throw new AppError('not_found')
      const key = draftCoverFolder(articleId, upload) + file
      return sendFile(services.storage, request, reply, { key, cache: 'asked' })
    },
  )
}
