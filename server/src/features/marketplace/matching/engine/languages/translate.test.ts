import { describe, expect, it } from 'vitest'
import { translate } from './translate.ts'

describe('a need in another language', () => {
  it.each([
    ['Schlagzeuger für eine Hochzeit gesucht', 'drummer for a wedding wanted'],
    ['Klavierstimmer', 'piano tuner'],
    ["studio d'enregistrement à Lyon", 'recording studio in Lyon'],
    ['cours de guitare pour débutant', 'guitar lessons for beginner'],
    ['DJ pour un mariage', 'DJ for a wedding'],
    ['busco un ingeniero de mezcla', 'looking for a mixing engineer'],
    ['clases de piano para adultos', 'piano lessons for adults'],
    ['Violinista para una boda', 'violinist for a wedding'],
  ])('%s: is read as %s', (foreign, english) => expect(translate(foreign).text).toBe(english))

  it('says which words of the trade were read', () =>
    expect(translate('Geigerin für eine Trauung').read).toEqual([
      { typed: 'Geigerin', read: 'violinist' },
      { typed: 'Trauung', read: 'wedding ceremony' },
    ]))
})

it.each([
  'drummer for a wedding',
  'DJ',
  'Wedding band in Leeds, no covers',
  'a chanson by Piaf, sung at a party',
  'die-cast microphone stand',
  'son of a drummer, on tour in La Rochelle',
  'Piano',
  '',
])('%s: English stays as it is', (text) => expect(translate(text)).toEqual({ text, read: [] }))
