/** The plainest statements that give the same rows: the newest listings, and their number. */
import {
  joinProvider,
  listingColumns,
} from '../../server/src/features/marketplace/listings/listings.store.ts'
import { serveBare } from '../harness/bare-server.ts'

await serveBare(
  [
    {
      text: `select ${listingColumns()} from (
          select * from service_listings where availability
          order by created_at desc, id desc limit 25) l
        ${joinProvider} order by l.created_at desc, l.id desc`,
      values: ({ userId }) => [userId],
    },
    { text: 'select count(*) from service_listings where availability', values: () => [] },
  ],
  { plannedOnce: true },
)
