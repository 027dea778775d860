import { closeDatabase, openDatabase } from '../../server/src/platform/db/database.ts'
import { startGroup, startPair } from '../../server/test/conversations.ts'
import { createPerson, type TestPerson } from '../../server/test/people.ts'
import { TestClient } from '../../server/test/test-client.ts'
import { publicUrl, type Site } from './site.ts'

export interface Size {
  readonly people: number
  readonly pairs: number
  readonly groups: number
  readonly inGroup: number
  readonly sockets: number
}

export interface Population {
  readonly people: readonly TestPerson[]
  /** The participants of each conversation, as indices of `people`. */
  readonly conversations: readonly { readonly id: string; readonly members: readonly number[] }[]
}

/** Creates people and their conversations through the API. */
export async function populate(site: Site, size: Size): Promise<Population> {
  const db = openDatabase({ url: site.databaseUrl, poolSize: 4, pooled: false })
  const newClient = () => new TestClient(site.nodes.origin(0), publicUrl)
  const people = await Promise.all(
    Array.from({ length: size.people }, (_, number) =>
      createPerson({ db, newClient }, { fullName: `Person ${number}` }),
    ),
  )
  await closeDatabase(db)
  const personAt = (index: number): TestPerson => {
    const person = people[index % people.length]
    if (person === undefined) throw new Error('There is nobody.')
    return person
  }
  const pairs = Array.from({ length: size.pairs }, (_, number) => [2 * number, 2 * number + 1])
  // Neighbouring groups overlap, so that everybody is in a group and some are in two.
  const step = Math.max(1, Math.floor(size.people / Math.max(1, size.groups)))
  const groups = Array.from({ length: size.groups }, (_, number) =>
    Array.from({ length: size.inGroup }, (_unused, place) => number * step + place),
  )
  const conversations: { id: string; members: number[] }[] = []
  for (const members of [...pairs, ...groups]) {
    const [first, second, ...others] = members.map(personAt)
    if (first === undefined || second === undefined) throw new Error('Nobody talks alone.')
    const isPair = others.length === 0
    const id = isPair
      ? await startPair(first, second)
      : await startGroup(first, [second, ...others])
    conversations.push({ id, members: members.map((index) => index % people.length) })
  }
  return { people, conversations }
}
