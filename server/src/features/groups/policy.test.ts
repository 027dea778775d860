import type { Conversation } from '@patchbay/contract/conversations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGroup, startPair } from '../../../test/conversations.ts'
import { inGroup } from '../../../test/groups.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { plain } from '../../../test/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { groupRoutes } from './routes.ts'

type Actor = 'an admin' | 'a member' | 'who has left' | 'a stranger' | 'one of two'

let app: TestApp
let picture: Buffer
let actors: Record<Actor, TestPerson>
let outsider: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  picture = await plain(64, 64).png().toBuffer()
  outsider = await createPerson(app)
  actors = {
    'an admin': await createPerson(app),
    'a member': await createPerson(app),
    'who has left': await createPerson(app),
    'a stranger': await createPerson(app),
    'one of two': await createPerson(app),
  }
})
afterAll(() => app.stop())

/** Every route of a group, and what it is asked for. The last one ends it for whoever may. */
const asked: Record<string, (by: TestPerson, id: string) => Promise<{ status: number }>> = {
  renameGroup: (by, id) => inGroup(by, id).rename('Mine'),
  uploadGroupPicture: (by, id) => inGroup(by, id).setPicture(picture),
  removeGroupPicture: (by, id) => inGroup(by, id).removePicture(),
  addParticipants: (by, id) => inGroup(by, id).add(outsider),
  setRole: (by, id) => inGroup(by, id).setRole(actors['a member']),
  removeParticipant: (by, id) => inGroup(by, id).remove(outsider),
  setMuted: (by, id) => inGroup(by, id).setMuted(),
  leaveGroup: (by, id) => inGroup(by, id).leave(),
}

const managing = [403, 403, 403, 403, 403, 403]
const nothing = [404, 404, 404, 404, 404, 404]
const answers: Record<Actor, readonly number[]> = {
  'an admin': [200, 200, 200, 200, 200, 200, 200, 204],
  'a member': [...managing, 200, 204],
  'who has left': [...nothing, 404, 204],
  // Nor are they in it, which is all that leaving says.
  'a stranger': [...nothing, 404, 204],
  // There is a conversation, and it is no group.
  'one of two': [...managing, 200, 403],
}

async function prepare(actor: Actor): Promise<{ id: string; witness: TestPerson }> {
  const witness = actors['an admin']
  if (actor === 'one of two') return { id: await startPair(actors[actor], witness), witness }
  const others = [actors['a member'], actors['who has left']]
  const id = await startGroup(witness, others)
  await inGroup(actors['who has left'], id).leave()
  return { id, witness: actor === 'an admin' ? actors['a member'] : witness }
}

describe.each(Object.keys(answers) as Actor[])('%s', (actor) => {
  it('[T-36] may do what the table says, and what is refused changes nothing', async () => {
    const { id, witness } = await prepare(actor)
    const statuses = []
    for (const ask of Object.values(asked)) {
      const before: Conversation = await inGroup(witness, id).get()
      const { status } = await ask(actors[actor], id)
      statuses.push(status)
      if (status >= 400 || actor === 'a stranger')
        expect(await inGroup(witness, id).get()).toEqual(before)
    }
    expect(statuses).toEqual(answers[actor])
  })
})

it('knows every route', () => {
  const names = groupRoutes.map(({ route }) => route.name).filter((name) => name !== 'createGroup')
  expect(Object.keys(asked).toSorted()).toEqual([...names, 'setMuted'].toSorted())
})
