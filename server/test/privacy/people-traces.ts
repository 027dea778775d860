import { blockPerson } from '@patchbay/contract/people/blocks'
import { startConversation } from '@patchbay/contract/messaging/conversations'
import { sendMessage, updateMessage } from '@patchbay/contract/messaging/messages'
import { setCommunityShown } from '@patchbay/contract/communities/memberships'
import { createReport } from '@patchbay/contract/people/reports'
import { newId } from '../../src/platform/ids.ts'
import { sendTo } from '../attachments.ts'
import { say, startGroup } from '../conversations.ts'
import { createPerson, type TestPerson } from '../people.ts'
import type { TestApp } from '../test-app.ts'

interface Setting {
  readonly person: TestPerson
  /** A community that the person is in. */
  readonly communityId: string
  readonly word: string
}

/**
 * Everything that a person can leave with others: blocks in both directions, conversations begun by
 * either side and a group, with the word in them and in file names; a hidden community, and a
 * report with the word. Returns the id of a report that another person has made about them.
 */
export async function leavePeopleTraces(
  app: TestApp,
  { person, communityId, word }: Setting,
): Promise<string> {
  const blocked = await createPerson(app)
  const blocking = await createPerson(app)
  const first = { clientId: newId(), content: `${word} first` }
  await person.client.call(startConversation, { body: { userId: blocked.id, message: first } })
  const group = await startGroup(person, [blocked, blocking])
  const said = await say(person, group, word)
  const edit = { params: { messageId: said.id }, body: { content: `${word} again` } }
  await person.client.call(updateMessage, edit)
  const bring = () => sendTo(person, group, Buffer.from(word), `${word}.txt`, 'conversation')
  const { body: file } = await bring()
  await bring()
  await person.client.call(sendMessage, {
    params: { conversationId: group },
    body: { clientId: newId(), content: '', attachments: [{ id: file.id }] },
  })
  await say(blocking, group, 'What others say stays.')
  await blocking.client.call(startConversation, { body: { userId: person.id } })
  await person.client.call(blockPerson, { params: { userId: blocked.id } })
  await blocking.client.call(blockPerson, { params: { userId: person.id } })
  await person.client.call(setCommunityShown, { params: { communityId }, body: { shown: false } })
  const report = async (by: TestPerson, id: string, reason: string) => {
    const body = { clientId: newId(), subject: { type: 'person' as const, id }, reason }
    return (await by.client.call(createReport, { body })).body.id
  }
  await report(person, blocked.id, word)
  return report(blocking, person.id, 'Look at this profile.')
}
