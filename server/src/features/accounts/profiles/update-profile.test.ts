import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listen } from '../../../../test/realtime/test-socket.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app)
})

const update = (body: object) => person.client.call(updateProfile, { body })
const stored = (id = person.id) =>
  query(app.db)
    .selectFrom('user_profiles')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
/** The validation errors of a refusal, by field. */
async function errorsOf(body: object): Promise<Record<string, string>> {
  const answer = await update(body)
  expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
  const { issues } = answer.body as unknown as { issues: { path: string; message: string }[] }
  return Object.fromEntries(issues.map(({ path, message }) => [path.replace('body/', ''), message]))
}

describe('an update of one’s own profile', () => {
  it('[C-20, C-26] changes the given fields, keeps the rest and records the time', async () => {
    const before = await stored()
    const { status, body } = await update({ bio: 'Plays the bassoon.', locationEnabled: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      bio: 'Plays the bassoon.',
      locationEnabled: true,
      fullName: 'Test Person',
      professions: ['Producer'],
    })
    expect(body.updatedAt > before.updated_at.toISOString()).toBe(true)
    expect(body.version).toBe(Number(before.version) + 1)
    const again = await update({ bio: 'Plays the bassoon.' })
    expect(again.body.updatedAt > body.updatedAt).toBe(true)
  })

  it('[C-20] stores all fields of a profile', async () => {
    const before = await stored()
    const given = {
      fullName: 'Ana Bell',
      displayName: 'Ana',
      bio: 'Plays the bassoon.',
      professions: ['Producer', 'Other'],
      otherProfession: 'Luthier',
      experienceLevel: 'veteran',
      goals: 'To build a better bassoon.',
      location: 'Cork, Ireland',
      locationEnabled: true,
      website: 'https://ana.example/',
      social: { instagram: '@test.person' },
    }
    expect((await update(given)).status).toBe(200)
    const { created_at, updated_at, ...rest } = await stored()
    expect(created_at).toEqual(before.created_at)
    expect(updated_at.getTime()).toBeGreaterThan(before.updated_at.getTime())
    expect(rest).toMatchObject({
      id: person.id,
      email: null,
      full_name: 'Ana Bell',
      display_name: 'Ana',
      role: 'user',
      verified: false,
      spotify_connected: false,
      avatar_url: null,
      bio: 'Plays the bassoon.',
      professions: ['Producer', 'Other'],
      other_profession: 'Luthier',
      experience_level: 'veteran',
      goals: 'To build a better bassoon.',
      location: 'Cork, Ireland',
      location_enabled: true,
      website: 'https://ana.example/',
      social: { instagram: 'test.person' },
      terms_accepted: true,
      terms_accepted_at: null,
      onboarding_completed: true,
      onesignal_player_id: null,
    })
  })

  it('[C-22] merges the links, and removes an empty one', async () => {
    await update({ social: { instagram: '@test.person', youtube: 'youtube.com/@test' } })
    const merged = await update({ social: { spotify: 'https://open.spotify.com/artist/4Z8' } })
    expect(merged.body.social).toEqual({
      instagram: 'test.person',
      youtube: 'https://youtube.com/@test',
      spotify: 'https://open.spotify.com/artist/4Z8',
    })
    const less = await update({ social: { youtube: '' } })
    expect(Object.keys(less.body.social)).toEqual(['instagram', 'spotify'])
  })

  it('[C-21] stores professions as a list, even a single one, each once', async () => {
    await update({ professions: 'Songwriter' })
    expect((await stored()).professions).toEqual(['Songwriter'])
    await update({ professions: ['Producer', 'Producer', 'Songwriter'] })
    expect((await stored()).professions).toEqual(['Producer', 'Songwriter'])
    const fresh = await createPerson(app, { fresh: true })
    expect((await stored(fresh.id)).professions).toEqual([])
  })

  it('[B-11, B-45] requires a text for Other, and deletes the text with it', async () => {
    const text = 'Please specify your other profession'
    for (const otherProfession of [undefined, '', '   '])
      expect(await errorsOf({ professions: ['Other'], otherProfession })).toEqual({
        otherProfession: text,
      })
    await update({ professions: ['Other', 'Producer'], otherProfession: ' Foley ' })
    expect(await stored()).toMatchObject({ other_profession: 'Foley' })
    await update({ professions: ['Producer'] })
    expect((await stored()).other_profession).toBeNull()
  })

  it('[B-51] stores city and country of a location, and asks for the country of an unknown town', async () => {
    for (const [typed, stays] of [
      [' 12 High St, Leeds , United Kingdom', 'Leeds, United Kingdom'],
      ['Leeds', 'Leeds, United Kingdom'],
      ['Camden, London, England, United Kingdom', 'London, United Kingdom'],
      ['Nether Wallop End, Hampshire, United Kingdom', 'Hampshire, United Kingdom'],
    ])
      expect((await update({ location: typed })).body.location).toBe(stays)
    expect(await errorsOf({ location: 'Nether Wallop End' })).toEqual({
      location: 'Add the country, such as Leeds, United Kingdom',
    })
  })

  it('[A-54] reaches the person’s other pages', async () => {
    const page = await listen(app, person.client)
    await update({ displayName: 'Other Name' })
    await expect
      .poll(() => page.received, { timeout: 5_000 })
      .toMatchObject([{ type: 'profile_changed', profile: { displayName: 'Other Name' } }])
    page.socket.close()
  })

  it('[C-23, C-25, A-59] needs a session, and changes nobody else', async () => {
    const other = await createPerson(app, { fullName: 'Someone Else' })
    const before = await stored(other.id)
    expect(await app.visitor.call(updateProfile, { body: { bio: 'x' } })).toMatchObject({
      status: 401,
      code: 'not_authenticated',
    })
    for (const name of ['id', 'userId', 'user_id'])
      expect(await update({ [name]: other.id, bio: 'Theirs.' })).toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
    await update({ bio: 'Mine.' })
    expect(await stored(other.id)).toEqual(before)
    expect((await stored()).bio).toBe('Mine.')
  })
})

