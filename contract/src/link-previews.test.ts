import { expect, it } from 'vitest'
import { firstForeignLink } from './content/link-previews.ts'

const own = ['patchbay.example']
const first = (text: string) => firstForeignLink(text, own)

it.each([
  ['Listen: https://label.example/a.', 'https://label.example/a'],
  ['www.label.example/a', 'https://www.label.example/a'],
  ['https://patchbay.example/posts/1 and https://label.example', 'https://label.example/'],
  ['*bold https://label.example/b* word', 'https://label.example/b'],
  ['> https://label.example/quoted', 'https://label.example/quoted'],
  ['- https://label.example/one\n- two', 'https://label.example/one'],
  ['`https://code.example` https://label.example', 'https://label.example/'],
  ['HTTPS://Label.Example:443/A?utm_source=x&b=1%202#key', 'https://label.example/A?b=1%202#key'],
  ['https://label.example/?si=12', 'https://label.example/?si=12'],
  ['https://open.spotify.com/track/1?si=12', 'https://open.spotify.com/track/1'],
  ['http://label.example:80/', 'http://label.example/'],
])('the first foreign link of %j is %s', (text, url) => expect(first(text)).toBe(url))

it.each([
  'no link',
  'mail@label.example',
  'https://patchbay.example/posts/1',
  '```\nhttps://label.example\n```',
  'https://label.example:8080/',
  'https://user:secret@label.example/',
  'https://intranet/',
  'ftp://label.example/',
  `https://label.example/${'a'.repeat(2_000)}`,
])('%.60j has none', (text) => expect(first(text)).toBeUndefined())
