import * as contract from '@patchbay/contract/messaging/groups'
import { inboxTopic } from '@patchbay/contract/realtime'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { countMade, type Made } from '../../../platform/limits/count-made.ts'
import { countRefused } from '../../../platform/limits/limits.ts'
import { lockProfiles } from '../../accounts/profiles/public.ts'
import { youngestAccount } from '../conversations/public.ts'
import { askBack, askIn } from './asked-back.store.ts'
import { takeIn } from './changed-groups.store.ts'
import { leftIn, newIn, presentIn, requireRoom } from './groups.policy.ts'
import { manageGroup } from './manage-group.ts'
import { refusedAdding, requireInvited } from './require-invited.ts'

export const addParticipants = action(
  contract.addParticipants,
  async (ctx, { params: { conversationId }, body }) => {
    const { userId } = ctx.viewer
    const named = new Set(body.userIds.map((id) => id.toLowerCase()))
    let askedBack: string[] = []
    const add = (made: Made) =>
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
          const wanting = await requireInvited(tx, userId, people, {
            present: presentIn(group),
            youngest: youngestAccount(ctx.config, now),
          })
          const left = leftIn(group, people)
          const asked = wanting.filter((id) => !left.includes(id))
          askedBack = [...left, ...asked]
          const added = people.filter((id) => !askedBack.includes(id))
          requireRoom(group, added.length)
          if (left.length > 0) await askBack(tx, group.id, { asked: left, concerned: people }, now)
          await askIn(tx, group.id, asked, now)
          if (added.length === 0) return undefined
          await takeIn(tx, group.id, added, now)
          return { type: 'added', people: added }
        },
      })
    const shown = await countRefused(ctx.limits, refusedAdding(userId), () =>
      countMade(ctx, { added_person: named.size }, add),
    )
    for (const id of askedBack) ctx.announce({ kind: 'changed', topic: inboxTopic(id) })
    return { ...shown, askedBack }
  },
)
