import { afterEach, describe, expect, it } from 'vitest'
import { createLog } from '../logger.ts'
import { createPictures, type Pictures } from './pictures.ts'

const logged: Record<string, unknown>[] = []
const log = createLog('warn', { write: (line) => void logged.push(JSON.parse(line)) })
const testWorker = new URL('../../../test/processes/test-picture-worker.ts', import.meta.url)

let pictures: Pictures
const open = (options: Partial<Parameters<typeof createPictures>[0]> = {}) => {
  pictures = createPictures({ log, worker: testWorker, ...options })
}
afterEach(async () => {
  await pictures.stop()
  logged.length = 0
})
/** The worker's answer as text, or the error code. */
const ask = (wish: string): Promise<string> => askAs(undefined, wish)
const askAs = (owner: string | undefined, wish: string): Promise<string> =>
  pictures.make(Buffer.from(wish), { shape: 'whole', sizes: [1] }, owner).then(
    ([picture]) => Buffer.from(picture?.bytes ?? []).toString(),
    (error: { code: string }) => error.code,
  )
const isAlive = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

describe('the picture worker', () => {
  it('makes one picture after the other, each for its own caller', async () => {
    open()
    const wishes = ['a', 'b', 'c', 'd', 'e']
    expect(await Promise.all(wishes.map(ask))).toEqual(wishes)
    expect(await ask('process')).toBe(await ask('process'))
  })

  it('that crashes refuses that picture alone', async () => {
    open()
    const answers = await Promise.all(['before', 'crash', 'after'].map(ask))
    expect(answers).toEqual(['before', 'unreadable_picture', 'after'])
    expect(logged).toMatchObject([{ msg: 'the picture worker ended', signal: 'SIGSEGV' }])
  })

  it('that hangs refuses that picture alone, and is killed', async () => {
    open({ seconds: 1 })
    const first = await ask('process')
    expect(await Promise.all(['hang', 'after'].map(ask))).toEqual(['unreadable_picture', 'after'])
    await expect.poll(() => isAlive(first)).toBe(false)
    expect(logged).toMatchObject([{ msg: 'a picture took too long' }])
  })

  it('limits the number of waiting pictures', async () => {
    open({ waiting: 2 })
    const answers = await Promise.all(['working', 'waiting', 'waiting', 'too many'].map(ask))
    expect(answers).toEqual(['working', 'waiting', 'waiting', 'unavailable'])
    expect(await ask('later')).toBe('later')
  })

  it('lets two pictures of a person wait, and serves others in between', async () => {
    open()
    const done: string[] = []
    const answers = await Promise.all(
      [
        ['ada', 'a1'],
        ['ada', 'a2'],
        ['ada', 'a3'],
        ['ada', 'a4'],
        ['bo', 'b1'],
        ['cy', 'c1'],
        ['bo', 'b2'],
      ].map(async ([owner, wish = '']) => {
        const answer = await askAs(owner, wish)
        done.push(answer)
        return answer
      }),
    )
    expect(answers).toEqual(['a1', 'a2', 'a3', 'rate_limited', 'b1', 'c1', 'b2'])
    const order = done.filter((wish) => wish !== 'rate_limited')
    expect(order).toEqual(['a1', 'b1', 'a2', 'c1', 'a3', 'b2'])
  })

  it('that cannot start answers unavailable instead of blaming the picture', async () => {
    open({ worker: new URL('./no-such-worker.ts', import.meta.url) })
    expect(await ask('a')).toBe('unavailable')
    expect(logged).toMatchObject([{ msg: 'the picture worker ended', ready: false }])
  })

  it('gets none of our settings', async () => {
    open()
    const names = Object.keys(JSON.parse(await ask('environment')) as object)
    expect(names.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([])
  })

  it('ends with the server, also in the middle of a picture', async () => {
    open()
    const pid = await ask('process')
    const answers = Promise.all(['hang', 'waiting'].map(ask))
    await pictures.stop()
    expect(await answers).toEqual(['unavailable', 'unavailable'])
    expect(isAlive(pid)).toBe(false)
    expect(await ask('too late')).toBe('unavailable')
    expect(logged).toEqual([])
  })
})
