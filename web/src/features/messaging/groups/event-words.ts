import type { GroupEvent, Message } from '@patchbay/contract/messaging/messages'
import type { Person } from '@patchbay/contract/people/people'
import { nameOf } from '../../people/people/public.ts'
import { eventTexts as texts } from './texts.ts'

/** A part of a sentence: fixed text, or the name of a person or of the group. */
export type EventPart = string | { readonly name: string; readonly person?: Person }

type Happened = Pick<Message, 'sender'> & { readonly event: GroupEvent }

/** If there are more people, only two are named, with the number of others. */
const mostNamed = 3

/** 'Kofi, Bram and Ada', or 'Kofi, Bram and 4 others'. */
function listed(people: readonly EventPart[]): readonly EventPart[] {
  const named = people.length > mostNamed ? people.slice(0, 2) : people
  const rest = people.length - named.length
  const items = rest > 0 ? [...named, texts.others(rest)] : named
  return items.flatMap((item, index) => {
    if (index === 0) return [item]
    return [index === items.length - 1 ? texts.and : ', ', item]
  })
}

function templateOf({ sender, event }: Happened, viewerId: string): string {
  const { type, people } = event
  const isAlone = people.length === 1 && people[0]?.id === sender.id
  if (!isAlone || (type !== 'added' && type !== 'made_admin' && type !== 'made_member'))
    return texts[type]
  return (sender.id === viewerId ? texts.aloneYou : texts.alone)[type]
}

/** A group event, as the viewer reads it. */
export function eventParts(happened: Happened, viewerId: string): readonly EventPart[] {
  const { sender, event } = happened
  const called = (you: string) => (person: Person) =>
    person.id === viewerId ? you : { person, name: nameOf(person) }
  const places: Readonly<Record<string, readonly EventPart[]>> = {
    '{who}': [called(texts.you)(sender)],
    '{people}': listed(event.people.map(called(texts.youToo))),
    '{name}': [{ name: event.name ?? '' }],
  }
  return templateOf(happened, viewerId)
    .split(/(\{\w+\})/)
    .flatMap((piece) => places[piece] ?? piece)
    .filter((part) => part !== '')
}

/** The same as plain text. */
export const eventInWords = (happened: Happened, viewerId: string): string =>
  eventParts(happened, viewerId)
    .map((part) => (typeof part === 'string' ? part : part.name))
    .join('')
