import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'

/** What a person said about themselves, for suggestions to that person only. */
export interface AnswersRow {
  readonly professions: string[]
  readonly goals: string | null
  readonly bio: string | null
  readonly location: string | null
}

const selectAnswers = quickRead<AnswersRow, [userId: string]>(
  `select p.professions, p.goals, p.bio, p.location from user_profiles p where p.id = $1`,
)

export async function findAnswers(db: Database, userId: string): Promise<AnswersRow> {
  const [row = { professions: [], goals: null, bio: null, location: null }] = await selectAnswers(
    db,
    [userId],
  )
  return row
}