describe('a field that the person cannot set', () => {
  const before = async () => {
    const { role, verified, email, created_at, terms_accepted, onboarding_completed } =
      await stored()
    return { role, verified, email, created_at, terms_accepted, onboarding_completed }
  }

  it.each([
    ['extra keys', '{"bio":"x","role":"admin","verified":true,"email":"a@b.example"}'],
    ['the columns’ names', '{"bio":"x","created_at":"2000-01-01","terms_accepted":false}'],
    ['other cases', '{"bio":"x","Role":"admin","ROLE":"admin","isVerified":true,"VERIFIED":true}'],
    ['nested', '{"bio":"x","profile":{"role":"admin"},"social":{"role":"admin","verified":"1"}}'],
    ['twice', '{"role":"admin","bio":"x","role":"admin","verified":true,"verified":true}'],
    [
      'versions',
      '{"bio":"x","version":99999,"onboarding_completed":false,"avatar_source":"upload"}',
    ],
    ['by the constructor', '{"bio":"x","constructor":{"prototype":{"role":"admin"}}}'],
    ['by the prototype', '{"bio":"x","__proto__":{"role":"admin","verified":true}}'],
    ['by an escaped prototype', String.raw`{"bio":"x","\u005f_proto__":{"role":"admin"}}`],
    ['in a list', '[{"role":"admin"}]'],
    ['as a text', '"role=admin"'],
  ])('[C-24] stays unchanged if it is sent as %s', async (_name, body) => {
    const known = await before()
    const response = await person.client.fetch('/api/profile', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
    expect(await before()).toEqual(known)
    expect((await stored()).social).toEqual({})
    expect(({} as { role?: string }).role).toBeUndefined()
  })
})

describe('invalid input', () => {
  it.each([
    ['[B-41]', { fullName: ' A ' }, { fullName: 'Full name is required' }],
    ['[B-41]', { fullName: '' }, { fullName: 'Full name is required' }],
    ['[B-42]', { displayName: 'B' }, { displayName: 'Display name is required' }],
    ['[B-44]', { professions: [] }, { professions: 'Please select at least one profession' }],
    ['[B-46]', { website: 'jonahekwueme' }, { website: 'Please enter a valid URL' }],
    [
      '[B-47]',
      { social: { instagram: 'a b' } },
      { 'social/instagram': 'Invalid Instagram username' },
    ],
    [
      '[B-47]',
      { social: { instagram: 'a'.repeat(31) } },
      { 'social/instagram': 'Invalid Instagram username' },
    ],
    [
      '[B-48]',
      { social: { youtube: 'https://youtube.com/watch?v=1' } },
      { 'social/youtube': 'Please enter a valid YouTube channel URL' },
    ],
    [
      '[B-49]',
      { social: { spotify: 'https://open.spotify.com/track/1' } },
      { 'social/spotify': 'Please enter a valid Spotify profile URL' },
    ],
    ['[B-50]', { location: 'L' }, { location: 'Location is required' }],
    ['[B-50]', { location: ' , , ' }, { location: 'Location is required' }],
    ['[B-53]', { goals: 'Fame.' }, { goals: 'Please tell us more about your goals' }],
  ])('%s %o', async (_line, body, texts) => {
    expect(await errorsOf(body)).toEqual(texts)
  })

  it('[B-52] an unknown experience level', async () => {
    expect(Object.keys(await errorsOf({ experienceLevel: 'legend' }))).toEqual(['experienceLevel'])
    for (const experienceLevel of ['beginner', 'intermediate', 'professional', 'veteran'])
      expect((await update({ experienceLevel })).body.experienceLevel).toBe(experienceLevel)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://files.example/x',
    'file:///etc/passwd',
    ' java\nscript:alert(1)',
    'https://',
    'https://user:secret@site.example/',
    '//site.example',
    'http://exa mple.com',
  ])('[B-59] the link %s', async (link) => {
    expect(await errorsOf({ website: link })).toHaveProperty('website')
    expect(await errorsOf({ social: { youtube: link } })).toHaveProperty('social/youtube')
    expect(await errorsOf({ social: { spotify: link } })).toHaveProperty('social/spotify')
  })

  it.each([
    ['fullName', 100],
    ['displayName', 50],
    ['bio', 1000],
    ['goals', 1000],
    ['location', 200],
    ['website', 300],
  ])('%s longer than %i characters', async (field, most) => {
    const long = 'x'.repeat(most + 1)
    expect((await errorsOf({ [field]: long }))[field]).toMatch(/Use at most|valid URL/)
    // A place of one unknown name would need its country.
    const end = field === 'location' ? ', UK' : ''
    const longest = '🎺'.repeat(most - end.length) + end
    if (field !== 'website') expect((await update({ [field]: longest })).status).toBe(200)
  })

  it.each([
    ['emoji', '🎺 Ana 👩🏽‍🎤'],
    ['right to left', 'שלום עולם عالم'],
    ['markup', `<img src=x onerror="alert('1')"> & "quotes"`],
    ['combining marks', 'Zoë Ñandú é'],
    ['SQL', `Robert'); drop table user_profiles;--`],
  ])('%s is returned as it was typed, everywhere', async (_name, text) => {
    const fields = { fullName: text, displayName: text, bio: text, goals: `${text} goals` }
    const location = `${text}, Ireland`
    await update({ ...fields, professions: ['Other'], otherProfession: text, location })
    const { session } = (await person.client.call(getSession, {})).body
    expect(session?.profile).toMatchObject({ ...fields, otherProfession: text, location })
  })

  it.each(['a\u0000b', 'a\u0007b', 'lone \ud800 half'])(
    'text that cannot be stored: %j',
    async (text) => {
      for (const field of ['fullName', 'displayName', 'bio', 'goals', 'location', 'website'])
        expect((await errorsOf({ [field]: `${text} and more` }))[field]).toBe(
          'This contains characters that cannot be used',
        )
    },
  )

  it.each<[unknown, string[]]>([
    [null, []],
    [1, []],
    [true, []],
    [{}, ['social']],
    [[], []],
    [['x'], []],
  ])('the wrong type: %j', async (value, taken) => {
    const fields = ['fullName', 'bio', 'professions', 'location', 'social', 'website']
    for (const field of fields) {
      const { status, code } = await update({ [field]: value })
      const expected = taken.includes(field) ? 200 : 'invalid_input'
      expect([field, code ?? status]).toEqual([field, expected])
    }
    expect(await stored()).toMatchObject({
      full_name: 'Test Person',
      location: 'Leeds, United Kingdom',
    })
  })
})
