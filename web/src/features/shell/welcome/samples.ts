import type { StackPerson } from '../../../ui/people/avatar-stack.tsx'

/** Invented, for the pictures only. */
const people = {
  amara: { id: 'amara', name: 'Amara Osei' },
  theo: { id: 'theo-lindqvist', name: 'Theo Lindqvist' },
  kit: { id: 'kit-h', name: 'Kit Harrow' },
  lena: { id: 'lena-fischer', name: 'Lena Fischer' },
  priya: { id: 'priya-raman', name: 'Priya Raman' },
  sofia: { id: 'sofia-marchetti', name: 'Sofia Marchetti' },
} as const satisfies Record<string, StackPerson>

export interface SampleEvent {
  readonly title: string
  readonly dateTime: string
  readonly month: string
  readonly day: string
  readonly time: string
  readonly place: string
  readonly online?: boolean
  readonly people: readonly StackPerson[]
  readonly count: number
  readonly answer?: 'go' | 'accent'
}

export const openListening: SampleEvent = {
  title: 'Stem Day: open listening',
  dateTime: '2026-11-21T14:00',
  month: 'Nov',
  day: '21',
  time: '14:00',
  place: 'Peckham, London',
  people: [people.amara, people.theo, people.kit],
  count: 34,
  answer: 'go',
}

export const contractsClinic: SampleEvent = {
  title: 'Contracts clinic with Lena',
  dateTime: '2026-11-26T18:30',
  month: 'Nov',
  day: '26',
  time: '18:30',
  place: 'Online',
  online: true,
  people: [people.lena, people.priya],
  count: 12,
  answer: 'accent',
}

export const winterShowcase: SampleEvent = {
  title: 'Small Rooms winter showcase',
  dateTime: '2026-12-05T19:00',
  month: 'Dec',
  day: '05',
  time: '19:00',
  place: 'Deptford, London',
  people: [people.sofia, people.kit, people.amara],
  count: 57,
}
