import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attachmentRows, sendTo } from '../../../../test/attachments.ts'
import { createCommunity } from '../../../../test/communities.ts'
import * as samples from '../../../../test/samples/file-samples.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import {
  blackPng,
  framesGif,
  jpegClaiming,
  jpegWithPlace,
  plain,
} from '../../../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

let app: TestApp
let person: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp()
  person = await createPerson(app)
  communityId = await createCommunity(app, person)
})
afterAll(() => app.stop())

const send = (bytes: Uint8Array, name: string) => sendTo(person, communityId, bytes, name)
const stored = (path: string) =>
  readFile(join(app.config.dataDir, 'files', 'community-attachments', path))
const script = '<script>alert(document.cookie)</script>'
const page = Buffer.from(`<!doctype html>${script}`)
const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)
const photo = () => plain(40, 30).jpeg().toBuffer()

describe('a hostile file', () => {
  it.each([
    ['a script in SVG', svg, ['a.svg', 'a.png', 'a.jpg', 'a.svg.webp', 'a.gif', 'a.pdf']],
    ['a page', page, ['a.html', 'a.htm', 'a.xhtml', 'a.png', 'a.doc', 'a.mp3', 'a.txt.html', 'a']],
    ['a page', page, ['a.zip', 'a.heic', 'a.aif', 'a.aac', 'a.opus', 'a.mid']],
    ['nothing', Buffer.alloc(0), ['a.txt', 'a.png', 'a.pdf', 'a.mp3']],
    ['a program', Buffer.from('MZ\x90\0\x03\0', 'latin1'), ['a.exe', 'a.png', 'a.doc', 'a.txt']],
    ['a PDF', samples.pdf(), ['a.png', 'a.docx', 'a.txt', 'a.mp3', '.pdf', 'pdf']],
    ['a PDF that is a letter too', Buffer.concat([samples.pdf(), samples.docx()]), ['a.docx']],
    ['a ZIP', samples.zip({ 'run.js': page }), ['a.docx', 'a.jar', 'a.txt', 'a.mid']],
    ['an installer', samples.compound('Property'), ['a.doc', 'a.msi']],
    ['a sound', samples.mp3(), ['a.wav', 'a.ogg', 'a.jpg', 'a.mp4']],
  ])('[W-15] is refused under a wrong name: %s', async (_what, bytes, names) => {
    for (const name of names)
      expect(await send(bytes, name), name).toMatchObject({
        status: 415,
        code: 'invalid_file_type',
      })
  })

  it('[W-15] is refused under the name of another picture', async () => {
    expect((await send(await photo(), 'a.png')).code).toBe('invalid_file_type')
    expect((await send(await photo(), 'a.gif')).code).toBe('invalid_file_type')
  })

  it('[W-15] loses everything that was hidden behind or inside a picture', async () => {
    const behind = Buffer.concat([await photo(), page])
    const inside = await jpegWithPlace()
    for (const bytes of [behind, inside]) {
      const { body } = await send(bytes, 'holiday.jpg')
      const kept = (await stored(body.path)).toString('latin1')
      expect(kept).toMatch(/^RIFF[^]{4}WEBP/)
      expect(kept).not.toMatch(/script|Secret/)
    }
  })

  it('[W-15] that is a GIF and a script is no picture', async () => {
    const polyglot = Buffer.from('GIF89a/*\0\0*/=1;alert(1)//', 'latin1')
    expect((await send(polyglot, 'a.gif')).code).toBe('unreadable_picture')
    expect((await send(polyglot, 'a.js')).code).toBe('invalid_file_type')
  })

  it('that would decode to more pixels than allowed is refused', async () => {
    expect((await send(blackPng(30_000, 30_000), 'a.png')).code).toBe('unreadable_picture')
    expect((await send(await jpegClaiming(65_000, 65_000), 'a.jpg')).code).toBe(
      'unreadable_picture',
    )
  })

  it('that would unpack to a hundred megabytes is never unpacked', async () => {
    const bomb = samples.docx(Buffer.alloc(100_000_000))
    expect(bomb.length).toBeLessThan(200_000)
    const { body } = await send(bomb, 'letter.docx')
    expect(body.size).toBe(bomb.length)
    expect(await stored(body.path)).toEqual(bomb)
  })

  it('that claims to unpack to two hundred megabytes is refused as too large', async () => {
    const half = Buffer.alloc(100_000_000)
    const letter = samples.zip({
      '[Content_Types].xml': Buffer.from('<Types/>'),
      'word/document.xml': half,
      'word/styles.xml': half,
    })
    expect(letter.length).toBeLessThan(400_000)
    expect(await send(letter, 'letter.docx')).toMatchObject({ status: 413, code: 'file_too_large' })
    expect((await send(samples.zip({ one: half, two: half }), 'stems.zip')).code).toBe(
      'file_too_large',
    )
  })

  it('with sixty thousand frames is refused, and a short animation is not', async () => {
    expect((await send(framesGif(20), 'short.gif')).status).toBe(200)
    expect(await send(framesGif(60_000), 'long.gif')).toMatchObject({
      status: 422,
      code: 'unreadable_picture',
    })
  })

  it('[W-15] that is an HTML page named as text is only ever downloaded, as text, and no script in it can run', async () => {
    const { body } = await send(page, 'notes.txt')
    const answer = await person.client.fetch(body.signedUrl)
    expect(await answer.text()).toBe(String(page))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-disposition': `attachment; filename="notes.txt"; filename*=UTF-8''notes.txt`,
      'content-security-policy': "sandbox; default-src 'none'",
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([
    ['../../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\boot.txt', 'boot.txt'],
    ['a\0.html\0.txt', 'a.html.txt'],
    ['a\r\nset-cookie: session=x\r\n\r\n.txt', 'aset-cookie: session=x.txt'],
    ['\u202Etxt.exe.txt', 'txt.exe.txt'],
    [`${'x'.repeat(300)}.txt`, `${'x'.repeat(110)}.txt`],
    ['"; filename=evil.html; x=".txt', '"; filename=evil.html; x=".txt'],
  ])('[W-02] cannot do harm by its name: %j', async (given, name) => {
    const { body } = await send(Buffer.from('words'), given)
    expect(body.name).toBe(name)
    expect(body.path).toBe(`${person.id}/${communityId}/${body.id}.txt`)
    const { status, headers } = await person.client.fetch(body.signedUrl)
    expect([status, headers.get('set-cookie')]).toEqual([200, null])
    const said = headers.get('content-disposition') ?? ''
    expect(said).toMatch(/^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w%.~!-]+$/)
    expect(decodeURIComponent(said.split("''")[1] ?? '')).toBe(name)
  })

  it('leaves no row if it is refused', async () => {
    const before = (await attachmentRows(app, person.id)).length
    for (const name of ['a.svg', 'a.png', 'a.pdf']) await send(svg, name)
    expect(await attachmentRows(app, person.id)).toHaveLength(before)
  })
})
