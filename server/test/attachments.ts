import { uploadAttachment } from '@patchbay/contract/content/attachments'
import {
  findCategories,
  insertCategories,
} from '../src/features/communities/categories/categories.store.ts'
import { query } from '../src/platform/db/query.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './test-app.ts'

/** Uploads a file for a community, as the page does. */
export const sendTo = (
  person: TestPerson,
  communityId: string,
  bytes: Uint8Array,
  name: string,
  contextType = 'community',
) =>
  person.client.call(uploadAttachment, {
    params: { contextType, contextId: communityId },
    query: { name },
    body: new Blob([new Uint8Array(bytes)]),
  })

/** A post inserted directly, for files to belong to; returns its id. */
export async function createPostRow(
  app: Pick<TestApp, 'db'>,
  author: TestPerson,
  communityId: string,
): Promise<string> {
  const id = newId()
  await insertCategories(app.db, ['General'])
  const [category] = await findCategories(app.db)
  await query(app.db)
    .insertInto('community_posts')
    .values({
      id,
      community_id: communityId,
      author_id: author.id,
      client_id: newId(),
      content: 'Listen.',
      category_id: category?.id ?? '',
    })
    .execute()
  return id
}

export const attachmentRows = (app: Pick<TestApp, 'db'>, ownerId: string) =>
  query(app.db)
    .selectFrom('attachments')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute()
