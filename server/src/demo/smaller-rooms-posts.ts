import { postId, type DemoPost } from './demo-post.ts'

/** What is said in the smaller communities, the oldest first. */
export const smallerRoomsPosts: readonly DemoPost[] = [
  {
    id: postId(4.5),
    community: 5,
    author: 7,
    category: 'General',
    title: 'The sixteen-track is back',
    content:
      'New capstan bearings, and track eleven no longer hums along. I recorded the first thing that came in through the door. Queue is on the wall, four hours each, align it before you leave.',
    files: [
      { name: 'bearing test, no noise reduction.wav', track: 'dub' },
      { name: 'control room.jpg', snapshot: 'studio-desk' },
    ],
    hoursAgo: 24 * 12,
    likedBy: [4, 11],
    replies: [
      {
        author: 11,
        content: 'Track eleven was my favourite. Put me down for a Thursday anyway.',
        afterMinutes: 75,
        likedBy: [7, 4],
      },
    ],
  },
  {
    id: postId(8.5),
    community: 7,
    author: 5,
    category: 'Resources',
    title: 'This month’s paragraph: “most favoured nations”',
    content:
      'It means that nobody on the record gets better terms than you do. It costs them nothing to give and is worth asking for. Say which terms: the fee, the credit, the share, or all three.',
    hoursAgo: 24 * 4.5,
    likedBy: [1, 3, 9],
    replies: [
      {
        author: 3,
        content: 'So if the guitarist asks for more, I get more?',
        afterMinutes: 130,
        likedBy: [1],
      },
      {
        author: 5,
        content: 'Exactly. Be kind to your guitarist.',
        afterMinutes: 150,
        likedBy: [3, 9, 8],
      },
    ],
  },
  {
    id: postId(9.5),
    community: 2,
    author: 9,
    category: 'Collaborations',
    title: 'Two trumpets and a trombone, one evening',
    content:
      'Wedding, two sets, charts in concert pitch. Parking at the door, food before nine, paid before the last number. The call sheet is here; say which chair.',
    files: [
      {
        name: 'call-sheet.pdf',
        lines: [
          'CALL SHEET',
          '',
          '16:30  Load in, back door',
          '17:15  Sound check, horns first',
          '18:30  Food',
          '20:00  First set, 45 minutes',
          '21:30  Second set, 60 minutes',
          '22:45  Paid and out',
          '',
          'Black, no ties. Bring a stand.',
        ],
      },
    ],
    hoursAgo: 80,
    likedBy: [2, 6],
    replies: [
      {
        author: 6,
        content: 'Wrong instrument, wrong continent. The order of that sheet is beautiful.',
        afterMinutes: 220,
        likedBy: [9, 2, 11],
      },
    ],
  },
  {
    id: postId(10.5),
    community: 8,
    author: 4,
    category: 'General',
    title: 'Where I would start on Friday',
    content:
      'Ten minutes of this and people put their coats away. If somebody has the other pressing with the longer intro, I will trade two records for it.',
    files: [{ name: 'friday, first record.wav', track: 'techno' }],
    hoursAgo: 50,
    likedBy: [1],
    replies: [
      {
        author: 1,
        content: 'The longer pressing is in my second crate. Bring something with a cowbell.',
        afterMinutes: 95,
        likedBy: [4],
      },
    ],
  },
  {
    id: postId(12.5),
    community: 5,
    author: 11,
    category: 'Announcements',
    content:
      'The calibration tape was in my glove box and is back in the building. It did not get warm. I am sorry, and I brought biscuits.',
    hoursAgo: 21,
    likedBy: [7, 4],
  },
]
