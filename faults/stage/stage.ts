import { Page } from '../client/page.ts'
import type { Nodes } from '../client/requests.ts'
import { newHistory, type History } from '../history.ts'
import { Load } from './load.ts'
import { Moves, type Group } from './moves.ts'
import { populate, type Population, type Size } from './population.ts'
import { publicUrl, type Site } from './site.ts'

/** The parts of one run: people at their pages, and the load that makes them write. */
export interface Stage {
  readonly site: Site
  readonly population: Population
  readonly pages: readonly Page[]
  readonly load: Load
  readonly history: History
  /** The number of failed requests, by reason. */
  readonly failures: Map<string, number>
}

interface StageOptions {
  readonly size: Size
  readonly perSecond: number
  readonly nodes: Nodes
}

export async function setStage(
  site: Site,
  { size, perSecond, nodes }: StageOptions,
): Promise<Stage> {
  const population = await populate(site, size)
  const history = newHistory()
  const failures = new Map<string, number>()
  const onFailure = (why: string) => void failures.set(why, (failures.get(why) ?? 0) + 1)
  const pages = Array.from({ length: size.sockets }, (_, number) => {
    const place = number % population.people.length
    const person = population.people[place]
    const conversations = population.conversations
      .filter(({ members }) => members.includes(place))
      .map(({ id }) => id)
    return new Page({
      name: `page ${number} of person ${place}`,
      personId: person?.id ?? '',
      headers: {
        origin: publicUrl,
        cookie: `session=${person?.client.cookie('session') ?? ''}`,
      },
      conversations,
      nodes,
      // Each person has pages on both nodes.
      home: number + Math.floor(number / population.people.length),
      history,
      onFailure,
    })
  })
  const groups = groupsOf(population)
  const moves = new Moves({ groups, pages })
  const conversations = population.conversations.map(({ id }) => id)
  const load = new Load({
    conversations,
    groups: new Set(groups.map(({ id }) => id)),
    pages,
    moves,
    perSecond,
  })
  return { site, population, pages, load, history, failures }
}

/** The creator of a group is its admin, and stays. */
function groupsOf({ people, conversations }: Population): Group[] {
  return conversations
    .filter(({ members }) => members.length > 2)
    .map(({ id, members }) => {
      const [adminId = '', ...memberIds] = members.map((place) => people[place]?.id ?? '')
      return { id, adminId, memberIds }
    })
}
