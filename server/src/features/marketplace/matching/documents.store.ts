import { plainText } from '@patchbay/contract/formatted-text'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isThere } from '../../accounts/profiles/public.ts'
import type { ListingDocument } from './engine/document.ts'

const selectDocuments = statement<{ document: ListingDocument }, [ids: readonly string[]]>(
  `select json_build_object(
      'id', l.id, 'providerId', l.provider_id, 'category', l.category, 'title', l.title,
      'description', l.description, 'price', l.price::float8, 'priceType', l.price_type,
      'location', case when p.location_enabled then p.location end,
      'experienceLevel', p.experience_level, 'goals', p.goals, 'bio', p.bio) as document
  from service_listings l join user_profiles p on p.id = l.provider_id
  where l.id = any($1::uuid[]) and l.availability and ${isThere('p')}`,
)

/** The listings that can be matched: available, and of existing people. */
export async function listDocuments(
  db: Database,
  ids: readonly string[],
): Promise<readonly ListingDocument[]> {
  return (await selectDocuments(db, [ids])).map(({ document }) => ({
    ...document,
    bio: document.bio && plainText(document.bio),
  }))
}
