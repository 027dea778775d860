import { execFile, spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readZip } from '../../../test/read-zip.ts'
import { safeName } from './safe-name.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

const text = (path: string, words: string, compress = true): ZipEntry => ({
  path,
  compress,
  content: [Buffer.from(words)],
})

async function* each(entries: Iterable<ZipEntry>): AsyncGenerator<ZipEntry> {
  yield* entries
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-zip-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function write(entries: Iterable<ZipEntry>): Promise<string> {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.zip`)
  await pipeline(Readable.from(writeZip(each(entries))), createWriteStream(path))
  return path
}

const contents = async (path: string): Promise<unknown> =>
  Object.fromEntries([...(await readZip(path))].map(([name, bytes]) => [name, bytes.toString()]))

/** Python has a ZIP reader of its own: what it says is not only what we believe about the format. */
const hasPython = spawnSync('python3', ['--version']).status === 0
const python = `import sys, json, zipfile
z = zipfile.ZipFile(sys.argv[1])
print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))`

async function contentsElsewhere(path: string): Promise<unknown> {
  if (!hasPython) return contents(path)
  const run = promisify(execFile)
  const { stdout } = await run('python3', ['-c', python, path], { maxBuffer: 100_000_000 })
  return JSON.parse(stdout)
}

describe('a ZIP file', () => {
  const long = 'Zebra finch, über alles. '.repeat(20_000)
  const entries = [
    text('index.html', long),
    text('files/ä – ö.txt', 'stored', false),
    text('empty.json', ''),
    { path: 'chunks.txt', compress: true, content: ['a', 'b', 'c'].map((one) => Buffer.from(one)) },
  ]
  const unpacked = {
    'index.html': long,
    'files/ä – ö.txt': 'stored',
    'empty.json': '',
    'chunks.txt': 'abc',
  }

  it('is unpacked to what went in, also by another program', async () => {
    const path = await write(entries)
    expect(await contents(path)).toEqual(unpacked)
    expect(await contentsElsewhere(path)).toEqual(unpacked)
  })

  it('holds more files than 16 bits can count', async () => {
    const names = Array.from({ length: 65_600 }, (_, place) => `${place}.txt`)
    const path = await write(names.map((name) => text(name, name, false)))
    for (const read of [contents, contentsElsewhere]) {
      const files = (await read(path)) as Record<string, string>
      expect(Object.keys(files)).toHaveLength(names.length)
      expect([files['0.txt'], files['65599.txt']]).toEqual(['0.txt', '65599.txt'])
    }
  })

  it('ends with the error of a source that fails, compressed or not', async () => {
    for (const compress of [true, false]) {
      const content = (async function* () {
        yield Buffer.from('half')
        throw new Error('The disk is gone.')
      })()
      await expect(write([{ path: 'x', compress, content }])).rejects.toThrow('The disk is gone.')
    }
  })

  it.each(['../x', 'a/../../x', '/etc/x', 'a//b', 'c:\\x', 'a\\b', '', '.'])(
    'has no path such as %j',
    async (path) => {
      await expect(write([text(path, 'x')])).rejects.toThrow(TypeError)
    },
  )
})

describe('the name of a file', () => {
  it.each([
    ['../../x', '_.._x'],
    ['..\\..\\x.exe', '_.._x.exe'],
    ['/etc/passwd', '_etc_passwd'],
    ['C:\\x.txt', 'C__x.txt'],
    ['..', 'file'],
    ['', 'file'],
    ['nul.txt', '_nul.txt'],
    ['a\u202egpj.exe', 'agpj.exe'],
    ['mix 1.wav', 'mix 1.wav'],
    [`${'ü'.repeat(300)}.wav`, `${'ü'.repeat(100)}.wav`],
  ])('%j becomes %j', async (given, name) => {
    expect(safeName(given)).toBe(name)
    const files = await readZip(await write([text(`files/${safeName(given)}`, 'x')]))
    expect([...files.keys()]).toEqual([`files/${name}`])
  })
})
