import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchChild } from '../../server/test/processes/watch-child.ts'
import type { Driver } from './driver.ts'

interface Answer {
  readonly id?: number
  readonly result?: unknown
  readonly message?: string
}

/** Firefox speaks WebDriver BiDi itself, so no driver program is needed. */
export async function startFirefox(path: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'patchbay-firefox-'))
  await writeFile(join(profile, 'user.js'), 'user_pref("remote.active-protocols", 1);\n')
  const child = spawn(path, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: profile },
  })
  const { says, ended } = watchChild(child)
  const [, address = ''] = await says(/WebDriver BiDi listening on (ws:\S+)/)
  const { send, close } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = (await send('browsingContext.getTree', {})) as {
    contexts: { context: string }[]
  }
  const context = contexts[0]?.context
  return {
    name: 'Firefox',
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    evaluate: async (body) => {
      const { result, exceptionDetails } = (await send('script.evaluate', {
        expression: `JSON.stringify((() => { ${body} })() ?? null)`,
        target: { context },
        awaitPromise: false,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } }
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value) as unknown
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions })
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    screenshot: async () => {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as {
        data: string
      }
      return data
    },
    stop: async () => {
      close()
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 20 })
    },
  }
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let last = 0
  const send = async (method: string, params: object): Promise<unknown> => {
    last += 1
    const id = last
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, message } = await answered
    waiting.delete(id)
    if (result === undefined) throw new Error(`${method}: ${message}`)
    return result
  }
  return { send, close: () => socket.close() }
}
