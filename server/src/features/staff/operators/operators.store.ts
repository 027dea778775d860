import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

export interface FoundPerson {
  readonly id: string
  readonly display_name: string | null
  readonly full_name: string | null
  readonly role: string
  readonly created_at: Date
  /** The providers, and `email` for a password. */
  readonly sign_in_methods: readonly string[]
}

const peopleById = statement<FoundPerson, [ids: readonly string[]]>(
  `select p.id, p.display_name, p.full_name, p.role, p.created_at, array(
    select i.provider from identities i where i.user_id = p.id
    union select 'email' from password_credentials c where c.user_id = p.id order by 1) as sign_in_methods
  from user_profiles p where p.id = any($1::uuid[]) and p.deleted_at is null order by p.id`,
)

export const findPeople = (db: Database, ids: readonly string[]): Promise<readonly FoundPerson[]> =>
  peopleById(db, [ids])
