import * as contract from '@patchbay/contract/messaging/groups'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countMade } from '../../../platform/limits/count-made.ts'
import { lockProfiles } from '../../accounts/profiles/public.ts'
import { takeIn } from './changed-groups.store.ts'
import { newIn, requireRoom } from './groups.policy.ts'
import { manageGroup } from './manage-group.ts'
import { requireInvited } from './require-invited.ts'

export const addParticipants = action(
  contract.addParticipants,
  (ctx, { params: { conversationId }, body }) => {
    const { userId } = ctx.viewer
    const named = new Set(body.userIds.map((id) => id.toLowerCase()))
    return countMade(ctx, { added_person: named.size }, (made) =>
      manageGroup(ctx, conversationId, {
        before: async (tx) => {
          // Blocking and deleting an account lock the same profiles, so concurrent calls are
          // serialized.
          const there = await lockProfiles(tx, [userId, ...named])
          if (!there.has(userId)) throw new AppError('not_authenticated')
        },
        change: async (tx, group, now) => {
          const people = newIn(group, named)
          if (people.length === 0) return undefined
          made({ added_person: people.length })
          await requireInvited(tx, userId, people)
          requireRoom(group, people.length)
          await takeIn(tx, group.id, people, now)
          return { type: 'added', people }
        },
      }),
    )
  },
)
