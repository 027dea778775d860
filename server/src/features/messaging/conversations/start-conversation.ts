import * as contract from '@patchbay/contract/messaging/conversations'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { failingAs } from '../../../platform/http/failing-as.ts'
import { countedTransaction } from '../../../platform/limits/count-made.ts'
import { wantedPreview } from '../../content/previews/public.ts'
import { requirePerson, personAccessOf } from '../../people/people/public.ts'
import { lockProfiles } from '../../accounts/profiles/public.ts'
import { beginConversation } from './begin-conversation.ts'
import { requireMayStart, youngestAccount } from './conversations.policy.ts'

export const startConversation = action(contract.startConversation, async (ctx, { body }) => {
  const { viewer } = ctx
  const { userId } = viewer
  const { id, announcements } = await countedTransaction(
    ctx,
    { conversation: 1 },
    async (tx, made) => {
      // Blocking locks the same rows, so a block and a new conversation are serialized.
      const there = await lockProfiles(tx, [userId, body.userId])
      if (!there.has(userId)) throw new AppError('not_authenticated')
      const person = await failingAs('block_check_failed', () =>
        requirePerson(tx, body.userId, viewer),
      )
      requireMayStart(personAccessOf(person, viewer))
      const message = body.message && {
        ...body.message,
        preview: wantedPreview(ctx.config, body.message.content),
      }
      const now = ctx.now()
      const youngest = youngestAccount(ctx.config, now)
      return beginConversation(tx, { userId, otherId: person.id, message, now, youngest, made })
    },
  )
  for (const announcement of announcements) ctx.announce(announcement)
  return { id }
})
