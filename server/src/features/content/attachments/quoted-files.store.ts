import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { fileJson } from './attachment-rows.store.ts'
import type { AttachmentRow } from './attachments.view.ts'

const selectFiles = statement<{ file: AttachmentRow }, [ids: readonly string[]]>(
  `select ${fileJson('a')} as file from attachments a
  where a.id = any($1::uuid[]) order by array_position($1::uuid[], a.id)`,
)

/**
 * Returns the files that still exist, in this order, also those of removed content. The caller must
 * have checked that the viewer may see them.
 */
export async function listQuotedFiles(
  db: Database,
  ids: readonly string[],
): Promise<readonly AttachmentRow[]> {
  return ids.length === 0 ? [] : (await selectFiles(db, [ids])).map(({ file }) => file)
}
