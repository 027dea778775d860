// @vitest-environment node
import type { GroupEvent } from '@patchbay/contract/messaging/messages'
import type { Person } from '@patchbay/contract/people/people'
import { expect, it } from 'vitest'
import { person } from '../../../../test/inside-samples.ts'
import { ada, theo, viewerId } from '../../../../test/messages.ts'
import { eventInWords, eventParts } from './event-words.ts'

const [kofi, bram, ines] = [person(21, 'Kofi'), person(22, 'Bram'), person(23, 'Ines')]
const happened = (
  type: GroupEvent['type'],
  people: readonly Person[] = [],
  sender: Person = theo,
) => ({
  sender,
  event: { type, people: [...people], name: type === 'renamed' ? 'Night shift' : null },
})

it.each([
  ['Theo Lindqvist named the group “Night shift”', happened('renamed')],
  ['You named the group “Night shift”', happened('renamed', [], ada)],
  ['Theo Lindqvist changed the group picture', happened('picture_changed')],
  ['You removed the group picture', happened('picture_removed', [], ada)],
  ['Theo Lindqvist added Kofi', happened('added', [kofi])],
  ['You added Kofi and Bram', happened('added', [kofi, bram], ada)],
  ['Theo Lindqvist added Kofi, Bram and you', happened('added', [kofi, bram, ada])],
  ['You added Kofi, Bram and 2 others', happened('added', [kofi, bram, ines, theo], ada)],
  ['Theo Lindqvist came back', happened('added', [theo])],
  ['You came back', happened('added', [ada], ada)],
  ['Theo Lindqvist removed you', happened('removed', [ada])],
  ['Theo Lindqvist left', happened('left')],
  ['Theo Lindqvist made Kofi an admin', happened('made_admin', [kofi])],
  ['You made Kofi a member', happened('made_member', [kofi], ada)],
  ['Theo Lindqvist is now an admin', happened('made_admin', [theo])],
  ['You are now an admin', happened('made_admin', [ada], ada)],
  ['Theo Lindqvist is now a member', happened('made_member', [theo])],
  ['You are now a member', happened('made_member', [ada], ada)],
])('says %s', (text, event) => {
  expect(eventInWords(event, viewerId)).toBe(text)
})

it('separates names from the text, whatever people and the group are called', () => {
  const odd = person(24, '{people}')
  expect(eventParts(happened('added', [odd]), viewerId)).toEqual([
    { person: theo, name: 'Theo Lindqvist' },
    ' added ',
    { person: odd, name: '{people}' },
  ])
  const renamed = { sender: ada, event: { type: 'renamed' as const, people: [], name: '{who}' } }
  expect(eventInWords(renamed, viewerId)).toBe('You named the group “{who}”')
})
