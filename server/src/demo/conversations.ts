import { demoContacts } from './contacts.ts'
import { conversationId, type DemoConversation } from './demo-conversation.ts'

export const demoConversations: readonly DemoConversation[] = [
  {
    id: conversationId(1),
    people: [1, 2],
    messages: [
      {
        from: 1,
        content: 'Did the live tapes from the cellar show survive the drive?',
        hoursAgo: 29,
      },
      {
        from: 2,
        content: 'All but the hi-hat, which nobody will miss. The room is on there, properly.',
        hoursAgo: 28.6,
      },
      { from: 1, content: 'Then keep the room. That is what people paid for.', hoursAgo: 28.5 },
      {
        from: 2,
        content:
          'Rough mix tonight. I took the second song down a little so the talking at the bar can be heard. You will think it is a mistake for one verse.',
        hoursAgo: 6.2,
        edited: true,
      },
      {
        from: 1,
        content: 'I like it already. Send it before six, I am at the door after that.',
        replyTo: 4,
        hoursAgo: 5.9,
      },
      {
        from: 2,
        content: 'Six it is. Minus sixteen, so leave your volume alone.',
        hoursAgo: 1.4,
        files: [{ name: 'cellar show, rough mix.wav', track: 'jazz' }],
      },
    ],
  },
  {
    id: conversationId(2),
    name: 'Cellar night',
    people: [1, 4, 8, 10, 11],
    messages: [
      {
        from: 1,
        content:
          'Everybody who is on the bill is in here. Doors at eight, first set at half past, out by midnight because of the neighbours.',
        hoursAgo: 76,
        files: [{ name: 'the cellar, from the bar.jpg', snapshot: 'cellar-stage' }],
      },
      {
        from: 1,
        content: '',
        event: { type: 'renamed', name: 'Cellar night' },
        hoursAgo: 75.9,
      },
      {
        from: 8,
        content: 'I can bring the small desk if the house one still hums.',
        hoursAgo: 75.5,
      },
      {
        from: 11,
        content: 'It hums in B flat. Please bring the small desk.',
        replyTo: 3,
        hoursAgo: 75.2,
      },
      {
        from: 4,
        content: 'Two turntables, one case, no riser needed. I play last and leave quietly.',
        hoursAgo: 51,
      },
      { from: 1, content: '', event: { type: 'added', people: [10] }, hoursAgo: 28 },
      {
        from: 10,
        content: 'Adding one guest: our singer wants to hear the room before our own night.',
        hoursAgo: 27,
      },
      {
        from: 1,
        content: 'She is on the list, plus one. Same rate for every act, paid that night.',
        replyTo: 7,
        hoursAgo: 26.5,
      },
      {
        from: 11,
        content: 'Load-in at four or at five? The van is only legal until half past five.',
        hoursAgo: 2.1,
      },
    ],
    unread: { 1: 1, 8: 1, 10: 2 },
  },
  {
    id: conversationId(3),
    people: [5, 1],
    messages: [
      {
        from: 1,
        content: 'Could you look at clause nine before I sign? It reads like fog.',
        hoursAgo: 49,
      },
      {
        from: 5,
        content:
          'Read it. Two things: the option runs for ever, and "reasonable costs" has no ceiling. Ask for two years and a number.',
        hoursAgo: 25,
        files: [
          {
            name: 'clause nine, marked.pdf',
            lines: [
              'CLAUSE 9, AS SENT',
              '',
              'The Company shall have the option to extend',
              'this agreement, and may deduct all',
              'reasonable costs.',
              '',
              'ASK FOR',
              '',
              '1. An option of two years, once.',
              '2. Costs up to a number, in writing, before',
              '   they are spent.',
            ],
          },
        ],
      },
      { from: 5, content: 'The rest is fine, and somebody there can write.', hoursAgo: 24.8 },
    ],
    unread: { 1: 2 },
  },
  {
    id: conversationId(4),
    people: [10, 1],
    messages: [
      {
        from: 10,
        content: 'Our tenth release is finished. May it be played for the first time at yours?',
        hoursAgo: 98,
      },
      {
        from: 1,
        content:
          'Gladly. The first Thursday of the month after next is free, if forty chairs are enough.',
        hoursAgo: 97,
      },
      {
        from: 10,
        content: 'Forty chairs and a good piano is all we ever ask for.',
        hoursAgo: 96.4,
      },
      {
        from: 1,
        content: 'The piano is good after the tuner has been. Booking him now.',
        hoursAgo: 54,
      },
    ],
  },
  {
    id: conversationId(5),
    people: [9, 1],
    messages: [
      {
        from: 9,
        content:
          'Hello, we met at the open mic. You said to ask you what a first recording should cost.',
        hoursAgo: 171,
      },
      {
        from: 1,
        content:
          'I did. Four songs, fiddle and voice: one day in a small room, half a day to mix. If somebody asks for more than a month of your rent, write to me first.',
        hoursAgo: 170,
        edited: true,
      },
      { from: 9, content: 'That is less than I was afraid of. Thank you.', hoursAgo: 169.5 },
    ],
  },
  {
    id: conversationId(6),
    people: [7, 1],
    messages: [
      {
        from: 1,
        content: 'Is the tape machine free in the second week of the month?',
        hoursAgo: 246,
      },
      {
        from: 7,
        content: 'Wednesday and Thursday. Bring your own reels, the last ones squeak.',
        hoursAgo: 243,
        files: [{ name: 'control room today.jpg', snapshot: 'studio-desk' }],
      },
      { from: 1, content: 'Both days, please. Reels are in the car.', hoursAgo: 242 },
    ],
  },
  {
    id: conversationId(7),
    people: [10, 2],
    messages: [
      {
        from: 10,
        content: 'We listened to your three mixes twice each. Number two is the one.',
        hoursAgo: 33,
      },
      {
        from: 2,
        content: 'It was the first I made. There is a lesson in that and I refuse it.',
        hoursAgo: 32.5,
      },
      {
        from: 10,
        content: 'Master by Friday? The plant has one slot and I have asked nicely.',
        hoursAgo: 3.3,
      },
    ],
    unread: { 2: 1 },
  },
  {
    id: conversationId(8),
    people: [3, 6],
    messages: [
      {
        from: 3,
        content: 'Would pedal steel forgive a prepared piano with a spoon in it?',
        hoursAgo: 40,
      },
      {
        from: 6,
        content: 'It would be the first thing in Osaka to do so today. Send the stems.',
        hoursAgo: 31,
      },
      {
        from: 3,
        content: 'Sent. Bar 24 is meant to be empty.',
        hoursAgo: 30.2,
        files: [{ name: 'piano and spoon, stem.wav', track: 'ambient' }],
      },
      {
        from: 6,
        content: 'Bar 24 stays empty. You have it back tomorrow when you wake up.',
        hoursAgo: 8,
      },
    ],
    unread: { 3: 1 },
  },
  {
    id: conversationId(9),
    people: [12, 2],
    messages: [
      {
        from: 2,
        content: 'Your drummer. He answered in eleven minutes, which has never happened before.',
        hoursAgo: 1.1,
      },
      { from: 12, content: 'Is he late enough?', hoursAgo: 1 },
      {
        from: 2,
        content: 'Judge for yourself. One take, one microphone, in his hallway.',
        hoursAgo: 0.4,
        files: [{ name: 'behind the beat, hallway.wav', track: 'drumCheck' }],
      },
    ],
    unread: { 12: 1 },
  },
  {
    id: conversationId(10),
    people: [4, 8],
    messages: [
      {
        from: 8,
        content: 'Who warms up the room on the second Friday? The trio is done at ten.',
        hoursAgo: 22,
      },
      {
        from: 4,
        content: 'I do, if it may stay under 120 until eleven. Here is where I would begin.',
        hoursAgo: 20,
        files: [{ name: 'ten to eleven.wav', track: 'dub' }],
      },
      {
        from: 8,
        content: 'That is exactly the hour I meant. Booked, same fee for all.',
        hoursAgo: 19.5,
      },
      {
        from: 4,
        content: 'One question about the turntables: rubber feet or the old sand box?',
        hoursAgo: 4.5,
      },
    ],
    unread: { 8: 1 },
  },
  ...demoContacts,
]
