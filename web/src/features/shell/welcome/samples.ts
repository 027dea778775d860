import type { StackPerson } from '../../../ui/people/avatar-stack.tsx'
import { dateFormat } from '../../../platform/time/formats.ts'

/** Invented, for the pictures only. */
const people = {
  amara: { id: 'amara', name: 'Amara Osei' },
  theo: { id: 'theo-lindqvist', name: 'Theo Lindqvist' },
  kit: { id: 'kit-h', name: 'Kit Harrow' },
  lena: { id: 'lena-fischer', name: 'Lena Fischer' },
  priya: { id: 'priya-raman', name: 'Priya Raman' },
  sofia: { id: 'sofia-marchetti', name: 'Sofia Marchetti' },
} as const satisfies Record<string, StackPerson>

/** An event as a ticket shows it. */
export interface SampleEvent {
  readonly title: string
  readonly dateTime: string
  readonly month: string
  readonly day: string
  readonly time: string
  readonly place: string
  readonly online?: boolean
  readonly people: readonly StackPerson[]
  readonly answer?: 'go' | 'accent'
}

const oneDay = 24 * 60 * 60 * 1000
const monthOf = dateFormat({ month: 'short', timeZone: 'UTC' })

/** The events are some days from now, so that the pictures never show what is long over. */
function soon(inDays: number, time: string) {
  const date = new Date(Date.now() + inDays * oneDay)
  const day = date.toISOString().slice(0, 10)
  return { dateTime: `${day}T${time}`, month: monthOf(date), day: day.slice(8), time }
}

export const openListening = (): SampleEvent => ({
  title: 'Stem Day: open listening',
  ...soon(4, '14:00'),
  place: 'Peckham, London',
  people: [people.amara, people.theo, people.kit],
  answer: 'go',
})

export const contractsClinic = (): SampleEvent => ({
  title: 'Contracts clinic with Lena',
  ...soon(9, '18:30'),
  place: 'Online',
  online: true,
  people: [people.lena, people.priya],
  answer: 'accent',
})

export const roomsShowcase = (): SampleEvent => ({
  title: 'Small Rooms showcase',
  ...soon(18, '19:00'),
  place: 'Deptford, London',
  people: [people.sofia, people.kit, people.amara],
})
