import { insertSession } from '../src/platform/sessions/sessions.store.ts'
import type { Database } from '../src/platform/db/database.ts'
import { query } from '../src/platform/db/query.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestClient } from './test-client.ts'

interface PersonOptions {
  readonly fullName?: string
  readonly role?: 'user' | 'moderator' | 'editor' | 'admin'
  /** A person who has signed in for the first time and answered nothing. */
  readonly fresh?: boolean
  readonly provider?: 'google' | 'apple' | 'spotify' | 'email'
  readonly now?: Date
  /** When the account was made. */
  readonly since?: Date
}

export interface TestPerson {
  readonly id: string
  readonly sessionId: string
  readonly client: TestClient
}

/** A person with a session in their own browser, created through the stores. */
export async function createPerson(
  app: { readonly db: Database; newClient(): TestClient },
  options: PersonOptions = {},
): Promise<TestPerson> {
  const id = newId()
  const { fullName = 'Test Person', role = 'user', fresh = false, provider = 'google' } = options
  const answers = {
    full_name: fullName,
    display_name: fullName,
    professions: ['Producer'],
    experience_level: 'professional',
    location: 'Leeds, United Kingdom',
    goals: 'To be tested thoroughly.',
    terms_accepted: true,
    onboarding_completed: true,
  }
  await query(app.db)
    .insertInto('user_profiles')
    .values({ id, role, created_at: options.since, ...(fresh ? {} : answers) })
    .execute()
  const now = options.now ?? new Date()
  const session = await insertSession(app.db, { userId: id, provider, userAgent: undefined, now })
  const client = app.newClient()
  client.setCookie('session', session.token)
  return { id, sessionId: session.id, client }
}

/** The same person in another browser. */
export async function elsewhere(
  app: { readonly db: Database; newClient(): TestClient },
  { id }: Pick<TestPerson, 'id'>,
  now = new Date(),
): Promise<TestPerson> {
  const about = { userId: id, provider: 'google', userAgent: undefined, now } as const
  const session = await insertSession(app.db, about)
  const client = app.newClient()
  client.setCookie('session', session.token)
  return { id, sessionId: session.id, client }
}

/** Changes a profile directly in the database, as the command line would. */
export async function setBio(
  app: { readonly db: Database },
  userId: string,
  bio: string,
): Promise<void> {
  await query(app.db).updateTable('user_profiles').set({ bio }).where('id', '=', userId).execute()
}

export async function setEmail(
  app: { readonly db: Database },
  userId: string,
  email: string,
): Promise<void> {
  await query(app.db).updateTable('user_profiles').set({ email }).where('id', '=', userId).execute()
}
