import {
  calendarPath,
  setRsvp,
  updateEvent,
  type CommunityEvent,
  type EventInput,
} from '@patchbay/contract/communities/events'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { announceEvent, eventInput } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

const now = new Date()
let app: TestApp
let leader: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now, config: { publicUrl: 'http://patchbay.example' } })
  leader = await createPerson(app)
  communityId = await createCommunity(app, leader, { isPrivate: true })
})
afterAll(() => app.stop())

const open = (eventId: string, client = leader.client) => client.fetch(calendarPath(eventId))
const fileOf = async (eventId: string) => (await open(eventId)).text()
const make = (input: Partial<EventInput>) => announceEvent(leader, communityId, input)

/** Parses the file as a calendar program does, and expects one calendar with exactly one event. */
function parse(file: string): ICAL.Component {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  expect(calendar.name).toBe('vcalendar')
  expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent'])
  const event = calendar.getFirstSubcomponent('vevent')
  if (event === null) throw new Error('There is no event in the file.')
  expect(event.getAllSubcomponents()).toEqual([])
  return event
}
const parsed = async ({ id }: CommunityEvent) => parse(await fileOf(id))
const value = (event: ICAL.Component, name: string) => event.getFirstPropertyValue(name)
const time = (event: ICAL.Component, name: string) => {
  const at = value(event, name)
  if (!(at instanceof ICAL.Time)) throw new Error(`${name} is no time.`)
  expect(at.zone.tzid).toBe('UTC')
  return at.toJSDate().toISOString()
}
const wholeSeconds = (iso: string) => iso.replace(/\.\d+Z$/, '.000Z')

describe('the calendar file', () => {
  it('has the fields of the event, in UTC, under a stable id', async () => {
    const event = await make({
      startTime: '2030-07-01T19:00:00.000Z',
      endTime: '2030-07-01T21:30:00.000Z',
      timeZone: 'Asia/Kolkata',
    })
    const response = await open(event.id)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="event.ics"')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const read = parse(await response.text())
    expect(value(read, 'uid')).toBe(`${event.id}@patchbay.example`)
    expect(value(read, 'summary')).toBe(event.title)
    expect(value(read, 'description')).toBe(event.description)
    expect(value(read, 'location')).toBe(event.location)
    expect(value(read, 'url')).toBeNull()
    expect(value(read, 'sequence')).toBe(0)
    expect(time(read, 'dtstart')).toBe('2030-07-01T19:00:00.000Z')
    expect(time(read, 'dtend')).toBe('2030-07-01T21:30:00.000Z')
    expect(time(read, 'dtstamp')).toBe(wholeSeconds(event.updatedAt))
    expect(time(read, 'last-modified')).toBe(wholeSeconds(event.updatedAt))
  })

  it('replaces the previous entry when the event has moved', async () => {
    const event = await make({})
    const body = eventInput({ location: 'Hyde Park Book Club' })
    await leader.client.call(updateEvent, { params: { eventId: event.id }, body })
    await leader.client.call(setRsvp, { params: { eventId: event.id }, body: { status: 'yes' } })
    const read = await parsed(event)
    expect(value(read, 'uid')).toBe(`${event.id}@patchbay.example`)
    expect(value(read, 'sequence')).toBe(1)
    expect(value(read, 'location')).toBe('Hyde Park Book Club')
  })

  it('says Online, and contains the link if there is one', async () => {
    const meetingUrl = 'https://meet.example/a,b;c?name=Ω&x=%0D%0AEND:VEVENT'
    const linked = await parsed(await make({ isOnline: true, meetingUrl }))
    expect(value(linked, 'location')).toBe('Online')
    expect(value(linked, 'url')).toBe(new URL(meetingUrl).href)
    const bare = await parsed(await make({ isOnline: true }))
    expect([value(bare, 'location'), value(bare, 'url')]).toEqual(['Online', null])
    const nowhere = await parsed(await make({ location: '' }))
    expect(value(nowhere, 'location')).toBeNull()
  })

  it.each([
    ['punctuation', 'Drums, bass; keys: "all" \\ none \\n \\, \\; =x', 'a,b;c\\d\\ne: "f"'],
    ['emoji', '🎺👩🏽‍🎤 Ünïçødé 日本語 שלום', '👩🏽‍🎤'.repeat(300)],
    ['a word without end', 'w'.repeat(120), `${'x'.repeat(500)} ${'ß'.repeat(500)}`],
    ['letters at the fold', `${'a'.repeat(66)}ééé`, `${'b'.repeat(61)}🎺🎺🎺`],
    [
      'an injection',
      'END:VEVENT',
      'Hello there\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Planted\r\n ATTENDEE:mailto:x@y.example',
    ],
    ['other line breaks', 'Line breaks', 'one\ntwo\rthree\u2028four\u2029five\n\n\tsix'],
  ])('survives %s', async (_name, title, description) => {
    const event = await make({ title, description, location: title })
    const file = await fileOf(event.id)
    const found = parse(file)
    expect(value(found, 'summary')).toBe(title)
    expect(value(found, 'location')).toBe(title)
    expect(value(found, 'description')).toBe(description.replaceAll(/\r\n|[\r\u2028\u2029]/g, '\n'))
    expect(found.getAllProperties('summary')).toHaveLength(1)
    expect(found.getAllProperties('attendee')).toEqual([])
    const lines = file.split('\r\n')
    expect(lines.pop()).toBe('')
    for (const line of lines) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n\u2028\u2029\uFFFD]/)
      expect(line.isWellFormed()).toBe(true)
    }
  })

  it('[K-31] does not exist for anybody who may not see the event', async () => {
    const { id } = await make({})
    const everyones = await announceEvent(leader, await createCommunity(app, leader))
    const stranger = await createPerson(app)
    const fresh = await createPerson(app, { fresh: true })
    const admin = await createPerson(app, { role: 'admin' })
    const asked = [
      [app.visitor, id],
      [stranger.client, id],
      [admin.client, id],
      [fresh.client, everyones.id],
      [app.visitor, everyones.id],
      [leader.client, newId()],
      [leader.client, 'nonsense'],
      [leader.client, '%00'],
      [leader.client, `${id}%0d%0a`],
    ] as const
    const bodies = await Promise.all(
      asked.map(async ([client, eventId]) => {
        const response = await open(eventId, client)
        expect(response.status).toBe(404)
        const body = await response.text()
        return body.replace(/"requestId":"[^"]+"/, '')
      }),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain('not_found')
  })
})
