export interface DemoComment {
  /** By the number among the demo's people. */
  readonly author: number
  readonly content: string
  /** After the article was published. */
  readonly afterHours: number
  readonly likedBy?: readonly number[]
}

export interface DemoArticle {
  /** In the folder `articles`, without its ending; also the article's address and its cover's name. */
  readonly file: string
  readonly daysAgo: number
  readonly likedBy: readonly number[]
  readonly comments?: readonly DemoComment[]
}

export const demoArticles: readonly DemoArticle[] = [
  {
    file: 'reading-a-sync-licence',
    daysAgo: 3,
    likedBy: [2, 3, 6, 9, 10, 12],
    comments: [
      {
        author: 12,
        afterHours: 4,
        content:
          'The cue sheet line is the one to print out. I waited two years for a series to file theirs.',
        likedBy: [3, 6, 10],
      },
      {
        author: 10,
        afterHours: 20,
        content:
          'From the label side: if you say early that a sample is open, we can often fix it. Late, we cannot.',
        likedBy: [12, 2],
      },
      {
        author: 6,
        afterHours: 27,
        content: 'Does “in context” include the clip the director posts from the cutting room?',
      },
    ],
  },
  {
    file: 'room-tuning-for-under-200',
    daysAgo: 6,
    likedBy: [2, 4, 7, 9, 11, 12, 3],
    comments: [
      {
        author: 7,
        afterHours: 9,
        content:
          'Moved the desk 40 cm forward after reading this and the hole at 90 Hz is gone. No panels yet.',
        likedBy: [11, 2, 4],
      },
      {
        author: 11,
        afterHours: 30,
        content: 'Seconding the gap behind the panels. It is the cheapest half octave you can buy.',
        likedBy: [7],
      },
    ],
  },
  {
    file: 'credits-that-hold-up',
    daysAgo: 9,
    likedBy: [2, 6, 11],
    comments: [
      {
        author: 2,
        afterHours: 50,
        content:
          'We keep a text file called PEOPLE in every session folder now. It takes a minute.',
        likedBy: [5, 6],
      },
    ],
  },
  { file: 'advancing-a-show', daysAgo: 13, likedBy: [8, 4, 9, 3] },
  {
    file: 'producer-agreements',
    daysAgo: 17,
    likedBy: [2, 12, 3],
    comments: [
      {
        author: 3,
        afterHours: 70,
        content:
          '“Two rounds of notes” would have saved a friendship. Thank you for writing it down.',
        likedBy: [12, 2],
      },
    ],
  },
  {
    file: 'looking-after-your-ears',
    daysAgo: 24,
    likedBy: [1, 4, 7, 8, 11, 9, 6, 2],
  },
  { file: 'royalties-explained', daysAgo: 31, likedBy: [3, 12, 10] },
  { file: 'press-shots-that-get-used', daysAgo: 38, likedBy: [8, 9] },
  {
    file: 'a-tour-budget-for-a-van',
    daysAgo: 46,
    likedBy: [9, 8, 4],
    comments: [
      {
        author: 9,
        afterHours: 12,
        content: 'City charges were 140 euros on our last one. Nobody had them in the sheet.',
        likedBy: [1, 8],
      },
    ],
  },
  { file: 'mastering-for-streaming', daysAgo: 58, likedBy: [2, 7, 11, 12] },
  { file: 'split-sheets', daysAgo: 73, likedBy: [3, 6, 12, 10, 2] },
  { file: 'getting-paid-for-sessions', daysAgo: 90, likedBy: [6, 9, 11] },
]
