import { postId, type DemoPost } from './demo-post.ts'

/** What was written until last week, the oldest first. */
export const olderPosts: readonly DemoPost[] = [
  {
    id: postId(1),
    community: 3,
    author: 11,
    category: 'Announcements',
    title: 'How we ask for notes here',
    content:
      'Three things with every mix: what the song is about, one reference, and the one place you are unsure of. Say what you have tried already.\n\nNotes in return are specific or they are not notes. "Muddy" is not a frequency.',
    hoursAgo: 24 * 41,
    likedBy: [2, 3, 4, 6, 7, 8, 9],
    replies: [
      {
        author: 7,
        content: 'And name your files. I have four bounces called "final" from the same band.',
        afterMinutes: 55,
        likedBy: [2, 3, 11],
      },
    ],
  },
  {
    id: postId(2),
    community: 4,
    author: 1,
    category: 'Resources',
    title: 'A settlement sheet that fits on one page',
    content:
      'Door, bar share, hospitality, PA hire, what the act takes home. We fill it in with the tour manager before the last song and both sign it. It has ended every argument we used to have at one in the morning.\n\nHappy to send the blank one. Say which currency.',
    files: [
      {
        name: 'settlement-sheet.pdf',
        lines: [
          'SETTLEMENT',
          '',
          'Act:                      Date:',
          '',
          'Tickets sold     ____ x ____  =  ____',
          'Bar share                        ____',
          'Less: PA hire                    ____',
          'Less: hospitality                ____',
          '',
          'To the act                       ____',
          '',
          'Signed for the room    ______________',
          'Signed for the act     ______________',
        ],
      },
    ],
    hoursAgo: 24 * 26,
    likedBy: [7, 10, 4],
    replies: [
      {
        author: 10,
        content: 'Euros please. Do you count comps before or after the split?',
        afterMinutes: 190,
      },
      {
        author: 1,
        content: 'Before, always, and the list closes at doors. Sent.',
        afterMinutes: 240,
        likedBy: [10, 7],
      },
    ],
  },
  {
    id: postId(3),
    community: 3,
    author: 8,
    category: 'General',
    content:
      'Tuesday’s trio sounded wonderful in the room and thin on the desk recording. Two overheads, kick, DI on the bass, vocal. Is there any way to get the room back, or do I hang a pair at the balcony next time and call it a lesson?',
    files: [{ name: 'tuesday trio, desk only.wav', track: 'jazz' }],
    hoursAgo: 24 * 19,
    likedBy: [11],
    replies: [
      {
        author: 11,
        content:
          'Both. Delay the overheads until they agree with the bass DI, you may be missing less than you think. Then hang the pair.',
        afterMinutes: 38,
        likedBy: [8, 2],
      },
      {
        author: 7,
        content:
          'If you have ten seconds of the empty room, a clap is enough for a usable reverb of it. I can make one for you.',
        afterMinutes: 94,
        likedBy: [8, 3, 6],
      },
      {
        author: 8,
        content: 'I have the clap. The drummer did it to annoy me. Sending it tonight.',
        afterMinutes: 131,
        likedBy: [7, 11],
      },
    ],
  },
  {
    id: postId(4),
    community: 6,
    author: 3,
    category: 'Announcements',
    title: 'Splits first, from now on',
    content:
      'We said it from the beginning and got lazy. From this Tuesday nobody touches an instrument before both names and two percentages are on the sheet. Fifty-fifty takes nine seconds to write.',
    hoursAgo: 24 * 13,
    likedBy: [5, 6, 8, 12],
    replies: [
      {
        author: 5,
        content: 'As the person who is called when the sheet is missing: thank you.',
        afterMinutes: 22,
        likedBy: [3, 6, 8, 10, 12],
      },
      {
        author: 12,
        content: 'Can we add a line for who owns the recording? It is a different question.',
        afterMinutes: 75,
        likedBy: [5],
      },
      {
        author: 3,
        content: 'Yes. New sheet by Monday, with that line.',
        afterMinutes: 118,
      },
    ],
  },
  {
    id: postId(5),
    community: 1,
    author: 9,
    category: 'General',
    title: 'What should a first recording cost?',
    content:
      'Two fiddle tunes and a song, all live, one day. I have been quoted three hundred and eighteen hundred for what sounds like the same thing. What am I paying for in the second one?',
    hoursAgo: 24 * 11,
    likedBy: [2, 3],
    replies: [
      {
        author: 2,
        content:
          'The room, mostly, and somebody who hears a bad string before take six. For three live pieces you do not need the second one. Ask who does the editing and whether a revision is included.',
        afterMinutes: 47,
        likedBy: [9, 3, 10],
      },
      {
        author: 10,
        content: 'Ask for the multitrack in writing. Some rooms charge for it afterwards.',
        afterMinutes: 160,
        likedBy: [9, 2],
      },
      {
        author: 9,
        content: 'That is more useful than a month of reading. Booked the small one.',
        afterMinutes: 60 * 22,
        likedBy: [2],
      },
    ],
  },
  {
    id: postId(6),
    community: 4,
    author: 7,
    category: 'General',
    content:
      'The council wants a noise limiter on anything over 85 dB at the boundary. Has anyone measured at the boundary and not at the desk? Ours reads eleven lower across the yard, and I would like to walk in with more than one evening of numbers.',
    hoursAgo: 24 * 8,
    likedBy: [1],
    replies: [
      {
        author: 1,
        content:
          'Four weekends of ours, same meter each time, doors open and shut. Take them. Officers like a log with the weather in it.',
        afterMinutes: 410,
        likedBy: [7],
      },
    ],
  },
  {
    id: postId(7),
    community: 3,
    author: 6,
    category: 'Resources',
    title: 'Pedal steel without the hiss',
    content:
      'Remote session notes, since people ask. Volume pedal after the DI, not before, so the noise floor does not swell with the note. Ribbon two feet off, a little dark on purpose. If it sounds right alone it will be too bright with the band.',
    files: [{ name: 'steel after the DI.wav', track: 'pedalSteel' }],
    hoursAgo: 24 * 6,
    likedBy: [11, 2, 7, 9],
  },
  {
    id: postId(8),
    community: 6,
    author: 12,
    category: 'Collaborations',
    title: 'A Spanish second verse for somebody’s English chorus',
    content:
      'I keep writing second verses with nothing in front of them. If your chorus sits still in the middle and wants another language there, send me the voice memo. Back within two days, splits as on the sheet.',
    hoursAgo: 24 * 5,
    likedBy: [3, 8],
    replies: [
      {
        author: 10,
        content: 'I have one from last month’s draw that stops after a minute. Sending it now.',
        afterMinutes: 300,
        likedBy: [12],
      },
    ],
  },
]
