import { conversationId, type DemoConversation } from './demo-conversation.ts'

interface Contact {
  readonly number: number
  readonly from: number
  /** The provider, and the number of the listing that it is about. */
  readonly to: number
  readonly listing: number
  readonly brief?: string
  readonly asked: string
  readonly answered: string
  readonly hoursAgo: number
  /** Hours until the answer. */
  readonly after: number
  readonly thanks?: string
}

const contact = (given: Contact): DemoConversation => {
  const { number, from, to, listing, brief, asked, answered, hoursAgo, after, thanks } = given
  return {
    id: conversationId(number),
    people: [from, to],
    messages: [
      { from, content: asked, about: listing, hoursAgo, ...(brief !== undefined && { brief }) },
      { from: to, content: answered, hoursAgo: hoursAgo - after },
      ...(thanks === undefined ? [] : [{ from, content: thanks, hoursAgo: hoursAgo - after - 1 }]),
    ],
  }
}

/** What people have written to providers about a listing: from these it is told how soon they reply. */
export const demoContacts: readonly DemoConversation[] = [
  contact({
    number: 11,
    from: 3,
    to: 2,
    listing: 4,
    asked: 'Two songs, voice and prepared piano, eleven tracks each. Would you leave the chair in?',
    answered: 'The chair stays. Send the quieter one first, and tell me where you breathe.',
    hoursAgo: 300,
    after: 0.5,
    thanks: 'Everywhere, and on purpose. Stems tonight.',
  }),
  contact({
    number: 12,
    from: 9,
    to: 2,
    listing: 4,
    asked: 'A fiddle and one voice, recorded in a kitchen. Is that a mix or a rescue?',
    answered: 'A mix, if nobody did the dishes. Same price either way.',
    hoursAgo: 214,
    after: 0.3,
  }),
  contact({
    number: 13,
    from: 11,
    to: 2,
    listing: 3,
    brief: 'Arranger for a loud five piece before they record, next week, up to £400',
    asked: 'A band I drive for needs arrangements before they go in. Five people, one idea each.',
    answered: 'Then we have four too many. I have two days free next week.',
    hoursAgo: 120,
    after: 0.8,
    thanks: 'I pass it on, without the first sentence.',
  }),
  contact({
    number: 14,
    from: 9,
    to: 6,
    listing: 11,
    asked: 'Would you put pedal steel under a slow air? I can send a voice memo.',
    answered: 'A voice memo is how all good airs arrive. Two takes by the day after next.',
    hoursAgo: 230,
    after: 9,
  }),
  contact({
    number: 15,
    from: 12,
    to: 6,
    listing: 11,
    asked: 'Eight bars of vibraphone for a chorus in D. Can it be shy?',
    answered: 'It is never anything else. The stranger take will be less shy, you may delete it.',
    hoursAgo: 180,
    after: 11,
    thanks: 'I kept only the stranger one.',
  }),
  contact({
    number: 16,
    from: 7,
    to: 6,
    listing: 11,
    asked: 'A session here wants steel on three songs, to tape. Do you mind wow and flutter?',
    answered: 'I mind it on Mondays. Send the references and the speed.',
    hoursAgo: 96,
    after: 8,
  }),
  contact({
    number: 17,
    from: 11,
    to: 6,
    listing: 12,
    asked: 'Walk-on music for a band that dislikes walk-on music. Thirty seconds?',
    answered: 'I have one that sounds like leaving. It works backwards too.',
    hoursAgo: 60,
    after: 10,
  }),
  contact({
    number: 18,
    from: 3,
    to: 5,
    listing: 9,
    asked: 'A publisher sent eleven pages. I understood the greeting.',
    answered: 'The greeting is the honest part. Send it, and we talk for an hour tomorrow.',
    hoursAgo: 280,
    after: 14,
  }),
  contact({
    number: 19,
    from: 12,
    to: 5,
    listing: 9,
    asked: 'A sync agreement says "in perpetuity" four times. Is that more than once?',
    answered: 'It is the same for ever, and still too long. I marked three sentences to send back.',
    hoursAgo: 200,
    after: 18,
    thanks: 'They took two of the three.',
  }),
  contact({
    number: 20,
    from: 8,
    to: 5,
    listing: 10,
    asked: 'Our landlord wants a share of the bar. Could you sit in that call?',
    answered: 'With pleasure, and with the lease. Wednesday after four?',
    hoursAgo: 140,
    after: 16,
  }),
  contact({
    number: 21,
    from: 9,
    to: 5,
    listing: 9,
    asked: 'Somebody offers me "exposure and a percentage to be agreed". Do I need you?',
    answered: 'You need the word no. It costs nothing, and I have said it for you below.',
    hoursAgo: 70,
    after: 15,
  }),
  contact({
    number: 22,
    from: 1,
    to: 11,
    listing: 21,
    brief: 'Front of house for a loud trio in a small cellar, one Friday, up to £200',
    asked: 'Three people, one of them a drummer, ninety guests. Would you stand behind our desk?',
    answered: 'Behind it, and on the earplugs. I bring a limiter and no opinions about the set.',
    hoursAgo: 66,
    after: 20,
    thanks: 'Bring the opinions too. The neighbours have some.',
  }),
]
