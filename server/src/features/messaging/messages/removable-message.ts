import { detachFiles, reattachFiles } from '../../content/attachments/public.ts'
import type { Removable } from '../../content/removals/public.ts'
import { announcementOf } from './announcement-of.ts'
import { viewMessage } from './message.view.ts'
import { lockMessageToTake, returnMessage, wipeTaken } from './removed-messages.store.ts'

export const removableMessage: Removable = {
  async take(tx, removal, now) {
    const found = await lockMessageToTake(tx, removal.subjectId)
    if (found === undefined) return undefined
    const { message, conversation } = await wipeTaken(tx, removal.subjectId, now)
    await detachFiles(tx, 'message', removal)
    return {
      authorId: found.sender_id,
      rows: found.rows,
      announce: ({ announce }) => announce(announcementOf(conversation, viewMessage(message))),
    }
  },

  async bringBack(tx, removal, now) {
    const returned = await returnMessage(tx, removal.subjectId, removal.rows, now, () =>
      reattachFiles(tx, 'message', removal),
    )
    if (returned === undefined) return 'place_gone'
    const { message, conversation } = returned
    return ({ announce }) => announce(announcementOf(conversation, viewMessage(message)))
  },
}
