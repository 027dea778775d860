import type { AuthorVersion } from '@patchbay/contract/communities/posts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import type { VersionRow } from './post-versions.store.ts'

const wordsOf = ({ title, content, written_at }: VersionRow): AuthorVersion['version'] =>
  content === null || written_at === null
    ? null
    : { title, content, writtenAt: written_at.toISOString() }

export const viewVersion = (row: VersionRow): AuthorVersion => ({
  version: wordsOf(row),
  editor: row.editor && viewPerson(row.editor),
})

interface QuotedRow {
  readonly author_id: string
  readonly editor_id: string | null
  readonly edited_by: 'author' | 'leader' | null
  readonly updated_at: Date
}

/**
 * For a report: who wrote the quoted words and when, and the author's own where a leader wrote them.
 * People are referred to by id only.
 */
export const quoteVersion = (row: QuotedRow, version: VersionRow) =>
  row.edited_by === 'leader'
    ? {
        writtenBy: row.editor_id,
        writtenAt: row.updated_at.toISOString(),
        authorVersion: wordsOf(version),
      }
    : { writtenBy: row.author_id, writtenAt: row.updated_at.toISOString() }
