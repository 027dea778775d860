export interface DemoEvent {
  readonly id: string
  readonly community: number
  readonly creator: number
  readonly title: string
  readonly description: string
  /** In days from the day on which the demo data is brought, and the hour in UTC. */
  readonly inDays: number
  /** The next such day from then on: 0 is a Sunday. */
  readonly weekday?: number
  readonly hour: number
  readonly hours: number
  readonly timeZone: string
  readonly location?: string
  readonly meetingUrl?: string
  readonly answers?: Readonly<Record<number, 'yes' | 'maybe' | 'no'>>
}

const id = (number: number): string => `019a8000-0000-7000-8002-${String(number).padStart(12, '0')}`

export const demoEvents: readonly DemoEvent[] = [
  {
    id: id(1),
    community: 1,
    creator: 2,
    title: 'Stem Day: open listening',
    description:
      'Bring one unfinished track as stems and one question. We listen on three pairs of speakers and write down what each of us would do first.',
    inDays: 4,
    weekday: 6,
    hour: 14,
    hours: 4,
    timeZone: 'Europe/London',
    location: 'Peckham, London',
    answers: { 2: 'yes', 3: 'yes', 8: 'yes', 9: 'yes', 10: 'maybe', 5: 'no' },
  },
  {
    id: id(2),
    community: 1,
    creator: 5,
    title: 'Contracts clinic with Harriet',
    description:
      'Half an hour each. Send the clause the day before, and leave out the names if you prefer.',
    inDays: 11,
    hour: 18,
    hours: 2,
    timeZone: 'Europe/London',
    meetingUrl: 'https://meet.example.com/contracts-clinic',
    answers: { 5: 'yes', 2: 'maybe', 12: 'yes' },
  },
  {
    id: id(3),
    community: 1,
    creator: 10,
    title: 'Small Rooms showcase',
    description:
      'Five acts, twenty minutes each, one shared backline. Doors at seven, quiet by eleven.',
    inDays: 20,
    hour: 19,
    hours: 4,
    timeZone: 'Europe/London',
    location: 'Deptford, London',
    answers: { 10: 'yes', 2: 'yes', 1: 'yes' },
  },
  {
    id: id(4),
    community: 2,
    creator: 9,
    title: 'Section rehearsal, new charts',
    description:
      'Four new arrangements to read through. Parts are in the library the night before.',
    inDays: 4,
    hour: 19,
    hours: 3,
    timeZone: 'Europe/London',
    location: 'Chapel Allerton, Leeds',
    answers: { 9: 'yes', 2: 'yes', 6: 'maybe', 11: 'no' },
  },
  {
    id: id(5),
    community: 3,
    creator: 11,
    title: 'Mix of the week, live',
    description:
      'Somebody brave opens their session. Questions in writing, answers with the solo button.',
    inDays: 2,
    hour: 20,
    hours: 2,
    timeZone: 'Europe/Berlin',
    meetingUrl: 'https://meet.example.com/mix-notes',
    answers: { 11: 'yes', 3: 'yes', 7: 'yes', 8: 'yes', 2: 'maybe', 9: 'yes', 4: 'no' },
  },
  {
    id: id(6),
    community: 6,
    creator: 3,
    title: 'Tuesday draw',
    description:
      'Names out of a hat at seven, first verse by eight. Instruments welcome, egos by the door.',
    inDays: 7,
    weekday: 2,
    hour: 19,
    hours: 3,
    timeZone: 'Europe/London',
    location: 'Northern Quarter, Manchester',
    answers: { 3: 'yes', 5: 'yes', 12: 'yes', 6: 'maybe' },
  },
  {
    id: id(7),
    community: 8,
    creator: 1,
    title: 'Crates and coffee',
    description:
      'Bring five records that nobody has asked for. We play one side each and swap what we can part with.',
    inDays: 5,
    hour: 15,
    hours: 3,
    timeZone: 'Europe/Lisbon',
    location: 'Graça, Lisbon',
    answers: { 1: 'yes', 4: 'yes' },
  },
  {
    id: id(8),
    community: 5,
    creator: 7,
    title: 'Alignment day',
    description: 'Demagnetise, clean, align, in that order. The tape stays in the building.',
    inDays: 12,
    hour: 10,
    hours: 5,
    timeZone: 'Europe/Berlin',
    location: 'Wedding, Berlin',
    answers: { 7: 'yes', 11: 'yes', 4: 'maybe' },
  },
]
