import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ModelUnavailable } from './embedder.ts'
import { createModel } from './model.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'model-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function processOf(code: string): Promise<URL> {
  const path = join(folder, `${Math.abs(code.length)}-${code.slice(0, 3)}.mjs`)
  await writeFile(path, code)
  return pathToFileURL(path)
}

/** Answers with its own process id instead of a vector. */
const answering = `process.on('message', ({ id }) => process.send({ id, vector: [process.pid] }))
process.on('disconnect', () => process.exit())`

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the process of the model', () => {
  it('starts with the first text, serves the next ones, ends when idle, and starts again', async () => {
    const model = createModel({ isOn: true, idle: 30, file: await processOf(answering) })
    const embedder = await model.open()
    const [[first], [second]] = await Promise.all([embedder.embed('one'), embedder.embed('two')])
    expect(second).toBe(first)
    await vi.waitFor(() => expect(isRunning(Number(first))).toBe(false), 10_000)
    const [third] = await embedder.embed('three')
    expect(third).not.toBe(first)
    model.stop()
    await vi.waitFor(() => expect(isRunning(Number(third))).toBe(false), 10_000)
  })

  it('that ends unasked makes the model unavailable for a while, and not the matching', async () => {
    const model = createModel({ isOn: true, file: await processOf('process.exit(1)') })
    const embedder = await model.open()
    await expect(embedder.embed('one')).rejects.toThrow(ModelUnavailable)
    await expect(model.open()).rejects.toThrow(ModelUnavailable)
  })

  it('does not start if the model is off', async () => {
    const model = createModel({ isOn: false, file: await processOf(answering) })
    await expect(model.open()).rejects.toThrow(ModelUnavailable)
  })
})
