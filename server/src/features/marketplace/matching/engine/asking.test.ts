import { expect, it } from 'vitest'
import { asideIn, withoutPast } from './asking.ts'

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
