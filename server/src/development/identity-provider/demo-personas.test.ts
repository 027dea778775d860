import { describe, expect, it } from 'vitest'
import { demoPeople } from '../../demo/people.ts'
import { demoPersonas } from './demo-personas.ts'

describe('the demo personas', () => {
  it('are the demo people with their ids, and a person without an e-mail address', () => {
    const ids = demoPersonas.map((persona) => persona.id)
    expect(ids).toEqual([...demoPeople.map((person) => person.id), 'without-email'])
    expect(new Set(demoPersonas.map((persona) => persona.email)).size).toBe(ids.length)
    expect(demoPersonas.at(-1)?.email).toBeNull()
    expect(demoPersonas.find((persona) => persona.name === 'Piotr Zieliński')).toMatchObject({
      email: 'piotr@example.com',
      note: 'Sound Engineer, Kraków',
    })
  })
})
