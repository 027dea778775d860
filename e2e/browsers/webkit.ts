import { spawn, type ChildProcess } from 'node:child_process'
import { globSync } from 'node:fs'
import { findFreePort } from '../../scripts/port.ts'
import { watchChild } from '../../server/test/processes/watch-child.ts'
import type { Driver } from './driver.ts'

/** WebKitGTK has no mode without a window, so it gets a screen that nobody sees. */
export async function startWebKit(path: string): Promise<Driver> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const [display] = await watchChild(screen).says(/^\d+$/m)
  const port = await findFreePort()
  const driver = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  })
  const call = (method: string, command: string, body?: object) =>
    request(`http://127.0.0.1:${port}${command}`, method, body)
  const [binary = ''] = globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser')
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: options },
  })) as { sessionId: string }
  const send = (method: string, command: string, body?: object) =>
    call(method, `/session/${sessionId}/${command}`, body)
  return {
    name: 'WebKit',
    goto: async (url) => {
      await send('POST', 'url', { url })
    },
    evaluate: (script) => send('POST', 'execute/sync', { script, args: [] }),
    perform: async (actions) => {
      await send('POST', 'actions', { actions })
    },
    resize: async (width, height) => {
      await send('POST', 'window/rect', { x: 0, y: 0, width, height })
    },
    screenshot: async () => String(await send('GET', 'screenshot')),
    stop: async () => {
      await call('DELETE', `/session/${sessionId}`)
      await Promise.all([driver, screen].map(end))
    },
  }
}

/** Asks again while the driver is not listening yet. */
async function request(url: string, method: string, body?: object): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      if (attempt === 100) throw error
    })
    if (!response) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      continue
    }
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
    return value
  }
}

function end(child: ChildProcess): Promise<unknown> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill()
  return ended
}
