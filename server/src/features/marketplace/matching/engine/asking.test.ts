import { expect, it } from 'vitest'
import { asideIn, isPast, withoutAsides, withoutPast } from './asking.ts'

const story = `In September our flute moved to Leeds and since then nothing is as it was in our band.
We rehearse in a garage with a drum machine that nobody likes, and my uncle knows a label.
We are looking for somebody who plays the bass with us in York. The tea is always hot.`

it('finds the sentence of a story that asks, and puts all others aside', () => {
  const isAside = asideIn(story)
  const asked = ['September', 'drum', 'bass', 'York', 'tea'].filter(
    (word) => !isAside(story.indexOf(word)),
  )
  expect(asked).toEqual(['bass', 'York'])
})

it('puts nothing of a short need aside', () => {
  const need = 'We moved to Leeds. We need a bass player. It is fun.'
  expect(asideIn(need)(0)).toBe(false)
  expect(withoutPast(need)).toBe(need)
})

it('leaves out what a story says of the past, and moves no word', () => {
  const now = withoutPast(story)
  expect(now).not.toMatch(/September|Leeds/u)
  expect(now.indexOf('York')).toBe(story.indexOf('York'))
})

it('leaves out what asks for nothing, in a story without a plain wish only the past', () => {
  expect(withoutAsides(story)).not.toMatch(/September|Leeds/u)
  const sad =
    'My aunt Vera sang in the choir at Dereham for fifty years, and we bury her on the ninth. ' +
    'The vicar is kind but theirs is in hospital, and the family would like two hymns. ' +
    'There is an old organ with two manuals.'
  expect(withoutAsides(sad)).not.toContain('choir')
  expect(withoutAsides(sad)).toContain('organ')
})

it.each([
  ['We have played sixty shows in London.', true],
  ['The wedding is in Leicester, and his mother has decided.', false],
  ['Half of our families live in Canada.', true],
  ['I live in Glasgow.', false],
])('is of the past or elsewhere: %s', (sentence, past) => {
  expect(isPast(sentence)).toBe(past)
})
