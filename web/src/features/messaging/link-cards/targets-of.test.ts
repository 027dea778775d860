import { expect, it } from 'vitest'
import { sampleId } from '../../../../test/inside-samples.ts'
import { targetsOf } from './link-cards.tsx'

const origin = 'https://patchbay.example'
const [one, two, three] = [sampleId(1), sampleId(2), sampleId(3)]

it('finds posts, events and profiles of our own, each once and at most three', () => {
  const text = `${origin}/posts/${one}?from=feed, (${origin}/events/${two}) ${origin}/posts/${one}#x
    ${origin}/users/${three}/ ${origin}/users/${one}`
  expect(targetsOf(text, origin)).toEqual([
    { type: 'post', id: one },
    { type: 'event', id: two },
    { type: 'person', id: three },
  ])
})

it.each([
  `https://evil.example/posts/${one}`,
  `${origin}@evil.example/posts/${one}`,
  `${origin}/posts/${one}/likes`,
  `${origin}/posts/new`,
  `${origin}/communities/${one}`,
  `/posts/${one}`,
  // Invalid ids, for which the server would refuse the whole request.
  `${origin}/posts/00000000-0000-0000-0000-00000000000g`,
  `${origin}/posts/12345678-1234-f234-1234-123456789012`,
])('finds nothing in %s', (text) => {
  expect(targetsOf(text, origin)).toEqual([])
})
