import { expect, it } from 'vitest'
import { playerOf } from './music-players.ts'

const none = new Map<string, string>()

it.each([
  [
    'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
    'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
  ],
  [
    'https://open.spotify.com/intl-de/album/4uLU6hMCjMI75M1A2tKUQC',
    'https://open.spotify.com/embed/album/4uLU6hMCjMI75M1A2tKUQC',
  ],
  [
    'https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ],
  [
    'https://soundcloud.com/low-ceiling/first-take',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Flow-ceiling%2Ffirst-take&visual=false&show_comments=false',
  ],
  [
    'https://soundcloud.com/low-ceiling/sets/demos',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Flow-ceiling%2Fsets%2Fdemos&visual=false&show_comments=false',
  ],
])('%s is played by %s', (link, url) => {
  expect(playerOf(link, none)?.url).toBe(url)
})

it('asks the page of Bandcamp for the number, and takes nothing else of it', () => {
  const link = 'https://lowceiling.bandcamp.com/album/first'
  const saying = (video: string) => playerOf(link, new Map([['og:video', video]]))
  const player = saying(
    'https://bandcamp.com/EmbeddedPlayer/v=2/album=123456/size=large/tracklist=false/',
  )
  expect(player).toEqual({
    service: 'bandcamp',
    url: 'https://bandcamp.com/EmbeddedPlayer/album=123456/size=large/tracklist=false/artwork=small/',
  })
  for (const video of [
    'https://evil.example/EmbeddedPlayer/album=1',
    'javascript:alert(1)',
    'https://bandcamp.com/EmbeddedPlayer/album=x',
  ])
    expect(saying(video), video).toBeUndefined()
  expect(playerOf(link, none)).toBeUndefined()
})

it.each([
  'https://open.spotify.com/user/somebody',
  'https://open.spotify.com.evil.example/track/4uLU6hMCjMI75M1A2tKUQC',
  'https://evil.example/https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  'https://www.youtube.com/watch?v=tooshort',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/@somebody',
  'https://soundcloud.com/low-ceiling',
  'https://soundcloud.com/low-ceiling/likes',
  'https://bandcamp.com/',
  'https://label.example/track/1',
])('%s has no player', (link) => {
  expect(
    playerOf(link, new Map([['og:video', 'https://bandcamp.com/EmbeddedPlayer/album=1/']])),
  ).toBeUndefined()
})
