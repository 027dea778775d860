import type { Database } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'
import { isUuid, newId } from '../../../platform/ids.ts'
import { findOwnersOfEmail } from '../../accounts/identities/public.ts'
import { articleCovers } from './article-covers.ts'
import { ArticleFileError, type PreparedArticle } from './prepare-article.ts'
import {
  shareLockCategory,
  insertArticle,
  keepEditors,
  lockPublished,
  updateArticle,
  type ArticleValues,
} from './published-articles.store.ts'

export interface Published {
  readonly id: string
  readonly slug: string
  readonly authorId: string
  readonly outcome: 'published' | 'changed' | 'unchanged'
}

/**
 * Publishes an article at its slug, in one transaction. An existing article is overwritten and
 * keeps its likes, its comments and, unless the file names a date, its date.
 */
export async function publishArticle(
  services: Pick<Services, 'now'> & Partial<Pick<Services, 'storage'>>,
  tx: Database,
  article: PreparedArticle,
): Promise<Published> {
  const { slug, title, summary, content, cover } = article
  const author_id = await editorOf(tx, article)
  const category_id = await shareLockCategory(tx, article.category)
  if (category_id === undefined)
    throw new Error('A category of that name has another address already.')
  const known = await lockPublished(tx, slug)
  const id = known?.id ?? newId()
  const now = services.now()
  const values: ArticleValues = {
    author_id,
    category_id,
    title,
    summary,
    content,
    cover_image: cover === undefined ? null : articleCovers.addressOf(id, cover),
    created_at: article.date ?? known?.created_at ?? now,
  }
  const notified = { id, slug, authorId: author_id }
  if (known !== undefined && isSame(known, values)) return { ...notified, outcome: 'unchanged' }
  if (known === undefined) await insertArticle(tx, { id, slug, ...values, updated_at: now })
  else await updateArticle(tx, id, { ...values, updated_at: now })
  // This happens inside the transaction: the files have a fixed path, and only the lock on the row
  // keeps others from writing there.
  const before = known?.cover_image ?? null
  if (cover !== undefined && before !== values.cover_image)
    await articleCovers.put(fileServices(services), id, cover)
  if (cover === undefined && before !== null) await articleCovers.remove(fileServices(services), id)
  return { ...notified, outcome: known === undefined ? 'published' : 'changed' }
}

/**
 * Only covers need the storage: the articles of the demo are created before there is one, and get
 * theirs later.
 */
function fileServices({ storage }: Partial<Pick<Services, 'storage'>>): Pick<Services, 'storage'> {
  if (storage === undefined) throw new Error('There is nowhere to keep the cover.')
  return { storage }
}

/** Finds the author by id, or by an address that they have proven to own. */
async function editorOf(tx: Database, { author }: PreparedArticle): Promise<string> {
  const { value } = author
  const refuse = (message: string) =>
    new ArticleFileError([{ line: author.line, message: `"author": ${message}` }])
  const owners = isUuid(value.toLowerCase())
    ? [{ user_id: value, is_verified: true }]
    : await findOwnersOfEmail(tx, value)
  const editorsAmong = async (isVerified: boolean) => {
    const ids = owners.filter((owner) => owner.is_verified === isVerified)
    return ids.length === 0
      ? []
      : keepEditors(
          tx,
          ids.map((owner) => owner.user_id),
        )
  }
  const [id, ...others] = await editorsAmong(true)
  if (id === undefined) {
    const unproven = await editorsAmong(false)
    throw refuse(
      unproven.length === 0
        ? `Nobody who is an editor or admin has the id or address ${value}.`
        : `Nobody has proven to own ${value}: name the author by id (${unproven.join(', ')}).`,
    )
  }
  if (others.length > 0)
    throw refuse(`Several have that address: name one by id (${[id, ...others].join(', ')}).`)
  return id
}

const isSame = (known: ArticleValues, values: ArticleValues): boolean =>
  known.author_id === values.author_id &&
  known.category_id === values.category_id &&
  known.title === values.title &&
  known.summary === values.summary &&
  known.content === values.content &&
  known.cover_image === values.cover_image &&
  known.created_at.getTime() === values.created_at.getTime()
