import { describe, expect, it } from 'vitest'
import { instagramName, spotifyProfile, website, youtubeChannel } from './profile-links.ts'

const parse = (schema: typeof website | typeof instagramName, text: string) => {
  const { success, data, error } = schema.safeParse(text)
  return success ? data : error.issues[0]?.message
}

describe('the website', () => {
  it.each([
    ['', ''],
    ['example.com', 'https://example.com'],
    [' www.example.com/band?x=1#tour ', 'https://www.example.com/band?x=1#tour'],
    ['example.com:8080/x', 'https://example.com:8080/x'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
  ])('%j is stored as %j', (typed, stored) => expect(parse(website, typed)).toBe(stored))

  it.each(['band', 'javascript:alert(1)', 'mailto:a@b.example', '//example.com', 'a@example.com'])(
    '[B-46, B-59] %j is refused',
    (typed) => expect(parse(website, typed)).toBe('Please enter a valid URL'),
  )
})

describe('an Instagram name', () => {
  it.each([
    ['ada.makes', 'ada.makes'],
    ['@ada_makes', 'ada_makes'],
    ['https://www.instagram.com/ada.makes/', 'ada.makes'],
    ['instagram.com/ada.makes?igsh=abc%3D%3D&utm_source=qr', 'ada.makes'],
    ['http://m.instagram.com/Ada#bio', 'Ada'],
  ])('%j is stored as %j', (typed, stored) => expect(parse(instagramName, typed)).toBe(stored))

  it.each([
    'a b',
    'instagram.com',
    'https://www.instagram.com/p/Cx1',
    'https://instagram.com/reel',
    'https://evil.example/ada',
    'https://instagram.com.evil.example/ada',
  ])('[B-47] %j is refused', (typed) =>
    expect(parse(instagramName, typed)).toBe('Invalid Instagram username'),
  )
})

describe('a YouTube channel', () => {
  it.each([
    ['youtube.com/@ada', 'https://youtube.com/@ada'],
    ['https://www.youtube.com/@ada/videos?si=abc', 'https://www.youtube.com/@ada'],
    ['@ada.makes', 'https://youtube.com/@ada.makes'],
    ['ada-makes', 'https://youtube.com/@ada-makes'],
  ])('%j is stored as %j', (typed, stored) => expect(parse(youtubeChannel, typed)).toBe(stored))

  it.each([
    'https://youtube.com/watch?v=1',
    'youtube.com',
    'https://evil.example/@ada',
    'https://youtube.com/@ada/../watch',
    'javascript:alert(1)',
  ])('[B-48] %j is refused', (typed) =>
    expect(parse(youtubeChannel, typed)).toBe('Please enter a valid YouTube channel URL'),
  )
})

describe('a Spotify profile', () => {
  const artist = '4Z8W4fKeB5YxbusRsdQVPb'
  it.each([
    [`open.spotify.com/artist/${artist}?si=abc`, `https://open.spotify.com/artist/${artist}`],
    [`https://open.spotify.com/intl-de/user/ada`, 'https://open.spotify.com/user/ada'],
    [`spotify:artist:${artist}`, `https://open.spotify.com/artist/${artist}`],
    [artist, `https://open.spotify.com/artist/${artist}`],
    ['@ada.makes', 'https://open.spotify.com/user/ada.makes'],
  ])('%j is stored as %j', (typed, stored) => expect(parse(spotifyProfile, typed)).toBe(stored))

  it.each([
    'https://open.spotify.com/track/1',
    'open.spotify.com',
    'https://evil.example/user/ada',
    'spotify:track:1',
    'a b',
  ])('[B-49] %j is refused', (typed) =>
    expect(parse(spotifyProfile, typed)).toBe('Please enter a valid Spotify profile URL'),
  )
})
