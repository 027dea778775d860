import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGroup, startPair } from '../../../../test/conversations.ts'
import { inGroup } from '../../../../test/groups.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plain } from '../../../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
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

/** A call of every group route. The last call ends the membership if it is allowed. */
const asked: Record<string, (by: TestPerson, id: string) => Promise<{ status: number }>> = {
  renameGroup: (by, id) => inGroup(by, id).rename('Mine'),
  uploadGroupPicture: (by, id) => inGroup(by, id).setPicture(picture),
  removeGroupPicture: (by, id) => inGroup(by, id).removePicture(),
  addParticipants: (by, id) => inGroup(by, id).add(outsider),
  setRole: (by, id) => inGroup(by, id).setRole(actors['a member']),
  removeParticipant: (by, id) => inGroup(by, id).remove(outsider),
  comeBack: (by, id) => inGroup(by, id).comeBack(),
  stayAway: (by, id) => inGroup(by, id).stayAway(),
  setMuted: (by, id) => inGroup(by, id).setMuted(),
  leaveGroup: (by, id) => inGroup(by, id).leave(),
}

const managing = [403, 403, 403, 403, 403, 403]
const nothing = [404, 404, 404, 404, 404, 404]
const answers: Record<Actor, readonly number[]> = {
  'an admin': [200, 200, 200, 200, 200, 200, 200, 204, 200, 204],
  'a member': [...managing, 200, 204, 200, 204],
  'who has left': [...nothing, 404, 204, 404, 204],
  // Leaving and declining succeed for a stranger, because the result is the same: they are not in the group.
  'a stranger': [...nothing, 404, 204, 404, 204],
  // The conversation exists, but it is not a group.
  'one of two': [...managing, 404, 204, 200, 403],
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
  it('[T-36] may do what the table says, and refused calls change nothing', async () => {
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

it('covers every route', () => {
  const ofNoGroup = new Set(['createGroup', 'listAskedBack'])
  const names = groupRoutes.map(({ route }) => route.name).filter((name) => !ofNoGroup.has(name))
  expect(Object.keys(asked).toSorted()).toEqual([...names, 'setMuted'].toSorted())
})
