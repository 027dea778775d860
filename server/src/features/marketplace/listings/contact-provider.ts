import * as contract from '@patchbay/contract/marketplace/listings'
import type { Database } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { failingAs } from '../../../platform/http/failing-as.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { beginConversation } from '../../messaging/conversations/public.ts'
import { findSaidAbout } from '../../messaging/messages/public.ts'
import { wantedPreview } from '../../content/previews/public.ts'
import { lockProfiles } from '../../accounts/profiles/public.ts'
import { findContacted, findProviderId } from './contacted.store.ts'
import { requireMayContact } from './listings.policy.ts'

export const contactProvider = action(
  contract.contactProvider,
  async (ctx, { params: { listingId }, body: { brief = '', ...message } }) => {
    const { viewer } = ctx
    const { userId } = viewer
    const { id, announcements } = await countedTransaction(
      ctx,
      { conversation: 1 },
      async (tx, made) => {
        const providerId = await findProviderId(tx, listingId)
        // The locks serialize this with blocks, with saving of listings, and with a repeated request.
        const people = providerId === undefined ? [userId] : [userId, providerId]
        const there = await lockProfiles(tx, people)
        if (!there.has(userId)) throw new AppError('not_authenticated')
        // A repeated request is checked first, because the listing may be deleted by now.
        const known = await findKnown(tx, userId, message.clientId, listingId)
        if (known !== undefined) return { id: known, announcements: [] }
        const listing = await failingAs('block_check_failed', () =>
          findContacted(tx, listingId, userId),
        )
        if (listing === undefined) throw new AppError('listing_not_found')
        requireMayContact(viewer, listing)
        const about = {
          listingId: listing.id,
          listing: listing.reference,
          brief: brief === '' ? null : brief,
        }
        return beginConversation(tx, {
          userId,
          otherId: listing.provider_id,
          message: { ...message, about, preview: wantedPreview(ctx.config, message.content) },
          now: ctx.now(),
          made,
        })
      },
    )
    for (const announcement of announcements) ctx.announce(announcement)
    return { id }
  },
)

/** The conversation in which this message was sent before. */
async function findKnown(
  tx: Database,
  userId: string,
  clientId: string,
  listingId: string,
): Promise<string | undefined> {
  const said = await findSaidAbout(tx, userId, clientId)
  if (said === undefined) return undefined
  const isOther = said.listing_id !== null && said.listing_id !== listingId.toLowerCase()
  if (isOther || !said.about_listing) throw new AppError('invalid_input')
  return said.conversation_id
}
