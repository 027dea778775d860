import { profileTopic } from '@patchbay/contract/realtime'
import type { Database } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'
import { raiseBlocksVersions } from './blocks.store.ts'

/**
 * Open pages of both people show each other differently from now on. Each learns it from a number
 * in the own profile, which does not say with whom. Returns the announcement for after the commit.
 */
export async function noteBlocks(
  tx: Database,
  people: readonly string[],
): Promise<(services: Pick<Services, 'announce'>) => void> {
  await raiseBlocksVersions(tx, people)
  return ({ announce }) => {
    for (const id of people) announce({ kind: 'changed', topic: profileTopic(id) })
  }
}
