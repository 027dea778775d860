import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seal, unseal } from './sealing.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-sealing-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const secret = '7e'.repeat(32)

async function* inPieces(bytes: Buffer, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function throughFile(bytes: Buffer, size: number, key: string): Promise<Buffer> {
  const path = join(folder, 'sealed')
  await writeFile(path, seal(inPieces(bytes, size), key))
  const file = await open(path)
  return buffer(unseal(file, key)).finally(() => file.close())
}

it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_000])(
  'what is sealed is opened as it was, with %d bytes',
  async (length) => {
    const bytes = Buffer.alloc(length, 'patchbay')
    expect((await throughFile(bytes, 10_000, secret)).equals(bytes)).toBe(true)
    expect((await throughFile(bytes, 150_000, secret)).equals(bytes)).toBe(true)
  },
)

it('a passphrase opens what it has sealed, however its letters are composed, and another does not', async () => {
  const bytes = Buffer.from('a few words')
  const path = join(folder, 'by-passphrase')
  await writeFile(path, seal(inPieces(bytes, 4), 'zwölf Boxkämpfer'.normalize('NFC')))
  const file = await open(path)
  const opened = await buffer(unseal(file, 'zwölf Boxkämpfer'.normalize('NFD')))
  const other = buffer(unseal(file, 'zwölf Boxkämpfe'))
  await expect(other).rejects.toThrow('key does not fit')
  await file.close()
  expect(opened).toEqual(bytes)
})

it('a chunk with a shorter tag is refused, also if the tag is right as far as it goes', async () => {
  const path = join(folder, 'short-tag')
  const sealed = await buffer(seal(inPieces(Buffer.alloc(0), 1), secret))
  for (const bytes of [15, 12, 4]) {
    await writeFile(path, sealed.subarray(0, sealed.length - 16 + bytes))
    const file = await open(path)
    await expect(buffer(unseal(file, secret)).finally(() => file.close())).rejects.toThrow(
      'the backup was altered',
    )
  }
})

it('the same words are never sealed alike', async () => {
  const one = await buffer(seal(inPieces(Buffer.from('words'), 5), secret))
  const other = await buffer(seal(inPieces(Buffer.from('words'), 5), secret))
  expect(one).not.toEqual(other)
})
