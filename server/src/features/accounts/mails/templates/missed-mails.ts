import * as z from 'zod/mini'
import { letterSection, template, type Letter } from './template.ts'

/** What has a switch carries the link that ends it, and is of no use when it is old. */
const switched = {
  sections: z.array(letterSection),
  unsubscribe: z.string(),
  notAfter: z.iso.datetime(),
}
type Switched = Pick<Required<Letter>, 'sections' | 'unsubscribe' | 'notAfter'>

/** The button leads to the only thing, or else to the page that has all of them. */
function buttonOf(
  { sections }: Pick<Switched, 'sections'>,
  one: string,
  several: { readonly label: string; readonly path: `/${string}` },
): Required<Letter>['button'] {
  const [first, ...others] = sections.flatMap(({ items }) => items)
  const isOne = first !== undefined && others.length === 0
  return isOne ? { label: one, path: first.path as `/${string}` } : several
}

const partsOf = ({ sections, unsubscribe, notAfter }: Switched): Switched => ({
  sections,
  unsubscribe,
  notAfter,
})

/** `summary` counts and names nobody: it is shown on locked screens. */
export const digest = template(
  z.object({ ...switched, rhythm: z.enum(['daily', 'weekly']), summary: z.string() }),
  ({ rhythm, summary, ...data }, { productName }) => ({
    ...partsOf(data),
    subject: rhythm === 'daily' ? `Your day at ${productName}` : `Your week at ${productName}`,
    preheader: summary,
    heading: rhythm === 'daily' ? 'Since yesterday' : 'Since last week',
    paragraphs: [summary],
    button: { label: `Open ${productName}`, path: '/' },
    why: `You get this mail because you chose to hear ${rhythm === 'daily' ? 'every day' : 'every week'} what you have missed at ${productName}.`,
  }),
  { kind: 'digest' },
)

export const contactWaiting = template(
  z.object(switched),
  (data, { productName }) => {
    const count = data.sections.flatMap(({ items }) => items).length
    const subject =
      count === 1
        ? 'Somebody has written to you about your listing'
        : `${count} people have written to you about your listings`
    return {
      ...partsOf(data),
      subject,
      preheader: 'The message has been unread for some hours.',
      heading: subject,
      paragraphs: ['What they wrote is in your messages. Quick answers win work.'],
      button: buttonOf(data, 'Read the message', {
        label: 'Open your messages',
        path: '/messages',
      }),
      why: `You get this mail because you offer something at ${productName}, and a message about it is unread.`,
    }
  },
  { kind: 'contacts' },
)

export const eventNews = template(
  z.object(switched),
  (data, { productName }) => {
    const count = data.sections.flatMap(({ items }) => items).length
    const subject =
      count === 1 ? 'An event that you go to has changed' : 'Events that you go to have changed'
    return {
      ...partsOf(data),
      subject,
      preheader: 'What you had planned may no longer fit.',
      heading: subject,
      paragraphs: ['This is how it stands now.'],
      button: buttonOf(data, 'Look at it', { label: 'Open your events', path: '/events' }),
      why: `You get this mail because you answered that you come, or may come, to an event at ${productName}.`,
    }
  },
  { kind: 'eventChanges' },
)

export const requestWaiting = template(
  z.object(switched),
  (data, { productName }) => {
    const count = data.sections.flatMap(({ items }) => items).length
    const subject =
      count === 1
        ? 'Somebody is waiting to join your community'
        : `${count} people are waiting to join your community`
    return {
      ...partsOf(data),
      subject,
      preheader: 'They asked a day ago, and nobody has answered yet.',
      heading: subject,
      paragraphs: ['They asked a day ago or longer, and nobody has answered yet.'],
      button: buttonOf(data, 'Answer the request', {
        label: 'Open your notifications',
        path: '/notifications',
      }),
      why: `You get this mail because you decide who joins a community at ${productName}.`,
    }
  },
  { kind: 'joinRequests' },
)
