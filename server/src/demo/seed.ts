import { providers } from '@patchbay/contract/accounts/sign-in'
import { subjectOf } from '../development/identity-provider/persona.ts'
import { issuerOf } from '../development/identity-provider/settings.ts'
import { insertIdentity } from '../features/accounts/identities/public.ts'
import { claimDemoData } from '../features/accounts/instance/public.ts'
import { insertDemoNotices } from '../features/notices/notices/public.ts'
import { insertDemoProfiles } from '../features/accounts/profiles/public.ts'
import { wakeReplyTimes } from '../features/messaging/reply-times/public.ts'
import { transaction, type Database } from '../platform/db/database.ts'
import { demoPeople } from './people.ts'
import { seedArticles } from './seed-articles.ts'
import { seedCommunities } from './seed-communities.ts'
import { seedConversations } from './seed-conversations.ts'
import { seedListings } from './seed-listings.ts'

const month = 30 * 86_400_000

/** Brings the demo data once in the life of a database; true if this call did it. */
export async function seedDemoData(db: Database): Promise<boolean> {
  return transaction(db, async (tx) => {
    if (!(await claimDemoData(tx))) return false
    const now = new Date()
    // Longer ago than the oldest community; some months lie between them.
    const joined = (index: number) => new Date(now.getTime() - (41 + ((index * 5) % 12)) * month)
    await insertDemoProfiles(
      tx,
      demoPeople.map((person, index) => ({ ...person, createdAt: joined(index) })),
    )
    for (const provider of providers)
      for (const { id, email } of demoPeople)
        await insertIdentity(tx, {
          userId: id,
          provider,
          issuer: issuerOf(provider),
          subject: subjectOf(provider, id),
          email,
          isEmailVerified: provider !== 'spotify',
          now,
        })
    await seedCommunities(tx, now)
    await seedArticles(tx, now)
    await seedListings(tx, now)
    await seedConversations(tx, now)
    // Not only in the night: the listings say it from the first minute on.
    await wakeReplyTimes(tx)
    await insertDemoNotices(tx, now)
    return true
  })
}
