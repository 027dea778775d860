import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Services } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { makeCover, type MadeCover } from '../../../platform/pictures/covers.ts'
import { readPicture } from '../../../platform/pictures/read-picture.ts'
import type { ValidationError, Field } from './front-matter.ts'
import { readArticle, type ArticleFacts } from './read-article.ts'

/** Lists the errors of a file, line by line. */
export class ArticleFileError extends Error {
  constructor(errors: readonly ValidationError[]) {
    super(errors.map(({ line, message }) => `Line ${line}: ${message}`).join('\n'))
  }
}

export interface PreparedArticle extends Omit<ArticleFacts, 'cover'> {
  readonly cover: MadeCover | undefined
}

/**
 * Does everything that is possible before the transaction: reads and checks the file, and makes its
 * cover.
 */
export async function prepareArticle(
  services: Pick<Services, 'now'> & Partial<Pick<Services, 'pictures'>>,
  path: string,
): Promise<PreparedArticle> {
  const name = basename(path, extname(path))
  const read = readArticle(await readFile(path, 'utf8'), name, services.now())
  if (!('slug' in read)) throw new ArticleFileError(read)
  const cover = read.cover && (await coverIn(services, dirname(path), read.cover))
  return { ...read, cover }
}

async function coverIn(
  { pictures }: Partial<Pick<Services, 'pictures'>>,
  folder: string,
  { value, line }: Field,
): Promise<MadeCover> {
  const refuse = (message: string) => new ArticleFileError([{ line, message }])
  const bytes = await readFile(join(folder, value)).catch(() => {
    throw refuse(`"cover": There is no file ${value} beside this one.`)
  })
  if (pictures === undefined) throw refuse('"cover": There is nothing here that makes pictures.')
  try {
    return await makeCover({ pictures }, await readPicture(Readable.from([bytes])))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw refuse(`"cover": ${value} is no picture that can be read (JPEG, PNG or WebP).`)
  }
}
