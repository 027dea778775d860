import { demoPeople } from './people.ts'

export interface DemoCommunity {
  readonly id: string
  readonly name: string
  /** A picture in the folder `pictures/communities`. */
  readonly cover: string
  readonly description: string
  readonly isPrivate?: boolean
  readonly genres: readonly string[]
  readonly location?: string
  /** The first leads it; all by their number among the demo's people. */
  readonly members: readonly number[]
  /** Who waits to be let in, and what they wrote. */
  readonly requests?: readonly { readonly from: number; readonly message?: string }[]
  readonly monthsOld: number
}

const id = (number: number): string => `019a8000-0000-7000-8001-${String(number).padStart(12, '0')}`

export const personId = (number: number): string => {
  const person = demoPeople[number - 1]
  if (person === undefined) throw new Error(`The demo has no person ${number}.`)
  return person.id
}

export const demoCommunities: readonly DemoCommunity[] = [
  {
    id: id(1),
    name: 'South London Producers',
    cover: 'south-london-producers',
    description:
      'Producers and beat makers south of the river. Monthly stem day, honest mix feedback, and a standing list of who has a room free this week. Post work in progress, ask for ears, credit each other.',
    genres: ['Neo Soul', 'UK Garage', 'Broken Beat', 'Afrobeat', 'Jazz', 'Grime', 'House'],
    location: 'London, United Kingdom',
    members: [2, 1, 3, 5, 6, 8, 9, 10, 12],
    monthsOld: 32,
  },
  {
    id: id(2),
    name: 'Session Brass UK',
    cover: 'session-brass',
    description:
      'Players who read, travel and turn up. Section calls, dep lists and fair rates, with a shared chart library for members. Say what you play, what you double, and how far you will drive.',
    isPrivate: true,
    genres: ['Jazz', 'Soul/Funk', 'Afrobeat', 'Big Band'],
    location: 'Leeds, United Kingdom',
    members: [9, 2, 6, 11],
    requests: [
      { from: 4, message: 'I book horns for two residencies and would like to call people here.' },
      { from: 12 },
    ],
    monthsOld: 21,
  },
  {
    id: id(3),
    name: 'Mix Notes',
    cover: 'mix-notes',
    description:
      'One mix a week, taken apart in public. Bring stems, a reference and a question you cannot answer yourself; leave with three things to try. Kind, specific, and never louder than it needs to be.',
    genres: ['Electronic', 'Rock', 'Pop'],
    members: [11, 2, 3, 4, 6, 7, 8, 9, 10],
    monthsOld: 40,
  },
  {
    id: id(4),
    name: 'Small Rooms & Venues',
    cover: 'small-rooms',
    description:
      'For people who run rooms under two hundred. Load-in notes, licence questions, split sheets for the door and who is touring when. If you have ever swept up after your own show, you belong here.',
    genres: ['Folk', 'Indie', 'Acoustic', 'Punk', 'Jazz'],
    location: 'Bristol, United Kingdom',
    members: [1, 7, 10, 4],
    monthsOld: 14,
  },
  {
    id: id(5),
    name: 'Tape and Transformers',
    cover: 'tape-and-transformers',
    description:
      'Machines that need a service manual. Alignment days, spare parts, and a polite queue for the one working sixteen-track in town. Members lend tools; the calibration tape stays in the building.',
    isPrivate: true,
    genres: ['Dub', 'Krautrock', 'Ambient', 'Drone', 'Techno', 'Psychedelic Rock'],
    location: 'Berlin, Germany',
    members: [7, 4, 11],
    monthsOld: 27,
  },
  {
    id: id(6),
    name: 'Tuesday Writers Room',
    cover: 'tuesday-writers',
    description:
      'Co-writes drawn at random every Tuesday. Ninety minutes, two people, one verse and one chorus, splits written down before the first chord. Finish it later or never; come back next week.',
    genres: ['Pop', 'R&B', 'Country', 'Singer-Songwriter'],
    location: 'Manchester, United Kingdom',
    members: [3, 5, 6, 8, 10, 12],
    monthsOld: 9,
  },
  {
    id: id(7),
    name: 'Contracts in Plain Words',
    cover: 'plain-words',
    description:
      'Bring the paragraph you do not understand. Once a month someone who reads contracts for a living reads yours aloud and says what it means. Not legal advice, and a good deal better than none.',
    genres: ['None'],
    members: [5, 1, 3, 8, 9],
    monthsOld: 6,
  },
  {
    id: id(8),
    name: 'Lisbon Night Shift',
    cover: 'lisbon-night-shift',
    description:
      'Selectors, promoters and people with a spare pair of monitors. Who plays where this month, whose residency needs a warm-up, and where to eat at four in the morning. Portuguese and English, both fine.',
    genres: ['House', 'Afro House', 'Disco'],
    location: 'Lisbon, Portugal',
    members: [1, 4],
    monthsOld: 3,
  },
]
