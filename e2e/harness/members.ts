import type { BrowserContext } from '@playwright/test'
import { createCommunity } from '../../server/test/communities.ts'
import { createPerson, type TestPerson } from '../../server/test/people.ts'
import { TestClient } from '../../server/test/test-client.ts'
import { withDatabase } from './database.ts'

const origin = `http://localhost:${process.env['E2E_PORT']}`

export interface Member extends TestPerson {
  readonly name: string
}

/** Someone who has finished onboarding, straight from the database. */
export async function createMember(name: string): Promise<Member> {
  const newClient = () => new TestClient(origin, origin)
  const person = await withDatabase((db) => createPerson({ db, newClient }, { fullName: name }))
  return { ...person, name }
}

/** This browser is theirs from now on. */
export async function enterAs(context: BrowserContext, { client }: TestPerson): Promise<void> {
  const value = client.cookie('session') ?? ''
  await context.addCookies([{ name: 'session', value, url: origin, httpOnly: true }])
}

export const createCommunityOf = (
  leader: Member,
  options: Parameters<typeof createCommunity>[2] = {},
): Promise<string> => withDatabase((db) => createCommunity({ db }, leader, options))
