import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { watchChild } from '../../test/processes/watch-child.ts'

const fixture = fileURLToPath(new URL('../../test/processes/ending-fixture.ts', import.meta.url))

async function run(stop: 'quickly' | 'never' | 'badly', error: 'throw' | 'reject' | 'none') {
  const child = spawn(process.execPath, [fixture, stop, error])
  const { says, output, ended } = watchChild(child)
  await says(/running/)
  return { child, ended: ended.then((code) => ({ code, output: output() })) }
}

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('stops gracefully on %s', async (signal) => {
    const { child, ended } = await run('quickly', 'none')
    child.kill(signal)
    expect(await ended).toMatchObject({ code: 0, output: expect.stringContaining('"stopped"') })
  })

  it('does not wait after a second signal', async () => {
    const { child, ended } = await run('never', 'none')
    child.kill('SIGTERM')
    // Pending signals of the same kind are merged, so the signal is repeated until it is handled.
    const again = setInterval(() => child.kill('SIGTERM'), 20)
    expect((await ended).code).toBe(130)
    clearInterval(again)
  })

  it.each(['throw', 'reject'] as const)('logs uncaught errors (%s) and ends with 1', async (f) => {
    const { code, output } = await (await run('quickly', f)).ended
    expect(code).toBe(1)
    expect(output).toMatch(/"message":"a fault".*"nobody caught this"/)
    expect(output).toContain('"stopped"')
  })

  it('ends with 1 if the graceful stop fails or takes too long', async () => {
    const failing = await run('badly', 'none')
    failing.child.kill('SIGTERM')
    const first = await failing.ended
    expect(first.code).toBe(1)
    expect(first.output).toContain('the graceful end failed')
    const { code, output } = await (await run('never', 'throw')).ended
    expect(code).toBe(1)
    expect(output).toContain('the graceful end took too long')
  })
})
