import type { Database } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { removeFolder } from '../../../platform/storage/remove-folder.ts'
import { findDraftAt, removeDraft } from './article-drafts.store.ts'
import { draftCoverFolder } from './draft-covers.ts'

/** Deletes the draft of an article that is deleted; a job removes its covers. */
export async function deleteDraftAt(tx: Database, slug: string): Promise<void> {
  const draft = await findDraftAt(tx, slug)
  if (draft === undefined) return
  await removeDraft(tx, draft.id)
  await enqueue(tx, removeFolder, { folder: draftCoverFolder(draft.id) })
}
