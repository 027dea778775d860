import { demoPeople, type DemoPerson } from '../../demo/people.ts'
import { splitName, type Persona } from './persona.ts'

/** The demo people with their own ids, and a person who does not share the e-mail address. */
export const demoPersonas: readonly Persona[] = [
  ...demoPeople.map(demoPersona),
  {
    id: 'without-email',
    ...splitName('Robin Ashe'),
    email: null,
    emailVerified: false,
    picture: false,
  },
]

function demoPersona(person: DemoPerson): Persona {
  const [profession = ''] = person.professions
  const [city = ''] = person.location.split(',')
  const note = [person.otherProfession ?? profession, city, person.role].filter(Boolean).join(', ')
  return {
    id: person.id,
    ...splitName(person.fullName),
    email: person.email,
    emailVerified: true,
    picture: true,
    note,
  }
}
