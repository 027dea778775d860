import { postId, type DemoPost } from './demo-post.ts'
import { olderPosts } from './older-posts.ts'
import { smallerRoomsPosts } from './smaller-rooms-posts.ts'

const recentPosts: readonly DemoPost[] = [
  {
    id: postId(9),
    community: 1,
    author: 5,
    category: 'Resources',
    title: '"In perpetuity, throughout the universe"',
    content:
      'It is a standard sentence and you may still cross it out. Ask for a term, even a long one: fifteen years and the rights come back to you. If they will not put in an end, ask what they will do in year sixteen. Usually nobody has thought about it.',
    hoursAgo: 24 * 4,
    likedBy: [1, 2, 3, 8, 9, 10, 12],
    replies: [
      {
        author: 12,
        content: 'Got twelve years out of a library that "never changes the form". Thank you.',
        afterMinutes: 60 * 20,
        likedBy: [5, 3],
      },
      {
        author: 8,
        content: 'Does the same go for live recordings made by the venue?',
        afterMinutes: 60 * 21,
      },
      {
        author: 5,
        content:
          'More so. Nobody at the desk at midnight should be agreeing to the universe. One release, one year, then ask again.',
        afterMinutes: 60 * 23,
        likedBy: [8, 1, 10],
      },
    ],
  },
  {
    id: postId(10),
    community: 3,
    author: 2,
    category: 'General',
    title: 'When the kick and the bass are both right',
    content:
      'Alone, each of them is the best I have had. Together they take turns disappearing. I have tried sidechaining, which sounds like sidechaining. What do you reach for before a plug-in?',
    files: [{ name: 'kick and bass, taking turns.wav', track: 'loFi' }],
    hoursAgo: 63,
    likedBy: [6, 9],
    replies: [
      {
        author: 11,
        content: 'Polarity on the kick, then nudge it by a millisecond and listen in mono.',
        afterMinutes: 25,
        likedBy: [2, 7, 6],
      },
      {
        author: 6,
        content: 'Ask the bass player for shorter notes. It is free.',
        afterMinutes: 64,
        likedBy: [2, 3, 7, 8, 9, 11],
      },
      {
        author: 7,
        content: 'Decide which of them owns 60 Hz and take it from the other, all of it.',
        afterMinutes: 140,
      },
      {
        author: 2,
        content:
          'Shorter notes and one millisecond. No plug-in. Slightly embarrassed, very pleased.',
        afterMinutes: 60 * 9,
        likedBy: [6, 11],
      },
    ],
  },
  {
    id: postId(11),
    community: 4,
    author: 10,
    category: 'Events',
    content:
      'Two of ours are between Bristol and Brighton on the last weekend of next month with a Sunday free. Quiet set, two guitars, own DI boxes, fits in front of a bookshelf. Who has a room and a kettle?',
    hoursAgo: 40,
    likedBy: [1, 4],
    replies: [
      {
        author: 4,
        content: 'Not my room, but try the bakery in Frome. They do Sundays at four, no amps.',
        afterMinutes: 85,
        likedBy: [10],
      },
    ],
  },
  {
    id: postId(12),
    community: 1,
    author: 2,
    category: 'Announcements',
    content:
      'Reminder that stem day is on a Saturday this time. Bring a drive with your session at 48k and a rough bounce; we pair people at the door. Tea is the only thing provided.',
    hoursAgo: 29,
    likedBy: [3, 8, 9, 10],
    replies: [
      {
        author: 3,
        content: 'I will be on the late train. Please leave me somebody patient.',
        afterMinutes: 50,
        likedBy: [2],
      },
    ],
  },
  {
    id: postId(13),
    community: 6,
    author: 8,
    category: 'Other',
    content:
      'Left behind after Tuesday: one capo, half a lyric about a lighthouse, a good umbrella. The lyric is the best of the three.',
    files: [{ name: 'left behind.jpg', snapshot: 'left-behind' }],
    hoursAgo: 15,
    likedBy: [3, 5, 6, 10],
  },
  {
    id: postId(14),
    community: 1,
    author: 12,
    category: 'Collaborations',
    title: 'Topline done, need a drummer who plays behind the beat',
    content:
      'Verse and chorus are cut at 92 BPM, D minor. Think late-night pocket, brushes welcome. The split is agreed up front and I can pay for the session.',
    files: [{ name: 'Slow Signal, topline v3.wav', track: 'topline' }],
    hoursAgo: 2,
    likedBy: [2, 3, 6, 8, 10],
    replies: [
      {
        author: 6,
        content: 'Not a drummer, but there is a vibraphone part in that second bar if you want it.',
        afterMinutes: 12,
        likedBy: [12, 2],
      },
      {
        author: 2,
        content: 'I know exactly the person, and he is late for everything. Writing to you both.',
        afterMinutes: 31,
        likedBy: [12, 9],
      },
      {
        author: 9,
        content: 'What does "behind" mean in milliseconds? Asking as a fiddler.',
        afterMinutes: 44,
      },
      {
        author: 12,
        content: 'As late as you dare and then not quite.',
        afterMinutes: 52,
        likedBy: [9, 6, 2, 3],
      },
      {
        author: 2,
        content: 'He says tomorrow. So Thursday.',
        afterMinutes: 90,
        likedBy: [12],
      },
    ],
  },
]

/** The oldest first. */
export const demoPosts: readonly DemoPost[] = [
  ...olderPosts,
  ...smallerRoomsPosts,
  ...recentPosts,
].toSorted((one, other) => other.hoursAgo - one.hoursAgo)
