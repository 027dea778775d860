export interface Page {
  readonly url: string
  readonly title: string
  readonly description?: string
  readonly site?: string
  readonly video?: string
  /** Of its picture. */
  readonly colour: string
}

/** Pages of others that exist in development; the names of the music services are the real ones. */
export const pages: readonly Page[] = [
  {
    url: 'https://tapeclub.example/plate-reverb',
    title: 'How we built a plate reverb in a stairwell',
    description: 'Two steel sheets, a lot of wire, and eleven seconds of tail.',
    site: 'Tape Club',
    colour: '#8a4b2a',
  },
  {
    url: 'https://tapeclub.example/',
    title: 'Tape Club: everything that still turns',
    site: 'Tape Club',
    colour: '#2a5a8a',
  },
  {
    url: 'https://lowceiling.bandcamp.com/album/first-floor',
    title: 'First Floor, by Low Ceiling',
    site: 'Low Ceiling',
    video: 'https://bandcamp.com/EmbeddedPlayer/v=2/album=4211/size=large/tracklist=false/',
    colour: '#3a6a4a',
  },
]

const spotifyTrack = 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC'
const youtubeFilm = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const soundcloudTrack = 'https://soundcloud.com/low-ceiling/night-bus'

/** What services are asked about a link. */
export const asked: readonly Page[] = [
  {
    url: `https://open.spotify.com/oembed?url=${encodeURIComponent(spotifyTrack)}`,
    title: 'Night Bus',
    colour: '#2a8a5a',
  },
  {
    url: `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(youtubeFilm)}`,
    title: 'Low Ceiling: live in the stairwell',
    description: 'Low Ceiling',
    colour: '#8a2a3a',
  },
  {
    url: `https://soundcloud.com/oembed?format=json&url=${encodeURIComponent(soundcloudTrack)}`,
    title: 'Night Bus (rough mix)',
    description: 'Low Ceiling',
    colour: '#8a6a2a',
  },
]
