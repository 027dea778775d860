import * as contract from '@patchbay/contract/messaging/link-cards'
import { action } from '../../../platform/http/action.ts'
import { viewEventCard, viewPersonCard, viewPostCard } from './link-card.view.ts'
import { listEventCards, listPersonCards, listPostCards } from './link-cards.store.ts'

/** Runs one statement for each type, however many links there are. */
export const listLinkCards = action(
  contract.listLinkCards,
  async ({ db, viewer }, { body: { targets } }) => {
    const idsOf = (type: contract.LinkTarget['type']) =>
      targets.filter((target) => target.type === type).map(({ id }) => id)
    const [posts, events, people] = await Promise.all([
      listPostCards(db, viewer, idsOf('post')),
      listEventCards(db, viewer, idsOf('event')),
      listPersonCards(db, viewer, idsOf('person')),
    ])
    return {
      cards: [
        ...posts.map(viewPostCard),
        ...events.map(viewEventCard),
        ...people.map(viewPersonCard),
      ],
    }
  },
)
