import { contactProvider } from '@patchbay/contract/marketplace/listings'
import { saveSearch } from '@patchbay/contract/search/saved-searches'
import { query } from '../../src/platform/db/query.ts'
import { newId } from '../../src/platform/ids.ts'
import { sendTo } from '../attachments.ts'
import { mp3 } from '../samples/file-samples.ts'
import { offer, offerOf } from '../listings.ts'
import { createPerson, type TestPerson } from '../people.ts'
import type { TestApp } from '../test-app.ts'

/** All that a person can leave in the marketplace, with the word in it, and others' messages. */
export async function leaveMarketplaceTraces(
  app: TestApp,
  person: TestPerson,
  word: string,
): Promise<void> {
  const { body: sound } = await sendTo(person, person.id, mp3(), `${word}.mp3`, 'profile')
  const links = [{ url: `https://${word}.example/reel`, name: word }]
  const sounds = [{ id: sound.id }]
  const [mine] = await offer(
    person,
    offerOf('Producer', { title: 'Records', description: word, links, sounds }),
    offerOf('Other', { title: word }),
  )
  const other = await createPerson(app)
  const [theirs] = await offer(other, offerOf('Producer'))
  const write = (by: TestPerson, listingId: string, content: string) =>
    by.client.call(contactProvider, {
      params: { listingId },
      body: { clientId: newId(), content, brief: content },
    })
  await write(person, theirs.id, word)
  await write(other, mine.id, 'What others write stays.')
  await person.client.call(saveSearch, {
    body: { clientId: newId(), kind: 'events', name: word, facets: { q: word } },
  })
  const found = { id: newId(), user_id: person.id, search_text: word, listing_ids: [theirs.id] }
  await query(app.db).insertInto('service_listing_searches').values(found).execute()
}
