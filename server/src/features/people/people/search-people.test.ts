import { blockPerson } from '@patchbay/contract/people/blocks'
import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { searchPeople } from '@patchbay/contract/people/people'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { countStatements } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fillBeside } from '../../../../test/statements/fill-beside.ts'
import { plansOf } from '../../../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let viewer: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  viewer = await createPerson(app, { fullName: 'Quill Viewer' })
})
afterAll(() => app.stop())

const search = async (q: string, by = viewer) =>
  (await by.client.call(searchPeople, { query: { q } })).body.people
const names = async (q: string) => (await search(q)).map(({ fullName }) => fullName)

describe('a search for people', () => {
  it('[U-05] finds a part of either name in any case, names that begin with it first', async () => {
    const ana = await createPerson(app, { fullName: 'Quilla Zorn' })
    await createPerson(app, { fullName: 'Bo Quill' })
    await createPerson(app, { fullName: 'quill Abend' })
    const stage = await createPerson(app, { fullName: 'Élodie Marr' })
    await query(app.db)
      .updateTable('user_profiles')
      .set({ display_name: 'Tranquil Sea' })
      .where('id', '=', stage.id)
      .execute()
    expect(await names('QUIL')).toEqual(['quill Abend', 'Quilla Zorn', 'Bo Quill', 'Élodie Marr'])
    expect(await names('élo')).toEqual(['Élodie Marr'])
    expect(await names('Lz')).toEqual([])
    expect(await names('zo')).toEqual(['Quilla Zorn'])
    expect(await search('quilla')).toEqual([
      {
        id: ana.id,
        fullName: 'Quilla Zorn',
        displayName: 'Quilla Zorn',
        verified: false,
        avatarUrl: expect.stringMatching(/^\//),
        linked: true,
        profession: 'Producer',
        city: null,
      },
    ])
  })

  it('[U-05] finds names with accents and letters of other alphabets by the plain letters, and back', async () => {
    for (const fullName of ['Zofia Zieliński', 'Øyvind Strauß', 'Łukasz Dvořák', 'Ægir Þórsson'])
      await createPerson(app, { fullName })
    const expected: Record<string, string> = {
      zielin: 'Zofia Zieliński',
      ZIELIŃSKI: 'Zofia Zieliński',
      zieliń: 'Zofia Zieliński',
      oyv: 'Øyvind Strauß',
      strauss: 'Øyvind Strauß',
      STRAUẞ: 'Øyvind Strauß',
      luka: 'Łukasz Dvořák',
      'dvor\u030c': 'Łukasz Dvořák',
      dvořa: 'Łukasz Dvořák',
      aegir: 'Ægir Þórsson',
      thors: 'Ægir Þórsson',
      Þó: 'Ægir Þórsson',
      łu: 'Łukasz Dvořák',
    }
    for (const [q, name] of Object.entries(expected)) expect(await names(q), q).toEqual([name])
    await createPerson(app, { fullName: 'Zielinska Anna' })
    // A name that begins with the text comes first, whatever its accents.
    expect(await names('Zieliń')).toEqual(['Zielinska Anna', 'Zofia Zieliński'])
  })

  it('[U-05, N-32] tells people of the same name apart, by nothing that they hide', async () => {
    const set = async (values: object): Promise<void> => {
      const { id } = await createPerson(app, { fullName: 'Same Name' })
      const change = { professions: [], location_enabled: true, ...values }
      await query(app.db).updateTable('user_profiles').set(change).where('id', '=', id).execute()
    }
    await set({ professions: ['Producer', 'Songwriter'], location: 'Leeds, United Kingdom' })
    await set({ professions: ['Other'], other_profession: 'Tape op', location: null })
    await set({ location: 'Secret, Secretland', location_enabled: false })
    const found = (await search('same name')).map(({ profession, city }) => [profession, city])
    expect(found).toEqual([
      ['Producer', 'Leeds'],
      ['Tape op', null],
      [null, null],
    ])
  })

  it('takes wildcards literally', async () => {
    for (const fullName of ['100% Hugo', '100 Hugos', 'snake_case', 'snakes', String.raw`b\ck`])
      await createPerson(app, { fullName })
    expect(await names('100%')).toEqual(['100% Hugo'])
    expect(await names('%')).toEqual(['100% Hugo'])
    expect(await names('nake_')).toEqual(['snake_case'])
    expect(await names('_')).toEqual(['snake_case'])
    expect(await names(String.raw`b\c`)).toEqual([String.raw`b\ck`])
    expect(await names('%%%')).toEqual([])
    // A wide percent sign folds to a plain one.
    expect(await names('100％')).toEqual(['100% Hugo'])
  })

  it('[U-05, Z-05] returns ten people at most, and nobody for an empty text, without a statement', async () => {
    for (let number = 10; number < 22; number += 1)
      await createPerson(app, { fullName: `Twelve ${number}` })
    expect(await names('twelve')).toEqual(
      Array.from({ length: 10 }, (_, index) => `Twelve ${10 + index}`),
    )
    expect(await search(' ')).toEqual([])
    expect(await countStatements(app, () => search(''))).toBe(0)
    expect(await countStatements(app, () => search('twelve'))).toBe(1)
  })

  it('[U-05] leaves out the viewer, and people who are banned, deleted, unfinished or have blocked the viewer', async () => {
    const [banned, gone, unfinished, blocking, blocked, freed] = await Promise.all(
      ['Banned', 'Gone', 'Unfinished', 'Blocking', 'Blocked', 'Freed'].map((fullName) =>
        createPerson(app, { fullName: `Wyx ${fullName}` }),
      ),
    )
    if (!banned || !gone || !unfinished || !blocking || !blocked || !freed) throw new Error()
    const searcher = await createPerson(app, { fullName: 'Wyx Searcher' })
    await ban(app, banned, new Date(Date.now() + 60_000))
    await ban(app, freed, new Date(Date.now() - 60_000))
    await gone.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    await query(app.db)
      .updateTable('user_profiles')
      .set({ onboarding_completed: false })
      .where('id', '=', unfinished.id)
      .execute()
    await blocking.client.call(blockPerson, { params: { userId: searcher.id } })
    await searcher.client.call(blockPerson, { params: { userId: blocked.id } })
    const found = await search('wyx', searcher)
    expect(found.map(({ fullName }) => fullName)).toEqual(['Wyx Blocked', 'Wyx Freed'])
    expect((await search('wyx s', blocking)).map(({ id }) => id)).toEqual([searcher.id])
  })
})

describe('a search among many people', () => {
  beforeAll(() =>
    fillBeside(app, ['user_profiles'], async () => {
      // Many names end with "zq", and few with "qy".
      await sql`insert into user_profiles
          (id, full_name, display_name, terms_accepted, onboarding_completed)
        select gen_random_uuid(), md5(n::text),
          case when n <= 20 then 'b ' else '' end || md5((-n)::text) ||
            case when n <= 20 then ' qy' when n <= 5000 then ' zq' else '' end, true, true
        from generate_series(1, 25000) n`.execute(query(app.db))
    }),
  )

  it('finds three letters by the indexes, with either plan', async () => {
    const statementOf = async (q: string) => {
      app.database.statements.length = 0
      await search(q)
      return app.database.statements.find((one) => one.includes('order by')) ?? ''
    }
    const plan = async (text: string, options = '') => {
      const { rows } = await sql<object>`explain ${sql.raw(options + text)}`.execute(query(app.db))
      return JSON.stringify(rows)
    }
    const long = await statementOf('a3f9c')
    const filled = long.replaceAll('$1', `'${viewer.id}'`).replaceAll('$2', `'a3f9c'`)
    for (const seen of [await plan(filled), await plan(long, '(generic_plan) ')]) {
      expect(seen).toContain('user_profiles_full_name')
      expect(seen).toContain('user_profiles_display_name')
    }
  })

  it('finds one or two letters by the indexes, and reads few of many', async () => {
    for (const [q, count, most] of [
      // Enough names begin with them.
      ['a', 10, 400],
      ['9c', 10, 400],
      // Many names contain them, and few, and none does.
      ['zq', 10, 2_000],
      ['qy', 10, 200],
      ['zz', 0, 0],
    ] as const) {
      app.database.statements.length = 0
      expect((await search(q)).length, q).toBe(count)
      const text = app.database.statements.find((one) => one.includes('order by')) ?? ''
      for (const nodes of await plansOf(app, text, [viewer.id, q])) {
        // What is not needed is planned and never run.
        const people = nodes.filter(
          (node) => node['Relation Name'] === 'user_profiles' && node['Actual Loops'] !== 0,
        )
        expect(people.map((node) => node['Node Type']).join(), q).not.toContain('Seq Scan')
        const read = people.reduce(
          (sum, node) =>
            sum +
            ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) *
              (node['Actual Loops'] ?? 0),
          0,
        )
        expect(read, q).toBeLessThanOrEqual(most)
      }
    }
  })
})
