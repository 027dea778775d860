/** The plainest statement that gives the same rows: the newest of the person, and what is shown of them. */
import {
  listedAt,
  shownTo,
} from '../../server/src/features/messaging/conversations/shown-conversations.store.ts'
import { serveBare } from '../harness/bare-server.ts'

await serveBare(
  [
    {
      text: `${shownTo('the first')} and c.id in (
          select c.id from conversation_participants me
          join conversations c on c.id = me.conversation_id
          where me.user_id = $1 order by ${listedAt} desc, c.id desc limit 51)
        order by ${listedAt} desc, c.id desc`,
      values: ({ userId }) => [userId],
    },
  ],
  { plannedOnce: true },
)
