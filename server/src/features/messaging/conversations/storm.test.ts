import { EventEmitter, once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'
import { createChance } from '../../../../test/chance.ts'
import { say, startGroup, startPair } from '../../../../test/conversations.ts'
import { Page } from '../../../../test/realtime/page.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp } from '../../../../test/test-app.ts'

it.each([41])(
  'clients that reconnect under load miss no message and receive none twice (seed %i)',
  { timeout: 60_000 },
  async (seed) => {
    const chance = createChance(seed)
    const one = await startTestApp()
    // This server learns of messages on the first server only by its sweep.
    const other = await startTestApp({ database: one.database, sweepMilliseconds: 200 })
    onTestFinished(async () => {
      await other.stop()
      await one.stop()
    })
    const [ann, bob, eve, dan, flo] = [
      await createPerson(one),
      await createPerson(one),
      await createPerson(one),
      await createPerson(one),
      await createPerson(one),
    ]
    const people = [ann, bob, eve, dan, flo]
    const conversations = [
      { id: await startGroup(ann, [bob, eve, dan, flo]), people },
      { id: await startGroup(bob, [eve, flo]), people: [bob, eve, flo] },
      { id: await startPair(ann, bob), people: [ann, bob] },
    ]
    const pages = people.flatMap((person) => {
      const inside = conversations.filter((conversation) => conversation.people.includes(person))
      const ids = inside.map(({ id }) => id)
      return [one, one, other].map((node) => ({ node, ids, page: new Page(person, ids) }))
    })
    const storm = new AbortController()
    const words = new EventEmitter().setMaxListeners(pages.length)
    const comeAndGo = async ({ node, page }: (typeof pages)[number], at: number) => {
      await page.connect(node)
      // The first page of each person stays connected.
      if (at % 3 === 0) return
      while (!storm.signal.aborted) {
        const stays = 1 + chance(8)
        for (let received = 0; received < stays && !storm.signal.aborted; received += 1)
          await once(words, 'said')
        await page.disconnect()
        await page.connect(node)
      }
    }
    const coming = Promise.all(pages.map(comeAndGo))
    const sent = new Map<string, string[]>(conversations.map(({ id }) => [id, []]))
    await Promise.all(
      people.map(async (person, at) => {
        for (let number = 0; number < 60; number += 1) {
          const own = conversations.filter((conversation) => conversation.people.includes(person))
          const { id } = own[(number + at) % own.length] ?? conversations[0] ?? { id: '' }
          const message = await say(person, id, `${number}`)
          const place = sent.get(id) ?? []
          place[message.seq - 1] = message.id
          words.emit('said')
        }
      }),
    )
    storm.abort()
    words.emit('said')
    await coming
    for (const { page, ids } of pages)
      for (const id of ids)
        await expect.poll(() => page.said.get(id), { timeout: 10_000 }).toEqual(sent.get(id))
    expect(pages.flatMap(({ page }) => page.errors)).toEqual([])
    expect([...sent.values()].flat()).toHaveLength(300)
    for (const { page } of pages) await page.disconnect()
  },
)
